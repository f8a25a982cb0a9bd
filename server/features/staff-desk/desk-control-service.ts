/** The monthly control of views, and of the log itself. */
import { LookReason } from '#contract/look-values.ts';
import { addMonths } from '#contract/values/working-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { forgetAbsences } from './absence-repository.ts';
import {
  countLooks,
  countRepresentativeLooks,
  findBrokenRow,
  forgetOldLooks,
  listFlaggedLooks,
} from './access-log-repository.ts';
import { forgetPresence } from './desk-case-repository.ts';
import { forgetReasons } from './desk-person-repository.ts';
import { isOutlier, median } from './desk-rules.ts';
import { forgetTurns } from './turn-repository.ts';

/** @param month `YYYY-MM`; this month unless said */
export async function getLookControl(db: Database, month: string | undefined, now: Date) {
  const shownMonth = month ?? norwegianDay(now).slice(0, 7);
  const fromOn = `${shownMonth}-01`;
  const toOn = addMonths(fromOn, 1);
  const flagged = await listFlaggedLooks(db, fromOn, toOn);
  const elected = await countRepresentativeLooks(db, fromOn, toOn);
  const usual = median(elected.map(({ looks }) => looks));
  return {
    month: shownMonth,
    brokenAt: await findBrokenRow(db),
    staff: await countLooks(db, fromOn, toOn),
    representatives: elected.map((row) => ({ ...row, isOutlier: isOutlier(row.looks, usual) })),
    flagged: flagged.map(({ reason, lookedAt, ...look }) => ({
      ...look,
      // A reason that the pages of the release before do not know: its remark says what it was.
      reason: LookReason.safeParse(reason).data ?? ('written' as const),
      lookedAt: lookedAt.toISOString(),
    })),
  };
}

/**
 * Every night: looks past 24 months go, and what was only meant for the moment.
 * @returns the number of the first row of the access log that does not fit; null where it is whole
 */
export async function tidyDesk(db: Database, now: Date): Promise<number | null> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  const old = new Date(now);
  old.setUTCMonth(old.getUTCMonth() - 24);
  // A day more than the database asks for: its clock and ours need not agree.
  await forgetOldLooks(db, new Date(old.getTime() - 24 * 3_600_000));
  await forgetPresence(db, dayAgo);
  await forgetReasons(db, dayAgo);
  await forgetAbsences(db, norwegianDay(now));
  await forgetTurns(db);
  return findBrokenRow(db);
}
