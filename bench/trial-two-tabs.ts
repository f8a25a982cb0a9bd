/**
 * Two tabs of one browser signing in, renewing and signing out: `npm run trial:two-tabs -- --rounds=50`. The tests are those of `test/e2e/two-tabs.spec.ts`, which `npm test` runs for a few rounds. Ends with 1
 * unless every state was right. A gate before every change of the sign-in library.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { machine, printTable } from './bench-table.ts';
import { takeSize } from './trial-size.ts';
import { endWithVerdict } from './verdict.ts';

type Annotation = { type: string; description?: string };
type Report = {
  suites: {
    specs: { title: string; ok: boolean; tests: { results: { annotations: Annotation[] }[] }[] }[];
  }[];
};

const root = path.resolve(import.meta.dirname, '..');
const { rounds, only } = takeSize({ rounds: { full: 50, small: 1 } }, ['sign-in', 'renewal', 'sign-out']);
const titles = { 'sign-in': 'signing in', renewal: 'renew', 'sign-out': 'signing out' };
const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'two-tabs-')), 'report.json');
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    'two-tabs',
    '--reporter=line,json',
    `--grep=${only.map((part) => titles[part]).join('|')}`,
  ],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TWO_TAB_ROUNDS: String(rounds), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  },
);

const report = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
const rows = report.suites
  .flatMap((suite) => suite.specs)
  .map(({ title, ok, tests }) => {
    const outcomes = tests.flatMap(({ results }) => results.flatMap(({ annotations }) => annotations));
    const words = outcomes.filter(({ type }) => type === 'outcome').map(({ description }) => description);
    return [title, String(rounds), words.join(', ') || '-', ok ? 'yes' : 'NO'];
  });
console.log();
printTable(['two tabs', 'rounds', 'outcomes', 'all right'], rows);
console.log(`\n${machine()}`);
endWithVerdict(status === 0, 'both tabs show the same sign-in in every round.');
