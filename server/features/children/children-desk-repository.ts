import { sql } from 'kysely';
import type { ChildState } from '#contract/children-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type DeskRow = {
  id: string;
  state: 'waiting' | 'checking';
  registrant: string;
  registrantId: string | null;
  sentAt: Date;
  expiresAt: Date | null;
  givenName: string;
  familyName: string;
  bornOn: string;
  isSole: boolean;
  secondGuardian: string | null;
  submissionId: string;
  index: Buffer;
};

const rowsOf = (only: ReturnType<typeof sql>, lock: string) => sql<DeskRow>`
  select c.id, c.state, trim(p.given_name || ' ' || p.family_name) as registrant, p.id as "registrantId",
         s.sent_at as "sentAt", case when c.state = 'waiting' then i.expires_at end as "expiresAt",
         c.given_name as "givenName", c.family_name as "familyName", c.born_on as "bornOn", s.is_sole as "isSole",
         i.name as "secondGuardian", s.id as "submissionId", c.fodselsnummer_index as index
  from child c
  join child_submission s on s.id = c.submission_id
  left join person p on p.id = s.person_id
  left join guardian_invitation i on i.submission_id = s.id
  where c.state in ('waiting', 'checking') and ${only}
  order by c.state, s.sent_at, c.id ${sql.raw(lock)}`;

/** Those to look at first, then those that wait; the longest waiting first. @param today in Norway */
export async function listDeskRows(db: Database, today: string): Promise<DeskRow[]> {
  const { rows } = await rowsOf(sql`c.turns_15_on > ${today}::date`, '').execute(db);
  return rows;
}

export async function findDeskRow(
  db: Database,
  id: string,
  { hold }: { hold: boolean },
): Promise<DeskRow | undefined> {
  const { rows } = await rowsOf(sql`c.id = ${id}`, hold ? 'for update of c' : '').execute(db);
  return rows[0];
}

/** The one it collides with, and who stands behind it. */
export async function findOther(db: Database, row: Pick<DeskRow, 'id' | 'index'>) {
  const { rows } = await sql<{ state: ChildState; guardians: string[] }>`
    select c.state, array(select trim(p.given_name || ' ' || p.family_name) from child_guardian g
                          join person p on p.id = g.person_id where g.child_id = c.id order by g.declared_at) as guardians
    from child c where c.fodselsnummer_index = ${row.index} and c.id <> ${row.id}
      and c.state in ('waiting', 'registered')`.execute(db);
  return rows[0];
}

/** The child that was looked at is the one that stands already: the sending points there from now on. */
export async function replaceSubmitted(
  tx: Transaction,
  submissionId: string,
  from: string,
  to: string,
): Promise<void> {
  await sql`update child_submission set child_ids = array_replace(child_ids, ${from}, ${to})
    where id = ${submissionId}`.execute(tx);
}

/** A sending of its own for one child, with what was declared: its second guardian is invited apart from the others. */
export async function splitSubmission(tx: Transaction, childId: string, newId: string): Promise<void> {
  await sql`
    insert into child_submission (id, person_id, sent_at, is_sole, child_ids, text_version, declarations,
                                  sign_in_reference)
    select ${newId}, s.person_id, s.sent_at, s.is_sole, array[c.id::text], s.text_version, s.declarations,
           s.sign_in_reference
    from child c join child_submission s on s.id = c.submission_id where c.id = ${childId}`.execute(tx);
  await tx.updateTable('child').set({ submission_id: newId }).where('id', '=', childId).execute();
}
