/** Counters for rate-limited actions: guesses, uploads, anonymous messages. */
import { sql } from 'kysely';
import type { Database, Transaction } from './database.ts';

export type Attempts = { count: number; windowEnds: Date };

/**
 * Uses one attempt, in one statement.
 * @param subject a hash or an id of what is counted, never an address in plain text
 * @param windowEnds when a new count ends, where none is running
 * @param amount more than one, where what is counted has a size; less than zero gives back
 * @returns how many have been used in the window, this one counted
 */
export async function countAttempt(
  tx: Transaction,
  subject: string,
  now: Date,
  windowEnds: Date,
  amount = 1,
): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`
    insert into attempt_counter as c (subject, window_ends, attempts) values (${subject}, ${windowEnds}, ${amount}::int)
    on conflict (subject) do update set
      attempts = case when c.window_ends <= ${now} then excluded.attempts else c.attempts + excluded.attempts end,
      window_ends = case when c.window_ends <= ${now} then excluded.window_ends else c.window_ends end
    returning attempts`.execute(tx);
  return rows[0]!.attempts;
}

/** What has been used of a window that is still running; null where none is. */
export async function findAttempts(db: Database, subject: string, now: Date): Promise<Attempts | null> {
  const { rows } = await sql<Attempts>`
    select attempts as count, window_ends as "windowEnds" from attempt_counter
    where subject = ${subject} and window_ends > ${now}`.execute(db);
  return rows[0] ?? null;
}

/** Counters that no limit looks at any more. */
export async function deleteOldAttempts(db: Database, before: Date): Promise<void> {
  await sql`delete from attempt_counter where window_ends < ${before}`.execute(db);
}

/** Gives back what has been used. */
export async function forgetAttempts(tx: Transaction, subject: string): Promise<void> {
  await tx.deleteFrom('attempt_counter').where('subject', '=', subject).execute();
}
