/** What `npm test` runs, step by step. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.ts';
import type { Failure } from './failures.ts';
import { failuresOfJourneys, type JourneyReport, secondsOfJourneys } from './journey-report.ts';
import {
  alsoOnPostgresql,
  changedFiles,
  inParts,
  isSmoke,
  nodeTests,
  testsNamed,
  testsOfChanges,
  usesDatabase,
} from './test-files.ts';
import type { TestReport } from './test-report.ts';
import { keptTimes } from './test-times.ts';

export type Result = {
  passed: number;
  failed: number;
  /** Of each test file. */
  seconds?: Record<string, number>;
  /** Of each journey. */
  journeySeconds?: Record<string, number>;
  failures?: Failure[];
};
export type Step = {
  name: string;
  /** What it is, in the terminal. */
  title: string;
  run(): Promise<Result>;
};

const onPostgresql = Boolean(process.env.TEST_DATABASE_URL);
const root = path.resolve(import.meta.dirname, '..');
const program = (name: string) => path.join(root, 'node_modules', name);

/** A command that hangs fails: several times what the longest step takes on a quiet machine. */
const mostMinutes = 60;
/** A test that hangs is named, and the others go on. */
const mostMinutesOfTest = 10;

async function runNode(args: string[], environment: Record<string, string> = {}): Promise<boolean> {
  const env: NodeJS.ProcessEnv = { ...process.env, ...environment };
  // Inside `node --test` a test run of its own would be skipped.
  delete env.NODE_TEST_CONTEXT;
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const timer = setTimeout(() => {
    console.error(`Stoppet etter ${mostMinutes} minutter uten å bli ferdig: node ${args[0]}`);
    child.kill('SIGKILL');
  }, mostMinutes * 60_000);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  return code === 0;
}

/** A step that passes or fails as a whole. */
const whole =
  (...args: string[]) =>
  async (): Promise<Result> =>
    (await runNode(args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** As many as keep two cores busy: some tests wait for a time-out or a restart. */
const processes = 3;

/** Divided over processes by the time each file took; the files of each share one database. */
async function runInParts(files: string[]): Promise<Result> {
  const results = await Promise.all(inParts(files, keptTimes().tests, processes).map(runTests));
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    seconds: Object.assign({}, ...results.map(({ seconds }) => seconds)),
    failures: results.flatMap(({ failures }) => failures ?? []),
  };
}

/** All files in one process. */
async function runTests(files: string[]): Promise<Result> {
  if (files.length === 0) return { passed: 0, failed: 0 };
  const reportFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'checks-')), 'report.json');
  const succeeded = await runNode([
    // Thousands of short requests leave much that is young: room for it saves a tenth of the time.
    '--max-semi-space-size=32',
    '--test',
    '--test-isolation=none',
    // The shared database has no end of its own.
    '--test-force-exit',
    `--test-timeout=${mostMinutesOfTest * 60_000}`,
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=./dev/test-report.ts',
    `--test-reporter-destination=${reportFile}`,
    ...files,
  ]);
  if (!fs.existsSync(reportFile)) return { passed: 0, failed: 1 };
  const report: TestReport = JSON.parse(fs.readFileSync(reportFile, 'utf8') || '{"passed":0,"failed":1}');
  return withFailure(succeeded, report);
}

/** @param files spec files; all of them when none is named */
async function runJourneys(files: string[] = []): Promise<Result> {
  const report = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'checks-')), 'report.json');
  const succeeded = await runNode(
    [program('@playwright/test/cli.js'), 'test', '--reporter=line,json', ...files],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  if (!fs.existsSync(report)) return { passed: 0, failed: 1 };
  const run: JourneyReport = JSON.parse(fs.readFileSync(report, 'utf8'));
  const counts = { passed: run.stats.expected, failed: run.stats.unexpected };
  return {
    ...withFailure(succeeded, counts),
    journeySeconds: secondsOfJourneys(run),
    failures: failuresOfJourneys(run),
  };
}

/** A run that failed without naming a test is a failure all the same. */
const withFailure = (succeeded: boolean, result: Result): Result => ({
  ...result,
  failed: succeeded ? result.failed : Math.max(result.failed, 1),
});

export const steps: Step[] = [
  {
    name: 'format',
    title: 'Formatering og regler',
    run: whole(
      program('@biomejs/biome/bin/biome'),
      'ci',
      '--error-on-warnings',
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
    run: () => runTests(nodeTests().filter((file) => !usesDatabase(file) && !isSmoke(file))),
  },
  {
    name: 'server',
    title: `Tjeneren (${onPostgresql ? 'PostgreSQL' : 'innebygd database'})`,
    run: () =>
      runInParts(
        nodeTests().filter((file) => usesDatabase(file) && (!onPostgresql || alsoOnPostgresql(file))),
      ),
  },
  {
    name: 'smoke',
    title: 'En liten runde av hver kommando',
    run: () => runTests(nodeTests().filter(isSmoke)),
  },
  { name: 'browser', title: 'Nettleser', run: () => runJourneys() },
];

/** What `npm run check` runs beside the fast steps. */
export const changedStep: Step = {
  name: 'changed',
  title: 'Tester for det som er endret siden main',
  run: () => runInParts(testsOfChanges(changedFiles(), nodeTests().filter(usesDatabase))),
};

/** @param words parts of paths. @returns the steps that run just the tests they name */
export function stepsNamed(words: readonly string[]): Step[] {
  const { node, journeys } = testsNamed(words);
  const named: Step[] = [];
  if (node.length > 0)
    named.push({ name: 'tests', title: `${node.length} testfiler`, run: () => runInParts(node) });
  if (journeys.length > 0)
    named.push({
      name: 'journeys',
      title: `${journeys.length} filer med brukerreiser`,
      run: async () =>
        (await build({ onlyIfChanged: true })) ? runJourneys(journeys) : { passed: 0, failed: 1 },
    });
  return named;
}
