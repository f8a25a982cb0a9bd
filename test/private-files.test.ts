/** The data folder is its owner's alone, whatever it was before, and `npm start` puts no demo people into a database of one's own. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { openDatabase } from '#server/platform/database/database.ts';
import { keepFilesPrivate, makePrivate } from '#server/platform/private-folder.ts';
import { loadSecret } from '#server/platform/server-secret.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { findFreePort } from './support/free-port.ts';

const root = path.resolve(import.meta.dirname, '..');
const modeOf = (file: string) => fs.lstatSync(file).mode & 0o777;
/** Everything in a folder that others may do something with. */
const openTo = (folder: string): string[] =>
  ['', ...(fs.readdirSync(folder, { recursive: true }) as string[])]
    .filter((name) => !fs.lstatSync(path.join(folder, name)).isSymbolicLink())
    .filter((name) => modeOf(path.join(folder, name)) & 0o077)
    .map((name) => `${name} ${modeOf(path.join(folder, name)).toString(8)}`);

describe('the data folder', () => {
  let parent: string;
  let folder: string;
  const umask = process.umask();
  before(() => {
    parent = fs.mkdtempSync(path.join(os.tmpdir(), 'private-'));
    folder = path.join(parent, 'data');
    keepFilesPrivate();
  });
  after(() => {
    process.umask(umask);
    fs.rmSync(parent, { recursive: true });
  });

  test('with a database in it, holds nothing that others may read or write', async () => {
    makePrivate(folder);
    const open = await openDatabase({
      dataDir: folder,
      databaseUrl: null,
      prepare: true,
      log: { info() {}, warn() {} },
    });
    loadSecret(null, folder);
    await open.db.selectFrom('person').select('id').execute();
    assert.deepEqual(openTo(folder), []);
    await open.close();
    assert.deepEqual(openTo(folder), []);
    assert.ok(fs.readdirSync(folder, { recursive: true }).length > 900);
  });

  test('is repaired where it was made by an older version, but for what lies elsewhere', () => {
    const elsewhere = path.join(parent, 'elsewhere.txt');
    fs.writeFileSync(elsewhere, 'x');
    fs.chmodSync(elsewhere, 0o644);
    fs.symlinkSync(elsewhere, path.join(folder, 'link'));
    const files = ['', 'secret', 'database', 'database/PG_VERSION', 'database/pg_wal'];
    for (const name of files) fs.chmodSync(path.join(folder, name), name === 'secret' ? 0o666 : 0o777);
    assert.equal(openTo(folder).length, files.length);
    makePrivate(folder);
    assert.deepEqual(openTo(folder), []);
    assert.equal(modeOf(elsewhere), 0o644);
    fs.rmSync(path.join(folder, 'link'));
  });

  test('of somebody else, or on a disk without modes, is refused with a sentence', (t) => {
    fs.chmodSync(folder, 0o755);
    for (const chmod of [
      () => {},
      () => {
        throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
      },
    ]) {
      const mocked = t.mock.method(fs, 'chmodSync', chmod);
      assert.throws(
        () => makePrivate(folder),
        (error) => error instanceof StartProblem && /Andre på maskinen kan lese/.test(error.sentence),
      );
      mocked.mock.restore();
    }
  });

  test('is made private by everything that opens it', () => {
    const commands = fs
      .readdirSync(path.join(root, 'server/commands'))
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => `server/commands/${name}`);
    const programs = ['server/main.ts', 'dev/start.ts', ...commands];
    const read = (program: string) => fs.readFileSync(path.join(root, program), 'utf8');
    // Most commands open it by `withDatabase`.
    const opening = programs.filter(
      (program) => !program.startsWith('server/commands/') || /\bopenDatabase\(/.test(read(program)),
    );
    assert.ok(opening.includes('server/commands/run-command.ts'));
    for (const program of opening) {
      const code = read(program);
      assert.match(code, /\bkeepFilesPrivate\(\);/, program);
      assert.match(code, /\bmakePrivate\((config\.)?dataDir\);/, program);
    }
  });
});

test('npm start with a database of one’s own starts nothing made up', {
  skip: fs.existsSync(path.join(root, 'dist/pages.json')) ? false : 'the pages are not built',
}, async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-database-'));
  const PORT = String(await findFreePort());
  const said = await new Promise<string>((resolve) => {
    // Nothing answers at that address: it ends by itself once it has come to the database.
    const env = { ...process.env, DATA_DIR: folder, PORT, DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' };
    execFile(process.execPath, ['dev/start.ts'], { cwd: root, env }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  assert.match(said, /uten demopersoner, innboks og etterligninger/);
  assert.doesNotMatch(said, /fyller den med demopersoner/);
  assert.deepEqual(
    fs.readdirSync(folder).filter((name) => !['server.log', 'secret'].includes(name)),
    [],
  );
  fs.rmSync(folder, { recursive: true });
});
