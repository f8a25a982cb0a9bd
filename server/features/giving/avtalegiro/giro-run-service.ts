/**
 * One round of AvtaleGiro: take in what has come, book it, call off, claim, deliver, and give up waiting. Each step
 * stands alone and can be cut off anywhere: the next round goes on from what the database says.
 */
import type { GiroProfile } from '#contract/organisation-profile.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { norwegianDay, norwegianTime } from '#server/platform/norwegian-day.ts';
import type { GiroExchange } from '#server/ports/giro.ts';
import type { ChargeEvent } from '../ledger/gift-charge-rules.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import { isClaimTime, waitedForUntil } from '../ledger/giro-day-rules.ts';
import type { GiroBooking } from './giro-booking-service.ts';
import { listUnpaidClaims } from './giro-claim-repository.ts';
import type { GiroClaims } from './giro-claim-service.ts';
import {
  hasUnbookedMoney,
  isHeldBack,
  listGiroFiles,
  readGiroContent,
  setGiroFileState,
} from './giro-file-repository.ts';

export type GiroRuns = ReturnType<typeof createGiroRuns>;

export function createGiroRuns(needs: {
  exchange: GiroExchange;
  booking: GiroBooking;
  claims: GiroClaims;
  ledger: GiftLedger;
  profile: GiroProfile;
}) {
  const { exchange, booking, claims, ledger, profile } = needs;

  const runs = {
    /** Keeps everything that has come, and puts it away. */
    async fetchIncoming(db: Database, now: Date): Promise<void> {
      for (const name of await exchange.listIncoming()) {
        const content = await exchange.read(name);
        await inTransaction(db, (tx) => booking.keep(tx, { name, content }, now));
        await exchange.putAway(name);
      }
    },

    /** Books what waits and has no problems: mandates before the money, in the order in which they came. */
    async bookWaiting(db: Database, now: Date): Promise<void> {
      for (const { id } of await listGiroFiles(db, 'waiting')) {
        await inTransaction(db, (tx) => booking.book(tx, id, null, now));
      }
    },

    /** What has been made lies with the operator, once. */
    async deliverMade(db: Database, now: Date): Promise<void> {
      for (const { id, name } of await listGiroFiles(db, 'made')) {
        await exchange.deliver(name, await readGiroContent(db, id));
        await setGiroFileState(db, id, { state: 'delivered', at: now, by: null });
      }
    },

    /** Money that has not come by now does not come; while a file waits for a person, that is not known. */
    async giveUpUnpaid(db: Database, now: Date): Promise<void> {
      const today = norwegianDay(now);
      await inTransaction(db, async (tx: Transaction) => {
        if (await hasUnbookedMoney(tx)) return;
        const unpaid = (await listUnpaidClaims(tx, today)).filter(
          ({ dueOn }) => waitedForUntil(dueOn, profile) < today,
        );
        await ledger.recordCharges(
          tx,
          unpaid.map(({ chargeId, isCancelWanted }) => ({ chargeId, events: [gone(isCancelWanted, now)] })),
          now,
        );
      });
    },

    /** Everything, as the job does it. @throws the first error, when all steps have been tried */
    async round(db: Database, now: Date): Promise<void> {
      const isOpen = isClaimTime(norwegianDay(now), norwegianTime(now), profile);
      const send = (kind: 'claims' | 'cancellations') =>
        inTransaction(db, async (tx) => {
          if (await isHeldBack(tx, kind, norwegianDay(now))) return;
          if (kind === 'claims') await claims.makeClaims(tx, now);
          else await claims.makeCancellations(tx, now);
        });
      const steps = [
        () => runs.fetchIncoming(db, now),
        ...(profile.runsByItself ? [() => runs.bookWaiting(db, now)] : []),
        () => inTransaction(db, (tx) => claims.dropUnsent(tx, now)),
        ...(profile.runsByItself ? [() => send('cancellations')] : []),
        ...(profile.runsByItself && isOpen ? [() => send('claims')] : []),
        () => runs.deliverMade(db, now),
        () => runs.giveUpUnpaid(db, now),
      ];
      const failures: unknown[] = [];
      for (const step of steps) await step().catch((error: unknown) => failures.push(error));
      if (failures.length) throw failures[0];
    },
  };
  return runs;
}

/** Called off too late to tell the bank, and not drawn all the same; or not drawn at all, without a reason. */
const gone = (isCancelWanted: boolean, happenedAt: Date): ChargeEvent =>
  isCancelWanted
    ? { key: 'cancelled', kind: 'cancelled', happenedAt, actor: 'bank', amountOre: null, failure: null }
    : { key: 'failed', kind: 'failed', happenedAt, actor: 'bank', amountOre: null, failure: 'other' };
