/** The set-up as it is started: what it prints, what it refuses, and that nothing of the demo is in the database afterwards. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { loadConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { fillDemoDatabase } from '../../dev/demo-database.ts';
import { unpackMigrated } from '../../test/support/migrated-snapshot.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('npm run setup', () => {
  let folder: string;
  before(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'setup-'));
    await unpackMigrated(folder);
  });
  after(() => fs.rmSync(folder, { recursive: true, force: true }));

  function run(...args: string[]): Promise<{ code: number; said: string }> {
    const { PATH, TMPDIR } = process.env;
    const env = { ...(PATH && { PATH }), ...(TMPDIR && { TMPDIR }), DATA_DIR: folder };
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ['server/commands/setup.ts', ...args],
        { cwd: root, env },
        (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}` }),
      );
      child.stdin?.end();
    });
  }
  const open = () =>
    openDatabase({ dataDir: folder, databaseUrl: null, prepare: true, log: { info() {}, warn() {} } });

  test('asks for an address, and prints a link that is not in the database', async () => {
    assert.equal((await run()).code, 2);
    assert.equal((await run('--name=Prøvelaget', '--email=ingen')).code, 2);
    assert.equal((await run('--name=1', '--email=leder@lag.example')).code, 1);
    const { code, said } = await run('--name=Prøvelaget', '--email=leder@lag.example');
    assert.equal(code, 0, said);
    assert.match(said, /http:\/\/localhost:3000\/oppsett#[\w-]{22}$/m);
  });

  test('nothing of the demo is in the database, and the demo stays out of it', async () => {
    assert.deepEqual(await fillDemoDatabase(loadConfig({ DATA_DIR: folder })), { isSetUp: true });
    const database = await open();
    const tables = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(
      database.db,
    );
    const filled: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(database.db);
      if (rows.length > 0) filled.push(name);
    }
    await database.close();
    // The counters begin with a row each.
    const counters = ['access_log_head', 'gift_counter', 'membership_counter'];
    assert.deepEqual(filled.toSorted(), [
      ...counters,
      'schema_migration',
      'setup_link',
      'unit',
      'unit_change',
    ]);
  });

  test('refuses where there is an administrator', async () => {
    const { db, close } = await open();
    const id = '30000000-0000-4000-8000-0000000000aa';
    await sql`insert into person (id, given_name, family_name) values (${id}, 'Eva', 'Dahl')`.execute(db);
    await sql`insert into staff_member (person_id, is_administrator) values (${id}, true)`.execute(db);
    await close();
    const { code, said } = await run('--name=Prøvelaget', '--email=leder@lag.example');
    assert.equal(code, 1);
    assert.match(said, /allerede en administrator/);
  });
});
