/** The two programs as they are started: a backup while members write, and what is and is not there after it is restored. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createErasureFile } from '#server/adapters/line-files/line-files.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { keyName } from '#server/platform/database/log-sealing.ts';
import { embeddedRole } from '#server/platform/database/rights.ts';
import { keepFilesPrivate, makePrivate } from '#server/platform/private-folder.ts';
import { loadSecret, secretFile } from '#server/platform/server-secret.ts';
import { unpackMigrated } from '../../test/support/migrated-snapshot.ts';
import { newBackupKeys, readBackup } from './backup-file.ts';

const root = path.resolve(import.meta.dirname, '../..');
const programs = { backup: 'server/commands/back-up.ts', restore: 'server/commands/restore.ts' };
const log = { info() {}, warn() {} };
const erasure = (id: string) => ({ membershipId: id }) as never;

describe('npm run backup and npm run restore', () => {
  let parent: string;
  let dataDir: string;
  let keyFile: string;
  let publicKey: string;
  before(async () => {
    keepFilesPrivate();
    parent = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
    dataDir = path.join(parent, 'data');
    keyFile = path.join(parent, 'backup-key');
    makePrivate(dataDir);
    await unpackMigrated(dataDir);
    const made = await run('backup', ['new-key', keyFile]);
    publicKey = /^BACKUP_KEY=([\w-]{43})$/m.exec(made.said)![1]!;
  });
  after(() => fs.rmSync(parent, { recursive: true }));

  function run(
    program: keyof typeof programs,
    args: string[],
    environment: Record<string, string> = {},
  ): Promise<{ code: number; said: string }> {
    const { PATH = '' } = process.env;
    const env = { PATH, DATA_DIR: dataDir, BACKUP_KEY: publicKey ?? '', ...environment };
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [programs[program], ...args],
        { cwd: root, env },
        (_e, out, err) => resolve({ code: child.exitCode ?? -1, said: out + err }),
      );
    });
  }
  const open = (asServer = true) =>
    openDatabase({ dataDir, databaseUrl: null, prepare: true, log, asServer });
  const backups = () => fs.readdirSync(parent).filter((name) => name.endsWith('.backup'));
  const names = async () => {
    const database = await open(false);
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where name = 'deliver-notice' order by created_on`.execute(database.db);
    const drafts = await sql<{ name: string }>`select name from unit where name like 'Lag %'`.execute(
      database.db,
    );
    await database.close();
    return { jobs: rows.map(({ state }) => state), units: drafts.rows.map(({ name }) => name) };
  };
  let file: string;

  test('a backup of a running portal has every write acknowledged before it, and is readable with the private key only', async () => {
    const database = await open();
    const secret = loadSecret(null, dataDir);
    await database.db.connection().execute(async (one) => {
      await sql`reset role`.execute(one);
      await sql`update access_log_head set seal_key = ${keyName(secret)}`.execute(one);
      await sql`set role ${sql.id(embeddedRole)}`.execute(one);
    });
    const add = (name: string) =>
      sql`insert into unit (id, kind, name) values (gen_random_uuid(), 'region', ${name})`.execute(
        database.db,
      );
    // One that sends, as it is enqueued, and one that does not.
    await sql`insert into pgboss.job (name, data) values ('deliver-notice', '{"sends": true}'),
      ('deliver-notice', '{"noticeId": "sends"}')`.execute(database.db);
    await createErasureFile(dataDir).add(erasure('before'));
    await add('Lag før');
    let isDone = false;
    const writing = (async () => {
      for (let at = 0; !isDone; at += 1) await add(`Lag under ${at}`);
    })();
    const { code, said } = await run('backup', [parent]);
    isDone = true;
    await writing;
    assert.equal(code, 0, said);
    assert.match(said, /^Kopien er i .*\.backup \(\d+,\d MB\)\.$/m);
    await add('Lag etter');
    await createErasureFile(dataDir).add(erasure('after'));
    await database.close();

    file = path.join(parent, backups()[0]!);
    const content = fs.readFileSync(file);
    for (const secretText of ['Lag før', 'PG_VERSION', secret.toString('base64url')])
      assert.equal(content.includes(secretText), false);
    assert.equal(fs.statSync(file).mode & 0o077, 0);
    assert.deepEqual(
      fs.readdirSync(dataDir).filter((name) => /^copy-|sock$/.test(name)),
      [],
    );
  });

  test('restored, all of that is there, letters that waited are set aside, and no erasure is undone', async () => {
    const { code, said } = await run('restore', [file, `--key=${keyFile}`]);
    assert.equal(code, 0, said);
    assert.match(said, /^1 brev ventet/m);
    const { jobs, units } = await names();
    assert.deepEqual(jobs.sort(), ['created', 'failed']);
    assert.ok(units.includes('Lag før'));
    assert.ok(!units.includes('Lag etter'));
    assert.deepEqual(await createErasureFile(dataDir).all(), [erasure('before'), erasure('after')]);
    assert.equal(fs.readdirSync(dataDir).filter((name) => name.startsWith('database-before-')).length, 1);
  });

  test('on a new machine the erasures of the backup come with it; without the secret nothing is done', async () => {
    const elsewhere = path.join(parent, 'elsewhere');
    const without = await run('restore', [file, `--key=${keyFile}`], { DATA_DIR: elsewhere });
    assert.equal(without.code, 1);
    assert.match(without.said, /SECRET mangler/);
    const SECRET = fs.readFileSync(secretFile(dataDir), 'utf8');
    const { code, said } = await run('restore', [file, `--key=${keyFile}`], { DATA_DIR: elsewhere, SECRET });
    assert.equal(code, 0, said);
    assert.deepEqual(await createErasureFile(elsewhere).all(), [erasure('before')]);
  });

  test('another key, a changed byte, a missing end, a wrong secret and a running portal are refused, and change nothing', async () => {
    const before = await names();
    const [ours, other] = [fs.readFileSync(keyFile, 'utf8'), newBackupKeys().privateKey];
    const content = fs.readFileSync(file);
    const [changed, cut, into] = ['changed', 'cut', 'into'].map((name) => path.join(parent, name)) as [
      string,
      string,
      string,
    ];
    fs.writeFileSync(cut, content.subarray(0, -100));
    content[content.length >> 1] = content[content.length >> 1]! ^ 1;
    fs.writeFileSync(changed, content);
    for (const [bad, key] of [
      [file, other],
      [changed, ours],
      [cut, ours],
    ] as const)
      await assert.rejects(readBackup(bad, into, key), /lar seg ikke lese/);
    assert.equal(fs.existsSync(into), false);
    const wrong = await run('restore', [file, `--key=${keyFile}`], {
      SECRET: Buffer.alloc(32, 7).toString('base64url'),
    });
    assert.deepEqual([wrong.code, /SECRET/.test(wrong.said)], [1, true], wrong.said);
    const portal = await open();
    const running = await run('restore', [file, `--key=${keyFile}`]);
    await portal.close();
    assert.deepEqual([running.code, /allerede i bruk/.test(running.said)], [1, true], running.said);
    assert.deepEqual(await names(), before);
  });

  test('of a portal that is stopped a backup is made too; without a key none is', async () => {
    const folder = path.join(parent, 'more');
    assert.match((await run('backup', [folder], { BACKUP_KEY: '' })).said, /Sett BACKUP_KEY/);
    const { code, said } = await run('backup', [folder]);
    assert.equal(code, 0, said);
    assert.equal(fs.readdirSync(folder).length, 1);
  });
});
