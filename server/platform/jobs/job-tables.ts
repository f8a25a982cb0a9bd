import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';

/** Makes the tables of the jobs, or brings them up to date: for an owner, before the server's role uses them. */
export async function createJobTables({ pool, kind }: Pick<OpenDatabase, 'pool' | 'kind'>): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    ...(kind === 'pglite' && { backend: 'pglite' as const }),
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
