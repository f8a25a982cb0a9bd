/** docs/asvs.md says nothing that no test shows: every row is there, and every test that it names exists. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { keepFigure } from './support/trust-figures.ts';

const root = path.resolve(import.meta.dirname, '..');
type Row = { number: number; result: string; tests: { file: string; name: string }[] };

function rowsOf(page: string): Row[] {
  return page
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => {
      const [number, , , result = '', tests = ''] = line.replace(/^\| | \|$/g, '').split(' | ');
      return { number: Number(number), result: result.trim(), tests: namedIn(tests.trim()) };
    });
}
const namedIn = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`: «(.+?)»(?=<br>|$)/g)].map(([, file, name]) => ({ file: file!, name: name! }));

/** What does not hold, row by row. */
function faultsOf(rows: Row[]): string[] {
  return rows.flatMap(({ number, result, tests }) => [
    ...(/^(shown|partly; .+|not; .+)$/.test(result) ? [] : [`${number}: «${result}» is no result`]),
    ...(/^not/.test(result) === (tests.length === 0)
      ? []
      : [`${number}: a result without a test, or the other way round`]),
    ...tests
      .filter(
        ({ file, name }) =>
          !existsSync(path.join(root, file)) || !readFileSync(path.join(root, file), 'utf8').includes(name),
      )
      .map(({ file, name }) => `${number}: no test «${name}» in ${file}`),
  ]);
}

describe('the ASVS rows', () => {
  const page = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8');
  const rows = rowsOf(page);

  test('all seventy are there, with tests that exist', () => {
    assert.deepEqual(
      rows.map(({ number }) => number),
      Array.from({ length: 70 }, (_, at) => at + 1),
    );
    assert.deepEqual(faultsOf(rows), []);
  });

  test('planted: a test that is not there, and a row that claims without one, are found', () => {
    const line = '| 1 | 1.2.2 | What | shown | `test/asvs.test.ts`: «a test that nobody has writ';
    assert.equal(faultsOf(rowsOf(`${line}ten» |`)).length, 1);
    assert.equal(faultsOf(rowsOf('| 1 | 1.2.2 | What | shown |  |')).length, 1);
  });

  test('the figure', () => {
    const count = (result: string) => rows.filter((row) => row.result.startsWith(result)).length;
    keepFigure({
      row: 31,
      score: count('shown') === 70 ? 2 : 1,
      figure: `${count('shown')} of 70 rows shown by a test that exists, ${count('partly')} in part, ${count('not')} not: docs/asvs.md.`,
      command: 'npm run trial:trust -- --only=asvs',
    });
  });
});
