import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';

/** Runs `npm run reset` on a folder that holds these files. */
function resetFolderWith(names: string[]) {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'reset-')), 'data');
  fs.mkdirSync(folder);
  for (const name of names) {
    fs.writeFileSync(path.join(folder, name), '0');
  }
  const program = path.join(import.meta.dirname, 'reset.ts');
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  return { folder, status, stderr };
}

describe('reset', () => {
  test('deletes everything that a start leaves in the data folder', () => {
    const root = path.resolve(import.meta.dirname, '..');
    const written = ['server', 'dev']
      .flatMap((folder) => fs.globSync(`${folder}/**/*.ts`, { cwd: root }))
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...fs.readFileSync(path.join(root, file), 'utf8').matchAll(/dataDir, '([a-z][a-z.-]+)'/gi),
      ])
      .map(([, name]) => name!);
    assert.ok(written.length >= 8, written.join(' '));
    const { folder, status, stderr } = resetFolderWith([
      ...new Set([...written, 'secret', 'owner.txt', 'owner.lock']),
      ...['clock-offset-ms.4711-0', 'clock-offset-ms.4711-1'],
    ]);
    assert.equal(status, 0, stderr);
    assert.equal(fs.existsSync(folder), false);
  });

  test('deletes nothing where there is a file of somebody else', () => {
    const { folder, status, stderr } = resetFolderWith(['secret', 'bilder.zip']);
    assert.equal(status, 1);
    assert.match(stderr, /«bilder\.zip»/);
    assert.deepEqual(fs.readdirSync(folder).sort(), ['bilder.zip', 'secret']);
    fs.rmSync(path.dirname(folder), { recursive: true });
  });
});
