/** What the database needs done at night. */
import { sql } from 'kysely';
import type { JobDefinition } from '../jobs/jobs.ts';
import type { Database } from './database.ts';

/** PGlite has no autovacuum: nobody else clears away old rows or keeps the planner's statistics. */
export const vacuumNightly = ({ db }: { db: Database }): JobDefinition<Record<string, never>> => ({
  name: 'vacuum-nightly',
  schedule: '40 3 * * *',
  retryLimit: 2,
  async run() {
    await sql`vacuum (analyze)`.execute(db);
  },
});
