import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Merged } from '#server/platform/database/person-rows.ts';
import type { Candidate } from './verification-rules.ts';

/** Whether the account is tied to a record that was proven, or to a membership. */
export async function isProven(db: Database, accountId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from account_person ap where ap.account_id = ${accountId} and ap.person_id = ${personId}
      and (ap.proven_by <> 'first-sign-in' or exists (select from membership m where m.person_id = ap.person_id))`.execute(
    db,
  );
  return rows.length > 0;
}

/** Records with one of the contact points that the sign-in has verified. Which of them may be claimed, the policy says. */
export async function listCandidates(
  tx: Transaction,
  contact: { emails: string[]; phone: string | null },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select p.id as "personId", p.given_name as "givenName", p.family_name as "familyName", p.born_on as "bornOn"
    from person p
    where (lower(p.email) = any(${contact.emails}::text[]) or p.phone = ${contact.phone}::text)
      and (exists (select from membership m where m.person_id = p.id)
        or not exists (select from account_person ap where ap.person_id = p.id))
    order by p.id limit 20 for update of p`.execute(tx);
  return rows;
}

const living = ['waiting', 'active', 'paused'];

/**
 * The persons that came with an account's first sign-in and belong to no other account or record: no birth date is known,
 * or one was given with a gift, and it is the birth date that has just been proven.
 */
export async function listPlaceholders(tx: Transaction, accountId: string, into: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ap.person_id as id from account_person ap join person p on p.id = ap.person_id
    where ap.account_id = ${accountId} and ap.proven_by = 'first-sign-in' and p.fodselsnummer_index is null
      and (p.born_on is null or p.born_on = (select o.born_on from person o where o.id = ${into}))
      and p.id <> ${into}
      and not exists (select from membership m where m.person_id = ap.person_id)
      and not exists (select from staff_member s where s.person_id = ap.person_id)
      and not exists (select from account_person o where o.person_id = ap.person_id and o.account_id <> ap.account_id)
      -- Two agreements that are drawn cannot become one person's.
      and not (exists (select from gift_agreement g where g.person_id = ap.person_id and g.state = any(${living}))
        and exists (select from gift_agreement g where g.person_id = ${into} and g.state = any(${living})))`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

export async function addAlias(tx: Transaction, { from, into }: Merged): Promise<void> {
  // The access log is only ever added to: its rows go on naming the placeholder.
  await sql`update person_alias set person_id = ${into} where person_id = ${from}`.execute(tx);
  await sql`insert into person_alias (former_id, person_id) values (${from}, ${into})`.execute(tx);
}
