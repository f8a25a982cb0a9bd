/** AvtaleGiro at member service: what the next files hold, what has come, and what found no place. No names of people. */
import { randomUUID } from 'node:crypto';
import type { GiroOverview, GiroRun, PaymentSettlement } from '#contract/giro-endpoints.ts';
import type { GiroProfile } from '#contract/organisation-profile.ts';
import type { Actor } from '#server/actor.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { addChargeEvents, addCharges } from '../ledger/gift-charge-repository.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import { giroRoundJob } from '../ledger/giving-job-names-service.ts';
import type { PlannedBooking } from './giro-booking-plan-service.ts';
import type { GiroBooking } from './giro-booking-service.ts';
import { countTooLate } from './giro-claim-repository.ts';
import type { GiroClaims } from './giro-claim-service.ts';
import {
  findGiroFile,
  type GiroFileRow,
  listGiroFiles,
  listNewestGiroFiles,
  lockGiroFile,
  setGiroFileState,
} from './giro-file-repository.ts';
import {
  findAgreementByNumber,
  listRefundsToPay,
  listUnmatched,
  lockUnmatched,
  settlePayment,
} from './giro-payment-repository.ts';
import type { GiroRefunds } from './giro-refund-service.ts';

type By = { actor: Actor; now: Date };
export type GiroDesk = ReturnType<typeof createGiroDesk>;

type Needs = {
  claims: GiroClaims;
  booking: GiroBooking;
  ledger: GiftLedger;
  refunds: GiroRefunds;
  jobs: Pick<Jobs, 'enqueue'>;
  profile: GiroProfile;
};

export const createGiroDesk = (needs: Needs) =>
  withNeeds(needs, { overview: readOverview, run, book, setAside, settle, paidBack });

const deliver = (needs: Needs, tx: Transaction) => needs.jobs.enqueue(tx, giroRoundJob, {});

async function overview(needs: Needs, tx: Transaction, now: Date): Promise<GiroOverview> {
  const today = norwegianDay(now);
  const next = await needs.claims.previewClaims(tx, now);
  const { cancellations, missedCount } = await needs.claims.previewCancellations(tx, now);
  const waiting = await listGiroFiles(tx, 'waiting', 'problem');
  const previews = [];
  for (const file of waiting)
    previews.push({ ...shown(file), preview: summaryOf(await needs.booking.plan(tx, file)) });
  return {
    account: needs.profile.account,
    runsByItself: needs.profile.runsByItself,
    claimsFrom: needs.profile.claimsFrom,
    cutOff: needs.profile.cutOff,
    nextClaims: {
      count: next.length,
      sumOre: sumOf(next),
      noticeCount: next.filter(({ wantsNotice }) => wantsNotice).length,
      days: [...Map.groupBy(next, ({ sentDueOn }) => sentDueOn)]
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([dueOn, ofDay]) => ({ dueOn, count: ofDay.length, sumOre: sumOf(ofDay) })),
    },
    nextCancellations: {
      count: cancellations.length,
      sumOre: sumOf(cancellations),
      tooLateCount: missedCount + (await countTooLate(tx, today)),
    },
    waiting: previews,
    unmatched: (await listUnmatched(tx)).map(({ fileName, archiveReference, ...row }) => ({
      ...row,
      fileName,
      archiveReference,
    })),
    refunds: (await listRefundsToPay(tx)).map(({ wantedAt, ...row }) => ({
      ...row,
      wantedAt: wantedAt.toISOString(),
    })),
    files: (await listNewestGiroFiles(tx, 30)).map(shown),
  };
}

/** A payment that is a gift after all: of the donor whose agreement has this number. */
async function giftOf(
  needs: Needs,
  tx: Transaction,
  payment: { settledOn: string; amountOre: number },
  agreementNumber: string,
  now: Date,
): Promise<string> {
  const agreement = await findAgreementByNumber(tx, agreementNumber.toUpperCase());
  const isGift = agreement?.personId && payment.amountOre > 0;
  if (!isGift)
    throw new Refusal('INVALID_INPUT', { fields: [{ path: '/agreementNumber', code: 'INVALID' }] });
  const chargeId = randomUUID();
  await addCharges(
    tx,
    [
      {
        id: chargeId,
        kind: 'one-off',
        personId: agreement.personId,
        agreementId: null,
        mandateId: null,
        period: null,
        rail: 'avtalegiro',
        amountOre: payment.amountOre,
        purposeId: agreement.purposeId,
        dueOn: payment.settledOn,
        createdAt: now,
      },
    ],
    'waiting',
  );
  const rest = { id: randomUUID(), chargeId, staffId: null, amountOre: null, failure: null };
  await addChargeEvents(
    tx,
    [{ ...rest, key: 'planned', kind: 'planned', actor: 'bank', happenedAt: now }],
    now,
  );
  const happenedAt = new Date(`${payment.settledOn}T11:00:00Z`);
  const paid = { key: 'paid', kind: 'paid', happenedAt, actor: 'bank', failure: null } as const;
  await needs.ledger.recordCharges(
    tx,
    [{ chargeId, events: [{ ...paid, amountOre: payment.amountOre }] }],
    now,
  );
  return chargeId;
}

const readOverview = (needs: Needs, db: Database, now: Date) =>
  inTransaction(db, (tx) => overview(needs, tx, now));

/** Makes a file now, or has a round made at once. What is made is delivered by the job. */
async function run(needs: Needs, tx: Transaction, { now }: By, run: GiroRun): Promise<GiroOverview> {
  if (run === 'claims') await needs.claims.makeClaims(tx, now);
  if (run === 'cancellations') await needs.claims.makeCancellations(tx, now);
  await deliver(needs, tx);
  return overview(needs, tx, now);
}

/** @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
async function book(needs: Needs, tx: Transaction, { actor, now }: By, id: string): Promise<GiroOverview> {
  await needs.booking.book(tx, id, actor.personId, now);
  return overview(needs, tx, now);
}

/** A file with problems that the bank has replaced. @throws Refusal NOT_FOUND, CHANGED_ELSEWHERE */
async function setAside(needs: Needs, tx: Transaction, { actor, now }: By, id: string) {
  const file = (await findGiroFile(tx, id)) && (await lockGiroFile(tx, id));
  if (file?.direction !== 'in') throw new Refusal('NOT_FOUND');
  if (file.state !== 'problem') throw new Refusal('CHANGED_ELSEWHERE');
  await setGiroFileState(tx, id, { state: 'set-aside', at: now, by: actor.personId });
  return overview(needs, tx, now);
}

/** @throws Refusal NOT_FOUND, also where somebody else was first; INVALID_INPUT */
async function settle(
  needs: Needs,
  tx: Transaction,
  { actor, now }: By,
  id: string,
  wish: PaymentSettlement,
): Promise<GiroOverview> {
  const payment = await lockUnmatched(tx, id);
  if (!payment) throw new Refusal('NOT_FOUND');
  const { outcome, note } = wish;
  const chargeId = outcome === 'gift' ? await giftOf(needs, tx, payment, wish.agreementNumber, now) : null;
  await settlePayment(tx, id, { outcome, note, chargeId, staffId: actor.personId, at: now });
  return overview(needs, tx, now);
}

/** The bank has been told to pay back what was promised. @throws Refusal NOT_FOUND */
async function paidBack(
  needs: Needs,
  tx: Transaction,
  { actor, now }: By,
  wish: { giftId: string; key: string },
): Promise<GiroOverview> {
  const by = { staffId: actor.personId, happenedAt: now, now };
  if (!(await needs.refunds.paidBack(tx, wish, by))) throw new Refusal('NOT_FOUND');
  return overview(needs, tx, now);
}

const sumOf = (rows: readonly { amountOre: number }[]) =>
  rows.reduce((sum, { amountOre }) => sum + amountOre, 0);

const shown = ({ createdAt, settledAt, transmissionNumber: _ours, ...file }: GiroFileRow) => ({
  ...file,
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});

function summaryOf({ mandates, payments, knownCount, problems }: PlannedBooking) {
  const placed = payments.filter(({ place }) => place.kind !== 'unmatched');
  const count = (registration: string) => mandates.filter((one) => one.registration === registration).length;
  return {
    mandates: {
      activeCount: count('active') + count('changed'),
      endedCount: count('ended'),
      unknownCount: mandates.filter(({ isKnown }) => !isKnown).length,
    },
    bookedCount: placed.length,
    bookedOre: sumOf(placed.map(({ payment }) => payment)),
    unmatchedCount: payments.length - placed.length,
    unmatchedOre: sumOf(payments.map(({ payment }) => payment)) - sumOf(placed.map(({ payment }) => payment)),
    knownCount,
    problems,
    days: [...Map.groupBy(payments, ({ payment }) => payment.settledOn)]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([settledOn, ofDay]) => ({ settledOn, sumOre: sumOf(ofDay.map(({ payment }) => payment)) })),
  };
}
