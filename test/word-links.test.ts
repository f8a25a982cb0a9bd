/** Each link that asks what a word means leads to a word that is explained. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (file: string) => readFileSync(file, 'utf8');

test('each word that is asked about is on the page of words', () => {
  const page = read('web/pages/ord/ord-page.tsx');
  const asked = globSync('web/pages/**/*.tsx').flatMap((file) =>
    [...read(file).matchAll(/to="\/ord" hash="([^"]+)"/g)].map(([, place]) => place!),
  );
  assert.ok(asked.length > 6, asked.join());
  for (const place of asked) assert.match(page, new RegExp(`: '${place}'`));
});
