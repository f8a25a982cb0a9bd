import { sql } from 'kysely';
import type { ChildState } from '#contract/children-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Confirmer } from './guardian-invitation-rules.ts';

export type DeskRow = {
  id: string;
  /** `checking`: for member service to decide; also where the number is taken, which the guardians do not see. */
  state: 'waiting' | 'checking';
  /** As the guardians see it. */
  seenAs: 'waiting' | 'checking' | 'registered';
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
  select c.id, case when c.number_state = 'taken' or c.state = 'checking' then 'checking' else c.state end as state, c.state as "seenAs",
         trim(p.given_name || ' ' || p.family_name) as registrant, p.id as "registrantId",
         s.sent_at as "sentAt", case when c.state = 'waiting' and c.number_state <> 'taken' then i.expires_at end as "expiresAt",
         c.given_name as "givenName", c.family_name as "familyName", c.born_on as "bornOn", s.is_sole as "isSole",
         i.name as "secondGuardian", s.id as "submissionId", c.fodselsnummer_index as index
  from child c
  join child_submission s on s.id = c.submission_id
  left join person p on p.id = s.person_id
  left join guardian_invitation i on i.submission_id = s.id
  where (c.state in ('waiting', 'checking') or (c.state = 'registered' and c.number_state = 'taken')) and ${only}
  order by (c.number_state = 'taken' or c.state = 'checking') desc, s.sent_at, c.id ${sql.raw(lock)}`;

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
  const { rows } = await sql<{ state: ChildState; guardians: string[]; guardianIds: string[] }>`
    select c.state, array(select trim(p.given_name || ' ' || p.family_name) from child_guardian g
                          join person p on p.id = g.person_id where g.child_id = c.id order by g.declared_at) as guardians,
      array(select g.person_id::text from child_guardian g where g.child_id = c.id) as "guardianIds"
    from child c where c.fodselsnummer_index = ${row.index} and c.id <> ${row.id}
      and c.state in ('waiting', 'checking', 'registered') and c.number_state = 'confirmed'`.execute(db);
  return rows[0];
}

/** The other parent who has said yes, beside the one who sent it in; undefined before that, and of one alone. */
export async function findConfirmer(
  db: Database,
  childId: string,
): Promise<(Confirmer & { personId: string }) | undefined> {
  const { rows } = await sql<Confirmer & { personId: string }>`
    select p.id as "personId", trim(p.given_name || ' ' || p.family_name) as name,
           p.created_at > s.sent_at as "isNew",
           exists (select from account_person one join account_person other on other.account_id = one.account_id
                   where one.person_id = r.id and other.person_id = p.id) as "sharesAccount",
           coalesce(lower(p.email) = lower(r.email) or p.phone = r.phone, false) as "sharesContact",
           coalesce(p.postal_code = r.postal_code and p.address_lines = r.address_lines, false) as "sharesAddress"
    from child c join child_submission s on s.id = c.submission_id
    join child_guardian g on g.child_id = c.id and not g.is_registrant join person p on p.id = g.person_id
    join person r on r.id = s.person_id
    where c.id = ${childId} order by g.declared_at limit 1`.execute(db);
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
