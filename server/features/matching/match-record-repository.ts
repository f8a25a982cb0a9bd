import { sql } from 'kysely';
import type { RecordMatch, SignInOfPerson } from '#contract/match-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Wanted } from './match-rules.ts';

export type RecordRow = {
  personId: string;
  givenName: string;
  familyName: string;
  bornOn: string | null;
  number: string | null;
  joinedOn: string | null;
  endedOn: string | null;
  chapter: string | null;
  email: string | null;
  phone: string | null;
  signIns: number;
  matches: RecordMatch[];
  hasInCommon: boolean;
};

/** The account that asks: its own person, and what its sign-in had proven. */
export type ApplicantAccount = { personId: string; emails: readonly string[]; phone: string | null };

/** The account has proven a contact point of the record `p`, or gave its national identity number when it joined. */
const isInCommon = ({ personId, emails, phone }: ApplicantAccount) => sql`(
  coalesce(lower(p.email) = any(${emails as string[]}::text[]), false) or coalesce(p.phone = ${phone}::text, false)
  or (p.number_state = 'confirmed' and exists (select from joining j
    where j.person_id = ${personId} and j.fodselsnummer_index = p.fodselsnummer_index)))`;

export async function hasInCommon(
  db: Database,
  personId: string,
  applicant: ApplicantAccount,
): Promise<boolean> {
  const { rows } =
    await sql`select from person p where p.id = ${personId} and ${isInCommon(applicant)}`.execute(db);
  return rows.length > 0;
}

/**
 * Records are members past and present, and people without a sign-in. Never the sender, nor staff: their access to
 * others' data needs more than a colleague's decision.
 */
const isRecord = (applicantId: string) => sql`
  p.id <> ${applicantId}
  and (exists (select from membership m where m.person_id = p.id)
    or not exists (select from account_person ap where ap.person_id = p.id))
  and not exists (select from staff_member s where s.person_id = p.id)`;

/**
 * Those with the number, the contact point, all words of the name, or the birth date and one word of the name; and of a
 * joining the person with the same national identity number.
 * @returns a few more than are shown, in no order
 */
export async function findRecords(
  tx: Transaction,
  { words, bornOn, number, email, phone }: Wanted,
  applicant: ApplicantAccount,
): Promise<RecordRow[]> {
  const applicantId = applicant.personId;
  const names = sql`lower(p.given_name || ' ' || p.family_name)`;
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const hasName = patterns.length > 0;
  const isNamed = sql`(${hasName} and ${names} like all(${patterns}::text[]))`;
  const isBornOn = sql`coalesce(p.born_on = ${bornOn}::date, false)`;
  const isNumber = sql`exists (select from membership m where m.person_id = p.id and m.number = ${number})`;
  const isEmail = sql`coalesce(lower(p.email) = ${email}, false)`;
  const isPhone = sql`coalesce(p.phone = ${phone}, false)`;
  const isSame = sql`exists (select from joining j
    where j.person_id = ${applicantId} and j.fodselsnummer_index = p.fodselsnummer_index)`;
  const { rows } = await sql<RecordRow>`
    select p.id as "personId", p.given_name as "givenName", p.family_name as "familyName", p.born_on as "bornOn",
      m.number, m.joined_on as "joinedOn", m.ended_on as "endedOn", u.name as chapter, p.email, p.phone,
      (select count(*)::int from account_person ap where ap.person_id = p.id) as "signIns",
      array_remove(array[
        case when ${isNamed} then 'name' end, case when ${isBornOn} then 'born-on' end,
        case when ${isEmail} then 'email' end, case when ${isPhone} then 'phone' end,
        case when ${isNumber} then 'number' end, case when ${isSame} then 'fodselsnummer' end], null) as matches,
      ${isInCommon(applicant)} as "hasInCommon"
    from person p
    left join lateral (select * from membership m where m.person_id = p.id
      order by m.ended_on nulls first, m.joined_on desc limit 1) m on true
    left join unit u on u.id = m.chapter_id
    where ${isRecord(applicantId)}
      and (${isNumber} or ${isEmail} or ${isPhone} or ${isSame} or ${isNamed}
        or (${isBornOn} and ${hasName} and ${names} like any(${patterns}::text[])))
    limit 200`.execute(tx);
  return rows;
}

/** Whether the person can be matched; locks the person until the transaction ends. */
export async function holdRecord(tx: Transaction, personId: string, applicantId: string): Promise<boolean> {
  const { rows } = await sql`
    select from person p where p.id = ${personId} and ${isRecord(applicantId)} for update of p`.execute(tx);
  return rows.length > 0;
}

export async function listSignIns(
  db: Database,
  personId: string,
): Promise<(Omit<SignInOfPerson, 'tiedAt' | 'canBeUntied'> & { tiedAt: Date | null })[]> {
  const { rows } = await sql<Omit<SignInOfPerson, 'tiedAt' | 'canBeUntied'> & { tiedAt: Date | null }>`
    select ap.account_id as "accountId", ap.proven_by as "provenBy", t.happened_at as "tiedAt", t.reason,
      trim(s.given_name || ' ' || s.family_name) as "tiedBy"
    from account_person ap
    left join lateral (select * from account_tie t where t.account_id = ap.account_id and t.person_id = ap.person_id
      and t.is_tied order by t.happened_at desc limit 1) t on true
    left join person s on s.id = t.actor_id
    where ap.person_id = ${personId} order by t.happened_at desc nulls last, ap.account_id`.execute(db);
  return rows;
}
