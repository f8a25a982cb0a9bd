/**
 * The trust suites at full size: `npm run trial:trust`. Prints a line for each, writes `docs/trust.md`, and ends with
 * 1 when one failed. The page shows no figure of a suite that failed.
 *
 *     npm run trial:trust -- --only=logged-looks,access     only these
 *     npm run trial:trust -- --small                 as in `npm test`; writes nothing
 *     npm run trial:trust -- --list                  their names
 *     npm run trial:trust -- --page                  only the page
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeResults } from '../dev/accessibility-results.ts';
import { type PostgresqlServer, startPostgresql } from '../test/support/postgresql.ts';
import { keepFigure } from '../test/support/trust-figures.ts';
import { machine } from './bench-table.ts';
import { isSmall } from './trial-size.ts';
import { figuresFolder, readFigures, summaryOf, trustPage, writeTrustPage } from './trust-scorecard.ts';
import { type TrustSuite, trustSuites } from './trust-suites.ts';
import { endWithVerdict, notRunCode } from './verdict.ts';

type Result = { passed: number; failed: number; isNotRun?: boolean };

const root = path.resolve(import.meta.dirname, '..');
const browserTests = path.join(root, 'node_modules/@playwright/test/cli.js');
const commandOf = ({ name, kind }: TrustSuite) =>
  kind === 'program' ? `npm run trial:${name}` : `npm run trial:trust -- --only=${name}`;

/** @returns the exit code */
async function runNode(args: string[], environment: Record<string, string>): Promise<number> {
  const env: NodeJS.ProcessEnv = { ...process.env, TRUST_TRIAL: isSmall ? '' : 'full', ...environment };
  // Inside `node --test` a test run of its own would be skipped.
  delete env.NODE_TEST_CONTEXT;
  if (!environment.TEST_DATABASE_URL) delete env.TEST_DATABASE_URL;
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function runTests(files: string[], report: string, environment: Record<string, string>) {
  const code = await runNode(
    [
      ...['--test', '--test-isolation=none', '--test-force-exit'],
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
      ...files,
    ],
    environment,
  );
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : '';
  const count = (what: string) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  return { isGreen: code === 0, passed: count('pass'), failed: count('fail') + count('cancelled') };
}

async function runBrowserTests(files: string[], report: string, environment: Record<string, string>) {
  const code = await runNode([browserTests, 'test', '--reporter=line,json', ...files], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  if (!fs.existsSync(report)) return { isGreen: false, passed: 0, failed: 1 };
  const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'));
  // What passes on the second try only has not passed here.
  return {
    isGreen: code === 0 && stats.flaky === 0,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  };
}

async function runSuite(
  { kind, files, isSmall: isSmallAlways, environment: own }: TrustSuite,
  database: Record<string, string> = {},
): Promise<Result> {
  const environment = { ...database, ...own, ...(isSmallAlways && { TRUST_TRIAL: '' }) };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'trust-'));
  const report = path.join(folder, 'report');
  try {
    if (kind === 'program') {
      const code = await runNode([...files, ...(isSmall ? ['--small'] : [])], environment);
      return { passed: Number(code === 0), failed: Number(code !== 0), isNotRun: code === notRunCode };
    }
    const run = (kind === 'browser' ? runBrowserTests : runTests)(files, report, environment);
    const { isGreen, passed, failed } = await run;
    // A suite that skipped all its tests has shown nothing.
    return { passed, failed: isGreen && passed > 0 ? failed : Math.max(failed, 1) };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Deletes the figures that an earlier run of the suite kept. */
function forgetFigures(suite: TrustSuite): void {
  if (isSmall || !fs.existsSync(figuresFolder)) return;
  for (const name of fs.readdirSync(figuresFolder)) {
    const file = path.join(figuresFolder, name);
    const { command } = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (command === commandOf(suite)) fs.rmSync(file);
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    small: { type: 'boolean' },
    page: { type: 'boolean' },
    list: { type: 'boolean' },
  },
});
const names = values.only?.split(',') ?? trustSuites.map(({ name }) => name);
const unknown = names.find((name) => !trustSuites.some((suite) => suite.name === name));
if (unknown !== undefined || values.list) {
  if (unknown !== undefined) console.error(`There is no suite «${unknown}».`);
  console.log(
    trustSuites.map(({ name, onBoth }) => `${name}${onBoth ? ' (both databases)' : ''}`).join('\n'),
  );
  process.exit(unknown === undefined ? 0 : 2);
}
if (values.page) {
  writeTrustPage();
  process.exit(0);
}

let postgresql: PostgresqlServer | null = null;
const lines: string[] = [];
let hasFailed = false;
for (const suite of trustSuites.filter(({ name }) => names.includes(name))) {
  forgetFigures(suite);
  for (const database of suite.onBoth ? ['embedded', 'PostgreSQL'] : ['embedded']) {
    console.log(`\n=== ${suite.name} (${database})`);
    if (database === 'PostgreSQL') postgresql ??= await startPostgresql();
    const started = performance.now();
    const { passed, failed, isNotRun } = await runSuite(
      suite,
      database === 'PostgreSQL' ? { TEST_DATABASE_URL: postgresql!.url } : {},
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (failed > 0) forgetFigures(suite);
    else {
      for (const figure of suite.figures?.(passed) ?? []) {
        keepFigure({ ...figure, command: commandOf(suite) });
      }
    }
    hasFailed ||= failed > 0;
    lines.push(
      `${isNotRun ? 'not run' : failed ? 'failed ' : 'ok     '}  ${suite.name.padEnd(24)} ${database.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(8)} s`,
    );
  }
}
await postgresql?.stop();
if (!isSmall) {
  writeTrustPage();
  // A suite that failed has lost its figure.
  writeResults();
}
console.log(`\n${machine()}\n\n${lines.join('\n')}\n\nScorecard: ${summaryOf(readFigures())}`);
if (!isSmall) console.log(`${path.relative(root, trustPage)} is written.`);
endWithVerdict(!hasFailed, 'all suites that were named ran and passed.');
