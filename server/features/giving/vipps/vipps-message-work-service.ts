/**
 * Works on what Vipps has told: reads there what the messages are about, many at a time, and takes in what is new.
 * A job that is done twice, or whose message another one has taken along, changes nothing.
 */
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import type { Vipps, VippsCharge } from '#server/ports/vipps.ts';
import { listChargesToRead } from '../ledger/gift-charge-repository.ts';
import { findMandate, findMandateByExternalId } from '../ledger/gift-mandate-repository.ts';
import { inTurn } from './vipps-call-rules.ts';
import type { VippsCharges } from './vipps-charge-service.ts';
import {
  isMessageWaiting,
  listWaitingMessages,
  setWorked,
  type WaitingMessage,
} from './vipps-message-repository.ts';
import type { MessageSubject } from './vipps-message-rules.ts';
import type { VippsRail } from './vipps-rail-service.ts';

const batchSize = 200;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What else is paid with Vipps. @returns nothing, also where the payment is not known */
export type FollowPayment = (db: Database, paymentId: string, now: Date) => Promise<void>;

type Needs = {
  vipps: Vipps;
  mandates: VippsRail;
  charges: VippsCharges;
  followPayment: FollowPayment;
};

const contextOf = (needs: Needs) => ({
  ...needs,
  /** The batch of this process that is under way. Another server may work on the same: that does no harm. */
  batches: { underWay: null as Promise<unknown> | null },
});
type Context = ReturnType<typeof contextOf>;

export const createMessageWork = (needs: Needs) => withNeeds(contextOf(needs), { work });

async function followAgreement(context: Context, db: Database, subject: string, now: Date): Promise<void> {
  const mandate = uuid.test(subject) ? await findMandate(db, subject) : undefined;
  const id = mandate?.id ?? (await findMandateByExternalId(db, subject));
  if (!id) return;
  await context.mandates.follow(db, id, now);
  await context.mandates.tell(db, id, now);
}

/** Charges are read one by one, and taken in together. @returns the last error */
async function followCharges(context: Context, db: Database, messages: WaitingMessage[], now: Date) {
  const wanted = Map.groupBy(messages, ({ subject }) => subject);
  const rows = await listChargesToRead(
    db,
    [...wanted.keys()].filter((subject) => uuid.test(subject)),
  );
  const found: VippsCharge[] = [];
  const unread = new Set<string>();
  const { failure } = await inTurn(rows, async ({ id, kind, rail, externalId }) => {
    unread.add(id);
    if (kind === 'one-off') await context.charges.follow(db, id, now);
    else if (rail === 'vipps' && externalId) {
      const charge = await context.vipps.findCharge(externalId, id);
      if (charge) found.push(charge);
    }
    unread.delete(id);
  });
  const known = new Set(rows.map(({ id }) => id));
  const others = [...wanted].filter(
    ([subject, [message]]) => message?.kind === 'payment' && uuid.test(subject) && !known.has(subject),
  );
  const { failure: otherFailure } = await inTurn(others, async ([subject]) => {
    unread.add(subject);
    await context.followPayment(db, subject, now);
    unread.delete(subject);
  });
  const read = messages.filter(({ subject }) => !unread.has(subject)).map(({ digest }) => digest);
  await inTransaction(db, async (tx) => {
    await context.mandates.takeCharges(tx, found, now);
    await setWorked(tx, read, now);
  });
  return otherFailure ?? failure;
}

/** @returns the last error, when all others have been tried too */
async function workBatch(context: Context, db: Database, digest: string, now: Date): Promise<unknown> {
  const messages = await listWaitingMessages(db, digest, batchSize);
  const isAgreement = ({ kind }: MessageSubject) => kind === 'agreement';
  const agreements = [...Map.groupBy(messages.filter(isAgreement), ({ subject }) => subject)];
  const { failure } = await inTurn(agreements, async ([subject, told]) => {
    await followAgreement(context, db, subject, now);
    await setWorked(
      db,
      told.map((message) => message.digest),
      now,
    );
  });
  return (
    (await followCharges(
      context,
      db,
      messages.filter((message) => !isAgreement(message)),
      now,
    )) ?? failure
  );
}

/**
 * Reads at Vipps what a message is about, and along with it what others are that wait.
 * @throws the error that kept it from being read; the same message may be tried again
 */
async function work(context: Context, db: Database, digest: string, now: Date): Promise<void> {
  while (await isMessageWaiting(db, digest)) {
    if (context.batches.underWay) {
      await context.batches.underWay;
      continue;
    }
    const batch = workBatch(context, db, digest, now).catch((error: unknown) => error);
    context.batches.underWay = batch;
    const failure = await batch;
    context.batches.underWay = null;
    if (failure && (await isMessageWaiting(db, digest))) throw failure;
  }
}
