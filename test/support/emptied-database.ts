/** Databases that are emptied between tests and used again: making one takes many times as long. */
import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Rows of each table, as JSON. */
export type InitialRows = { table: string; rows: string | null }[];

/** @returns what a database has from its migrations, to be put back when it is emptied */
export async function readRows(db: Database): Promise<InitialRows> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss')`.execute(db);
  const initial: InitialRows = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ rows: string | null }>`
      select json_agg(t)::text as rows from ${sql.raw(name)} t`.execute(db);
    initial.push({ table: name, rows: rows[0]!.rows });
  }
  return initial;
}

/**
 * Makes a database as its migrations left it, but for its sequences. `delete` is ten times as quick as `truncate` on small
 * tables. Foreign keys sleep meanwhile, so the order does not matter.
 */
export async function empty(db: Database, initial: InitialRows): Promise<void> {
  const restore = initial.flatMap(({ table, rows }) => {
    const remove = `delete from ${table};`;
    if (!rows) return [remove];
    const literal = `'${rows.replaceAll("'", "''")}'`;
    return [
      remove,
      `insert into ${table} select * from json_populate_recordset(null::${table}, ${literal});`,
    ];
  });
  const script = `set session_replication_role = replica;
    ${restore.join('\n')}
    set session_replication_role = default;`;
  await sql.raw(script).execute(db);
}
