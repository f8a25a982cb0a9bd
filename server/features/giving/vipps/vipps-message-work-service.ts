/**
 * Works on what Vipps has told: reads there what the messages are about, many at a time, and takes in what is new.
 * A job that is done twice, or whose message another one has taken along, changes nothing.
 */
import { type Database, inTransaction } from '#server/platform/database/database.ts';
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

export function createMessageWork(needs: {
  vipps: Vipps;
  mandates: VippsRail;
  charges: VippsCharges;
  followPayment: FollowPayment;
}) {
  const { vipps, mandates, charges } = needs;
  /** The batch of this process that is under way. Another server may work on the same: that does no harm. */
  let underWay: Promise<unknown> | null = null;

  async function followAgreement(db: Database, subject: string, now: Date): Promise<void> {
    const mandate = uuid.test(subject) ? await findMandate(db, subject) : undefined;
    const id = mandate?.id ?? (await findMandateByExternalId(db, subject));
    if (!id) return;
    await mandates.follow(db, id, now);
    await mandates.tell(db, id, now);
  }

  /** Charges are read one by one, and taken in together. @returns the last error */
  async function followCharges(db: Database, messages: WaitingMessage[], now: Date): Promise<unknown> {
    const wanted = Map.groupBy(messages, ({ subject }) => subject);
    const rows = await listChargesToRead(
      db,
      [...wanted.keys()].filter((subject) => uuid.test(subject)),
    );
    const found: VippsCharge[] = [];
    const unread = new Set<string>();
    const { failure } = await inTurn(rows, async ({ id, kind, rail, externalId }) => {
      unread.add(id);
      if (kind === 'one-off') await charges.follow(db, id, now);
      else if (rail === 'vipps' && externalId) {
        const charge = await vipps.findCharge(externalId, id);
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
      await needs.followPayment(db, subject, now);
      unread.delete(subject);
    });
    const read = messages.filter(({ subject }) => !unread.has(subject)).map(({ digest }) => digest);
    await inTransaction(db, async (tx) => {
      await mandates.takeCharges(tx, found, now);
      await setWorked(tx, read, now);
    });
    return otherFailure ?? failure;
  }

  /** @returns the last error, when all others have been tried too */
  async function workBatch(db: Database, digest: string, now: Date): Promise<unknown> {
    const messages = await listWaitingMessages(db, digest, batchSize);
    const isAgreement = ({ kind }: MessageSubject) => kind === 'agreement';
    const agreements = [...Map.groupBy(messages.filter(isAgreement), ({ subject }) => subject)];
    const { failure } = await inTurn(agreements, async ([subject, told]) => {
      await followAgreement(db, subject, now);
      await setWorked(
        db,
        told.map((message) => message.digest),
        now,
      );
    });
    return (
      (await followCharges(
        db,
        messages.filter((message) => !isAgreement(message)),
        now,
      )) ?? failure
    );
  }

  return {
    /**
     * Reads at Vipps what a message is about, and along with it what others are that wait.
     * @throws the error that kept it from being read; the same message may be tried again
     */
    async work(db: Database, digest: string, now: Date): Promise<void> {
      while (await isMessageWaiting(db, digest)) {
        if (underWay) {
          await underWay;
          continue;
        }
        const batch = workBatch(db, digest, now).catch((error: unknown) => error);
        underWay = batch;
        const failure = await batch;
        underWay = null;
        if (failure && (await isMessageWaiting(db, digest))) throw failure;
      }
    },
  };
}
