import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { unpackMigrated } from '../test/support/migrated-snapshot.ts';
import { setClock } from './inbox/set-clock.ts';

/** Says the time, in the process itself and in the embedded database's thread, for each line it is asked. */
const clock = `
  import { openDatabase } from '${new URL('../server/platform/database/database.ts', import.meta.url)}';
  import { sql } from '${import.meta.resolve('kysely')}';
  const log = { info() {}, warn() {}, error() {} };
  const { db, close } = await openDatabase({ dataDir: process.env.DATA_DIR, databaseUrl: null, log });
  const say = async () => {
    const { rows } = await sql\`select now() as at\`.execute(db);
    console.log(JSON.stringify({ process: new Date(), database: rows[0].at, isDate: new Date() instanceof Date }));
  };
  process.stdin.on('data', say).on('end', () => close().then(() => process.exit()));
  await say();
`;

test('the clock of a process and of its database can be moved while it runs', {
  timeout: 60_000,
}, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clock-'));
  const dataDir = path.join(folder, 'data');
  fs.mkdirSync(dataDir);
  await unpackMigrated(dataDir);
  const file = path.join(folder, 'offset');
  const preload = new URL('./moved-clock.ts', import.meta.url).href;
  const program = path.join(folder, 'clock.mjs');
  fs.writeFileSync(program, clock);
  const child = spawn(process.execPath, ['--import', preload, program], {
    env: { ...process.env, CLOCK_OFFSET_FILE: file, DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said = async () => {
    const [text] = await once(child.stdout, 'data');
    const { process: own, database, isDate } = JSON.parse(String(text));
    assert.equal(isDate, true);
    return [own, database].map((at) =>
      ((Date.parse(at) - Date.now()) / 86_400_000).toFixed(0).replace('-', ''),
    );
  };
  assert.deepEqual(await said(), ['0', '0']);
  await setClock(file, String(40 * 86_400_000));
  const answer = said();
  child.stdin.write('?\n');
  assert.deepEqual(await answer, ['40', '40'], 'days ahead');
  child.stdin.end();
  await once(child, 'exit');
  fs.rmSync(folder, { recursive: true });
});
