/**
 * What `/tilgjengelighet` says of the last runs and of each criterion, and the results in docs/accessibility-rules.md: made
 * from that table and the figures of the last full trials. Run `node dev/accessibility-results.ts` after a change of either;
 * a test compares.
 */
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type axe from 'axe-core';
import type { Results } from '#web/pages/tilgjengelighet/criterion-facts.ts';
import { type Figure, pageWithResults, resultsOf, type Tools } from './accessibility-facts.ts';

const root = path.resolve(import.meta.dirname, '..');
const shown = path.join(root, 'web/pages/tilgjengelighet/criteria-results.json');
const rulesPage = path.join(root, 'docs/accessibility-rules.md');
const figuresFolder = path.join(root, 'docs/figures/trust');

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The criteria that axe and HTML CodeSniffer can find a fault of. */
function toolsNow(): Tools {
  // Read when it is asked for: every test that keeps a figure imports this file.
  const engine: typeof axe = createRequire(import.meta.url)('axe-core');
  const ofAxe = engine
    .getRules(axeTags)
    .flatMap(({ tags }) => tags.flatMap((tag) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join('.') ?? []));
  const sniffs = globSync('node_modules/html_codesniffer/Standards/WCAG2AAA/Sniffs/**/*.js', { cwd: root });
  const ofSniffer = sniffs
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('HTMLCS.ERROR'))
    .flatMap((file) => /(\d_\d_\d+)\.js$/.exec(file)?.[1]?.replaceAll('_', '.') ?? []);
  return { axe: new Set(ofAxe), sniffer: new Set(ofSniffer) };
}

const figuresNow = (): Figure[] =>
  readdirSync(figuresFolder)
    .filter((name) => /^row-\d\d.*\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(figuresFolder, name), 'utf8')));

/** The table as it is. */
export const shownPage = (): string => readFileSync(rulesPage, 'utf8');
/** As the tables and the figures are. */
export const resultsNow = (): Results => resultsOf(shownPage(), figuresNow(), toolsNow());
/** The table as it should be. */
export const pageNow = (): string => pageWithResults(shownPage(), resultsNow());
/** As the statement has them. */
export const shownResults = (): Results => JSON.parse(readFileSync(shown, 'utf8'));

const inOneLine = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']');

/** Of a line in the files of the project, as `biome.json` has it. */
const lineWidth = 110;

/** One line for each run and criterion; one that is too long has a line for each of its facts. */
function textOf({ runs, known, criteria }: Results): string {
  const lineOf = ([name, value]: [string, object]): string => {
    const line = `    ${JSON.stringify(name)}: ${inOneLine(value)}`;
    // With the comma.
    if (line.length < lineWidth) return line;
    const facts = Object.entries(value).map(
      ([fact, of]) => `      ${JSON.stringify(fact)}: ${inOneLine(of)}`,
    );
    return `    ${JSON.stringify(name)}: {\n${facts.join(',\n')}\n    }`;
  };
  const parts = Object.entries({ runs, known, criteria }).map(
    ([name, of]) => `  ${JSON.stringify(name)}: {\n${Object.entries(of).map(lineOf).join(',\n')}\n  }`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** Writes what the statement and the table show. */
export function writeResults(): void {
  writeFileSync(shown, textOf(resultsNow()));
  writeFileSync(rulesPage, pageNow());
}

if (import.meta.main) writeResults();
