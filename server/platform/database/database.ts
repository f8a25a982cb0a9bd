/** Opens the database: PostgreSQL when there is an address, otherwise PGlite in the data folder. Same driver, same SQL. */
import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type pg from 'pg';
import type { Pools } from './connection-pool.ts';
import type { Listen } from './database-news.ts';
import { openEmbedded } from './embedded-database.ts';
import type { DB } from './generated-schema.ts';
import { passLogSeal } from './log-sealing.ts';
import { migrate } from './migrate.ts';
import { requireMigrated, takeEmbeddedRole, whoWeAre } from './rights.ts';
import { openServer } from './server-database.ts';

export type Database = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;

export type OpenDatabase = {
  db: Database;
  /** Of requests. */
  pool: pg.Pool;
  pools: Pools;
  kind: 'pglite' | 'postgresql';
  listen: Listen;
  /** Waits for queries in flight, then closes the connection or the folder. */
  close(): Promise<void>;
};

export type DatabaseLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};

export type DatabaseOptions = {
  /** Folder of the embedded database's folder and of the lock; unused with `databaseUrl`. */
  dataDir: string;
  databaseUrl: string | null;
  /** Past a pooler, which is then in front of `databaseUrl`. */
  listenUrl?: string | null;
  /** How many connections the requests of this process share on a server. */
  poolSize?: number;
  /** The embedded database acts as a role that owns nothing, once it is up to date. */
  asServer?: boolean;
  /** False behind a pooler that cannot keep named statements. */
  prepare: boolean;
  log: DatabaseLog;
};

/**
 * Locks the folder, opens the database and brings it up to date.
 * @throws StartProblem when the folder is in use, the disk is full or the database cannot be reached
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options;
  const open =
    databaseUrl === null ? await openEmbedded(options) : await openServer({ ...options, databaseUrl });
  try {
    const applied = await bringUpToDate(open);
    if (applied.length) options.log.info({ applied }, 'database migrated');
    if (options.asServer && databaseUrl === null) await takeEmbeddedRole(open);
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** Where our role owns nothing, its owner has done it before: see server/commands/migrate-database.ts. */
async function bringUpToDate({ db, kind }: OpenDatabase): Promise<string[]> {
  if (kind === 'pglite' || (await whoWeAre(db)).ownsTables) return migrate(db);
  await requireMigrated(db);
  return [];
}

/**
 * Runs `work` in a transaction, and again when the database gave up on it for the sake of another
 * (serialization failure, deadlock). So `work` has no effects outside the database: those go through a job.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const run = () =>
    db.transaction().execute((tx) => {
      passLogSeal(db, tx);
      return work(tx);
    });
  try {
    return await run();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code !== '40001' && code !== '40P01') throw error;
    return await run();
  }
}
