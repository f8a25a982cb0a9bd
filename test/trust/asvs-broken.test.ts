/**
 * The tests of docs/asvs.md bite: a line of the portal is broken for each row without a planted fault of its own, and
 * the test of the row becomes red. In `npm test` three of them; all by `npm run trial:trust -- --only=asvs-broken`.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, describe, test } from 'node:test';
import { type BrokenLine, brokenLines } from '../support/broken-lines.ts';
import { isFullTrial, keepFigure } from '../support/trust-figures.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** They need no portal. */
const quickRows = [34, 42, 43];
const breakALine = new URL('../support/break-a-line.ts', import.meta.url).href;
const inRegExp = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns whether the test of the row failed, and what was said where it did not */
async function isRed({ test: { file, name }, ...broken }: BrokenLine): Promise<string | true> {
  // Inside `node --test` a test run of its own would be skipped.
  const { NODE_TEST_CONTEXT: _context, TRUST_TRIAL: _trial, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [
      ...['--import', breakALine, '--test', '--test-isolation=none', '--test-force-exit'],
      ...['--test-reporter=tap', `--test-name-pattern=${inRegExp(name)}`, file],
    ],
    {
      cwd: root,
      env: { ...env, BROKEN_LINE: JSON.stringify(broken) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const said = await text(child.stdout);
  // A file that cannot be loaded has no test of that name.
  const failed = said.split('\n').some((line) => /^ *not ok /.test(line) && line.includes(tapName(name)));
  return failed || said.slice(-2000);
}
const tapName = (name: string) => name.replaceAll('#', '\\#');

describe('broken lines', { concurrency: 3 }, () => {
  let red = 0;
  after(() =>
    keepFigure({
      row: 31,
      part: 'broken-lines',
      score: red === brokenLines.length ? 3 : 1,
      figure: `${red} of ${brokenLines.length} broken lines of the portal made the test of their row red; a line that breaks nothing was found.`,
      command: 'npm run trial:trust -- --only=asvs-broken',
    }),
  );
  for (const broken of brokenLines.filter(({ row }) => isFullTrial || quickRows.includes(row)))
    test(`row ${broken.row}: ${broken.test.name}`, async () => {
      assert.equal(await isRed(broken), true);
      red += 1;
    });

  test('planted: a line that changes nothing is found to break nothing', async () => {
    const one = brokenLines.find(({ row }) => row === quickRows[0])!;
    assert.notEqual(await isRed({ ...one, put: one.line }), true);
  });

  test('each line is there once', () => {
    const times = ({ file, line }: BrokenLine) =>
      readFileSync(path.join(root, file), 'utf8').split(line).length - 1;
    assert.deepEqual(
      brokenLines.filter((one) => times(one) !== 1 || !one.line).map(({ row }) => row),
      [],
    );
  });
});
