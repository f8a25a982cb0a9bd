import assert from 'node:assert/strict';
import { test } from 'node:test';
import { worsened } from './kept-ratios.ts';

const table = (head: string[], ...rows: string[][]) => ({ head, rows });
const kept = {
  tables: [table(['page', '× plain'], ['own, cold', '4.00'], ['own, warm', '1.20'], ['plain', ''])],
};

test('a ratio more than a tenth worse than the kept one is reported; noise, gains and new rows are not', () => {
  const now = (cold: string, warm: string) =>
    worsened(
      kept,
      table(
        ['page', 'LCP', '× plain'],
        ['own, cold', '9', cold],
        ['own, warm', '9', warm],
        ['plain', '1', ''],
        ['new', '', '9'],
      ),
      '× plain',
    );
  assert.deepEqual(now('4.40', '0.90'), []);
  assert.deepEqual(now('4.41', '1.33'), [
    'own, cold: × plain 4.41, kept 4.00',
    'own, warm: × plain 1.33, kept 1.20',
  ]);
});

test('a run of the time before ratios were kept compares with nothing', () => {
  const rows = table(['page', '× plain'], ['own, cold', '9']);
  assert.deepEqual(worsened({ tables: [table(['page', 'LCP'], ['own, cold', '1'])] }, rows, '× plain'), []);
  assert.deepEqual(worsened(null, rows, '× plain'), []);
});

test('of answers a second, a lower ratio is the worse one', () => {
  const before = { tables: [table(['GET', 'of static'], ['thread', '0.44'], ['card', '0.44'])] };
  const now = table(['GET', 'of static'], ['thread', '0.40'], ['card', '0.39'], ['list', '0.01']);
  assert.deepEqual(worsened(before, now, 'of static', 'lower'), ['card: of static 0.39, kept 0.44']);
  assert.deepEqual(worsened(before, table(['GET', 'of static'], ['card', '9']), 'of static', 'lower'), []);
});
