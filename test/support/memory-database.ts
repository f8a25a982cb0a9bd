/** PGlite in memory, loaded from a snapshot of the migrated database and emptied between tests. */
import fs from 'node:fs';
import { after } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { createPGlitePool, databaseOn, onePool } from '#server/platform/database/connection-pool.ts';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { listenInPool } from '#server/platform/database/database-news.ts';
import { empty, type InitialRows, readRows } from './emptied-database.ts';
import { migratedSnapshot } from './migrated-snapshot.ts';

/** Free engines, with the rows that the migrations themselves put in. */
type Engine = { engine: PGlite; initial: InitialRows };
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
  // Not `execProtocolRaw`, which keeps every row that it has ever answered with: a long trial would only grow.
  const exchange = async (messages: Uint8Array) =>
    (await engine.execProtocol(messages, { throwOnError: false })).data;
  const pool = createPGlitePool(exchange, { prepare: true, onLost() {} });
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
