/**
 * A migrated, empty database for each test that asks for one: PGlite in memory, or PostgreSQL where
 * TEST_DATABASE_URL is set.
 *
 * Server tests are made for `node --test --test-isolation=none`: all files in one process, one after the other,
 * which share one PGlite that is emptied in milliseconds. So keep before/after hooks inside a `describe`
 * (outside it they would be every file's), and close what you open. One process per file works too, but slower.
 */
import { after } from 'node:test';
import { sql } from 'kysely';
import { createPool, databaseOn, onePool } from '#server/platform/database/connection-pool.ts';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import { listenOnServer } from '#server/platform/database/database-news.ts';
import { createServerPools } from '#server/platform/database/server-database.ts';
import { empty, type InitialRows, readRows } from './emptied-database.ts';
import { openMemoryDatabase } from './memory-database.ts';
import { cloneTemplate } from './template-database.ts';

export const testDatabaseUrl = process.env.TEST_DATABASE_URL || null;

export type TestDatabase = OpenDatabase & {
  /** How another process reaches it; null where only this one can. */
  urls: DatabaseUrls | null;
  /** As the portal itself: on PostgreSQL a role that owns nothing. What is written past it goes through `db`, the owner. */
  server: Pick<OpenDatabase, 'db' | 'pool' | 'pools' | 'kind' | 'listen'>;
};

/** How the portal signs in, and how the owner of the tables does. */
export type DatabaseUrls = { url: string; ownerUrl: string };

/** No other test sees this database while it is open. Close it after the tests that use it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  if (!testDatabaseUrl) {
    const memory = await openMemoryDatabase();
    return { ...memory, server: memory, urls: null };
  }
  const { urls, initial } = free.pop() ?? (await makeDatabase(testDatabaseUrl));
  const database = connectTo(urls);
  return {
    ...database,
    async close() {
      await database.close();
      await alone(urls.ownerUrl, (db) => empty(db, initial));
      free.push({ urls, initial });
    },
  };
}

/** Databases on PostgreSQL that no test has open now, with the rows that the migrations themselves put in. */
const free: { urls: DatabaseUrls; initial: InitialRows }[] = [];
const drops: (() => Promise<void>)[] = [];
after(() => Promise.all(drops.map((drop) => drop())));

async function makeDatabase(adminUrl: string): Promise<(typeof free)[number]> {
  const { drop, ...urls } = await cloneTemplate(adminUrl);
  drops.push(drop);
  return { urls, initial: await alone(urls.ownerUrl, readRows) };
}

/** Works on a database as its owner, on a connection of its own; what a test has left open there is closed. */
async function alone<Result>(ownerUrl: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = databaseOn(createPool({ connectionString: ownerUrl, max: 1 }, { prepare: false, onLost() {} }));
  try {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** A database that is there, on PostgreSQL. */
export function connectTo({ url, ownerUrl }: DatabaseUrls): TestDatabase {
  const options = { prepare: true, onLost() {} };
  const pool = createPool({ connectionString: ownerUrl, max: 5 }, options);
  const db = databaseOn(pool);
  const log = { info() {}, warn() {} };
  const pools = createServerPools({ databaseUrl: url, poolSize: 5, prepare: true, log });
  const serverDb = databaseOn(pools.requests, pools.jobs);
  const listen = listenOnServer(url, () => {});
  return {
    urls: { url, ownerUrl },
    server: { db: serverDb, pool: pools.requests, pools, kind: 'postgresql', listen },
    db,
    pool,
    pools: onePool(pool),
    kind: 'postgresql',
    listen,
    async close() {
      await serverDb.destroy();
      await pools.checks.end();
      await db.destroy();
    },
  };
}
