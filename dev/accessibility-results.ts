/**
 * What `/tilgjengelighet` says of how each criterion was tested: made from docs/accessibility-rules.md and the figures of the
 * last full trial. Run `node dev/accessibility-results.ts` after a change of either; a test compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const shown = path.join(root, 'web/pages/tilgjengelighet/criteria-results.json');

export type Rule = { id: string; how: string; tests: { file: string; name: string }[] };

/** The rows of the tables of the page: rules, criteria, and the faults of an audit, which begin with a letter. */
export const rulesOf = (page: string): Rule[] =>
  page
    .split('\n')
    .filter((line) => /^\| [SMm]?\d/.test(line))
    .map((line) => {
      const [id = '', , how = ''] = line.replace(/^\| | \|$/g, '').split(' | ');
      const named = [...how.matchAll(/`([^`]+)`: «(.+?)»(?=<br>|$)/g)];
      return { id, how, tests: named.map(([, file, name]) => ({ file: file!, name: name! })) };
    });

/** By tests, by hand on a day, or both. */
export type Tested = { byTests: boolean; byHandOn: string | null };
export type Results = { lastRunOn: string; pages: number; criteria: Record<string, Tested> };

const figure = (row: number): { figure: string; date: string } =>
  JSON.parse(readFileSync(path.join(root, `docs/figures/trust/row-${row}.json`), 'utf8'));

/** As the tables and the figures are. */
export function resultsNow(): Results {
  const markup = figure(40);
  const criteria: Record<string, Tested> = {};
  for (const { id, how, tests } of rulesOf(
    readFileSync(path.join(root, 'docs/accessibility-rules.md'), 'utf8'),
  ).filter(({ id }) => /^\d/.test(id))) {
    const number = id.replace(/[a-z]$/, '');
    const known = criteria[number] ?? { byTests: false, byHandOn: null };
    const byHandOn = /by hand; (20\d\d-\d\d-\d\d)/.exec(how)?.[1] ?? null;
    criteria[number] = {
      byTests: known.byTests || tests.length > 0,
      byHandOn:
        [known.byHandOn, byHandOn]
          .filter((day) => day !== null)
          .sort()
          .at(-1) ?? null,
    };
  }
  return {
    lastRunOn: [markup.date, figure(41).date].sort()[0]!,
    pages: Number(/^\d+/.exec(markup.figure)?.[0]),
    criteria,
  };
}

/** As the statement has them. */
export const shownResults = (): Results => JSON.parse(readFileSync(shown, 'utf8'));

/** Writes what the statement shows. */
export const writeResults = (): void => writeFileSync(shown, `${JSON.stringify(resultsNow(), null, 2)}\n`);

if (import.meta.main) writeResults();
