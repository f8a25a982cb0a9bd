/** Where the version of the words is kept that someone agreed to, the language of these words is kept beside it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

test('a table with the version of words has their language', () => {
  const schema = readFileSync(new URL('./generated-schema.ts', import.meta.url), 'utf8');
  const tables = [...schema.matchAll(/^ {2}(\w+): \{\n([\s\S]*?)^ {2}\};/gm)].map(([, name, columns]) => ({
    name: name!,
    columns: columns!,
  }));
  const versioned = tables.filter(({ columns }) => /^ {4}(text|terms)_version:/m.test(columns));
  assert.ok(versioned.length > 10);
  const without = versioned.filter(({ columns }) => !/^ {4}text_language:/m.test(columns));
  assert.deepEqual(
    without.map(({ name }) => name),
    [],
  );
});
