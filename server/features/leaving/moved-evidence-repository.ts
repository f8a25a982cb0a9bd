import { sql } from 'kysely';
import type { Transaction } from '#server/platform/database/database.ts';

export type MovedEvidence = {
  id: string;
  joinedOn: string;
  leftOn: string;
  keepUntilOn: string;
  /** Sealed to the id, as PostgreSQL reads bytes in JSON. */
  sealed: string;
};

/** The proof for the state grant of those who had left the old system: no name, no address. */
export async function addMovedEvidence(tx: Transaction, former: readonly MovedEvidence[]): Promise<void> {
  if (!former.length) return;
  await sql`insert into grant_evidence (id, fodselsnummer_sealed, joined_on, left_on, keep_until_on)
    select r.id, r.sealed, r."joinedOn", r."leftOn", r."keepUntilOn"
    from jsonb_to_recordset(${JSON.stringify(former)}::jsonb) as r (id uuid, sealed bytea, "joinedOn" date,
      "leftOn" date, "keepUntilOn" date)`.execute(tx);
}

export async function removeMovedEvidence(tx: Transaction, ids: readonly string[]): Promise<void> {
  await sql`delete from grant_evidence where id = any(${ids as string[]}::uuid[])`.execute(tx);
}
