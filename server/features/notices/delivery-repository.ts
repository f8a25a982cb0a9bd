import { sql } from 'kysely';
import type { DeliveryFailure } from '#contract/desk-work-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** @param isForGood no retry before the desk says so */
export async function markFailed(
  db: Database,
  id: string,
  failed: { failure: DeliveryFailure; isForGood: boolean; at: Date },
): Promise<void> {
  const givenUpAt = failed.isForGood ? failed.at : null;
  await sql`update notice set attempts = attempts + 1, failed_at = ${failed.at}, failure = ${failed.failure},
    given_up_at = ${givenUpAt} where id = ${id} and sent_at is null`.execute(db);
}

export type Undelivered = {
  id: string;
  personId: string;
  personName: string;
  kind: string;
  createdAt: Date;
  failure: DeliveryFailure;
  failedAt: Date;
  attempts: number;
  isGivenUp: boolean;
};

/** Newest failure first, at most 100. */
export async function listUndelivered(db: Database): Promise<Undelivered[]> {
  const { rows } = await sql<Undelivered>`
    select n.id, n.person_id as "personId", trim(p.given_name || ' ' || p.family_name) as "personName", n.kind,
      n.created_at as "createdAt", n.failure, n.failed_at as "failedAt", n.attempts,
      n.given_up_at is not null as "isGivenUp"
    from notice n join person p on p.id = n.person_id
    where n.sent_at is null and n.failure is not null
    order by n.failed_at desc, n.id limit 100`.execute(db);
  return rows;
}

/** @returns whether there is such a notice that has not left */
export async function takeUpAgain(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    update notice set given_up_at = null where id = ${id} and sent_at is null and failure is not null
    returning id`.execute(tx);
  return rows.length > 0;
}

/** It stays in the list, and goes nowhere else. */
export async function markLeftOut(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('notice').set({ left_out_at: at }).where('id', '=', id).execute();
}

/** An SMS waits until somebody can be awake, and a receipt for those that may follow it. */
export async function markHeld(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('notice').set({ held_until: until }).where('id', '=', id).execute();
}

/** The notices of the same kind that a person's own changes have led to, beside one of them. */
export async function findOthersOfKind(
  db: Database,
  noticeId: string,
): Promise<{ isOwnAct: boolean; isFollowed: boolean; sentAt: Date | null }> {
  const { rows } = await sql<{ isOwnAct: boolean; isFollowed: boolean; sentAt: Date | null }>`
    select coalesce(n.read_at = n.created_at, false) as "isOwnAct",
      coalesce(bool_or(o.sent_at is null and o.left_out_at is null and o.failure is null
        and (o.created_at, o.id) > (n.created_at, n.id)), false) as "isFollowed",
      max(o.sent_at) as "sentAt"
    from notice n left join notice o on o.person_id = n.person_id and o.kind = n.kind and o.id <> n.id
      and o.channel is not distinct from n.channel and o.read_at = o.created_at
    where n.id = ${noticeId} group by n.id`.execute(db);
  return rows[0] ?? { isOwnAct: false, isFollowed: false, sentAt: null };
}

/** Takes those that are due; the next caller gets others. @returns their ids */
export async function takeHeld(tx: Transaction, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notice set held_until = null where held_until <= ${now} and sent_at is null returning id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
