/** Each link that asks what a word means leads to a word that is explained, and no explained word is without such a link. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (file: string) => readFileSync(file, 'utf8');

test('each word that is asked about is on the page of words, and each word there is asked about where it is used', () => {
  const page = read('web/pages/ord/ord-page.tsx');
  const explained = [...page.matchAll(/^ {2}\w+: '([^']+)',$/gm)].map(([, place]) => place!);
  assert.ok(explained.length > 10, explained.join());
  const asked = globSync('web/pages/**/*.tsx').flatMap((file) =>
    [...read(file).matchAll(/to="\/ord" hash="([^"]+)"/g)].map(([, place]) => place!),
  );
  assert.deepEqual([...new Set(asked)].toSorted(), explained.toSorted());
});
