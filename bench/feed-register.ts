/** What other systems should hold, by docs/register-feed.md and the list of fields of each purpose; not by the server's code. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { FeedPurpose } from '#contract/register-feed.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Told } from './feed-consumer.ts';

type Held = Told['held'][string];

/** All that can be given of each member, and what decides whether it is. */
const members = sql`
  select m.number, p.given_name as "givenName", p.family_name as "familyName", p.preferred_name as "preferredName",
    p.born_on::text as "bornOn", extract(year from p.born_on)::int as "bornYear", p.email, p.phone, p.language,
    (select u.name from unit u where u.id = m.chapter_id) as chapter,
    case when p.country is null then null else jsonb_build_object('country', p.country, 'careOf', p.address_care_of,
      'lines', p.address_lines, 'postalCode', p.postal_code, 'postalPlace', p.postal_place) end as address,
    case when p.died_on is not null then 'dead' when m.ended_on is not null then 'former' else 'member' end as state,
    m.joined_on::text as "joinedOn", m.ended_on::text as "endedOn",
    (select e.is_given from consent_event e where e.person_id = p.id and e.purpose = 'news-email'
      order by e.happened_at desc limit 1) as news
  from membership m join person p on p.id = m.person_id
  where p.restricted_at is null and p.is_address_shielded = false`;

const fields: Record<Exclude<FeedPurpose, 'children'>, string> = {
  'member-system': `"givenName","familyName","preferredName","bornOn",email,phone,address,language,chapter,state,
    "joinedOn","endedOn"`,
  post: '"givenName","familyName",address',
  newsletter: '"givenName","preferredName",email,language',
  'chapter-figures': '"bornYear",chapter,state,"joinedOn"',
};
const whose: Record<Exclude<FeedPurpose, 'children'>, string> = {
  'member-system': 'true',
  post: `a.state = 'member'`,
  newsletter: `a.state = 'member' and a.news and a.email is not null`,
  'chapter-figures': `a.state = 'member'`,
};

export async function registerFor(db: Database, purpose: FeedPurpose): Promise<Held> {
  const query =
    purpose === 'children'
      ? sql<{ subject: string; data: Record<string, unknown> }>`
          select c.id::text as subject, jsonb_build_object('id', c.id, 'bornYear', extract(year from c.born_on)::int,
            'registeredOn', c.registered_on::text) as data
          from child c where c.state = 'registered' and c.id not in (
            select g.child_id from child_guardian g join person p on p.id = g.person_id
            where p.is_address_shielded or p.restricted_at is not null)`
      : sql<{ subject: string; data: Record<string, unknown> }>`
          select a.number as subject, to_jsonb(f) as data from (${members}) a,
            lateral (select number, ${sql.raw(fields[purpose])}) f where ${sql.raw(whose[purpose])}`;
  const { rows } = await query.execute(db);
  return Object.fromEntries(rows.map(({ subject, data }) => [subject, data]));
}

/** Members and children that no system may be shown now. */
export async function hiddenIn(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ subject: string }>`
    select m.number as subject from membership m join person p on p.id = m.person_id
    where p.is_address_shielded or p.restricted_at is not null
    union select g.child_id::text from child_guardian g join person p on p.id = g.person_id
    where p.is_address_shielded or p.restricted_at is not null`.execute(db);
  return new Set(rows.map(({ subject }) => subject));
}

/** @returns who is in one of them only, or another there */
export function differences(register: Held, held: Held): string[] {
  const bare = ({ version: _version, ...data }: Record<string, unknown> = {}) => data;
  return [...new Set([...Object.keys(register), ...Object.keys(held)])].filter(
    (subject) => !isDeepStrictEqual(bare(register[subject]), bare(held[subject])),
  );
}
