/** The same SQL without the portal: through PostgreSQL's own benchmark, prepared, over ten connections. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Kysely, PostgresDialect } from 'kysely';
import type { Database, OpenDatabase } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/generated-schema.ts';
import { isSmall } from './trial-size.ts';

export type Statement = { sql: string; parameters: readonly unknown[] };

/** What the database is asked while `work` runs, in order. */
export async function captureSql(
  { pool }: OpenDatabase,
  work: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log({ query }) {
      statements.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  await work(db);
  return statements;
}

/** As PostgreSQL reads it: a list as an array. */
const literalOf = (value: unknown): string =>
  Array.isArray(value) ? `{${value.map((one) => JSON.stringify(one)).join()}}` : String(value);

/** @returns how many times a second all the statements are run, one after the other */
export async function runPgbench(
  statements: Statement[],
  databaseUrl: string,
  seconds: number,
): Promise<number> {
  const nameOf = (statement: number, parameter: number | string) => `s${statement}p${parameter}`;
  const script = statements
    .map(({ sql }, place) => `${sql.replace(/\$(\d+)/g, (_match, number) => `:${nameOf(place, number)}`)};\n`)
    .join('');
  const values = statements.flatMap(({ parameters }, place) =>
    parameters.flatMap((value, index) => ['-D', `${nameOf(place, index + 1)}=${literalOf(value)}`]),
  );
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pgbench-'));
  const file = path.join(folder, 'same.sql');
  fs.writeFileSync(file, script);
  try {
    // On a busy machine a short time can pass without one transaction.
    const length = isSmall ? ['-t', '10'] : ['-T', String(seconds)];
    const options = ['-n', '-M', 'prepared', '-c', '10', '-j', '1', ...length, '-f', file];
    const { stdout } = await promisify(execFile)(findPgbench(), [...options, ...values, databaseUrl]);
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (!tps || !/failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`);
    return Number(tps);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Beside the server that is measured: Debian keeps it off the path. */
function findPgbench(): string {
  const [found] = fs.globSync('/usr/lib/postgresql/*/bin/pgbench').sort();
  return found ?? 'pgbench';
}
