import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { bokmal, partsOf, withoutMarks } from './bokmal.ts';

test('words in bokmål are told from those around them, and the marks are no part of the text', () => {
  const text = `Title (${bokmal('tittel')}) and ${bokmal('mer')}`;
  assert.deepEqual(partsOf(text), ['Title (', 'tittel', ') and ', 'mer', '']);
  assert.deepEqual(partsOf('Only English'), ['Only English']);
  assert.equal(withoutMarks(text), 'Title (tittel) and mer');
});

test('whatever a translation takes over from the bokmål is marked as such', () => {
  const root = path.join(import.meta.dirname, '../..');
  // Addresses, numbers and the pages of the offices, whose whole content is marked.
  const wordless = /(page-titles|country-names|attachment-texts)\.(nn|en)\.ts$/;
  let marked = 0;
  for (const file of globSync('web/**/*-texts.{nn,en}.ts', { cwd: root })) {
    if (wordless.test(file)) continue;
    const uses = [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/(\bbokmal\()?\b\w*[iI]nBokmal\./g),
    ];
    for (const [use, mark] of uses) assert.ok(mark, `${file}: ${use} without bokmal(…)`);
    marked += uses.length;
  }
  assert.ok(marked > 10, `${marked}`);
});
