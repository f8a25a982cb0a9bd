/** PGlite in memory, loaded from a snapshot of the migrated database and emptied between tests. */
import fs from 'node:fs';
import { after } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { createPGlitePool, databaseOn, onePool } from '#server/platform/database/connection-pool.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { listenInPool } from '#server/platform/database/database-news.ts';
import { migratedSnapshot } from './migrated-snapshot.ts';

/** Free engines, with the rows that the migrations themselves put in. */
type Engine = { engine: PGlite; initial: InitialRows };
type InitialRows = { table: string; rows: string | null }[];
const free: Engine[] = [];
const engines: PGlite[] = [];
// PGlite's timers would keep the process alive.
after(() => Promise.all(engines.map((engine) => engine.close())));

export async function openMemoryDatabase(): Promise<OpenDatabase> {
  const { engine, initial } = free.pop() ?? (await createEngine());
  const { pool, db } = connect(engine);
  return {
    db,
    pool,
    pools: onePool(pool),
    kind: 'pglite',
    listen: listenInPool(pool),
    async close() {
      await empty(db, initial);
      await db.destroy();
      free.push({ engine, initial });
    },
  };
}

function connect(engine: PGlite) {
  const pool = createPGlitePool((messages) => engine.execProtocolRaw(messages), {
    prepare: true,
    onLost() {},
  });
  return { pool, db: databaseOn(pool) };
}

async function createEngine(): Promise<Engine> {
  const snapshot = fs.readFileSync(await migratedSnapshot());
  const engine = await PGlite.create({ loadDataDir: new Blob([snapshot]) });
  const { db } = connect(engine);
  engines.push(engine);
  const initial = await readRows(db);
  await db.destroy();
  return { engine, initial };
}

async function readRows(db: Database): Promise<InitialRows> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') and tablename <> 'schema_migration'`.execute(db);
  const initial: InitialRows = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ rows: string | null }>`
      select json_agg(t)::text as rows from ${sql.raw(name)} t`.execute(db);
    initial.push({ table: name, rows: rows[0]!.rows });
  }
  return initial;
}

/** `delete` is ten times as quick as `truncate` here. Foreign keys sleep meanwhile, so the order does not matter. */
async function empty(db: Database, initial: InitialRows): Promise<void> {
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
