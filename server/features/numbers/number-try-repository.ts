import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** Locks the counter until the transaction ends. */
export async function holdSubject(tx: Transaction, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${subject}))`.execute(tx);
}

/** @returns how many different numbers have been tried since, this one counted */
export async function countTries(
  tx: Transaction,
  one: { subject: string; number: Buffer; since: Date },
): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    select count(*)::int + 1 as tries from number_try
    where subject = ${one.subject} and tried_at > ${one.since} and number_index <> ${one.number}`.execute(tx);
  return rows[0]!.tries;
}

export async function addTry(
  tx: Transaction,
  one: { subject: string; number: Buffer; at: Date },
): Promise<void> {
  await sql`
    insert into number_try (subject, number_index, tried_at) values (${one.subject}, ${one.number}, ${one.at})
    on conflict (subject, number_index) do update set tried_at = excluded.tried_at`.execute(tx);
}

export async function forgetTries(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('number_try').where('tried_at', '<', before).execute();
}
