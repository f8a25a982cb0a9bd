import assert from 'node:assert/strict';
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../../..');
/** A drawing comes with its page on a phone network: it is no place for a photograph or for what a program left in it. */
const mostBytes = 3000;

test('no drawing weighs more than 3 kB', () => {
  const drawings = globSync('web/**/*.svg', { cwd: root });
  assert.ok(drawings.length >= 6);
  assert.deepEqual(
    drawings
      .map((file) => ({ file, bytes: statSync(path.join(root, file)).size }))
      .filter(({ bytes }) => bytes > mostBytes),
    [],
  );
});
