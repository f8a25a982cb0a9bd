/**
 * Who counts for the state grant, counted apart from the portal: from what the people of `trial:year` did, by
 * docs/rules/grant-list.md and the law, in SQL of its own. Nothing here reads a table of the portal or a rule of it.
 */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';
import type { Child, Human } from './year-human.ts';

/** One who was registered on the day: why not, or null where they count. */
export type Counted = { who: string; kind: 'member' | 'child'; digits: string | null; reason: string | null };

/** Puts the facts into tables of the trial's own. */
export async function writeFacts(
  db: Database,
  humans: readonly Human[],
  children: readonly Child[],
): Promise<void> {
  await sql`create schema if not exists trial`.execute(db);
  await sql`drop table if exists trial.human, trial.time, trial.child`.execute(db);
  const people = humans.map(({ id, digits, hasGivenNumber, bornOn, diedOn, country, ...human }) => ({
    id,
    digits: hasGivenNumber ? digits : null,
    born: bornOn,
    died: diedOn,
    country,
    elsewhere: human.isElsewhere,
    restricted: human.isRestricted,
  }));
  const times = humans.flatMap(({ id, memberships }) =>
    memberships.map(({ joinedOn, leftOn }) => ({ id, joined: joinedOn, left: leftOn })),
  );
  const young = children.map(({ id, digits, bornOn, registeredOn, endedOn, isSole, guardians }) => ({
    id,
    digits,
    born: bornOn,
    registered: registeredOn,
    ended: endedOn,
    yes: isSole || guardians.length > 1,
  }));
  await sql`create table trial.human as select * from json_to_recordset(${JSON.stringify(people)}::json)
    as x (id int, digits text, born date, died date, country text, elsewhere boolean, restricted boolean)`.execute(
    db,
  );
  await sql`create table trial.time as select * from json_to_recordset(${JSON.stringify(times)}::json)
    as x (id int, joined date, "left" date)`.execute(db);
  await sql`create table trial.child as select * from json_to_recordset(${JSON.stringify(young)}::json)
    as x (id int, digits text, born date, registered date, ended date, yes boolean)`.execute(db);
}

/**
 * Everybody who was registered on a day, once, with the written reason.
 * @param today when it was frozen: one who has left since is known by the sealed number alone, and without one by nothing
 */
export async function countOn(db: Database, day: string, today: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    with registered as (
      select h.*, t."left" is not null and t."left" <= ${today}::date as has_left
      from trial.human h join trial.time t using (id)
      where t.joined < ${day}::date and (t."left" is null or t."left" > ${day}::date)
    )
    select 'member ' || id as who, 'member' as kind, digits, case
      when has_left then case when country <> 'NO' or elsewhere then 'elsewhere' end
      when died <= ${day}::date then 'died'
      when born + interval '15 years' > ${day}::date then 'age'
      when digits is null then 'number-missing'
      when left(digits, 1)::int >= 4 then 'd-number'
      when country <> 'NO' then 'abroad'
      when elsewhere then 'elsewhere'
      when restricted then 'restricted' end as reason
    from registered
    where not has_left or (digits is not null and left(digits, 1)::int < 4)
    union all
    select 'child ' || id, 'child', digits, case when not yes then 'second-guardian' end
    from trial.child
    where registered < ${day}::date and (ended is null or ended > ${day}::date)
      and born + interval '15 years' > ${day}::date
    order by who`.execute(db);
  return rows;
}

/** The numbers of those who count, in order. */
export const numbersOf = (counted: readonly Counted[]): string[] =>
  counted.flatMap(({ digits, reason }) => (reason === null ? [digits!] : [])).sort();

/** How many for each kind and reason, as text to be compared. */
export function sumsOf(lines: readonly { kind: string; reason: string | null }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { kind, reason } of lines) {
    const key = `${kind.replace('former-', '')} ${reason ?? 'counts'}`;
    sums[key] = (sums[key] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(sums).sort());
}

/** What is in one of two lists and not in the other. */
export function differing(one: readonly string[], other: readonly string[]): string[] {
  const [first, second] = [new Set(one), new Set(other)];
  return [...one.filter((each) => !second.has(each)), ...other.filter((each) => !first.has(each))];
}
