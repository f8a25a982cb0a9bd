/** docs/asvs.md says nothing that no test shows: every row is there, and every test that it names exists. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { brokenLines } from './support/broken-lines.ts';
import { keepFigure } from './support/trust-figures.ts';

const root = path.resolve(import.meta.dirname, '..');
type NamedTest = { file: string; name: string };
type Row = { number: number; result: string; tests: NamedTest[]; counterCheck: string };

function rowsOf(page: string): Row[] {
  return page
    .split('\n')
    .filter((line) => /^\| \d+ \|/.test(line))
    .map((line) => {
      const cells = line.replace(/^\| | \|$/g, '').split(' | ');
      const [number, , , result = '', tests = '', counterCheck = ''] = cells.map((cell) => cell.trim());
      return { number: Number(number), result, tests: namedIn(tests), counterCheck };
    });
}
const namedIn = (cell: string): NamedTest[] =>
  [...cell.matchAll(/`([^`]+)`: «(.+?)»(?=<br>|$)/g)].map(([, file, name]) => ({ file: file!, name: name! }));

/** What does not hold, row by row. */
function faultsOf(rows: Row[]): string[] {
  return rows.flatMap(({ number, result, tests, counterCheck }) => [
    ...(/^(shown|partly; .+|not; .+)$/.test(result) ? [] : [`${number}: «${result}» is no result`]),
    ...(/^not/.test(result) === (tests.length === 0)
      ? []
      : [`${number}: a result without a test, or the other way round`]),
    ...[...tests, ...namedIn(counterCheck)]
      .filter((one) => !isThere(one))
      .map(({ file, name }) => `${number}: no test «${name}» in ${file}`),
    ...(hasCounterCheck({ number, counterCheck, tests }) ? [] : [`${number}: no counter-check`]),
  ]);
}

const isThere = ({ file, name }: NamedTest): boolean =>
  existsSync(path.join(root, file)) && readFileSync(path.join(root, file), 'utf8').includes(name);

/** A planted fault in a test, or a line that is broken and turns a test red which the row names. */
function hasCounterCheck({ number, counterCheck, tests }: Pick<Row, 'number' | 'counterCheck' | 'tests'>) {
  if (namedIn(counterCheck).length > 0) return true;
  const broken = brokenLines.find(({ row }) => row === number);
  return (
    counterCheck === `a broken line of \`${broken?.file}\`` &&
    tests.some(({ file }) => file === broken?.test.file)
  );
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

  test('planted: a test that is not there, a row that claims without one, and a row without a counter-check are found', () => {
    const there = '`test/asvs.test.ts`: «the figure»';
    const line = '| 1 | 1.2.2 | What | shown | `test/asvs.test.ts`: «a test that nobody has writ';
    assert.equal(faultsOf(rowsOf(`${line}ten» | ${there} |`)).length, 1);
    assert.equal(faultsOf(rowsOf(`| 1 | 1.2.2 | What | shown |  | ${there} |`)).length, 1);
    assert.equal(faultsOf(rowsOf(`| 1 | 1.2.2 | What | shown | ${there} | surely |`)).length, 1);
    assert.equal(faultsOf(rowsOf(`| 1 | 1.2.2 | What | shown | ${there} | ${there} |`)).length, 0);
  });

  test('the figure', () => {
    const count = (result: string) => rows.filter((row) => row.result.startsWith(result)).length;
    keepFigure({
      row: 31,
      part: 'rows',
      score: count('shown') === 70 ? 3 : 1,
      figure: `${count('shown')} of 70 rows shown by a test that exists, ${count('partly')} in part, ${count('not')} not, each with a counter-check: docs/asvs.md.`,
      command: 'npm run trial:trust -- --only=asvs',
    });
  });
});
