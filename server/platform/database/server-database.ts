/** A real PostgreSQL server, version 15 or newer. */
import { StartProblem } from '../start-problem.ts';
import { createPool, databaseOn } from './connection-pool.ts';
import type { DatabaseOptions, OpenDatabase } from './database.ts';
import { listenOnServer } from './database-news.ts';

const oldestVersion = 15;

/** @throws StartProblem when it does not answer, refuses the sign-in or is too old */
export async function openServer({
  databaseUrl,
  prepare,
  log,
}: DatabaseOptions & { databaseUrl: string }): Promise<OpenDatabase> {
  const pool = createPool(
    { connectionString: databaseUrl, max: 10, application_name: 'min-side' },
    { prepare, onLost: (err) => log.warn({ err }, 'lost a connection to the database') },
  );
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]!.version;
    if (version < oldestVersion) {
      throw new StartProblem(
        `Databasen er PostgreSQL ${version}; portalen trenger ${oldestVersion} eller nyere.`,
      );
    }
  } catch (error) {
    await pool.end();
    throw error instanceof StartProblem ? error : problemOf(error, databaseUrl);
  }
  const db = databaseOn(pool);
  const listen = listenOnServer(databaseUrl, (err) =>
    log.warn({ err }, 'lost the connection that hears of changes'),
  );
  return { db, pool, kind: 'postgresql', listen, close: () => db.destroy() };
}

function problemOf(error: unknown, databaseUrl: string): StartProblem {
  const { code = '' } = error as { code?: string };
  // Never the whole address: it holds the password.
  const where = URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'adressen i DATABASE_URL';
  const refused = /^(28|3D)/.test(code);
  return new StartProblem(
    refused
      ? `PostgreSQL på ${where} avviste tilkoblingen. Kontroller bruker, passord og databasenavn i DATABASE_URL.`
      : `Får ikke kontakt med PostgreSQL på ${where}. Kontroller DATABASE_URL og at databasen er i gang.`,
    { cause: error },
  );
}
