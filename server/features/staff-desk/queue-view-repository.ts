/** Filters of the queue that an employee has saved. */
import { sql } from 'kysely';
import { type QueueView, queueViewsKept } from '#contract/desk-queue-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export async function listQueueViews(db: Database, staffId: string): Promise<QueueView[]> {
  const { rows } = await sql<QueueView>`
    select id, name, choice from queue_view where staff_id = ${staffId} order by lower(name), id`.execute(db);
  return rows;
}

/** @returns null where the employee has as many as are kept */
export async function saveQueueView(
  tx: Transaction,
  view: QueueView & { staffId: string; at: Date },
): Promise<QueueView | null> {
  const { id, staffId, name, choice, at } = view;
  const { rows } = await sql<QueueView>`
    insert into queue_view (id, staff_id, name, choice, saved_at)
    select ${id}, ${staffId}, ${name}, ${JSON.stringify(choice)}::jsonb, ${at}
    where (select count(*) from queue_view where staff_id = ${staffId} and name <> ${name}) < ${queueViewsKept}
    on conflict (staff_id, name) do update set choice = excluded.choice, saved_at = excluded.saved_at
    returning id, name, choice`.execute(tx);
  return rows[0] ?? null;
}

/** @returns whether it was the employee's own */
export async function removeQueueView(tx: Transaction, id: string, staffId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from queue_view where id = ${id} and staff_id = ${staffId} returning id`.execute(tx);
  return rows.length > 0;
}
