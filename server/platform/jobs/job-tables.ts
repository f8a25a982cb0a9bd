import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import { makeQueues, type QueueDefinition } from './job-queues.ts';

/**
 * Makes the tables of the jobs, or brings them up to date: for an owner, before the server's role uses them.
 * @param queues made too, which the first start of a server would do otherwise
 */
export async function createJobTables(
  { pool, kind }: Pick<OpenDatabase, 'pool' | 'kind'>,
  queues: readonly QueueDefinition[] = [],
): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    ...(kind === 'pglite' && { backend: 'pglite' as const }),
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  await makeQueues(boss, queues);
  await boss.stop({ graceful: false });
}
