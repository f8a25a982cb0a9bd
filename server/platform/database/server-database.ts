/** A real PostgreSQL server, version 15 or newer. */
import type pg from 'pg';
import { StartProblem } from '../start-problem.ts';
import { createPool, databaseOn, type Pools } from './connection-pool.ts';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { listenOnServer } from './database-news.ts';
import { addressesOf } from './primary-host.ts';

const oldestVersion = 15;
const second = 1000;

/**
 * How many connections each kind of work has, and after how many milliseconds the database gives up on a statement, on a
 * lock that another holds, and on a transaction that does nothing. A request is answered by then: see `handlerTimeout`.
 */
const kinds = {
  requests: { max: 20, statement: 15 * second, lock: 3 * second, idle: 30 * second },
  jobs: { max: 10, statement: 600 * second, lock: 30 * second, idle: 300 * second },
  checks: { max: 2, statement: 3 * second, lock: second, idle: 3 * second },
  replica: { max: 5, statement: 15 * second, lock: 3 * second, idle: 30 * second },
} satisfies Record<keyof Pools | 'replica', object>;

/** @throws StartProblem when it does not answer, refuses the sign-in or is too old */
export async function openServer(options: DatabaseOptions & { databaseUrl: string }): Promise<OpenDatabase> {
  const { databaseUrl, listenUrl = null, log } = options;
  const pools = createServerPools(options);
  const db = databaseOn(pools.requests, pools.jobs);
  const close = () => Promise.all([db.destroy(), pools.checks.end()]).then(() => {});
  try {
    await requireVersion(pools.requests);
  } catch (error) {
    await close();
    throw error instanceof StartProblem ? error : problemOf(error, databaseUrl);
  }
  const listen = listenOnServer(listenUrl ?? databaseUrl, (err) =>
    log.warn({ err }, 'lost the connection that hears of changes'),
  );
  return { db, pool: pools.requests, pools, kind: 'postgresql', listen, close };
}

type PoolOptions = Omit<DatabaseOptions, 'dataDir'> & { databaseUrl: string };

export const createServerPools = (options: PoolOptions): Pools => ({
  requests: poolOf('requests', options),
  jobs: poolOf('jobs', options),
  checks: poolOf('checks', options),
});

/** Connections to a standby. */
export const createReplicaPool = (options: Pick<PoolOptions, 'databaseUrl' | 'prepare' | 'log'>): pg.Pool =>
  poolOf('replica', options);

function poolOf(
  kind: keyof typeof kinds,
  { databaseUrl, listenUrl, poolSize, prepare, log }: PoolOptions,
): pg.Pool {
  const { max, statement, lock, idle } = kinds[kind];
  return createPool(
    {
      connectionString: databaseUrl,
      max: kind === 'requests' ? (poolSize ?? max) : max,
      application_name: `min-side-${kind}`,
      keepAlive: true,
      // A pooler shares its connections, and passes none of this on: there the role of the portal has them.
      ...(!listenUrl && {
        statement_timeout: statement,
        lock_timeout: lock,
        idle_in_transaction_session_timeout: idle,
      }),
    },
    { prepare, onLost: (err) => log.warn({ err }, 'lost a connection to the database') },
  );
}

async function requireVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const version = rows[0]!.version;
  if (version < oldestVersion)
    throw new StartProblem(
      `Databasen er PostgreSQL ${version}; portalen trenger ${oldestVersion} eller nyere.`,
    );
}

function problemOf(error: unknown, databaseUrl: string): StartProblem {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (/unsupported startup parameter/.test(message))
    return new StartProblem(
      'DATABASE_URL fører til en pooler. Sett DATABASE_LISTEN_URL til adressen rett til PostgreSQL, se «Behind a pooler» i docs/operations.md.',
      { cause: error },
    );
  // Never the whole address: it holds the password.
  const hosts = addressesOf(databaseUrl);
  const where = hosts.every((one) => URL.canParse(one))
    ? hosts.map((one) => new URL(one).host).join(', ')
    : 'adressen i DATABASE_URL';
  const refused = /^(28|3D)/.test(code);
  return new StartProblem(
    refused
      ? `PostgreSQL på ${where} avviste tilkoblingen. Kontroller bruker, passord og databasenavn i DATABASE_URL.`
      : `Får ikke kontakt med PostgreSQL på ${where}. Kontroller DATABASE_URL og at databasen er i gang.`,
    { cause: error },
  );
}
