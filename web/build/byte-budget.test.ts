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

test('a page that is too heavy is reported', () => {
  const heavy = { signedOutPage: 20_001, app: 99_000 } as Sizes;
  assert.deepEqual(overBudget(heavy), ['signedOutPage: 20001 bytes, the budget is 20000']);
});
