/** From the kept figures and the table of rules to what is shown of each rule and each criterion. Nothing here reads a file. */
import type {
  Criterion,
  CriterionStatus,
  Results,
  Run,
  RunName,
  TestName,
} from '#web/pages/tilgjengelighet/criterion-facts.ts';

export type Rule = { id: string; how: string; tests: { file: string; name: string }[] };
export type Figure = { row: number; part?: string; score: number; figure: string; date: string };

/** The full runs, their rows of the scorecard, and the tests they run. */
export const runSources: Readonly<
  Record<RunName, { row: number; part?: string; suite: string; files: readonly string[] }>
> = {
  pages: { row: 43, suite: 'accessibility-statement', files: ['every-page.spec.ts', 'contact.spec.ts'] },
  states: { row: 39, suite: 'page-states', files: ['page-states.spec.ts'] },
  markup: { row: 40, suite: 'valid-markup', files: ['valid-markup.spec.ts'] },
  keyboard: { row: 42, part: 'stops', suite: 'keyboard-stops', files: ['keyboard-stops.spec.ts'] },
  rules: { row: 41, suite: 'accessibility-rules', files: ['test/accessibility-rules.test.ts'] },
};
const runNames = Object.keys(runSources) as RunName[];

/** Of what these are about the portal has nothing; a test looks for it. */
const absent = new Set(['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2', '1.4.13', '2.5.4']);

/** The rows of the tables of the page: rules, criteria, and the faults of an audit, which begin with a letter. */
export const rulesOf = (page: string): Rule[] =>
  page
    .split('\n')
    .filter((line) => /^\| [SMm]?\d/.test(line))
    .map((line) => {
      const [id = '', , how = ''] = cellsOf(line);
      const named = [...how.matchAll(/`([^`]+)`: «(.+?)»(?=<br>|$)/g)];
      return { id, how, tests: named.map(([, file, name]) => ({ file: file!, name: name! })) };
    });

const cellsOf = (line: string): string[] => line.replace(/^\| | \|$/g, '').split(' | ');

/** The faults that are known: the criterion, and the day the fault was seen. */
export const knownFaultsOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/^\| K\d+ \| ([\d.]+): .+ \| (20\d\d-\d\d-\d\d) \|$/gm)].map(([, number, day]) => [
      number!,
      day!,
    ]),
  );

/** All that a figure counts as wrong. Rows 42 and 43 are kept only without a fault. @throws Error where none is named */
export function faultsIn({ row, figure }: Pick<Figure, 'row' | 'figure'>): number {
  const counts = [
    ...figure.matchAll(
      /(\d+) (?:errors?|violations?|faults?|breach(?:es)?|without a record|of (?:html-validate|HTML CodeSniffer|the Nu))\b/g,
    ),
  ];
  if (counts.length === 0 && row < 42) throw new Error(`Row ${row} does not say how many faults: ${figure}`);
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

export function runOf(name: RunName, figures: readonly Figure[]): Run | null {
  const { row, part } = runSources[name];
  const own = figures.filter((one) => one.row === row && one.part === part);
  if (own.length === 0) return null;
  return {
    on: own.map(({ date }) => date).sort()[0]!,
    pages: Number(/^(\d+) pages/.exec(own[0]!.figure)?.[1] ?? 0) || null,
    faults: own.reduce((sum, one) => sum + faultsIn(one), 0),
    isWhole: own.every(({ score }) => score >= 2),
  };
}

const sampled = ['test/e2e/page-rules.spec.ts', 'test/e2e/support/page-rules.ts'];

/** By which run a test is tried. @throws Error for a file that `npm test` does not run */
export function testOf(file: string): TestName {
  const run = runNames.find((name) =>
    runSources[name].files.some((one) => file === one || file === `test/e2e/${one}`),
  );
  if (run) return run;
  if (sampled.includes(file)) return 'sample';
  if (/^test\/e2e\/[^/]+\.spec\.ts$|^(contract|server|web|dev|test|bench)\/.+\.test\.ts$/.test(file))
    return 'change';
  throw new Error(`${file} is not run by npm test`);
}

export type Tools = { axe: ReadonlySet<string>; sniffer: ReadonlySet<string> };

/**
 * @param tools the criteria that the engines have rules for, beside the tests that are named
 * @param page docs/accessibility-rules.md
 */
export function resultsOf(page: string, figures: readonly Figure[], tools: Tools): Results {
  const runs = Object.fromEntries(runNames.map((name) => [name, runOf(name, figures)])) as Results['runs'];
  const known = knownFaultsOf(page);
  const found = new Map<string, { tests: Set<TestName>; byHandOn: string | null }>();
  for (const { id, how, tests } of rulesOf(page).filter(({ id }) => /^\d/.test(id))) {
    const number = id.replace(/[a-z]$/, '');
    const of = found.get(number) ?? { tests: new Set<TestName>(), byHandOn: null };
    found.set(number, of);
    for (const { file } of tests) of.tests.add(testOf(file));
    if (tools.axe.has(number)) of.tests.add('pages').add('states');
    if (tools.sniffer.has(number)) of.tests.add('markup');
    const day = byHandIn(how);
    if (day && day > (of.byHandOn ?? '')) of.byHandOn = day;
  }
  const criteria = [...found].map(([number, { tests, byHandOn }]): [string, Criterion] => {
    const order: TestName[] = [...runNames, 'change', 'sample'];
    const own = order.filter((name) => tests.has(name));
    return [number, { status: statusOf(number, own, byHandOn, { runs, known }), tests: own, byHandOn }];
  });
  return { runs, known, criteria: Object.fromEntries(criteria) };
}

const byHandIn = (how: string): string | null => /by hand; (20\d\d-\d\d-\d\d)/.exec(how)?.[1] ?? null;

function statusOf(
  number: string,
  tests: readonly TestName[],
  byHandOn: string | null,
  { runs, known }: Pick<Results, 'runs' | 'known'>,
): CriterionStatus {
  const kept = tests.map((name) => (name === 'change' || name === 'sample' ? name : runs[name]));
  const hasFaults = kept.some((run) => run && typeof run === 'object' && run.faults > 0);
  if (known[number] || hasFaults) return 'partly';
  const isTested = kept.some((run) => typeof run === 'string' || run?.isWhole);
  if (absent.has(number) && isTested) return 'none';
  return isTested || byHandOn ? 'met' : 'unsure';
}

const count = (faults: number) => `${faults} ${faults === 1 ? 'fault' : 'faults'}`;

/** The two last columns of a rule: what its tests and the record by hand showed, and when. */
function shownOf({ id, how, tests }: Rule, { runs, known }: Pick<Results, 'runs' | 'known'>) {
  const lines = tests.map(({ file }) => {
    const name = testOf(file);
    if (name === 'change') return ['0 faults', 'each commit'];
    if (name === 'sample') return ['0 faults', 'each commit, two pages'];
    const run = runs[name];
    if (!run) return ['not run in full', '–'];
    return [
      `${count(run.faults)}${run.isWhole ? '' : ', in part'}`,
      `${run.on} (row ${runSources[name].row})`,
    ];
  });
  const day = byHandIn(how);
  if (day) lines.push(['no fault seen', `${day}, by hand`]);
  else if (/^by hand/.test(how)) lines.push(['no record', '–']);
  const knownOn = known[id.replace(/[a-z]$/, '')];
  if (knownOn) lines.push(['1 known fault', knownOn]);
  const column = (at: number) => [...new Set(lines.map((line) => line[at]!))].join('<br>');
  return { result: column(0), last: column(1) };
}

/** The page with the columns «Result» and «Last run» of its two tables of rules and criteria. */
export function pageWithResults(page: string, results: Pick<Results, 'runs' | 'known'>): string {
  return page
    .split('\n')
    .map((line) => {
      if (!/^\| \d/.test(line)) return line;
      const [rule] = rulesOf(line);
      const { result, last } = shownOf(rule!, results);
      return `| ${[...cellsOf(line).slice(0, 3), result, last].join(' | ')} |`;
    })
    .join('\n');
}
