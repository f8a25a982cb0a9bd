/** What trials and benchmarks measured at full size: a file each in `docs/figures/`, and the page `docs/figures.md` made of them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'docs/figures');
/** The page that is made here. */
export const figuresPage = path.join(root, 'docs/figures.md');

export type Table = { head: string[]; rows: string[][] };

/** Where and when something was measured. */
export type Measured = { commit: string; date: string; machine: string; load: number | string };

export type KeptRun = Measured & {
  command: string;
  /** Missing in figures that are older than the verdicts. */
  verdict?: string;
  notes?: string[];
  tables: Table[];
};

/** The commit, the date, the machine and its load over fifteen minutes. */
export const measuredNow = (): Measured => ({
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
  machine: `${os.availableParallelism()} cores, ${os.cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
  load: Number(os.loadavg()[2]!.toFixed(1)),
});

const printed: Table[] = [];
/** Remembers a table of this run. */
export const noteTable = (table: Table): void => void printed.push(table);

/** The file of a run at full size, or null for one that was made smaller or larger: `bench-api`, `bench-api-scale`. */
export function nameOfRun(program: string, args: readonly string[]): string | null {
  const parts = args.map((arg) => /^--only=([a-z,-]+)$/.exec(arg)?.[1] ?? null);
  if (parts.includes(null)) return null;
  return [path.basename(program, '.ts'), ...parts].join('-').replaceAll(',', '-');
}

/** Keeps what this run has printed, at full size only, and writes the page. */
export function keepRun(verdict: string): void {
  const args = process.argv.slice(2);
  const name = nameOfRun(process.argv[1] ?? '', args);
  if (!name || printed.length === 0) return;
  const script = path.basename(process.argv[1]!, '.ts').replace('-', ':');
  const command = ['npm run', script, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  const run: KeptRun = { command, ...measuredNow(), verdict, tables: printed };
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(run, null, 2)}\n`);
  writeFiguresPage();
}

/** What is measured, in the order of the page; what it means is in `bench/README.md`. */
export const titles: Readonly<Record<string, string>> = {
  'bench-page': 'Pages on a slow phone',
  'bench-api': 'The API',
  'bench-api-scale': 'A thousand and a million enquiries',
  'bench-api-members': 'The list of members',
  'bench-dev': 'Development',
  'trial-mutate': 'Mutations of the rules',
  'trial-load': 'Load',
  'trial-browsers': 'Pages and journeys in other browsers',
  'trial-lighthouse': 'Lighthouse, as on a phone',
  'trial-rush': 'The opening of sign-up for a ceremony',
  'trial-crash': 'Killed during writes',
  'trial-cluster': 'A cluster, part by part',
  'trial-mail': 'Killed during e-mail',
  'trial-restore': 'Restored from a backup',
  'trial-disk': 'A full disk',
  'trial-two-tabs': 'Sign-in in two tabs',
  'trial-attachments': 'Memory during uploads',
  'trial-import': 'Memory during an import',
  'trial-move-in': 'Moving in from an old system',
  'trial-year': 'A year and its list for the state grant',
  'trial-feed': 'Other systems that follow the register',
  'bench-giro': 'Giro files',
  'trial-charges': 'Vipps charges, year after year',
  'trial-webhooks': 'Vipps webhooks',
  'trial-giro': 'Both payment methods, year after year',
};

type Checks = { before: Measured & { seconds: Record<string, number>; notes: string[] } };
type TestTimes = Measured & { steps?: Record<string, number> };

export type Figures = { runs: Record<string, KeptRun>; checks: Checks; times: TestTimes | null };

const read = (name: string) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));

/** All kept runs. @throws Error for a file that has no title here */
export function readRuns(): Figures {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.basename(name, '.json'))
    .filter((name) => name !== 'checks' && name !== 'test-times');
  const untitled = names.find((name) => !titleOf(name));
  if (untitled) throw new Error(`docs/figures/${untitled}.json has no title in dev/kept-runs.ts`);
  return {
    runs: Object.fromEntries(names.map((name) => [name, read(name)])),
    checks: read('checks'),
    times: existsSync(path.join(folder, 'test-times.json')) ? read('test-times') : null,
  };
}

/** A part of a program, run alone, is named after it. */
function titleOf(name: string): string | undefined {
  if (titles[name]) return titles[name];
  const whole = Object.keys(titles).find((one) => name.startsWith(`${one}-`));
  return whole && `${titles[whole]}: ${name.slice(whole.length + 1)} only`;
}

const cell = (text: string): string => text.trim().replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const linesOf = ({ head, rows }: Table): string[] => [
  line(head),
  `|${'---|'.repeat(head.length)}`,
  ...rows.map((row) => line(head.map((_title, column) => row[column] ?? ''))),
  '',
];
const measuredAt = ({ date, commit, machine, load }: Measured): string =>
  `Measured on ${date} at ${commit}; ${machine}, load ${load}.`;

function checksLines({ before }: Checks, times: TestTimes | null): string[] {
  const after = times?.steps ?? {};
  const names = [...new Set([...Object.keys(before.seconds), ...Object.keys(after)])];
  const seconds = (of: number | undefined) => (of === undefined ? 'not run' : String(Math.round(of)));
  return [
    '## Checks',
    '',
    `Before: ${measuredAt(before)} ${times?.steps ? `After: ${measuredAt(times)}` : 'After: not run; `npm test -- --keep-times` keeps it.'}`,
    '',
    ...linesOf({
      head: ['Check', 'before, s', 'after, s'],
      rows: names.map((name) => [name, seconds(before.seconds[name]), seconds(after[name])]),
    }),
    ...before.notes.flatMap((note) => [note, '']),
  ];
}

/** The page as text. */
export function figuresPageOf({ runs, checks, times }: Figures): string {
  const order = Object.keys(titles);
  const names = [...order, ...Object.keys(runs).filter((name) => !order.includes(name))];
  const all = names.map((name) => ({ title: titleOf(name)!, run: runs[name] }));
  const missing = all.filter(({ run }) => !run).map(({ title }) => title);
  const sections = all.flatMap(({ title, run }) =>
    run
      ? [
          `## ${title}: \`${run.command}\``,
          '',
          `${measuredAt(run)}${run.verdict ? ` ${run.verdict}` : ''}`,
          '',
          ...run.tables.flatMap(linesOf),
          ...(run.notes ?? []).flatMap((note) => [note, '']),
        ]
      : [],
  );
  return `${[
    '# Figures',
    '',
    'Made from the files in `docs/figures/`, which the commands write when they are run at full size; do not edit. What is measured and how is in `bench/README.md`. Bytes and counts are exact; times move with the load, so compare within one table.',
    '',
    `Not run since figures are kept this way: ${missing.join(', ') || 'none'}.`,
    '',
    ...checksLines(checks, times),
    ...sections,
  ]
    .join('\n')
    .trimEnd()}\n`;
}

/** Writes the page from the runs that are kept. */
export const writeFiguresPage = (): void => writeFileSync(figuresPage, figuresPageOf(readRuns()));

if (import.meta.main) writeFiguresPage();
