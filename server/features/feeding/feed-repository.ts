/** Changes in order, and the members and children they are about as they are now. */
import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ChangeRow, MemberRow } from './feed-rules.ts';

const batch = 10_000;
/** Of the lock that is held while changes are numbered. */
const lock = 440_001;

/**
 * Gives positions to changes whose transactions have ended; the lock keeps a lower one from coming later.
 * @returns how many
 */
export async function numberChanges(tx: Transaction, now: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
  const { numAffectedRows } = await sql`
    with waiting as materialized (
        select id from register_change where position is null order by id limit ${batch}),
      numbered as materialized (select id, nextval('register_change_position') as position from waiting)
    update register_change c set position = n.position, numbered_at = ${now}
    from numbered n where c.id = n.id`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function hasUnnumbered(db: Database): Promise<boolean> {
  const { rows } = await sql`select from register_change where position is null limit 1`.execute(db);
  return rows.length > 0;
}

export async function lastPosition(db: Database): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0)::float8 as position from register_change`.execute(db);
  return rows[0]!.position;
}

/** @param range.until null: to the end */
export async function listChanges(
  db: Database,
  range: { after: number; until: number | null; limit: number },
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select position::float8 as position, kind, subject, fields, numbered_at as at from register_change
    where position > ${range.after} and (${range.until}::bigint is null or position <= ${range.until}::bigint)
    order by position limit ${range.limit}`.execute(db);
  return rows;
}

/** The first position that was taken up since; where to begin for a moment. */
export async function positionBefore(db: Database, moment: Date): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0)::float8 as position from register_change
    where numbered_at < ${moment}`.execute(db);
  return rows[0]!.position;
}

const memberColumns = sql`
  m.number, coalesce((select max(c.position) from register_change c where c.subject = m.number), 0)::float8 as version,
  p.given_name as "givenName", p.family_name as "familyName", p.preferred_name as "preferredName",
  p.born_on as "bornOn", p.email, p.phone, p.language, u.name as chapter,
  case when p.country is not null then jsonb_build_object('country', p.country, 'careOf', p.address_care_of,
    'lines', p.address_lines, 'postalCode', p.postal_code, 'postalPlace', p.postal_place) end as address,
  m.joined_on as "joinedOn", m.ended_on as "endedOn", p.died_on is not null as "isDead",
  p.is_address_shielded as "isAddressShielded", p.restricted_at is not null as "isRestricted",
  coalesce((select e.is_given from consent_event e where e.person_id = p.id and e.purpose = 'news-email'
    order by e.happened_at desc, e.id limit 1), false) as "wantsNews"`;
const memberTables = sql`membership m join person p on p.id = m.person_id left join unit u on u.id = m.chapter_id`;

export async function listMembersByNumber(db: Database, numbers: readonly string[]): Promise<MemberRow[]> {
  if (!numbers.length) return [];
  const { rows } = await sql<MemberRow>`
    select ${memberColumns} from ${memberTables} where m.number = any(${numbers as string[]}::text[])`.execute(
    db,
  );
  return rows;
}

/** A page of all, by number. */
export async function listMembersAfter(db: Database, number: string, limit: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select ${memberColumns} from ${memberTables}
    where m.number > ${number} order by m.number limit ${limit}`.execute(db);
  return rows;
}

export type ChildRow = { id: string; version: number; bornYear: number; registeredOn: string | null };

/** Registered ones; a child is shielded with a guardian. */
export async function listChildren(db: Database, ids: readonly string[]): Promise<ChildRow[]> {
  if (!ids.length) return [];
  const { rows } = await sql<ChildRow>`
    select h.id, coalesce((select max(c.position) from register_change c where c.subject = h.id::text), 0)::float8
        as version, extract(year from h.born_on)::int as "bornYear", h.registered_on as "registeredOn"
    from child h where h.id::text = any(${ids as string[]}::text[]) and h.state = 'registered'
      and not exists (select from child_guardian g join person p on p.id = g.person_id
        where g.child_id = h.id and (p.is_address_shielded or p.restricted_at is not null))`.execute(db);
  return rows;
}

/** A child has turned 15 and is about to be removed. */
export async function addTurned15(tx: Transaction, childId: string): Promise<void> {
  await tx.insertInto('register_change').values({ kind: 'child.turned-15', subject: childId }).execute();
}

/** @returns those of the members or children that the subscriber has a copy of */
export async function listCopies(
  db: Database,
  subscriberId: string,
  subjects: readonly string[],
): Promise<Set<string>> {
  if (!subjects.length) return new Set();
  const { rows } = await sql<{ subject: string }>`
    select subject from register_copy
    where subscriber_id = ${subscriberId} and subject = any(${subjects as string[]}::text[])`.execute(db);
  return new Set(rows.map(({ subject }) => subject));
}

/** They have been given. An erasure that was not done yet is called off. */
export async function keepCopies(
  tx: Transaction,
  subscriberId: string,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  if (!subjects.length) return;
  await sql`
    insert into register_copy (subscriber_id, subject, given_at)
    select ${subscriberId}, s, ${now} from unnest(${subjects as string[]}::text[]) s order by s
    on conflict (subscriber_id, subject) do update set erasure_at = null
      where register_copy.erasure_at is not null`.execute(tx);
}

export async function askForErasure(
  tx: Transaction,
  subscriberId: string,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  if (!subjects.length) return;
  await sql`
    update register_copy set erasure_at = ${now}
    where subscriber_id = ${subscriberId} and subject = any(${subjects as string[]}::text[])
      and erasure_at is null`.execute(tx);
}

/** @returns whether there was a copy to erase */
export async function removeCopy(tx: Transaction, subscriberId: string, subject: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from register_copy where subscriber_id = ${subscriberId} and subject = ${subject}
      and erasure_at is not null`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** What can be sent no more. An erasure stays until it has been acknowledged: that is in the copies. */
export async function forgetChanges(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('register_change').where('numbered_at', '<', before).execute();
}
