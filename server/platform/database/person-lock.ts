import { sql } from 'kysely';
import type { Transaction } from './database.ts';

/** Locks the person until the transaction ends: what is decided by how they are now stays true. */
export async function lockPerson(tx: Transaction, personId: string): Promise<void> {
  await sql`select from person where id = ${personId} for update`.execute(tx);
}
