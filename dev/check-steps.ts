/** What `npm test` runs, step by step. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Result = { passed: number; failed: number };
type Step = {
  name: string;
  /** What it is, in the terminal. */
  title: string;
  run(): Promise<Result>;
};

const root = path.resolve(import.meta.dirname, '..');
const program = (name: string) => path.join(root, 'node_modules', name);

async function runNode(args: string[], environment: Record<string, string> = {}): Promise<boolean> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...environment };
  // Inside `node --test` a test run of its own would be skipped.
  delete env.NODE_TEST_CONTEXT;
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** A step that passes or fails as a whole. */
const whole =
  (...args: string[]) =>
  async (): Promise<Result> =>
    (await runNode(args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

function testFiles(): string[] {
  return ['contract', 'server', 'web', 'dev', 'test', 'bench']
    .flatMap((folder) => fs.globSync(`${folder}/**/*.test.ts`, { cwd: root }))
    .filter((file) => !file.startsWith('test/e2e/'))
    .sort();
}
/** What can differ between the two databases. */
const usesDatabase = (file: string) =>
  file.startsWith('server/') ||
  file.startsWith('dev/seed/') ||
  /^test\/(trust\/)?(?!architecture|docs)[^/]+$/.test(file);

/** Halved over two processes; the files of each share one database. */
async function runInHalves(files: string[]): Promise<Result> {
  const halves = [0, 1].map((half) => files.filter((_, at) => at % 2 === half));
  const [one, other] = await Promise.all(halves.map(runTests));
  return { passed: one!.passed + other!.passed, failed: one!.failed + other!.failed };
}

/** All files in one process. Counts are read from a report in a file. */
async function runTests(files: string[]): Promise<Result> {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'checks-')), 'report.tap');
  const succeeded = await runNode([
    '--test',
    '--test-isolation=none',
    // The shared database has no end of its own.
    '--test-force-exit',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    ...files,
  ]);
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : '';
  const count = (what: string) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return withFailure(succeeded, { passed: count('pass'), failed: count('fail') + count('cancelled') });
}

async function runBrowserTests(): Promise<Result> {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'checks-')), 'report.json');
  const succeeded = await runNode([program('@playwright/test/cli.js'), 'test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'));
  if (stats.flaky > 0) console.log(`${stats.flaky} bestod først på andre forsøk.`);
  return withFailure(succeeded, { passed: stats.expected + stats.flaky, failed: stats.unexpected });
}

/** A run that failed without naming a test is a failure all the same. */
const withFailure = (succeeded: boolean, { passed, failed }: Result): Result => ({
  passed,
  failed: succeeded ? failed : Math.max(failed, 1),
});

export const steps: Step[] = [
  {
    name: 'format',
    title: 'Formatering og regler',
    run: whole(
      program('@biomejs/biome/bin/biome'),
      'ci',
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ),
  },
  { name: 'types', title: 'Typer', run: whole(program('typescript/bin/tsc'), '-p', '.') },
  {
    name: 'schema',
    title: 'Databasetypene følger migreringene',
    run: whole('server/platform/database/generate-schema.ts', '--check'),
  },
  // Before the tests: some of them start the server, which serves what is built.
  { name: 'build', title: 'Bygging av nettsidene', run: whole('dev/build.ts') },
  {
    name: 'unit',
    title: 'Regler, tekster, arkitektur og dokumentasjon',
    run: () => runTests(testFiles().filter((file) => !usesDatabase(file))),
  },
  {
    name: 'server',
    title: `Tjeneren (${process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'innebygd database'})`,
    run: () => runInHalves(testFiles().filter(usesDatabase)),
  },
  { name: 'browser', title: 'Nettleser', run: runBrowserTests },
];
