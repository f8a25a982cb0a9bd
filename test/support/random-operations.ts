/** A seeded list of operations on tables of its own, by which two databases can be compared. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

const tables = `
  create table trial_parent (id int primary key, name text not null unique);
  create table trial_row (
    id int primary key, parent_id int not null references trial_parent (id) on delete cascade,
    amount_ore int8 not null check (amount_ore >= 0), share numeric(8, 2), is_on boolean not null default true,
    day date, moment timestamptz, document jsonb, words text[], body bytea, text text not null,
    search tsvector generated always as (to_tsvector('norwegian', text)) stored
  )`;
const words = ['møte', 'kontingent', 'barn', 'seremoni', 'Æresmedlem', "d'Arc", '100 %', 'nytt'];

/** Numbers below `limit`, the same ones for the same seed (mulberry32). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function operation(random: (limit: number) => number): RawBuilder<unknown> {
  const id = random(60);
  const parent = random(10);
  const text = `${words[random(words.length)]} ${words[random(words.length)]}`;
  const amount = random(100_000) - 2_000;
  const day = `20${10 + random(20)}-0${1 + random(9)}-${10 + random(18)}`;
  const document = JSON.stringify({ text, list: [amount, null, { deep: random(2) === 0 }] });
  const share = `${random(1_000)}.${10 + random(90)}`;
  const insert = sql`insert into trial_row (id, parent_id, amount_ore, share, day, moment, document, words, body, text)
    values (${id}, ${parent}, ${amount}, ${share}, ${day}, ${`${day}T01:30:00Z`}, ${document}, ${[text, 'b']},
      ${Buffer.from(text)}, ${text})`;
  const choices: RawBuilder<unknown>[] = [
    sql`insert into trial_parent values (${parent}, ${text})`,
    sql`insert into trial_parent values (${parent}, ${text}) on conflict (id) do update set name = excluded.name returning *`,
    sql`${insert} returning *`,
    sql`${insert} on conflict (id) do update set amount_ore = trial_row.amount_ore + 1, text = excluded.text returning amount_ore, text`,
    sql`update trial_row set is_on = not is_on, document = document || ${document}, amount_ore = amount_ore - ${amount}
      where parent_id = ${parent} returning id, is_on, document`,
    sql`delete from trial_row where id = any(${[id, id + 1]}) returning id`,
    sql`with sums as (select parent_id, sum(amount_ore) as sum, count(*) as many, avg(share) as mean from trial_row group by 1)
      select * from sums join trial_parent on id = parent_id order by id`,
    sql`select id, day + 30 as later, moment at time zone 'Europe/Oslo' as local, extract(isodow from day)::int as weekday,
        row_number() over (partition by parent_id order by id) as place, lag(amount_ore) over (order by id) as former
      from trial_row order by id limit 20`,
    sql`select id, ts_rank(search, query)::numeric(6, 4) as rank from trial_row,
        websearch_to_tsquery('norwegian', ${text}) query where search @@ query order by rank desc, id`,
    sql`select document #>> '{list,0}' as amount, jsonb_array_length(document -> 'list') as length from trial_row
      where document @> ${JSON.stringify({ text })} order by id`,
    sql`select ${amount}::int / ${random(2)} as quotient`,
    sql`select * from no_such_table where id = ${id}`,
    sql`delete from trial_parent where id = ${parent}`,
  ];
  return choices[random(choices.length)]!;
}

type DatabaseError = { code?: string; constraint?: string; table?: string; column?: string; detail?: string };

/** @returns a digest of every result and every error of a number of operations, each third of them in a transaction that may roll back */
export async function digestOfRandomOperations(db: Database, count: number): Promise<string> {
  const random = createRandom(20261121);
  const digest = createHash('sha256');
  await sql.raw(tables).execute(db);
  const run = async (on: Database, query: RawBuilder<unknown>) => {
    const { rows } = await query.execute(on);
    digest.update(JSON.stringify(rows));
  };
  for (let done = 0; done < count; done += 1) {
    const kind = random(3);
    const queries = [operation(random), operation(random)];
    try {
      if (kind > 0) await run(db, queries[0]!);
      else {
        await db.transaction().execute(async (tx) => {
          for (const query of queries) await run(tx, query);
          if (random(3) === 0) throw { code: 'rolled back' } satisfies DatabaseError;
        });
      }
    } catch (error) {
      const { code, constraint, table, column, detail } = error as DatabaseError;
      if (!code) throw error;
      digest.update(JSON.stringify([code, constraint, table, column, detail]));
    }
  }
  await sql`drop table trial_row, trial_parent`.execute(db);
  return digest.digest('hex').slice(0, 32);
}
