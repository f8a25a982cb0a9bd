/**
 * How long the server takes from its start as a process to its first answer: on an empty folder or database, where it
 * runs all migrations first, and again on what it left. Row 7 of the scorecard.
 */
// databases: both
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { withClient } from '../../bench/table-hashes.ts';
import { findFreePort } from '../support/free-port.ts';
import { type PostgresqlServer, startPostgresql } from '../support/postgresql.ts';
import { testDatabaseUrl } from '../support/test-database.ts';
import { keepFigure, sizeOf } from '../support/trust-figures.ts';
import { until } from '../support/until.ts';

const root = path.resolve(import.meta.dirname, '../..');
const most = { first: 10_000, later: 4_000 };
const firsts = sizeOf({ small: 1, full: 5 });
/** In `npm test` the start that is planted is the only later one. */
const laters = sizeOf({ small: 0, full: 20 });
const kind = testDatabaseUrl ? 'PostgreSQL' : 'the embedded database';

/** One request on a connection of its own. */
const isAnswered = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = http.get(url, { agent: false, timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

describe('a cold start', {
  skip: fs.existsSync(path.join(root, 'dist/pages.json')) ? false : 'the pages are not built',
}, () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cold-start-'));
  let server: ChildProcess | null = null;
  let postgresql: PostgresqlServer | null = null;
  before(async () => {
    if (testDatabaseUrl) postgresql = await startPostgresql();
  });
  after(async () => {
    server?.kill('SIGKILL');
    await postgresql?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  /**
   * Starts the program of production, waits for its first 200, and stops it in good order.
   * @param where.preload a module that it imports first, as an address
   * @returns milliseconds from the start of the process to the answer
   */
  async function startOnce(where: { dataDir: string; databaseUrl: string; preload?: string }) {
    const port = await findFreePort();
    const preload = [new URL('../../dev/end-with-parent.ts', import.meta.url).href, where.preload ?? ''];
    const imports = preload.filter(Boolean).flatMap((one) => ['--import', one]);
    const startedAt = performance.now();
    const child = spawn(process.execPath, [...imports, 'server/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_ORIGIN: `http://localhost:${port}`,
        DATA_DIR: where.dataDir,
        DATABASE_URL: where.databaseUrl,
        LOG_LEVEL: 'silent',
      },
    });
    server = child;
    const ended = once(child, 'exit');
    const isReady = () => {
      assert.equal(child.exitCode, null, 'the server ended instead of starting');
      return isAnswered(`http://localhost:${port}/readyz`);
    };
    await until('the server is ready', isReady, 10);
    const milliseconds = Math.round(performance.now() - startedAt);
    child.kill('SIGTERM');
    await ended;
    return milliseconds;
  }

  /** An empty folder, and on PostgreSQL an empty database. */
  async function emptyPlace(name: string): Promise<{ dataDir: string; databaseUrl: string }> {
    const dataDir = path.join(folder, name);
    fs.mkdirSync(dataDir);
    if (!postgresql) return { dataDir, databaseUrl: '' };
    await withClient(postgresql.url, (client) => client.query(`create database ${name}`));
    return { dataDir, databaseUrl: Object.assign(new URL(postgresql.url), { pathname: `/${name}` }).href };
  }

  /** What row 7 asks for. @returns the times that are too long */
  const tooLong = (times: { first: number[]; later: number[] }): number[] => [
    ...times.first.filter((time) => time > most.first),
    ...times.later.filter((time) => time > most.later),
  ];

  test('answers within the target on nothing, and sooner on what it left; a slow start is found', async () => {
    const times = { first: [] as number[], later: [] as number[] };
    let place = { dataDir: '', databaseUrl: '' };
    for (let round = 0; round < firsts; round += 1) {
      place = await emptyPlace(`cold_${round}`);
      times.first.push(await startOnce(place));
    }
    for (let round = 0; round < laters; round += 1) times.later.push(await startOnce(place));

    // Planted: a module that keeps the process busy for the whole time that a later start may take.
    const busy = `const until = Date.now() + ${most.later}; while (Date.now() < until);`;
    const preload = `data:text/javascript,${encodeURIComponent(busy)}`;
    const slow = await startOnce({ ...place, preload });
    assert.deepEqual(tooLong({ first: [], later: [slow] }), [slow]);
    const seconds = (list: number[]) => (Math.max(...list) / 1000).toFixed(1);
    keepFigure({
      row: 7,
      score: tooLong(times).length === 0 ? 3 : 1,
      figure: `On ${kind}: the first 200 after ${seconds(times.first)} s at most on nothing, all migrations included (${firsts} starts), and after ${seconds(times.later)} s at most later (${laters}). A start that was planted to be slow was found.`,
      command: 'npm run trial:trust -- --only=cold-start',
    });
  });
});
