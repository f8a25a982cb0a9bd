import { sql } from 'kysely';
import { lookLists, type SeenField } from '#contract/look-values.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';

export type SeenPerson = { id: string; fields: readonly SeenField[] };

/**
 * One look at each of these persons. For the service alone.
 * @param look.unlessSince persons that the reader has seen for the same reason since then are left out
 * @returns the number and the hash of the last row, undefined where none was added
 */
export async function addLooks(
  tx: Transaction,
  look: {
    lookerId: string;
    lookedAs: string;
    reason: string;
    subjectId: string | null;
    remark: string | null;
    requestId: string;
    at: Date;
    unlessSince: Date | null;
  },
  persons: readonly SeenPerson[],
): Promise<{ number: number; hash: Buffer } | undefined> {
  // A list of addresses has more rows than a statement may have parameters.
  const { rows } = await sql<{ number: number; hash: Buffer }>`
    with added as (
      insert into access_log
        (id, looked_at, looked_as, staff_id, person_id, reason, subject_id, fields, remark, request_id)
      select gen_random_uuid(), ${look.at}, ${look.lookedAs}, ${look.lookerId}::uuid, seen.id, ${look.reason},
        ${look.subjectId}::uuid, seen.fields, ${look.remark}, ${look.requestId}
      from rows from (json_to_recordset(${JSON.stringify(persons)}::json) as (id uuid, fields text[]))
        with ordinality as seen (id, fields, place)
      where ${look.unlessSince}::timestamptz is null or not exists (select from access_log l
        where l.person_id = seen.id and l.looked_at > ${look.unlessSince}::timestamptz
          and l.staff_id = ${look.lookerId}::uuid and l.reason = ${look.reason}
          and l.subject_id is not distinct from ${look.subjectId}::uuid)
      order by seen.place
      returning number, hash
    )
    select number, hash from added order by number desc limit 1`.execute(tx);
  return rows[0];
}

/** The number of the first row that does not fit the one before it, or its own hash; null where the log is whole. */
export async function findBrokenRow(db: Database): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    with chain as (
      select l.number, l.hash, l.previous_hash, access_log_hash(l, l.previous_hash) as computed,
        lag(l.number) over w as before_number, lag(l.hash) over w as before_hash
      from access_log l window w as (order by l.number)
    ), broken as (
      select number from chain
      where hash <> computed
        or (before_number is not null and (before_number <> number - 1 or before_hash <> previous_hash))
      union all
      select h.last_number from access_log_head h
      where h.last_number > 0 and exists (select from access_log)
        and not exists (select from access_log l where l.number = h.last_number and l.hash = h.last_hash)
    )
    select number::int as number from broken order by number limit 1`.execute(db);
  return rows[0]?.number ?? null;
}

/** Expired rows: the database deletes those, and no others. */
export async function forgetOldLooks(db: Database, before: Date): Promise<void> {
  await sql`select forget_looks(${before})`.execute(db);
}

export type LookCounts = {
  name: string;
  looks: number;
  persons: number;
  withoutCase: number;
  searches: number;
  numbers: number;
  flagged: number;
  listed: number;
};

/** From midnight to midnight in Norway. */
const inList = sql`l.reason in (${sql.join(lookLists.map((list) => sql.lit(list)))})`;
const within = (fromOn: string, toOn: string, lookedAs: 'staff' | 'representative' = 'staff') => sql`
  l.looked_at >= (${fromOn}::date::timestamp at time zone 'Europe/Oslo')
  and l.looked_at < (${toOn}::date::timestamp at time zone 'Europe/Oslo') and l.looked_as = ${lookedAs}`;

/** @param fromOn first day of the month @param toOn first day of the next */
export async function countLooks(db: Database, fromOn: string, toOn: string): Promise<LookCounts[]> {
  const { rows } = await sql<LookCounts>`
    select coalesce(trim(p.given_name || ' ' || p.family_name), '') as name,
      (count(*) filter (where not ${inList}))::int as looks,
      (count(distinct l.person_id) filter (where not ${inList}))::int as persons,
      (count(*) filter (where l.reason = 'written'))::int as "withoutCase",
      (count(*) filter (where l.reason = 'search'))::int as searches,
      (count(*) filter (where 'fodselsnummer' = any(l.fields)))::int as numbers,
      (count(*) filter (where l.flag is not null and not ${inList}))::int as flagged,
      (count(distinct l.person_id) filter (where ${inList}))::int as listed
    from access_log l left join person p on p.id = l.staff_id
    where ${within(fromOn, toOn)}
    group by l.staff_id, p.given_name, p.family_name order by looks desc, name`.execute(db);
  return rows;
}

export type FlaggedLook = {
  id: string;
  staffName: string;
  flag: 'own' | 'colleague';
  reason: string;
  remark: string | null;
  fields: SeenField[];
  lookedAt: Date;
};

/** As {@link countLooks}: looks at one's own record or a colleague's, newest first. */
export async function listFlaggedLooks(db: Database, fromOn: string, toOn: string): Promise<FlaggedLook[]> {
  const { rows } = await sql<FlaggedLook>`
    select l.id, coalesce(trim(p.given_name || ' ' || p.family_name), '') as "staffName", l.flag, l.reason, l.remark,
      l.fields, l.looked_at as "lookedAt"
    from access_log l left join person p on p.id = l.staff_id
    where ${within(fromOn, toOn)} and l.flag is not null and not ${inList}
    order by l.number desc limit 100`.execute(db);
  return rows;
}

export type RepresentativeLooks = {
  name: string;
  unit: string;
  purpose: string;
  looks: number;
  persons: number;
};

/** As {@link countLooks}: what those elected have looked at members for, unit by unit. */
export async function countRepresentativeLooks(
  db: Database,
  fromOn: string,
  toOn: string,
): Promise<RepresentativeLooks[]> {
  const { rows } = await sql<RepresentativeLooks>`
    select coalesce(trim(p.given_name || ' ' || p.family_name), '') as name, coalesce(u.name, '') as unit,
      l.reason as purpose, count(*)::int as looks, count(distinct l.person_id)::int as persons
    from access_log l left join person p on p.id = l.staff_id left join unit u on u.id = l.subject_id
    where ${within(fromOn, toOn, 'representative')} and not ${inList}
    group by l.staff_id, p.given_name, p.family_name, l.subject_id, u.name, l.reason
    order by looks desc, name, unit, purpose limit 500`.execute(db);
  return rows;
}
