import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it, mock } from 'node:test';
import { startOwner } from '../../../test/support/start-owner.ts';
import { isDatabaseUnavailable } from '../http/problem-reply.ts';
import { countAttempt } from './attempts.ts';
import { answersWithin, createPGlitePool } from './connection-pool.ts';
import { inTransaction, openDatabase } from './database.ts';
import { openDurably } from './durable-file-system.ts';
import { startPGliteEngine } from './pglite-engine.ts';
import { embeddedRole } from './rights.ts';

describe('embedded database', () => {
  let folder: string;
  before(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-'));
  });
  after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const log = { info() {}, warn() {} };
  const open = () => openDatabase({ dataDir: folder, databaseUrl: null, prepare: true, log });

  it('has one owner; after kill -9 the next one finds every row', async () => {
    const owner = await startOwner(folder, 'database');
    assert.equal(owner.said, 'ready');
    await assert.rejects(open(), { name: 'StartProblem', message: /er allerede i bruk av prosess/ });
    await owner.kill();
    const database = await open();
    assert.equal((await database.db.selectFrom('unit').selectAll().execute()).length, 1);
    await database.close();
  });

  it('opens again after it was closed', async () => {
    const database = await open();
    assert.equal((await database.db.selectFrom('unit').selectAll().execute()).length, 1);
    await database.close();
  });

  it('writes every commit through to the disk', async () => {
    const synchronised = mock.method(fs, 'fdatasyncSync');
    const database = await openDurably(path.join(folder, 'database'));
    const before = synchronised.mock.callCount();
    await database.exec('create table line (number int)');
    for (let number = 0; number < 100; number += 1)
      await database.query('insert into line values ($1)', [number]);
    assert.ok(
      synchronised.mock.callCount() - before >= 100,
      `${synchronised.mock.callCount() - before} of 100`,
    );
    await database.close();
    synchronised.mock.restore();
  });

  it('ends a query that does not finish, and goes on with what was committed', async (t) => {
    const engine = await startPGliteEngine(path.join(folder, 'database'));
    const pool = createPGlitePool(engine.exchange, { prepare: true, onLost() {} });
    await pool.query('select 1');
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const endless = assert.rejects(pool.query('select count(*) from generate_series(1, 10000000000)'));
    // The query is on its way to the database's thread.
    await new Promise((later) => setImmediate(later));
    t.mock.timers.tick(60_000);
    await endless;
    t.mock.timers.reset();
    // The message Sync: answered when the thread runs again, however long that takes.
    await engine.exchange(Uint8Array.of(0x53, 0, 0, 0, 4));
    const { rows } = await pool.query('select count(*) from line');
    assert.deepEqual(rows, [{ count: 100 }]);
    await pool.end();
    await engine.close();
  });

  // On a full disk the next file of the log cannot be made: here a folder is in its place.
  it('ends where its log cannot grow, and is open again when it can, with what was acknowledged', {
    timeout: 120_000,
  }, async () => {
    const home = path.join(folder, 'log-full');
    fs.mkdirSync(home);
    const warnings: string[] = [];
    const database = await openDatabase({
      dataDir: home,
      databaseUrl: null,
      prepare: true,
      asServer: true,
      log: { info() {}, warn: ({ err }: { err?: Error }) => void warnings.push(String(err)) },
    });
    const { pool } = database;
    const write = (body: string) =>
      inTransaction(database.db, (tx) => countAttempt(tx, body, new Date(), new Date(Date.now() + 60_000)));
    const kept = async () =>
      (await pool.query('select subject from attempt_counter order by subject')).rows.map(
        ({ subject }) => subject,
      );
    await write('before');
    const inTheWay = path.join(home, 'database', 'pg_wal', 'xlogtemp.42');
    fs.mkdirSync(inTheWay);
    const owner = await pool.connect();
    await owner.query('reset role');
    await owner.query('select pg_switch_wal()');
    owner.release(true);
    for (const name of ['commit', 'opening'])
      await assert.rejects(write(name), (error) => isDatabaseUnavailable(error as Error), name);
    assert.equal(await answersWithin(pool, 10_000), false);
    assert.match(warnings.join(), /PANIC:.*xlogtemp/);
    fs.rmdirSync(inTheWay);
    while (!(await answersWithin(pool, 20_000)));
    await write('after');
    assert.deepEqual(await kept(), ['after', 'before']);
    const { rows } = await pool.query('select current_user::text as role');
    assert.deepEqual(rows, [{ role: embeddedRole }]);
    await database.close();
  });

  it('keeps nothing of what it has answered', async () => {
    const engine = await startPGliteEngine(path.join(folder, 'answers'));
    const pool = createPGlitePool(engine.exchange, { prepare: true, onLost() {} });
    const read = () => pool.query("select decode(repeat('ab', 1000000), 'hex') as content");
    for (let times = 0; times < 50; times += 1) await read();
    const before = process.memoryUsage().rss;
    // Two megabytes as text each: what was kept would be 300 MB.
    for (let times = 0; times < 150; times += 1) await read();
    const grownMb = (process.memoryUsage().rss - before) / 2 ** 20;
    assert.ok(grownMb < 200, `${grownMb} MB`);
    await pool.end();
    await engine.close();
  });

  it('says that it cannot open what is not a database', async () => {
    const broken = path.join(folder, 'broken');
    fs.mkdirSync(path.join(broken, 'database'), { recursive: true });
    fs.writeFileSync(path.join(broken, 'database', 'PG_VERSION'), '18\n');
    const options = { dataDir: broken, databaseUrl: null, prepare: true, log };
    await assert.rejects(openDatabase(options), { name: 'StartProblem', message: /lot seg ikke åpne/ });
  });

  it('gives up an opening that waits for its disk', { timeout: 60_000 }, async (t) => {
    const slow = path.join(folder, 'slow');
    fs.mkdirSync(path.join(slow, 'database'), { recursive: true });
    // A reader of it waits for a writer.
    const waited = path.join(slow, 'database', 'PG_VERSION');
    execFileSync('mkfifo', [waited]);
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const options = { dataDir: slow, databaseUrl: null, prepare: true, log };
    const refused = assert.rejects(openDatabase(options), {
      name: 'StartProblem',
      message: /var ikke åpnet etter to minutter/,
    });
    await new Promise((later) => setImmediate(later));
    t.mock.timers.tick(120_000);
    await refused;
    t.mock.timers.reset();
    // Its thread, and with it this process, can only end then.
    const end = fs.openSync(waited, 'r+');
    await new Promise((later) => setTimeout(later, 500));
    fs.closeSync(end);
  });
});
