import { sql } from 'kysely';
import type { NumberCasePerson } from '#contract/number-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

/** The longest waiting first. */
export async function listNumberCases(db: Database): Promise<{ id: string; givenAt: Date | null }[]> {
  const { rows } = await sql<{ id: string; givenAt: Date | null }>`
    select id, number_given_at as "givenAt" from person where number_state = 'taken'
    order by number_given_at nulls first, id limit 500`.execute(db);
  return rows;
}

export type NumberCaseFacts = { givenAt: Date | null; index: Buffer };

/** Undefined where nothing is to be decided. @param hold locks it until the transaction ends */
export async function findNumberCase(
  db: Database,
  personId: string,
  { hold }: { hold: boolean },
): Promise<NumberCaseFacts | undefined> {
  const { rows } = await sql<NumberCaseFacts>`
    select number_given_at as "givenAt", fodselsnummer_index as index from person
    where id = ${personId} and number_state = 'taken' and fodselsnummer_index is not null
    ${sql.raw(hold ? 'for update' : '')}`.execute(db);
  return rows[0];
}

export async function findCasePerson(tx: Transaction, personId: string): Promise<NumberCasePerson> {
  const { rows } = await sql<NumberCasePerson>`
    select p.id as "personId", trim(p.given_name || ' ' || p.family_name) as name, p.born_on as "bornOn",
      (select m.number from membership m where m.person_id = p.id
       order by m.ended_on nulls first, m.joined_on desc limit 1) as "memberNumber",
      (select count(*)::int from account_person ap where ap.person_id = p.id) as "signIns"
    from person p where p.id = ${personId}`.execute(tx);
  return rows[0]!;
}
