import { keptSince, retention } from '#contract/retention.ts';
import type { Database } from '../database/database.ts';
import type { JobDefinition } from './jobs.ts';

/**
 * Every night: what is older than the table of periods says it may be. Harmless when run twice.
 * @param forget removes what is from before the moment. @returns how many
 */
export const forgetOld = (
  { db, clock }: { db: Database; clock: { now(): Date } },
  id: 'drafts' | 'enquiries' | 'gifts' | 'notices' | 'sign-ups',
  schedule: string,
  forget: (db: Database, before: Date) => Promise<number>,
): JobDefinition => ({
  name: `forget-old-${id}`,
  schedule,
  async run(_payload, { log }) {
    const forgotten = await forget(db, keptSince(retention[id].period, clock.now()));
    if (forgotten) log.info({ forgotten, job: `forget-old-${id}` }, 'what was kept long enough is gone');
  },
});
