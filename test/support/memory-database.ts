/** PGlite in memory, loaded from a snapshot of the migrated database and emptied between tests. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { createPGlitePool, databaseOn } from '#server/platform/database/connection-pool.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { listenInPool } from '#server/platform/database/database-news.ts';
import { listMigrations, migrate } from '#server/platform/database/migrate.ts';

const modules = path.resolve(import.meta.dirname, '../../node_modules');
const cache = path.join(modules, '.cache/test-database');

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
  const file = path.join(cache, `${fingerprint()}.tar`);
  if (!fs.existsSync(file)) await writeSnapshot(file);
  const engine = await PGlite.create({ loadDataDir: new Blob([fs.readFileSync(file)]) });
  const { db } = connect(engine);
  engines.push(engine);
  const initial = await readRows(db);
  await db.destroy();
  return { engine, initial };
}

/** Changes with every migration and every version of PGlite. */
function fingerprint(): string {
  const { version } = JSON.parse(
    fs.readFileSync(path.join(modules, '@electric-sql/pglite/package.json'), 'utf8'),
  );
  const migrations = listMigrations().map(({ name, sha256 }) => [name, sha256]);
  return createHash('sha256')
    .update(JSON.stringify([version, migrations]))
    .digest('hex')
    .slice(0, 16);
}

async function writeSnapshot(file: string): Promise<void> {
  const engine = await PGlite.create();
  const { db } = connect(engine);
  await migrate(db);
  await db.destroy();
  const snapshot = await engine.dumpDataDir('none');
  await engine.close();
  fs.mkdirSync(cache, { recursive: true });
  // Snapshots of former migrations are of no use. Another process may be writing the same as this one.
  for (const name of fs.readdirSync(cache))
    if (!name.startsWith(path.basename(file))) fs.rmSync(path.join(cache, name), { force: true });
  // A file is there whole or not at all.
  const unfinished = `${file}.${process.pid}`;
  fs.writeFileSync(unfinished, Buffer.from(await snapshot.arrayBuffer()));
  fs.renameSync(unfinished, file);
}

async function readRows(db: Database): Promise<InitialRows> {
  const tables = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migration'`.execute(db);
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
    drop schema if exists pgboss cascade;
    ${restore.join('\n')}
    set session_replication_role = default;`;
  await sql.raw(script).execute(db);
}
