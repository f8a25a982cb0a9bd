/** What every pool of connections has in common, whichever database is behind it. */
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { workNow } from '../cause.ts';
import { summaryOf } from '../tracing.ts';
import type { Database } from './database.ts';
import type { DB } from './generated-schema.ts';
import { NamedClient } from './named-client.ts';
import { type Exchange, PGliteStream } from './pglite-stream.ts';
import { createPrimaryFinder, firstAddressOf, onPrimary } from './primary-host.ts';

const dateOid = 1082;
const int8Oid = 20;

/** A date stays 'YYYY-MM-DD' (a Date would have a time zone); counts and sums are numbers. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === dateOid) return (text: string) => text;
    if (oid === int8Oid) return Number;
    return pg.types.getTypeParser(oid, format);
  },
} as pg.CustomTypesConfig;

export function createPool(
  config: pg.PoolConfig,
  options: { prepare: boolean; onLost(error: Error): void },
): pg.Pool {
  const Client = options.prepare ? NamedClient : pg.Client;
  const address = config.connectionString;
  const find = address ? createPrimaryFinder(address) : null;
  const pool = new pg.Pool({
    // Asking for a second connection inside a transaction on a pool of one would otherwise wait for ever.
    connectionTimeoutMillis: 5_000,
    types,
    ...config,
    Client: find ? onPrimary(Client, find) : Client,
    ...(address && { connectionString: firstAddressOf(address) }),
  });
  // Without a listener a lost connection ends the process: idle ones report here …
  pool.on('error', options.onLost);
  // … and one that is in use between two statements only here. Its next statement fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A pool of one: the embedded database has a single session. */
export const createPGlitePool = (
  exchange: Exchange,
  options: { prepare: boolean; onLost(error: Error): void },
): pg.Pool =>
  createPool(
    {
      max: 1,
      // All wait for the one session: a long piece of work, or a machine that stands still for a while, is no failure.
      connectionTimeoutMillis: 15_000,
      user: 'postgres',
      database: 'postgres',
      stream: () => new PGliteStream(exchange) as never,
    },
    options,
  );

/** By kind of work, so that none waits for another: one and the same where the database has a single session. */
export type Pools = {
  requests: pg.Pool;
  jobs: pg.Pool;
  /** Whether the server is ready, and what is watched. */
  checks: pg.Pool;
};

export const onePool = (pool: pg.Pool): Pools => ({ requests: pool, jobs: pool, checks: pool });

/** What runs in a job takes the connections of the jobs. */
export const databaseOn = (requests: pg.Pool, jobs: pg.Pool = requests): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        options: requests.options,
        connect: () => (workNow()?.kind === 'job' ? jobs : requests).connect(),
        async end() {
          for (const pool of new Set([requests, jobs])) await pool.end();
        },
      },
    }),
    log({ level, query, queryDurationMillis }) {
      const work = workNow();
      if (!work) return;
      work.statements += 1;
      const beganAt = Date.now() - queryDurationMillis;
      work.span?.child(summaryOf(query.sql), {}, beganAt).end({}, level === 'error');
    },
  });

/** @returns whether a connection of the pool answers in this many milliseconds */
export async function answersWithin(pool: pg.Pool, milliseconds: number): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answered, delay(milliseconds, false, { ref: false })]);
}
