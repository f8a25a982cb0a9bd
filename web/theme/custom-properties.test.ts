/** A custom property that no style sheet sets is dropped without a word, and the browser's own colour is seen instead. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const web = join(import.meta.dirname, '..');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(web, file), 'utf8') }));

test('each custom property that is used is set', () => {
  const set = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\s*:/g)].map(([, name]) => name)),
  );
  const unset = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  assert.deepEqual(unset, []);
});
