/** The members of a choice, read in SQL: a page, figures over all of them, and the rows of a file. */
import { type RawBuilder, sql } from 'kysely';
import {
  type ListedMember,
  type MemberChoice,
  type MemberFigures,
  membersShown,
} from '#contract/member-list-endpoints.ts';
import { type AgeBand, ageBands } from '#contract/values/age-bands.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

type Some = Database | Transaction;

/** What is asked for. @property today in Norway @property acceptsDNumbers as the profile says of the state grant */
export type Sought = {
  choice: MemberChoice;
  words: readonly string[];
  today: string;
  acceptsDNumbers: boolean;
};

const from = sql`from membership m join person p on p.id = m.person_id left join unit u on u.id = m.chapter_id`;

/**
 * As `whyNotInList` of the grant list says of a member, with the register of today. In conditions that the planner has
 * statistics of: with `coalesce` it takes nearly all for a few.
 */
const counts = ({ today, acceptsDNumbers }: Pick<Sought, 'today' | 'acceptsDNumbers'>) => sql`(
  p.died_on is null and (p.born_on is null or p.born_on <= (${today}::date - interval '15 years')::date)
  and p.fodselsnummer_sealed is not null and p.number_state = 'confirmed'
  and (${acceptsDNumbers}::boolean or not p.is_d_number) and (p.country is null or p.country = 'NO')
  and (p.other_communities is null or p.other_communities <> 'yes' or p.other_communities_settled_at is not null)
  and p.restricted_at is null)`;

/** Of more than so many whole years. By the day of birth: `age()` would be computed for every row. */
const olderThan = (years: number, today: string) =>
  sql`p.born_on <= (${today}::date - ${`${years + 1} years`}::interval)::date`;
/** As `ageBandOf` of the figures of a unit. */
const isOfBand = (today: string): Record<AgeBand, RawBuilder<unknown>> => ({
  '15-25': sql`not (${olderThan(25, today)})`,
  '26-39': sql`${olderThan(25, today)} and not (${olderThan(39, today)})`,
  '40-54': sql`${olderThan(39, today)} and not (${olderThan(54, today)})`,
  '55-66': sql`${olderThan(54, today)} and not (${olderThan(66, today)})`,
  '67+': olderThan(66, today),
  unknown: sql`p.born_on is null`,
});

const channels = {
  email: sql`p.email is not null and p.email_stopped_at is null`,
  phone: sql`p.phone is not null`,
  post: sql`p.country is not null and p.post_returned_on is null`,
};
const isReached = {
  email: channels.email,
  sms: sql`not (${channels.email}) and ${channels.phone}`,
  post: sql`not (${channels.email}) and not (${channels.phone}) and ${channels.post}`,
  nothing: sql`not (${channels.email}) and not (${channels.phone}) and not (${channels.post})`,
};
const isLacking = {
  'no-email': sql`p.email is null`,
  'no-phone': sql`p.phone is null`,
  neither: sql`p.email is null and p.phone is null`,
  unverified: sql`(p.email is not null or p.phone is not null) and p.email_verified_at is null and p.phone_verified_at is null`,
  'post-returned': sql`p.post_returned_on is not null`,
};
const hasNumber = {
  missing: sql`p.fodselsnummer_sealed is null`,
  unconfirmed: sql`p.fodselsnummer_sealed is not null and p.number_state <> 'confirmed'`,
  confirmed: sql`p.fodselsnummer_sealed is not null and p.number_state = 'confirmed'`,
};

/**
 * A place tells whereabouts somebody lives: a protected address is in no choice by place. The units are read first: of a list
 * of them the planner has statistics, of what is below a unit it has none. All of them are no list: any chapter will do.
 */
async function isIn(db: Some, unit: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ id: string; all: number }>`
    with recursive below as (select x.id from unit x where x.id = ${unit}
      union all select x.id from unit x join below b on x.parent_id = b.id)
    select id, (select count(*) from unit)::int as all from below`.execute(db);
  const isInOne =
    rows[0]?.all === rows.length
      ? sql`m.chapter_id is not null`
      : sql`m.chapter_id = any(${rows.map(({ id }) => id)}::uuid[])`;
  return sql`not p.is_address_shielded and ${isInOne}`;
}
/**
 * A yes with no later no. In joins, and not as the newest answer: so a page looks at the answers of few, and a count reads
 * those of all at once.
 */
const consents = (purpose: string) => sql`exists (select from consent_event e
  where e.person_id = p.id and e.purpose = ${purpose} and e.is_given and not exists (select from consent_event n
    where n.person_id = e.person_id and n.purpose = ${purpose} and not n.is_given
      and (n.happened_at, n.id) > (e.happened_at, e.id)))`;

/** Beginnings of words of the name, or a member number. */
function named(words: readonly string[]): RawBuilder<unknown> {
  const [word] = words;
  if (words.length === 1 && word && /^\d{6}$/.test(word)) return sql`m.number = ${word}`;
  const query = words.map((one) => `'${one.replaceAll("'", "''")}':*`).join(' & ');
  return sql`to_tsvector('simple', p.given_name || ' ' || p.family_name) @@ to_tsquery('simple', ${query})`;
}

async function whoIsChosen(
  db: Some,
  { choice, words, today, acceptsDNumbers }: Sought,
): Promise<RawBuilder<unknown>> {
  const asked = [
    sql`m.ended_on is null`,
    choice.unit && (await isIn(db, choice.unit)),
    choice.age && isOfBand(today)[choice.age],
    choice.joinedFrom && sql`m.joined_on >= ${choice.joinedFrom}::date`,
    choice.joinedTo && sql`m.joined_on <= ${choice.joinedTo}::date`,
    choice.counts && sql`${counts({ today, acceptsDNumbers })} = ${choice.counts === 'yes'}::boolean`,
    choice.number && hasNumber[choice.number],
    choice.language && sql`p.language = ${choice.language}`,
    choice.contact && isLacking[choice.contact],
    choice.channel && isReached[choice.channel],
    choice.consent && consents(choice.consent),
    words.length > 0 && named(words),
  ].filter((one) => one !== undefined && one !== false && one !== '');
  return sql.join(
    asked.map((one) => sql`(${one})`),
    sql` and `,
  );
}

export type MemberPlace = [familyName: string, givenName: string, id: string];
type ListedRow = ListedMember & { familyName: string; givenName: string };

/** By name, one more than a page. @param after the row before the page */
export async function listMembers(db: Some, sought: Sought, after: MemberPlace | null): Promise<ListedRow[]> {
  const follows = after
    ? sql`(p.family_name, p.given_name, p.id) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`
    : sql`true`;
  const isChosen = await whoIsChosen(db, sought);
  const { rows } = await sql<ListedRow>`
    select p.id, trim(p.given_name || ' ' || p.family_name) as name, m.number,
      extract(year from p.born_on)::int as "birthYear", extract(year from m.joined_on)::int as "joinedYear",
      case when not p.is_address_shielded then u.name end as chapter,
      p.fodselsnummer_sealed is null as "isNumberMissing", p.is_address_shielded as "isAddressShielded",
      p.restricted_at is not null as "isRestricted", p.family_name as "familyName", p.given_name as "givenName"
    ${from} where ${isChosen} and ${follows}
    order by p.family_name, p.given_name, p.id limit ${membersShown + 1}`.execute(db);
  return rows;
}

export async function countMembers(db: Some, sought: Sought): Promise<number> {
  const isChosen = await whoIsChosen(db, sought);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${from} where ${isChosen}`.execute(db);
  return rows[0]!.count;
}

type FigureRow = Omit<MemberFigures, 'ages' | 'chapters'> & {
  ages: Record<AgeBand, number>;
  chapters: { chapter: string | null; members: number }[] | null;
};

/**
 * All figures of a choice, in one read of it: counted by chapter at once, in columns that the planner knows the number of
 * values of, so that a few hundred rows are left and none are sorted.
 */
export async function countFigures(db: Some, sought: Sought): Promise<MemberFigures> {
  const { today } = sought;
  const bands = isOfBand(today);
  const countOf = (name: string, isCounted: RawBuilder<unknown>) =>
    sql`count(*) filter (where ${isCounted}) as ${sql.id(name)}`;
  const isChosen = await whoIsChosen(db, sought);
  const { rows } = await sql<FigureRow>`
    with counted as materialized (
      select m.chapter_id, p.is_address_shielded, count(*) as members,
        ${countOf('counting', counts(sought))},
        ${countOf('numberless', hasNumber.missing)},
        ${countOf('silent', isLacking.neither)},
        ${countOf('fresh', sql`m.joined_on >= ${`${today.slice(0, 4)}-01-01`}::date`)},
        ${sql.join(ageBands.map((one) => countOf(one, bands[one])))}
      ${from} where ${isChosen} group by m.chapter_id, p.is_address_shielded
    )
    select coalesce(sum(members), 0)::int as members, coalesce(sum(counting), 0)::int as counting,
      coalesce(sum(numberless), 0)::int as "withoutNumber", coalesce(sum(silent), 0)::int as "withoutContact",
      coalesce(sum(fresh), 0)::int as "joinedThisYear",
      json_build_object(${sql.join(
        ageBands.map((one) => sql`${sql.lit(one)}, coalesce(sum(${sql.id(one)}), 0)::int`),
      )}) as ages,
      (select json_agg(json_build_object('chapter', name, 'members', n) order by n desc, name)
        from (select x.name, sum(members)::int as n from counted
          left join unit x on x.id = counted.chapter_id and not counted.is_address_shielded
          group by x.name) c) as chapters
    from counted`.execute(db);
  const { ages, chapters, ...sums } = rows[0]!;
  return {
    ...sums,
    ages: ageBands.flatMap((one) => (ages[one] ? [{ band: one, members: ages[one] }] : [])),
    chapters: chapters ?? [],
  };
}

/**
 * Who may be in a file: not those at a protected address, nor those whose data use is restricted (GDPR article 18), who
 * are dead, or may be.
 */
const mayBeInFile = sql`not p.is_address_shielded and p.restricted_at is null and p.died_on is null
  and not exists (select from person_hold h where h.person_id = p.id)`;

export async function countForFile(db: Some, sought: Sought): Promise<number> {
  const isChosen = await whoIsChosen(db, sought);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${from} where ${isChosen} and ${mayBeInFile}`.execute(db);
  return rows[0]!.count;
}

export type FileMember = {
  id: string;
  number: string;
  name: string;
  birthYear: string | null;
  careOf: string | null;
  address: string | null;
  postalCode: string | null;
  postalPlace: string | null;
  country: string | null;
  email: string | null;
  phone: string | null;
  language: string;
  chapter: string | null;
  joinedYear: string;
  counts: boolean;
};

/** Those of a choice who may be in a file, by name. */
export async function listForFile(tx: Transaction, sought: Sought, limit: number): Promise<FileMember[]> {
  const isChosen = await whoIsChosen(tx, sought);
  const { rows } = await sql<FileMember>`
    select p.id, m.number, trim(p.given_name || ' ' || p.family_name) as name,
      extract(year from p.born_on)::text as "birthYear",
      p.address_care_of as "careOf", array_to_string(p.address_lines, ', ') as address,
      p.postal_code as "postalCode", p.postal_place as "postalPlace", p.country,
      case when p.email_stopped_at is null then p.email end as email, p.phone, p.language, u.name as chapter,
      extract(year from m.joined_on)::text as "joinedYear", ${counts(sought)} as counts
    ${from} where ${isChosen} and ${mayBeInFile}
    order by p.family_name, p.given_name, p.id limit ${limit}`.execute(tx);
  return rows;
}

/** The whole organisation, its regions and its chapters, by name. */
export async function listUnitNames(db: Some): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from unit where closed_on is null order by array_position(array['national', 'region', 'chapter'], kind), name`.execute(
    db,
  );
  return rows;
}
