/**
 * Files that come: kept byte for byte, shown before they are booked, booked whole or not at all. What a preview says
 * is what the booking does: both are made of the same plan.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { GiroProfile } from '#contract/organisation-profile.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { GiroFormat } from '#server/ports/giro.ts';
import type { ChargeEvent } from '../ledger/gift-charge-rules.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import {
  createGiroPlans,
  keyOf,
  keyText,
  type Payment,
  type PlannedBooking,
} from './giro-booking-plan-service.ts';
import { listChargesOfFile, releaseFile } from './giro-claim-repository.ts';
import {
  addGiroFile,
  findFileOfTransmission,
  type GiroFileKind,
  type GiroFileRow,
  lockGiroFile,
  setGiroFileState,
} from './giro-file-repository.ts';
import type { GiroMandates, MandateOutcome } from './giro-mandate-service.ts';
import { addPayments, addSettlements } from './giro-payment-repository.ts';

/** The operator's answer to a file of ours, known by its name. */
const receiptName = /^KV\.(GODKJENT|AVVIST)\.F(\d{7})/;

export type GiroBooking = ReturnType<typeof createGiroBooking>;

type Needs = {
  format: GiroFormat;
  ledger: GiftLedger;
  mandates: GiroMandates;
  profile: GiroProfile;
};

const contextOf = (needs: Needs) => ({ ...needs, ...createGiroPlans(needs) });
type Context = ReturnType<typeof contextOf>;

export function createGiroBooking(needs: Needs) {
  const context = contextOf(needs);
  return { ...withNeeds(context, { keep, book }), plan: context.plan };
}

async function bookPayments(
  context: Context,
  tx: Transaction,
  fileId: string,
  planned: PlannedBooking['payments'],
  now: Date,
) {
  if (planned.length === 0) return;
  await addPayments(
    tx,
    planned.map(({ payment, place }) => ({
      ...keyOf(payment),
      id: randomUUID(),
      fileId,
      assignmentNumber: payment.assignmentNumber,
      type: payment.type,
      kid: payment.kid,
      amountOre: payment.amountOre,
      text: payment.text,
      ...(place.kind === 'unmatched'
        ? { chargeId: null, state: 'unmatched' as const, reason: place.reason }
        : { chargeId: place.chargeId, state: 'booked' as const, reason: null }),
    })),
  );
  const byDay = Map.groupBy(
    planned,
    ({ payment }) =>
      `${payment.agreementId} ${payment.assignmentNumber} ${payment.settledOn} ${payment.account}`,
  );
  await addSettlements(
    tx,
    [...byDay.values()].map((ofDay) => {
      const { account, agreementId, assignmentNumber, settledOn } = ofDay[0]!.payment;
      return {
        fileId,
        account,
        agreementId,
        assignmentNumber,
        settledOn,
        paymentCount: ofDay.length,
        sumOre: ofDay.reduce((sum, { payment }) => sum + payment.amountOre, 0),
      };
    }),
  );
  const news = planned.flatMap(({ payment, place }) =>
    place.kind === 'unmatched' ? [] : [{ chargeId: place.chargeId, events: [eventOf(payment, place.kind)] }],
  );
  await context.ledger.recordCharges(tx, news, now);
}

async function bookReceipt(context: Context, tx: Transaction, row: GiroFileRow, now: Date): Promise<boolean> {
  const [, verdict, number] = receiptName.exec(row.name)!;
  const ours = await findFileOfTransmission(tx, number!);
  if (!ours) return false;
  // What has been accepted once stays so: the same file sent again is refused for being the same.
  if (ours.state === 'accepted') return true;
  if (ours.state === 'rejected') return verdict === 'AVVIST';
  if (verdict === 'AVVIST') {
    await setGiroFileState(tx, ours.id, { state: 'rejected', at: now, by: null });
    await releaseFile(tx, ours.id);
    return true;
  }
  await setGiroFileState(tx, ours.id, { state: 'accepted', at: now, by: null });
  const charges = await listChargesOfFile(tx, ours.id);
  const event = (kind: 'sent' | 'cancelled', actor: ChargeEvent['actor']): ChargeEvent => ({
    key: kind,
    kind,
    happenedAt: now,
    actor,
    amountOre: null,
    failure: null,
  });
  await context.ledger.recordCharges(
    tx,
    charges.map(({ chargeId, isCancelled, actor }) => ({
      chargeId,
      events: [isCancelled ? event('cancelled', actor ?? 'portal') : event('sent', 'portal')],
    })),
    now,
  );
  return true;
}

/** Keeps what has come. The same bytes again are the same file. */
async function keep(
  context: Context,
  tx: Transaction,
  { name, content }: { name: string; content: Buffer },
  now: Date,
): Promise<void> {
  const isReceipt = receiptName.test(name);
  const { file, problems } = isReceipt ? { file: null, problems: [] } : context.format.read(content);
  const kinds = new Set(file?.assignments.map(({ kind }) => kind));
  const kind: GiroFileKind = isReceipt ? 'receipt' : kindOf([...kinds], file === null);
  const isOurs = kinds.has('claims') || kinds.has('cancellations');
  const said = isOurs ? [...problems, { line: 1, position: 1, code: 'not-incoming', text: '' }] : problems;
  await addGiroFile(tx, {
    id: randomUUID(),
    direction: 'in',
    kind,
    name,
    content,
    createdAt: now,
    // A receipt may say the same of two files: its name is part of it.
    digest: createHash('sha256')
      .update(isReceipt ? `${name}\n` : '')
      .update(content)
      .digest('hex'),
    transmissionNumber: receiptName.exec(name)?.[2] ?? file?.transmissionNumber ?? null,
    state: said.length ? 'problem' : 'waiting',
    itemCount: file?.assignments.reduce((sum, { items }) => sum + items.length, 0) ?? 0,
    sumOre: file?.assignments.reduce((sum, one) => sum + one.sumOre, 0) ?? 0,
    problems: said.slice(0, 50),
  });
}

/**
 * Books one file: done twice, it is done once.
 * @returns what became of its mandates
 * @throws Refusal NOT_FOUND; CHANGED_ELSEWHERE where it is not waiting
 */
async function book(context: Context, tx: Transaction, id: string, by: string | null, now: Date) {
  const row = await lockGiroFile(tx, id);
  if (row?.direction !== 'in') throw new Refusal('NOT_FOUND');
  if (row.state === 'booked') return [];
  if (row.state !== 'waiting') throw new Refusal('CHANGED_ELSEWHERE');
  const outcomes: MandateOutcome[] = [];
  const planned = await context.plan(tx, row);
  const isFine =
    row.kind === 'receipt' ? await bookReceipt(context, tx, row, now) : planned.problems.length === 0;
  if (isFine) {
    for (const told of planned.mandates) outcomes.push(await context.mandates.take(tx, told, now));
    await bookPayments(context, tx, id, planned.payments, now);
  }
  await setGiroFileState(tx, id, { state: isFine ? 'booked' : 'problem', at: now, by });
  return outcomes;
}

/** Money has come on the day of the settlement: noon in Norway stands for all of it. */
function eventOf(payment: Payment, kind: 'paid' | 'refunded'): ChargeEvent {
  const happenedAt = new Date(`${payment.settledOn}T11:00:00Z`);
  const amountOre = Math.abs(payment.amountOre);
  const key = kind === 'paid' ? 'paid' : `refunded:${keyText(payment)}`;
  return { key, kind, happenedAt, actor: 'bank', amountOre, failure: null };
}

function kindOf(kinds: readonly ('claims' | 'cancellations' | 'mandates' | 'ocr')[], isUnreadable: boolean) {
  if (isUnreadable) return 'unreadable';
  return kinds.length === 1 ? kinds[0]! : 'mixed';
}
