/** Jobs that have been tried for the last time. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';

export type FailedJob = { id: string; name: string; failedAt: Date };

/** Newest first, at most 100. */
export async function listFailedJobs(db: Database): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id, name, coalesce(completed_on, created_on) as "failedAt" from pgboss.job
    where state = 'failed' order by completed_on desc nulls last, id limit 100`.execute(db);
  return rows;
}

/** Again, as soon as a worker is free. @returns whether there was such a failed job */
export async function retryFailedJob(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where id = ${id} and state = 'failed' returning id`.execute(tx);
  return rows.length > 0;
}
