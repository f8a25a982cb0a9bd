/** A fault in a figure is in the statement and in the table; a run that is not kept is no result. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { testedWords as wordsInEnglish } from '#web/pages/tilgjengelighet/criteria-texts.en.ts';
import { testedOf } from '#web/pages/tilgjengelighet/criterion-facts.ts';
import { type Figure, faultsIn, pageWithResults, resultsOf, testOf } from './accessibility-facts.ts';

const page = `
| 1.1.1a | Pictures have a text | \`test/e2e/every-page.spec.ts\`: «a» | old | old |
| 1.2.1a | Sound has a text | \`test/e2e/support/page-rules.ts\`: «b» |
| 2.1.1a | With the keyboard | \`test/e2e/keyboard-stops.spec.ts\`: «c» |
| 2.1.4a | Shortcuts | \`test/e2e/desk.spec.ts\`: «d»<br>by hand; 2026-11-22: read |
| 3.3.8a | No puzzle | by hand; no record: |
| 4.1.3a | Spoken | \`test/e2e/page-states.spec.ts\`: «e» |
`;
const tools = { axe: new Set(['1.1.1']), sniffer: new Set(['1.1.1']) };
const figure = (row: number, text: string, changed: Partial<Figure> = {}): Figure => ({
  row,
  score: 3,
  figure: text,
  date: '2026-11-23',
  ...changed,
});
const clean = [
  figure(43, '12 browser tests: every page'),
  figure(40, '103 pages: 0 errors of the Nu Html Checker (vnu), 0 of html-validate, 0 of HTML CodeSniffer'),
  figure(42, '120 pages at 1280 and 320 px', { part: 'stops', date: '2026-11-28' }),
];
/** In a test, days are as in bokmål. */
const wordsOf = (...of: Parameters<typeof testedOf>) =>
  wordsInEnglish(testedOf(...of)).replaceAll('\u00a0', ' ');
const withOne = (changed: Figure) => [...clean.filter(({ row }) => row !== changed.row), changed];

describe('the facts of the statement', () => {
  test('without a fault a criterion is met, with the day of its latest run', () => {
    const results = resultsOf(page, clean, tools);
    assert.deepEqual(results.criteria['1.1.1'], {
      status: 'met',
      tests: ['pages', 'states', 'markup'],
      byHandOn: null,
    });
    assert.deepEqual(results.runs.markup, { on: '2026-11-23', pages: 103, faults: 0, isWhole: true });
    assert.equal(wordsOf('2.1.1', results), '(automatically on 28. november 2026: no faults)');
    assert.equal(
      wordsOf('2.1.4', results),
      '(automatically at every change: no faults; by hand on 22. november 2026)',
    );
    assert.match(wordsOf('1.2.1', results), /on some of the pages at every change/);
    assert.equal(results.criteria['1.2.1']?.status, 'none');
  });

  test('a fault in a figure is in the statement of each criterion that the run tests', () => {
    const faulty = figure(40, '103 pages: 2 errors of the Nu Html Checker (vnu), 1 of html-validate');
    const results = resultsOf(page, withOne(faulty), tools);
    assert.equal(results.criteria['1.1.1']?.status, 'partly');
    assert.equal(wordsOf('1.1.1', results), '(automatically on 23. november 2026: 3 faults in the run)');
    assert.equal(results.criteria['2.1.1']?.status, 'met');
  });

  test('a fault that is known is in it too, with its day', () => {
    const known = `${page}| K1 | 2.1.1: A list | 2026-11-20 |\n`;
    const results = resultsOf(known, clean, tools);
    assert.equal(results.criteria['2.1.1']?.status, 'partly');
    assert.match(wordsOf('2.1.1', results), /no faults; known fault, seen on 20. november 2026/);
  });

  test('a run that is not kept, or not whole, does not make a criterion met', () => {
    assert.equal(resultsOf(page, clean, tools).criteria['4.1.3']?.status, 'unsure');
    const some = [...clean, figure(39, '9 visits: 0 violations; 3 not read yet', { score: 1 })];
    const results = resultsOf(page, some, tools);
    assert.equal(results.runs.states?.isWhole, false);
    assert.equal(results.criteria['4.1.3']?.status, 'unsure');
    assert.equal(results.criteria['3.3.8']?.status, 'unsure');
  });

  test('a figure that must name its faults and does not is refused', () => {
    assert.equal(faultsIn(figure(39, '9 states: 4 violations; 2 kinds')), 4);
    assert.equal(faultsIn(figure(41, '60 of 68 rules, 2 without a record')), 2);
    assert.throws(() => faultsIn(figure(40, '103 pages: all well')), /Row 40/);
  });

  test('the table has the result and the day of each rule, whatever it had before', () => {
    const faulty = figure(42, '120 pages: 1 fault', { part: 'stops', date: '2026-11-28' });
    const made = pageWithResults(page, resultsOf(page, withOne(faulty), tools));
    const ends = made.match(/(?<=(»|read|record:) \| ).+(?= \|$)/gm);
    assert.deepEqual(ends, [
      '0 faults | 2026-11-23 (row 43)',
      '0 faults | each commit, two pages',
      '1 fault | 2026-11-28 (row 42)',
      '0 faults<br>no fault seen | each commit<br>2026-11-22, by hand',
      'no record | –',
      'not run in full | –',
    ]);
  });

  test('a file that npm test does not run is refused', () => {
    assert.throws(() => testOf('bench/trial-lighthouse.ts'), /not run by npm test/);
    assert.throws(() => testOf('test/e2e/support/controls.ts'), /not run by npm test/);
  });
});
