/**
 * Approved claims paid by a file for the bank: one treasurer makes it, another one signs it, and then it can be fetched.
 * A claim is in one file at most. What the bank has done is typed: the whole file is paid, or it is withdrawn.
 */
import { randomUUID } from 'node:crypto';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import {
  mostPayments,
  type NewPaymentFile,
  type PaymentFile,
  type PaymentFiles,
} from '#contract/payment-file-endpoints.ts';
import { bankDayFrom } from '#contract/values/bank-days.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireRecentSignIn } from '#server/platform/sign-in-age.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Announce } from '../notices/notices-service.ts';
import { logList } from '../staff-desk/access-log-service.ts';
import {
  addPaymentFile,
  findPaymentFile,
  listPaymentFiles,
  type PaymentFileRow,
  setPaymentFilePaid,
  setPaymentFileSigned,
  setPaymentFileWithdrawn,
} from './payment-file-repository.ts';
import { canHavePaidOn, canPayOn, paymentFile, paymentFileNumber } from './payment-file-rules.ts';
import {
  type ClaimRow,
  changeClaim,
  listClaimsInFiles,
  listPayable,
  putClaimsInFile,
  takeClaimsOutOfFile,
} from './reimbursement-repository.ts';
import { endingOf } from './reimbursement-rules.ts';
import { addEvent } from './reimbursement-service.ts';
import { logClaim, numberOf } from './reimbursement-shown-service.ts';

type By = { actor: Actor; now: Date; requestId: string };
type Needs = {
  announce: Announce;
  organisation: Pick<OrganisationProfile, 'name' | 'organisationNumber' | 'giving'>;
};
export type PaymentFileService = ReturnType<typeof createPaymentFiles>;

const invalid = (path: string): Refusal =>
  new Refusal('INVALID_INPUT', { fields: [{ path, code: 'INVALID' }] });

/** @param needs who is told, and whose accounts are paid from */
export const createPaymentFiles = (needs: Needs) =>
  withNeeds(needs, { list, make, sign, file, pay, withdraw });

/** Those who are seen in it are logged. */
async function show({ organisation }: Needs, tx: Transaction, by: By): Promise<PaymentFiles> {
  const { personId } = by.actor;
  const files = await listPaymentFiles(tx);
  const claims = await listClaimsInFiles(
    tx,
    files.map(({ id }) => id),
  );
  const payable = await listPayable(tx, personId, mostPayments);
  const [newest] = files;
  const seen = [...payable, ...claims].map((claim) => claim.personId).filter((id) => id !== personId);
  await logList(tx, by, { list: 'list-reimbursements', fields: ['name', 'messages'] }, seen);
  return {
    accounts: organisation.giving.statementAccounts,
    firstPayOn: bankDayFrom(norwegianDay(by.now)),
    last: newest
      ? { account: newest.account, bic: newest.bic, customerId: newest.customerId, format: newest.format }
      : null,
    payable: payable.map((claim) => ({
      id: claim.id,
      version: claim.version,
      approvedFor: claim.approvedFor,
      ...paymentOf(claim),
    })),
    files: files.map((file) =>
      shownFile(
        file,
        claims.filter(({ paymentFileId }) => paymentFileId === file.id),
        personId,
      ),
    ),
  };
}

const list = (needs: Needs, db: Database, by: By): Promise<PaymentFiles> =>
  inTransaction(db, (tx) => show(needs, tx, by));

/** @throws Refusal INVALID_INPUT for another account or no bank day; CHANGED_ELSEWHERE where a claim has changed */
async function make(needs: Needs, tx: Transaction, by: By, wanted: NewPaymentFile): Promise<PaymentFiles> {
  const { actor, now } = by;
  const { account, bic, customerId, format, payOn, claims } = wanted;
  const { organisation } = needs;
  if (!organisation.giving.statementAccounts.includes(account)) throw invalid('/account');
  if (!canPayOn(payOn, norwegianDay(now))) throw invalid('/payOn');
  const id = randomUUID();
  const chosen = new Set(claims.map((claim) => claim.id));
  const payable = (await listPayable(tx, actor.personId, mostPayments)).filter((one) => chosen.has(one.id));
  if (payable.length !== claims.length) throw new Refusal('CHANGED_ELSEWHERE');
  await addPaymentFile(tx, {
    id,
    account,
    bic,
    customerId,
    format,
    payOn,
    payerName: organisation.name,
    payerNumber: organisation.organisationNumber,
    count: claims.length,
    sumOre: payable.reduce((sum, { amountOre }) => sum + amountOre, 0),
    madeById: actor.personId,
    madeBy: actor.name,
    madeAt: now,
  });
  if ((await putClaimsInFile(tx, id, claims, actor.personId)) !== claims.length)
    throw new Refusal('CHANGED_ELSEWHERE');
  return show(needs, tx, by);
}

/** @throws Refusal SIGN_IN_AGAIN, NOT_FOUND, CHANGED_ELSEWHERE, SECOND_PERSON_NEEDED */
async function sign(needs: Needs, tx: Transaction, by: By, id: string): Promise<PaymentFiles> {
  const { actor, now } = by;
  requireRecentSignIn(actor, now);
  const { file, claims } = await open(tx, id, 'made');
  if (!maySign(file, claims, actor.personId)) throw new Refusal('SECOND_PERSON_NEEDED');
  await setPaymentFileSigned(tx, id, { by: actor.personId, name: actor.name, at: now });
  return show(needs, tx, by);
}

/** Each time it is taken is logged, with everybody who is in it. @throws Refusal SIGN_IN_AGAIN, NOT_FOUND */
const file = (_needs: Needs, db: Database, by: By, id: string): Promise<FileAnswer> =>
  inTransaction(db, async (tx) => {
    requireRecentSignIn(by.actor, by.now);
    const file = await findPaymentFile(tx, id);
    if (!file?.signedAt || file.withdrawnAt) throw new Refusal('NOT_FOUND');
    const claims = await listClaimsInFiles(tx, [id]);
    for (const claim of claims) await logClaim(tx, by, 'organisation', claim);
    const name = `${fileNumber(file)}.xml`;
    return { name, type: 'application/xml', content: Buffer.from(xmlOf(file, claims)) };
  });

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE, INVALID_INPUT for a day before it could be paid */
async function pay(needs: Needs, tx: Transaction, by: By, id: string, paidOn: string): Promise<PaymentFiles> {
  const { now } = by;
  const { file, claims } = await open(tx, id, 'signed');
  if (!canHavePaidOn(paidOn, file.payOn, norwegianDay(now))) throw invalid('/paidOn');
  await setPaymentFilePaid(tx, id, paidOn);
  for (const { id: claimId, personId } of claims) {
    await changeClaim(tx, claimId, { state: 'paid', paidOn, at: now });
    await addEvent(tx, by.actor, { claimId, kind: 'paid', note: '', actedAs: 'organisation', at: now });
    if (personId) await needs.announce(tx, { personId, kind: 'reimbursement-paid', subjectId: claimId, now });
  }
  return show(needs, tx, by);
}

/** @throws Refusal SIGN_IN_AGAIN, NOT_FOUND, CHANGED_ELSEWHERE */
async function withdraw(
  needs: Needs,
  tx: Transaction,
  by: By,
  id: string,
  reason: string,
): Promise<PaymentFiles> {
  const { actor, now } = by;
  requireRecentSignIn(actor, now);
  await open(tx, id, 'made', 'signed');
  await setPaymentFileWithdrawn(tx, id, { by: actor.personId, at: now, reason });
  await takeClaimsOutOfFile(tx, id);
  return show(needs, tx, by);
}

/** Held until the transaction ends. @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
async function open(tx: Transaction, id: string, ...states: PaymentFile['state'][]) {
  const file = await findPaymentFile(tx, id, { hold: true });
  if (!file) throw new Refusal('NOT_FOUND');
  if (!states.includes(stateOf(file))) throw new Refusal('CHANGED_ELSEWHERE');
  return { file, claims: await listClaimsInFiles(tx, [id]) };
}

function stateOf({ withdrawnAt, paidOn, signedAt }: PaymentFileRow): PaymentFile['state'] {
  if (withdrawnAt) return 'withdrawn';
  if (paidOn) return 'paid';
  return signedAt ? 'signed' : 'made';
}

/** Neither the one who made it, nor one who is paid by it. */
const maySign = (file: PaymentFileRow, claims: readonly ClaimRow[], readerId: string): boolean =>
  file.madeById !== readerId && claims.every(({ personId }) => personId !== readerId);

const fileNumber = ({ madeAt, sequence }: PaymentFileRow): string =>
  paymentFileNumber(norwegianDay(madeAt), sequence);

const paymentOf = (claim: ClaimRow) => ({
  number: numberOf(claim),
  claimantName: claim.claimantName,
  what: claim.what,
  unit: claim.unit,
  amountOre: claim.amountOre,
  accountEnding: endingOf(claim.account),
});

const shownFile = (file: PaymentFileRow, claims: readonly ClaimRow[], readerId: string): PaymentFile => ({
  id: file.id,
  number: fileNumber(file),
  state: stateOf(file),
  account: file.account,
  payOn: file.payOn,
  count: file.count,
  sumOre: file.sumOre,
  madeBy: file.madeBy,
  madeAt: file.madeAt.toISOString(),
  signedBy: file.signedBy,
  signedAt: file.signedAt?.toISOString() ?? null,
  paidOn: file.paidOn,
  withdrawnBecause: file.withdrawnBecause,
  maySign: stateOf(file) === 'made' && maySign(file, claims, readerId),
  payments: claims.map(paymentOf),
});

const xmlOf = (file: PaymentFileRow, claims: readonly ClaimRow[]): string =>
  paymentFile({
    number: fileNumber(file),
    format: file.format,
    madeAt: file.madeAt,
    payOn: file.payOn,
    payer: {
      name: file.payerName,
      organisationNumber: file.payerNumber,
      customerId: file.customerId,
      account: file.account,
      bic: file.bic,
    },
    payments: claims.map((claim) => ({
      reference: numberOf(claim),
      name: claim.claimantName,
      account: claim.account,
      amountOre: claim.amountOre,
      text: claim.what,
    })),
  });
