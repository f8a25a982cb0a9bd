/** What each transaction writes, as triggers of the test note it. Jobs are noted and wait: what they do is no effect of the write. */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** How often something was done, by table and act: `notice INSERT`. */
export type Effects = Map<string, number>;
export type TransactionEffects = {
  /** The idempotency keys that the transaction keeps: one, where it answers a request with a key. */
  keys: string[];
  effects: Effects;
};

/** Not an effect of the write: what counts tries, and what knows the device until it is ended. */
const asides = ['attempt_counter', 'account_session', 'idempotency_key', 'schema_migration'];

/** @param db as the owner of the tables */
export async function watchEffects(db: Database): Promise<void> {
  await sql`create schema effect_log`.execute(db);
  await sql`create table effect_log.row (id bigserial, transaction bigint, what text,
    at timestamptz default clock_timestamp())`.execute(db);
  // As the owner: the portal's own role may not write here.
  await sql`create function effect_log.note() returns trigger language plpgsql security definer
    set search_path = pg_catalog as $$
    begin
      if tg_table_name = 'idempotency_key' then
        insert into effect_log.row (transaction, what)
          values (pg_current_xact_id()::text::bigint, 'key ' || new.key);
      elsif tg_table_schema <> 'pgboss' then
        insert into effect_log.row (transaction, what)
          values (pg_current_xact_id()::text::bigint, tg_table_name || ' ' || tg_op);
      -- Not what the queue does for itself, or by the clock.
      elsif new.name not like '\\_\\_pgboss%' and not exists (select from pgboss.schedule s where s.name = new.name) then
        insert into effect_log.row (transaction, what)
          values (pg_current_xact_id()::text::bigint, 'job ' || new.name);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create function effect_log.wait_for_tomorrow() returns trigger language plpgsql as $$
    begin new.start_after := now() + interval '1 day'; return new; end $$`.execute(db);
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of tables)
    if (!asides.includes(name))
      await sql`create trigger effect_log after insert or update or delete on ${sql.table(name)}
        for each row execute function effect_log.note()`.execute(db);
  await sql`create trigger effect_log after update of ended_at on account_session
    for each row execute function effect_log.note()`.execute(db);
  await sql`create trigger effect_log after insert on idempotency_key
    for each row execute function effect_log.note()`.execute(db);
  await sql`create trigger effect_log after insert or update of retry_limit on pgboss.job
    for each row execute function effect_log.note()`.execute(db);
  await sql`create trigger wait_for_tomorrow before insert on pgboss.job
    for each row execute function effect_log.wait_for_tomorrow()`.execute(db);
}

export async function stopWatching(db: Database): Promise<void> {
  await sql`drop schema effect_log cascade`.execute(db);
}

/** @returns the place in the log from which on `effectsSince` reads */
export async function effectPlace(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string | null }>`select max(id) as id from effect_log.row`.execute(db);
  return Number(rows[0]?.id ?? 0);
}

/** @returns each transaction that has written something since, in their order @param since and not before this moment */
export async function effectsSince(
  db: Database,
  place: number,
  since = new Date(0),
): Promise<TransactionEffects[]> {
  const { rows } = await sql<{ transaction: string; what: string; count: number }>`
    select transaction, what, count(*)::int as count from effect_log.row where id > ${place} and at >= ${since}
    group by transaction, what order by min(id)`.execute(db);
  return [...Map.groupBy(rows, ({ transaction }) => transaction).values()].map((of) => ({
    keys: of.flatMap(({ what }) => (what.startsWith('key ') ? [what.slice(4)] : [])),
    effects: new Map(
      of.flatMap(({ what, count }) => (what.startsWith('key ') ? [] : [[what, count] as const])),
    ),
  }));
}

/** @returns all of them together, without the transactions that did nothing but keep an answer */
export function sumOf(all: readonly TransactionEffects[]): {
  writers: number;
  text: string;
  effects: Effects;
} {
  const effects: Effects = new Map();
  for (const one of all)
    for (const [what, count] of one.effects) effects.set(what, (effects.get(what) ?? 0) + count);
  const text = [...effects].toSorted().map(([what, count]) => `${what} ×${count}`);
  return { writers: all.filter((one) => one.effects.size > 0).length, text: text.join(', '), effects };
}
