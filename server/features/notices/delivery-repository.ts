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

/** An SMS waits until somebody can be awake. */
export async function markHeld(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('notice').set({ held_until: until }).where('id', '=', id).execute();
}

/** Takes those that are due; the next caller gets others. @returns their ids */
export async function takeHeld(tx: Transaction, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notice set held_until = null where held_until <= ${now} and sent_at is null returning id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
