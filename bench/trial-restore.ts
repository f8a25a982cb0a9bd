/**
 * `npm run trial:restore -- --people=20000 --only=embedded,postgresql`: a backup is made while members write, the portal is lost, the backup is put back, and a
 * member signs in and sends an enquiry on it. On both databases; ends with 1 when a table differs or it takes longer
 * than a quarter of an hour (scorecard row 23).
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type OpenDatabase, openDatabase } from '#server/platform/database/database.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { startPostgresql } from '../test/support/postgresql.ts';
import { signInForTokens } from '../test/support/sign-in.ts';
import { keepFigure } from '../test/support/trust-figures.ts';
import { type BenchPortal, startBenchPortal } from './bench-portal.ts';
import { endAfterMinutes, machine, printTable } from './bench-table.ts';
import { fillDatabase, otherPeople } from './fill-database.ts';
import { differingTables, hashTables, type TableHashes, withClient } from './table-hashes.ts';
import { takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

const mostMinutes = 15;
const { people, only } = takeSize({ people: { full: otherPeople, small: 100 } }, ['embedded', 'postgresql']);
const fill = (database: OpenDatabase) => fillDatabase(database, people);
type Outcome = {
  database: string;
  rows: number;
  seconds: number;
  differing: string[];
  isFaultFound: boolean;
};

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'restore-'));
const countRows = (hashes: TableHashes) => Object.values(hashes).reduce((sum, { rows }) => sum + rows, 0);
const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 100) / 10;
const portOf = ({ origin }: BenchPortal) => Number(new URL(origin).port);

/** Debian keeps these off the path. The newest, for an older one cannot read a newer server. */
function runPostgresProgram(name: string, ...args: string[]): void {
  const found = fs.globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1);
  execFileSync(found ?? name, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function signIn({ origin, readCode }: BenchPortal): Promise<string> {
  const identifier = demoAccounts.kari.email;
  const signedIn = await signInForTokens({ origin, identifier, readCode: () => readCode(identifier) });
  return signedIn.accessToken;
}

async function request(portal: BenchPortal, token: string, method: string, at: string, body?: object) {
  const answer = await fetch(portal.origin + at, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${at} answered ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const enquiry = { topic: 'other', subject: 'Etter gjenoppretting', message: 'Kommer dette fram?' };

/** A member signs in, sees the enquiries from before and sends one more. */
async function walkJourney(portal: BenchPortal): Promise<void> {
  const token = await signIn(portal);
  const { id } = await request(portal, token, 'POST', '/api/enquiries', enquiry);
  const read = await request(portal, token, 'GET', `/api/enquiries/${id}`);
  if (read.subject !== enquiry.subject) throw new Error('The enquiry was not there');
}

/** Drafts are saved until the returned function is called. */
function keepWriting(portal: BenchPortal, token: string): () => Promise<number> {
  let [isWriting, count] = [true, 0];
  const ended = (async () => {
    while (isWriting) {
      count += 1;
      const values = { subject: 'Utkast', message: `Nummer ${count}` };
      await request(portal, token, 'PUT', '/api/drafts/new-enquiry', { values });
    }
  })();
  return async () => {
    isWriting = false;
    await ended;
    return count;
  };
}

async function tryPostgresql(): Promise<Outcome> {
  const server = await startPostgresql();
  const databaseAt = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const [before, restored] = [databaseAt('before'), databaseAt('restored')];
  let portal: BenchPortal | null = null;
  try {
    await withClient(server.url, (client) => client.query('create database before'));
    await withClient(server.url, (client) => client.query('create database restored'));
    portal = await startBenchPortal({ databaseUrl: before, fill });
    const { dataDir } = portal;
    const stopWriting = keepWriting(portal, await signIn(portal));
    const backup = path.join(folder, 'backup');
    const expected = await withClient(before, async (client) => {
      await client.query('begin isolation level repeatable read');
      const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
      runPostgresProgram(
        'pg_dump',
        '--format=custom',
        `--snapshot=${rows[0]!.id}`,
        `--file=${backup}`,
        before,
      );
      const hashes = await hashTables(client);
      await client.query('commit');
      return hashes;
    });
    console.log(`PostgreSQL: ${await stopWriting()} drafts were saved while the backup was made`);
    const port = portOf(portal);
    await portal.stop(true);

    const lostAt = performance.now();
    runPostgresProgram('pg_restore', '--exit-on-error', `--dbname=${restored}`, backup);
    const found = await withClient(restored, hashTables);
    portal = await startBenchPortal({ databaseUrl: restored, restored: { dataDir, port } });
    await walkJourney(portal);
    const seconds = secondsSince(lostAt);
    const poisoned = await withClient(restored, async (client) => {
      await client.query('begin');
      await client.query(
        `update person set given_name = 'En annen' where id = (select min(id::text)::uuid from person)`,
      );
      return hashTables(client);
    });
    return {
      database: 'PostgreSQL',
      seconds,
      rows: countRows(expected),
      differing: differingTables(expected, found),
      isFaultFound: differingTables(expected, poisoned).includes('public.person'),
    };
  } finally {
    await portal?.stop();
    await server.stop();
  }
}

async function hashEmbedded(dataDir: string): Promise<TableHashes> {
  const log = { info() {}, warn() {} };
  const { pool, close } = await openDatabase({ dataDir, databaseUrl: null, prepare: true, log });
  try {
    return await hashTables(pool as never);
  } finally {
    await close();
  }
}

async function tryEmbedded(): Promise<Outcome> {
  let portal: BenchPortal | null = await startBenchPortal({ fill });
  try {
    const [port, { dataDir }] = [portOf(portal), portal];
    const stopWriting = keepWriting(portal, await signIn(portal));
    await new Promise((later) => setTimeout(later, 1_000));
    await stopWriting();
    await portal.stop(true);
    portal = null;
    const backup = path.join(folder, 'data');
    // A portal that is killed leaves its socket, which cannot be copied.
    fs.rmSync(path.join(dataDir, 'copies.sock'), { force: true });
    fs.cpSync(dataDir, backup, { recursive: true });
    const expected = await hashEmbedded(dataDir);
    fs.rmSync(dataDir, { recursive: true });

    const lostAt = performance.now();
    fs.cpSync(backup, dataDir, { recursive: true });
    const found = await hashEmbedded(dataDir);
    portal = await startBenchPortal({ restored: { dataDir, port } });
    await walkJourney(portal);
    const seconds = secondsSince(lostAt);
    await portal.stop(true);
    const afterwards = await hashEmbedded(dataDir);
    return {
      database: 'embedded',
      seconds,
      rows: countRows(expected),
      differing: differingTables(expected, found),
      isFaultFound: differingTables(expected, afterwards).includes('public.enquiry'),
    };
  } finally {
    await portal?.stop();
  }
}

endAfterMinutes(30);
const outcomes: Outcome[] = [];
if (only.includes('embedded')) outcomes.push(await tryEmbedded());
if (only.includes('postgresql')) outcomes.push(await tryPostgresql());
fs.rmSync(folder, { recursive: true });
console.log(`\n${machine()}\n`);
printTable(
  ['database', 'rows', 'seconds until the journey', 'tables that differ'],
  outcomes.map(({ database, rows, seconds, differing }) => [
    ...[database, String(rows), String(seconds)],
    differing.join(' ') || '0',
  ]),
);
const isMet = outcomes.every(({ differing, seconds }) => !differing.length && seconds <= mostMinutes * 60);
const isFaultFound = outcomes.every((outcome) => outcome.isFaultFound);
keepFigure({
  row: 23,
  score: isMet ? (isFaultFound ? 3 : 2) : 1,
  figure: outcomes
    .map(({ database, rows, seconds }) => `${database}: ${rows} rows the same, journey after ${seconds} s`)
    .join('; '),
  command: 'npm run trial:restore',
});
endWithVerdict(
  isMet && isFaultFound,
  `the restored tables are the same, and a member is served within ${mostMinutes} minutes.`,
);
