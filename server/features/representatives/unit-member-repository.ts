import { type RawBuilder, sql } from 'kysely';
import type { OfficeUnit } from '#contract/office-values.ts';
import { membersPerPage, type UnitMember } from '#contract/unit-member-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

/** The newest word of somebody on whether the board may reach them. @param person an expression for their id */
const wordOnContact = (person: RawBuilder<unknown>) => sql`(
  select e.is_given from consent_event e where e.person_id = ${person} and e.purpose = 'chapter-contact'
  order by e.happened_at desc, e.id desc limit 1)`;
/** Contact only where it is yes. */
const seen = sql`
  p.id, trim(p.given_name || ' ' || p.family_name) as name,
  case when not p.is_address_shielded then p.postal_place end as place,
  case when c.is_given then p.email end as email, case when c.is_given then p.phone end as phone`;
const from = sql`
  from membership m join person p on p.id = m.person_id
  left join lateral ${wordOnContact(sql`p.id`)} c on true`;

/**
 * A member whose data use is restricted (GDPR article 18), or who may be dead, is a member as before, and in no
 * list. Nor is somebody at a secret address, unless they have said that the board may reach them: the name of the chapter
 * alone says whereabouts they live.
 */
const isListed = sql`m.ended_on is null and p.restricted_at is null
  and not exists (select from person_hold h where h.person_id = p.id and h.scope = 'all')
  and (not p.is_address_shielded or ${wordOnContact(sql`p.id`)})`;

/** Beginnings of words, as for a search at the desk; none of them: everybody. */
function named(words: readonly string[]) {
  if (words.length === 0) return sql`true`;
  const query = words.map((word) => `'${word.replaceAll("'", "''")}':*`).join(' & ');
  return sql`to_tsvector('simple', p.given_name || ' ' || p.family_name) @@ to_tsquery('simple', ${query})`;
}

export type MemberPlace = [familyName: string, givenName: string, id: string];
export type UnitMemberRow = UnitMember & { familyName: string; givenName: string };

/** By name, one more than a page. @param after the row before the page */
export async function listUnitMembers(
  db: Some,
  unitId: string,
  words: readonly string[],
  after: MemberPlace | null,
): Promise<UnitMemberRow[]> {
  const follows = after
    ? sql`(p.family_name, p.given_name, p.id) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`
    : sql`true`;
  const { rows } = await sql<UnitMemberRow>`
    select ${seen}, extract(year from m.joined_on)::int as "joinedYear", p.family_name as "familyName",
      p.given_name as "givenName"
    ${from} where ${isListed} and m.chapter_id = ${unitId} and ${named(words)} and ${follows}
    order by p.family_name, p.given_name, p.id limit ${membersPerPage + 1}`.execute(db);
  return rows;
}

/** The whole list, as it is taken out as a file. */
export async function listAllMembers(tx: Transaction, unitId: string): Promise<UnitMember[]> {
  const { rows } = await sql<UnitMember>`
    select ${seen}, extract(year from m.joined_on)::int as "joinedYear"
    ${from} where ${isListed} and m.chapter_id = ${unitId} order by p.family_name, p.given_name, p.id`.execute(
    tx,
  );
  return rows;
}

export async function countUnitMembers(db: Some, unitId: string, words: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from membership m join person p on p.id = m.person_id
    where ${isListed} and m.chapter_id = ${unitId} and ${named(words)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type NewMemberRow = Omit<UnitMember, 'joinedYear'> & {
  membershipId: string;
  joinedOn: string;
  welcomedBy: string | null;
  welcomedAt: Date | null;
};

const isNew = (unitId: string, since: string) =>
  sql`${isListed} and m.chapter_id = ${unitId} and m.joined_on >= ${since}::date`;

async function newMembersWhere(db: Some, which: RawBuilder<unknown>): Promise<NewMemberRow[]> {
  const { rows } = await sql<NewMemberRow>`
    select ${seen}, m.id as "membershipId", m.joined_on as "joinedOn", w.welcomed_at as "welcomedAt",
      coalesce(b.given_name, '') as "welcomedBy"
    ${from} left join member_welcome w on w.membership_id = m.id left join person b on b.id = w.welcomed_by
    where ${which}
    order by w.welcomed_at is not null, m.joined_on desc, p.family_name, p.id limit 100`.execute(db);
  return rows;
}

/** Those not welcomed first, then the newest. @param since first day of joining */
export const listNewMembers = (db: Some, unitId: string, since: string): Promise<NewMemberRow[]> =>
  newMembersWhere(db, isNew(unitId, since));

/** As {@link listNewMembers}, one of them alone. */
export const findNewMember = async (db: Some, unitId: string, since: string, personId: string) =>
  (await newMembersWhere(db, sql`${isNew(unitId, since)} and p.id = ${personId}`))[0];

/** Of those that the list above holds. */
export async function countUnwelcomed(db: Some, unitId: string, since: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from membership m join person p on p.id = m.person_id
    where ${isNew(unitId, since)} and not exists (select from member_welcome w where w.membership_id = m.id)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The first welcome stands. */
export async function addWelcome(tx: Transaction, membershipId: string, by: string, at: Date): Promise<void> {
  await sql`insert into member_welcome (membership_id, welcomed_by, welcomed_at) values (${membershipId}, ${by}, ${at})
    on conflict do nothing`.execute(tx);
}

/** The chapters of a unit: itself, or those below it. */
const chaptersOf = (unitId: string) => sql`
  with recursive below as (
    select u.id from unit u where u.id = ${unitId}
    union all select u.id from unit u join below b on u.parent_id = b.id
  ) select id from below`;

/** The birth dates of a unit's members, and nothing else of them; null where none is known. */
export async function listBirthDates(db: Some, unitId: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ bornOn: string | null }>`
    select p.born_on as "bornOn" from membership m join person p on p.id = m.person_id
    where m.ended_on is null and m.chapter_id in (${chaptersOf(unitId)})`.execute(db);
  return rows.map(({ bornOn }) => bornOn);
}

/** Each unit right below with how many members it has, by name. */
export async function listCountsBelow(
  db: Some,
  unitId: string,
): Promise<{ unit: OfficeUnit; members: number }[]> {
  const { rows } = await sql<OfficeUnit & { members: number }>`
    select u.id, u.name, u.kind, (
      with recursive below as (select x.id from unit x where x.id = u.id
        union all select x.id from unit x join below b on x.parent_id = b.id)
      select count(*)::int from membership m where m.ended_on is null and m.chapter_id in (select id from below)
    ) as members
    from unit u where u.parent_id = ${unitId} order by u.name`.execute(db);
  return rows.map(({ members, ...unit }) => ({ unit, members }));
}

/** What was counted, oldest first; of a region or the whole only days on which every chapter with members was. */
export async function listCounts(
  db: Some,
  unitId: string,
  since: string,
): Promise<{ on: string; members: number }[]> {
  const { rows } = await sql<{ on: string; members: number }>`
    select counted_on as "on", sum(members)::int as members from unit_count
    where unit_id in (${chaptersOf(unitId)}) and counted_on >= ${since}::date
    group by counted_on order by counted_on`.execute(db);
  return rows;
}

/** Counts every chapter, once for a day. */
export async function countChapters(db: Database, on: string): Promise<void> {
  await sql`
    insert into unit_count (unit_id, counted_on, members)
    select u.id, ${on}::date, (select count(*) from membership m where m.chapter_id = u.id and m.ended_on is null)
    from unit u where u.kind = 'chapter' and u.closed_on is null on conflict do nothing`.execute(db);
}

export type ChapterContactRow = { isGiven: boolean; chapter: string | null; bornOn: string | null };

/** @returns the caller's chapter, and whether its board may see contact points */
export async function findChapterContact(db: Some, personId: string): Promise<ChapterContactRow> {
  const { rows } = await sql<ChapterContactRow>`
    select coalesce(${wordOnContact(sql`${personId}`)}, false) as "isGiven",
      (select u.name from membership m join unit u on u.id = m.chapter_id
        where m.person_id = ${personId} and m.ended_on is null) as chapter,
      (select born_on from person where id = ${personId}) as "bornOn"`.execute(db);
  return rows[0]!;
}

export async function isMemberIn(tx: Transaction, personId: string, unitId: string): Promise<boolean> {
  const { rows } = await sql`
    select from membership m where m.person_id = ${personId} and m.ended_on is null
      and m.chapter_id in (${chaptersOf(unitId)})`.execute(tx);
  return rows.length > 0;
}

export type CandidateRow = { id: string; name: string; joinedYear: number };
export const candidatesShown = 10;

/** By the beginnings of words in the name; one more than are shown. */
export async function listCandidates(
  tx: Transaction,
  unitId: string,
  words: readonly string[],
): Promise<CandidateRow[]> {
  const query = words.map((word) => `'${word.replaceAll("'", "''")}':*`).join(' & ');
  const { rows } = await sql<CandidateRow>`
    select p.id, trim(p.given_name || ' ' || p.family_name) as name, extract(year from m.joined_on)::int as "joinedYear"
    from membership m join person p on p.id = m.person_id
    where ${isListed} and m.chapter_id in (${chaptersOf(unitId)})
      and to_tsvector('simple', p.given_name || ' ' || p.family_name) @@ to_tsquery('simple', ${query})
    order by p.family_name, p.given_name, p.id limit ${candidatesShown + 1}`.execute(tx);
  return rows;
}
