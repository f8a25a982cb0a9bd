/** How many payments somebody may begin: each of them is a row, a job and a call to Vipps, before anything is paid. */
import { countAttempt } from '#server/platform/database/attempts.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';

export const begunPaymentLimits = { perHour: 5 };
const hourMs = 3_600_000;

/**
 * Counts one in the transaction that begins it, also where many come at once.
 * @param kind each kind is counted by itself
 * @throws Refusal TOO_MANY_PAYMENTS
 */
export async function countBegunPayment(
  tx: Transaction,
  kind: 'giving' | 'mandate' | 'magazine' | 'activity',
  personId: string,
  now: Date,
): Promise<void> {
  const ends = new Date(now.getTime() + hourMs);
  if ((await countAttempt(tx, `begun-${kind}:${personId}`, now, ends)) > begunPaymentLimits.perHour)
    throw new Refusal('TOO_MANY_PAYMENTS', { retryAfterSeconds: hourMs / 1000 });
}
