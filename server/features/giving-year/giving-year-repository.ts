import { sql } from 'kysely';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { ReminderKind } from './year-statement-rules.ts';

/** Gifts that came in a year, less what was paid back of them, by person. */
const givenIn = (year: number) => sql`
  select c.person_id, sum(paid.amount_ore - coalesce((select sum(back.amount_ore) from gift_charge_event back
           where back.charge_id = c.id and back.kind = 'refunded'), 0)) as given_ore
  from gift_charge_event paid join gift_charge c on c.id = paid.charge_id
  where paid.kind = 'paid' and c.person_id is not null
    and paid.happened_at >= make_date(${year}, 1, 1)::timestamp at time zone 'Europe/Oslo'
    and paid.happened_at < make_date(${year + 1}, 1, 1)::timestamp at time zone 'Europe/Oslo'
  group by c.person_id`;

/** One server at a time: what one has taken, the other does not wait for and count as the last. */
async function lockNotices(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('giving_year_notice'))`.execute(tx);
}

/**
 * Those who wish the deduction, have given, lack a number and have not had this reminder: recorded as notified.
 * @param wishedBefore a donor who has just said so has just been asked for the number too
 * @returns their ids, at most `limit`
 */
export async function takeDonorsToRemind(
  tx: Transaction,
  what: {
    year: number;
    kind: ReminderKind;
    leastOre: number;
    wishedBefore: Date;
    now: Date;
    limit: number;
  },
): Promise<string[]> {
  await lockNotices(tx);
  const { rows } = await sql<{ id: string }>`
    insert into giving_year_notice (person_id, year, kind, told_at)
    select g.person_id, ${what.year}, ${what.kind}, ${what.now}
    from (${givenIn(what.year)}) g
    join person p on p.id = g.person_id and p.fodselsnummer_index is null
    join lateral (select w.is_wanted, w.happened_at from gift_tax_wish w where w.person_id = g.person_id
      order by w.happened_at desc, w.id limit 1) wish on wish.is_wanted and wish.happened_at < ${what.wishedBefore}
    where g.given_ore >= ${what.leastOre} and not exists (select from giving_year_notice n
      where n.person_id = g.person_id and n.year = ${what.year} and n.kind = ${what.kind})
    order by g.person_id limit ${what.limit}
    on conflict do nothing returning person_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Everybody with a gift in the year who has not been notified of the statement: recorded as notified. @returns their ids */
export async function takeDonorsToTell(
  tx: Transaction,
  { year, now, limit }: { year: number; now: Date; limit: number },
): Promise<string[]> {
  await lockNotices(tx);
  const { rows } = await sql<{ id: string }>`
    insert into giving_year_notice (person_id, year, kind, told_at)
    select g.person_id, ${year}, 'statement', ${now} from (${givenIn(year)}) g
    where not exists (select from giving_year_notice n
      where n.person_id = g.person_id and n.year = ${year} and n.kind = 'statement')
    order by g.person_id limit ${limit}
    on conflict do nothing returning person_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Of some people, those who have been notified of the statement of a year. */
export async function listTold(tx: Transaction, year: number, personIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from giving_year_notice
    where year = ${year} and kind = 'statement' and person_id = any(${personIds}::uuid[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Years in which somebody has given, newest first; each with what is left of it when refunds are taken off. */
export async function listYearsOf(
  db: Database,
  personId: string,
): Promise<{ year: number; givenOre: number }[]> {
  const { rows } = await sql<{ year: number; givenOre: number }>`
    select extract(year from paid.happened_at at time zone 'Europe/Oslo')::int as year,
           sum(paid.amount_ore - coalesce((select sum(back.amount_ore) from gift_charge_event back
             where back.charge_id = c.id and back.kind = 'refunded'), 0))::int as "givenOre"
    from gift_charge c join gift_charge_event paid on paid.charge_id = c.id and paid.kind = 'paid'
    where c.person_id = ${personId} group by 1 order by 1 desc`.execute(db);
  return rows;
}

export async function findStatementName(db: Database, personId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select trim(given_name || ' ' || family_name) as name from person where id = ${personId}`.execute(db);
  return rows[0]?.name ?? '';
}
