import { keptSince, type Period } from '#contract/retention.ts';
import type { Database } from '../database/database.ts';
import type { JobDefinition } from './jobs.ts';

/**
 * Every night: what is older than the table of periods says it may be. Harmless when run twice.
 * @param forget removes what is from before the moment. @returns how many
 */
export const forgetOld = (
  { db, clock }: { db: Database; clock: { now(): Date } },
  { name, schedule, period }: { name: string; schedule: string; period: Period },
  forget: (db: Database, before: Date) => Promise<number>,
): JobDefinition => ({
  name,
  schedule,
  async run(_payload, { log }) {
    const forgotten = await forget(db, keptSince(period, clock.now()));
    if (forgotten) log.info({ forgotten, job: name }, 'what was kept long enough is gone');
  },
});
