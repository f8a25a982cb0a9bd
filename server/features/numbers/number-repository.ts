/** Whose number is whose. Asked by a job and by member service, never by the request that gives a number. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** Undefined where there is nothing to compare any more. */
export async function findUncomparedNumber(tx: Transaction, personId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ sealed: Buffer }>`
    select fodselsnummer_sealed as sealed from person
    where id = ${personId} and number_state = 'unconfirmed' and fodselsnummer_sealed is not null`.execute(tx);
  return rows[0]?.sealed;
}

/** Locks the number for comparing and deciding until the transaction ends. */
export async function holdNumber(tx: Transaction, index: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('person ' || encode(${index}::bytea, 'hex')))`.execute(tx);
}

/** The first who gave it first. */
export async function listUncomparedPersons(tx: Transaction, index: Buffer): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person where fodselsnummer_index = ${index} and number_state = 'unconfirmed'
    order by number_given_at, id for update`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whose number it is. */
export async function findOwner(db: Database, index: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from person where fodselsnummer_index = ${index} and number_state = 'confirmed'`.execute(db);
  return rows[0]?.id;
}
