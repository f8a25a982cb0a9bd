import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** @param indexes in hex, some hundred at most */
export async function findLeftIndexes(db: Database, indexes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ index: string }>`
    select encode(number_index, 'hex') as index from leaving
    where number_index in (select decode(hex, 'hex') from unnest(${indexes}::text[]) as hex)`.execute(db);
  return rows.map(({ index }) => index);
}

export type RegisterLeaver = {
  leavingId: string;
  personId: string;
  membershipId: string;
  /** In the form in which the database reads bytes. */
  numberIndex: string;
  endedOn: string;
  magazine: 'paper' | 'digital' | 'none';
};

/** Without a certificate: none was requested. */
export async function endFromRegister(
  tx: Transaction,
  leavers: readonly RegisterLeaver[],
  now: Date,
): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(leavers)}::jsonb) as r ("leavingId" uuid, "personId" uuid,
    "membershipId" uuid, "numberIndex" bytea)`;
  await sql`
    insert into leaving (id, left_at, text_version, person_id, membership_id, account_choice, channel, number_index)
    select "leavingId", ${now}, 'import', "personId", "membershipId", 'delete', 'import', "numberIndex"
    from ${rows}`.execute(tx);
}

/**
 * Those that came with a register and have not been deleted yet, oldest first; some hundred at a time. Not the dead
 * whose death has not been processed.
 */
export async function listUnpurgedFromRegister(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from leaving where purged_at is null and channel = 'import'
      and not exists (select from death_report d where d.person_id = leaving.person_id and d.state = 'confirmed'
        and d.ended_at is null)
    order by left_at, id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}
