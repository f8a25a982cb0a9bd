/** Webhooks to subscribers: which changes are in each, and how it went. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type DeliveryRow = {
  id: string;
  subscriberId: string;
  after: number;
  until: number;
  changes: number;
  createdAt: Date;
  attempts: number;
  nextAttemptAt: Date | null;
  lastProblem: string;
  deliveredAt: Date | null;
  deadAt: Date | null;
};
const columns = sql`d.id, d.subscriber_id as "subscriberId", d.after_position::float8 as after,
  d.until_position::float8 as until, d.changes, d.created_at as "createdAt", d.attempts,
  d.next_attempt_at as "nextAttemptAt", d.last_problem as "lastProblem", d.delivered_at as "deliveredAt",
  d.dead_at as "deadAt"`;

/** The one that waits to be sent, or sent again. */
export async function findWaiting(db: Database, subscriberId: string): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from register_delivery d
    where d.subscriber_id = ${subscriberId} and d.next_attempt_at is not null`.execute(db);
  return rows[0];
}

export async function holdDelivery(tx: Transaction, id: string): Promise<DeliveryRow | undefined> {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from register_delivery d where d.id::text = ${id} for update`.execute(tx);
  return rows[0];
}

export async function addDelivery(
  tx: Transaction,
  added: Pick<DeliveryRow, 'id' | 'subscriberId' | 'after' | 'until' | 'changes'> & { at: Date },
): Promise<void> {
  await tx
    .insertInto('register_delivery')
    .values({
      id: added.id,
      subscriber_id: added.subscriberId,
      after_position: added.after,
      until_position: added.until,
      changes: added.changes,
      created_at: added.at,
      next_attempt_at: added.at,
    })
    .execute();
}

export async function markDelivered(tx: Transaction, id: string, at: Date): Promise<void> {
  await sql`
    update register_delivery set delivered_at = ${at}, next_attempt_at = null, dead_at = null, last_problem = ''
    where id = ${id}`.execute(tx);
  await sql`
    update register_subscriber set last_delivered_at = ${at}
    where id = (select subscriber_id from register_delivery where id = ${id})`.execute(tx);
}

/** @param nextAt null: it is not tried again by itself */
export async function markFailed(
  tx: Transaction,
  id: string,
  failure: { problem: string; nextAt: Date | null; at: Date },
): Promise<void> {
  await sql`
    update register_delivery set attempts = attempts + 1, last_problem = ${failure.problem},
      next_attempt_at = ${failure.nextAt}, dead_at = case when ${failure.nextAt}::timestamptz is null
        then ${failure.at}::timestamptz end
    where id = ${id} and delivered_at is null`.execute(tx);
}

export async function tryAtOnce(tx: Transaction, id: string, at: Date): Promise<void> {
  await sql`
    update register_delivery set next_attempt_at = ${at} where id = ${id} and next_attempt_at is not null`.execute(
    tx,
  );
}

/** What did not arrive first, then the newest. */
export async function listDeliveries(db: Database, subscriberId: string): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from register_delivery d where d.subscriber_id = ${subscriberId}
    order by d.delivered_at is not null, d.created_at desc limit 50`.execute(db);
  return rows;
}

export async function forgetDeliveries(db: Database, before: Date): Promise<void> {
  await sql`
    delete from register_delivery where created_at < ${before} and next_attempt_at is null`.execute(db);
}
