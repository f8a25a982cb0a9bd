/** What the database needs done at night. */
import { sql } from 'kysely';
import type { JobDefinition } from '../jobs/jobs.ts';
import type { OpenDatabase } from './database.ts';

/** PGlite has no autovacuum: these jobs remove dead rows and update the planner's statistics. */
export const vacuumNightly = ({
  db,
  kind,
}: Pick<OpenDatabase, 'db' | 'kind'>): JobDefinition<Record<string, never>> => ({
  name: 'vacuum-nightly',
  schedule: '40 3 * * *',
  retryLimit: 2,
  async run() {
    if (kind !== 'pglite') return;
    await db.connection().execute(async (one) => {
      const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(one);
      // Only an owner may.
      await sql`reset role`.execute(one);
      try {
        await sql`vacuum (analyze)`.execute(one);
      } finally {
        await sql`set role ${sql.raw(rows[0]!.role)}`.execute(one);
      }
    });
  },
});
