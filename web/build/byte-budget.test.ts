import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { overBudget, type Sizes } from './byte-budget.ts';

const file = join(import.meta.dirname, '../../dist/sizes.json');

test('the built pages keep to the byte budget', {
  skip: existsSync(file) ? false : 'nothing is built',
}, () => {
  assert.deepEqual(overBudget(JSON.parse(readFileSync(file, 'utf8')) as Sizes), []);
});

test('a page that is too heavy, and a script that is too small, are reported', () => {
  const files = { 'boot-B1.js': 1900, 'rest-R1.js': 300, 'all-C1.css': 200 };
  assert.deepEqual(
    overBudget({
      signedOutPage: 2049,
      app: 99_000,
      languages: { nn: 103_000, en: 104_000 },
      files,
    } as unknown as Sizes),
    [
      'signedOutPage: 2049 bytes, the budget is 2048',
      'rest-R1.js: 300 bytes, a script of its own from 4000',
      'app in en: 104000 bytes, against 99000 in nb',
    ],
  );
});
