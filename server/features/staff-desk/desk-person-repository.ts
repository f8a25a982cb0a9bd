import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EnquiryState, EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { PersonTerm } from './desk-rules.ts';

export type HitRow = {
  id: string;
  name: string;
  bornOn: string | null;
  memberNumber: string | null;
  isMember: boolean;
  email: string | null;
  phone: string | null;
  isRestricted: boolean;
};

/** One more than are shown, so that it can be said whether there are more. */
export const hitsShown = 10;

export async function findPersons(tx: Transaction, term: PersonTerm): Promise<HitRow[]> {
  const { rows } = await sql<HitRow>`
    select p.id, trim(p.given_name || ' ' || p.family_name) as name, p.born_on as "bornOn",
      m.number as "memberNumber", m.number is not null and m.ended_on is null as "isMember", p.email, p.phone,
      p.restricted_at is not null as "isRestricted"
    from person p
    left join lateral (select number, ended_on from membership where person_id = p.id
      order by ended_on desc nulls first limit 1) m on true
    where ${fits(term)} order by p.family_name, p.given_name, p.id limit ${hitsShown + 1}`.execute(tx);
  return rows;
}

/** Living persons who may be the same as one who joins: born on the day with a name in common, or reached at the same place. */
export async function findDoubles(
  tx: Transaction,
  one: { givenName: string; familyName: string; bornOn: string; email: string; phone: string },
): Promise<HitRow[]> {
  const { rows } = await sql<HitRow>`
    select p.id, trim(p.given_name || ' ' || p.family_name) as name, p.born_on as "bornOn",
      m.number as "memberNumber", m.number is not null and m.ended_on is null as "isMember", p.email, p.phone,
      p.restricted_at is not null as "isRestricted"
    from person p
    left join lateral (select number, ended_on from membership where person_id = p.id
      order by ended_on desc nulls first limit 1) m on true
    where p.died_on is null and p.family_name <> '' and (
      (p.born_on = ${one.bornOn}::date
        and (lower(p.family_name) = lower(${one.familyName}) or lower(p.given_name) = lower(${one.givenName})))
      or lower(p.email) = nullif(lower(${one.email}), '') or p.phone = nullif(${one.phone}, ''))
    order by p.born_on <> ${one.bornOn}::date, p.id limit ${hitsShown}`.execute(tx);
  return rows;
}

function fits(term: PersonTerm) {
  if (term.kind === 'email') return sql`lower(p.email) = ${term.value}`;
  if (term.kind === 'phone') return sql`p.phone = ${term.value}`;
  if (term.kind === 'member-number')
    return sql`p.id in (select person_id from membership where number = ${term.value})`;
  // Beginnings of words: «Kari Lun» finds Kari Lund.
  const query = term.words.map((word) => `'${word.replaceAll("'", "''")}':*`).join(' & ');
  return sql`to_tsvector('simple', p.given_name || ' ' || p.family_name) @@ to_tsquery('simple', ${query})`;
}

export type PersonFacts = {
  id: string;
  name: string;
  bornOn: string | null;
  sealedFodselsnummer: Buffer | null;
  isColleague: boolean;
  memberNumber: string | null;
  joinedOn: string | null;
  endedOn: string | null;
  chapter: string | null;
  email: string | null;
  isEmailVerified: boolean;
  phone: string | null;
  isPhoneVerified: boolean;
  careOf: string | null;
  addressLines: string[];
  postalCode: string | null;
  postalPlace: string | null;
  country: string | null;
  isAddressShielded: boolean;
  isRestricted: boolean;
  postReturnedOn: string | null;
};

export async function findPerson(db: Database, id: string): Promise<PersonFacts | undefined> {
  const { rows } = await sql<PersonFacts>`
    select p.id, trim(p.given_name || ' ' || p.family_name) as name, p.born_on as "bornOn",
      p.fodselsnummer_sealed as "sealedFodselsnummer",
      exists (select from staff_member s where s.person_id = p.id) as "isColleague",
      m.number as "memberNumber", m.joined_on as "joinedOn", m.ended_on as "endedOn", u.name as chapter,
      p.email, p.email_verified_at is not null as "isEmailVerified",
      p.phone, p.phone_verified_at is not null as "isPhoneVerified",
      p.address_care_of as "careOf", p.address_lines as "addressLines", p.postal_code as "postalCode",
      p.postal_place as "postalPlace", p.country, p.is_address_shielded as "isAddressShielded",
      p.restricted_at is not null as "isRestricted",
      p.post_returned_on as "postReturnedOn"
    from person p
    left join lateral (select number, joined_on, ended_on, chapter_id from membership where person_id = p.id
      order by ended_on desc nulls first limit 1) m on true
    left join unit u on u.id = m.chapter_id
    where p.id = ${id}`.execute(db);
  return rows[0];
}

export type PersonEnquiry = {
  id: string;
  number: string;
  topic: EnquiryTopic;
  subject: string;
  state: EnquiryState;
  receivedAt: Date;
};
export async function listPersonEnquiries(db: Database, personId: string): Promise<PersonEnquiry[]> {
  return db
    .selectFrom('enquiry')
    .select(['id', 'number', 'subject', 'received_at as receivedAt'])
    .select(sql<EnquiryTopic>`topic`.as('topic'))
    .select(sql<EnquiryState>`state`.as('state'))
    .where('person_id', '=', personId)
    .where('merged_into_id', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(50)
    .execute();
}

export type PersonNotice = {
  id: string;
  kind: string;
  createdAt: Date;
  sentAt: Date | null;
  failure: string | null;
};
export async function listPersonNotices(db: Database, personId: string): Promise<PersonNotice[]> {
  return db
    .selectFrom('notice')
    .select(['id', 'kind', 'created_at as createdAt', 'sent_at as sentAt', 'failure'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
}

/** Whether the case is this person's: the ground for looking. */
export async function isCaseOf(db: Database, enquiryId: string, personId: string): Promise<boolean> {
  const { rows } = await sql`select from enquiry where id = ${enquiryId} and person_id = ${personId}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Whether one of the staff has seen the person in a search from an enquiry. */
export async function wasFoundFrom(
  db: Database,
  look: { enquiryId: string; personId: string; staffId: string; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from access_log where reason = 'search' and subject_id = ${look.enquiryId} and person_id = ${look.personId}
      and staff_id = ${look.staffId} and looked_at > ${look.since} limit 1`.execute(db);
  return rows.length > 0;
}

export async function personExists(db: Database, id: string): Promise<boolean> {
  return (await sql`select from person where id = ${id}`.execute(db)).rows.length > 0;
}

export async function addReason(
  tx: Transaction,
  reason: { staffId: string; personId: string; words: string; at: Date },
): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('desk_reason')
    .values({
      id,
      staff_id: reason.staffId,
      person_id: reason.personId,
      words: reason.words,
      written_at: reason.at,
    })
    .execute();
  return id;
}

/** @returns the words, where they were written by this colleague, for this person, and not before `since` */
export async function findReason(
  db: Database,
  reason: { id: string; staffId: string; personId: string; since: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('desk_reason')
    .select('words')
    .where('id', '=', reason.id)
    .where('staff_id', '=', reason.staffId)
    .where('person_id', '=', reason.personId)
    .where('written_at', '>', reason.since)
    .executeTakeFirst();
  return row?.words;
}

/** The words are in the access log; here they are only the key to it. */
export async function forgetReasons(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('desk_reason').where('written_at', '<', before).execute();
}
