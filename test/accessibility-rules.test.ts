/** docs/accessibility-rules.md names only tests that exist, and has every rule of the inspectorate and every fault of the audit. */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { criteria } from '#web/pages/tilgjengelighet/criteria-texts.ts';
import { texts as textsInEnglish } from '#web/pages/tilgjengelighet/tilgjengelighet-texts.en.ts';
import { texts as textsInNynorsk } from '#web/pages/tilgjengelighet/tilgjengelighet-texts.nn.ts';
import { texts } from '#web/pages/tilgjengelighet/tilgjengelighet-texts.ts';
import { trustSuites } from '../bench/trust-suites.ts';
import { type Rule, rulesOf, runSources } from '../dev/accessibility-facts.ts';
import { pageNow, resultsNow, shownPage, shownResults } from '../dev/accessibility-results.ts';
import { keepFigure } from './support/trust-figures.ts';

const root = path.resolve(import.meta.dirname, '..');
/** What is most often wrong in the inspectorate's own controls. */
const mostFailed = ['1.3.1', '1.4.3', '2.1.1', '2.4.7', '3.3.2', '4.1.2'];

const faultsOf = (rules: readonly Rule[]): string[] =>
  rules.flatMap(({ id, how, tests }) => [
    ...(tests.length > 0 || /^by hand; (20\d\d-\d\d-\d\d|no record): /.test(how)
      ? []
      : [`${id}: no test, and nobody`]),
    ...tests
      .filter(({ file, name }) => {
        const place = path.join(root, file);
        return !existsSync(place) || !readFileSync(place, 'utf8').includes(name);
      })
      .map(({ file, name }) => `${id}: no test «${name}» in ${file}`),
  ]);

describe('the rules of the accessibility inspectorate', () => {
  const all = rulesOf(shownPage());
  const rules = all.filter(({ id }) => /[a-z]$/.test(id));

  test('all 68 are there, with tests that exist', () => {
    assert.equal(new Set(rules.map(({ id }) => id)).size, 68);
    assert.equal(rules.length, 68);
    assert.deepEqual(faultsOf(all), []);
  });

  test('each of the 23 faults of the audit has a test', () => {
    const faults = all.filter(({ id }) => /^[SMm]/.test(id));
    assert.equal(new Set(faults.map(({ id }) => id)).size, 23);
    assert.deepEqual(
      faults.filter(({ tests }) => tests.length === 0).map(({ id }) => id),
      [],
    );
  });

  test('no drawing has text in it', () => {
    const drawings = globSync('web/**/*.svg', { cwd: root });
    assert.ok(drawings.length >= 6);
    const withText = /<(text|image|foreignObject)\b/;
    assert.deepEqual(
      drawings.filter((file) => withText.test(readFileSync(path.join(root, file), 'utf8'))),
      [],
    );
    assert.match('<svg><text x="1">Takk</text></svg>', withText, 'planted');
  });

  test('no field for a day or a month is left to the browser', () => {
    const files = globSync('web/**/*.tsx', { cwd: root });
    assert.deepEqual(
      files.filter((file) =>
        /type="(date|month|week|datetime-local)"/.test(readFileSync(path.join(root, file), 'utf8')),
      ),
      [],
    );
  });

  test('planted: a test that is not there, and a rule that has not been reviewed, are found', () => {
    const absent = '| 1.1.1a | What | `test/docs.test.ts`: «a test that nobody has writ';
    assert.equal(faultsOf(rulesOf(`${absent}ten» |`)).length, 1);
    assert.equal(faultsOf(rulesOf('| 1.1.1a | What | surely |')).length, 1);
  });

  test('no page listens to gestures, to the press before the release or to movement', () => {
    const listened =
      /onMouseDown|onPointer(Down|Move)|onTouch|devicemotion|deviceorientation|'(mousedown|pointerdown|touchmove)'/;
    // Only notes that a press is under way, so that nothing moves under it: what is pressed acts on the release.
    const notes = 'web/forms/use-typing.ts';
    const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((file) => file !== notes);
    assert.deepEqual(
      files.filter((file) => listened.test(readFileSync(path.join(root, file), 'utf8'))),
      [],
    );
  });

  test('no style sheet asks how the device is held', () => {
    const files = globSync('web/**/*.{css,ts,tsx}', { cwd: root });
    assert.deepEqual(
      files.filter((file) => /orientation\s*:/.test(readFileSync(path.join(root, file), 'utf8'))),
      [],
    );
  });

  test('the statement says of each criterion how it was tested, as this page and the last figures say', () => {
    assert.deepEqual(shownResults(), resultsNow(), 'Run «node dev/accessibility-results.ts»');
    const tested = new Set(Object.keys(resultsNow().criteria));
    const numbers = criteria.flatMap((principle) => principle.criteria.map(([number]) => number));
    assert.deepEqual([...tested].sort(), [...numbers].sort());
  });

  test('the results and days in the tables are those of the last figures', () => {
    assert.equal(shownPage(), pageNow(), 'Run «node dev/accessibility-results.ts»');
  });

  test('each fault that is known has its words in each language', () => {
    const known = Object.keys(resultsNow().known);
    assert.ok(known.length > 0);
    for (const { known: words } of [texts, textsInNynorsk, textsInEnglish])
      assert.deepEqual(Object.keys(words.points), known);
  });

  test('a run is of the tests that its suite of the full trial runs', () => {
    for (const { suite, files } of Object.values(runSources))
      assert.deepEqual(trustSuites.find(({ name }) => name === suite)?.files, files);
  });

  test('the figure', () => {
    const automated = rules.filter(({ tests }) => tests.length > 0);
    const recorded = rules.filter(({ how }) => /^by hand; 20/.test(how) && !how.includes('no record'));
    const rest = rules.length - automated.length - recorded.length;
    const worst = rules.filter(({ id }) => mostFailed.some((criterion) => id.startsWith(criterion)));
    const held = worst.filter(({ tests }) => tests.length > 0);
    const isMet = automated.length >= 45 && rest === 0 && held.length === worst.length;
    keepFigure({
      row: 41,
      score: isMet ? 3 : 1,
      figure: `${automated.length} of 68 rules held by tests that exist, ${recorded.length} looked at by hand with a record, ${rest} without a record of the portal as it is now; of the ${worst.length} rules of the six criteria that fail most often ${held.length} are held by tests. A test that is named and does not exist was found.`,
      command: 'npm run trial:trust -- --only=accessibility-rules',
    });
  });
});
