/** No command of `package.json` is without a smoke run, and none is tested that is not there. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { steps } from './check-steps.ts';
import { smokeRuns } from './smoke-runs.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;

describe('smoke runs', () => {
  test('are those of the commands in package.json', () => {
    assert.deepEqual(Object.keys(smokeRuns).sort(), Object.keys(scripts).sort());
  });

  for (const [name, run] of Object.entries(smokeRuns)) {
    if ('test' in run)
      test(`${name}: ${run.test} runs its program`, () => {
        assert.ok(scripts[name]!.endsWith(` ${run.program}`), scripts[name]);
        assert.ok(fs.existsSync(path.join(root, run.program)));
        assert.ok(read(run.test).includes(`'${run.program}'`));
      });
    if ('run' in run)
      test(`${name}: the small run of ${run.run} starts it`, () => {
        assert.ok(smokeRuns[run.run] && 'args' in smokeRuns[run.run]!);
      });
    if ('step' in run)
      test(`${name}: the step «${run.step}» runs its program`, () => {
        assert.ok(steps.some((step) => step.name === run.step));
      });
  }
});
