/** The temporary folder of a test run. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

const program = `
  const { keepTemporaryInMemory } = await import(${JSON.stringify(path.join(import.meta.dirname, 'memory-folder.ts'))});
  keepTemporaryInMemory();
  const { tmpdir } = await import('node:os');
  const { mkdtempSync } = await import('node:fs');
  console.log(mkdtempSync(tmpdir() + '/a-'));
`;
const run = (env: NodeJS.ProcessEnv): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  }).trim();

test('a temporary folder that was named is left as it is', () => {
  const named = fs.mkdtempSync(path.join(os.tmpdir(), 'named-'));
  assert.equal(path.dirname(run({ TMPDIR: named })), named);
  assert.equal(fs.readdirSync(named).length, 1);
  fs.rmSync(named, { recursive: true });
});

test('one in memory is gone with the process, and so is one of a process that was killed', () => {
  const memory = '/dev/shm';
  const killed = path.join(memory, 'min-side-99999999-killed');
  if (fs.existsSync(memory)) fs.mkdirSync(killed);
  const used = run({ TMPDIR: '' });
  // A machine without such room keeps its own.
  if (!used.startsWith(memory)) return fs.rmSync(killed, { recursive: true, force: true });
  assert.equal(fs.existsSync(path.dirname(used)), false);
  assert.equal(fs.existsSync(killed), false);
});
