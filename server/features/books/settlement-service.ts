/** Reads what Vipps has closed, day after day, so that the treasurer types no figure of theirs. */
import { addDays } from '#contract/values/bank-days.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import type { VippsSettlements } from '#server/ports/vipps-settlements.ts';
import {
  addSettlement,
  findFirstPaidOn,
  findLastSettledOn,
  listGiftReferences,
} from './settlement-repository.ts';
import { firstReadDays, settledSums } from './settlement-rules.ts';

/**
 * Every closed day since the last one that was read, in order; it stops at the first that is not closed. Cut off
 * anywhere, it goes on from there; two at once write each day once.
 * @returns how many days were new
 * @throws VippsUnavailable, VippsRefusal: what was read until then is kept
 */
export async function readSettlements(
  db: Database,
  settlements: VippsSettlements,
  now: Date,
): Promise<number> {
  const today = norwegianDay(now);
  const last = await findLastSettledOn(db);
  const first = last ? addDays(last, 1) : await findFirstPaidOn(db);
  if (!first) return 0;
  let read = 0;
  const longAgo = addDays(today, -firstReadDays);
  for (let on = [first, longAgo].sort().at(-1)!; on < today; on = addDays(on, 1)) {
    const entries = await settlements.readDay(on);
    if (!entries) break;
    const known = await listGiftReferences(
      db,
      entries.map(({ reference }) => reference),
    );
    const sums = settledSums(entries, (reference) => known.has(reference));
    await inTransaction(db, (tx) => addSettlement(tx, { ...sums, on, readAt: now }));
    read += 1;
  }
  return read;
}
