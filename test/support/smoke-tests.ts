/** A test for each of some smoke runs. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { notRunCode } from '../../bench/verdict.ts';
import type { SmokeRun } from '../../dev/smoke-runs.ts';
import { makeSmokeCopy, type SmokeCopy } from './smoke-copy.ts';

/**
 * @param options.prepare puts files into the copy that the runs read
 * @param options.hasOwnCache for runs of a development server
 */
export function testSmokeRuns(
  runs: Readonly<Record<string, SmokeRun>>,
  options: { prepare?: (folder: string) => void; hasOwnCache?: boolean } = {},
): void {
  describe('a small run of', () => {
    let copy: SmokeCopy;
    before(async () => {
      copy = await makeSmokeCopy(options.hasOwnCache);
      options.prepare?.(copy.folder);
    });
    after(() => copy.remove());

    for (const [name, run] of Object.entries(runs)) {
      if (!('args' in run)) continue;
      test(`npm run ${name}`, async (t) => {
        const { code, said } = await copy.run(name, run.args, run.isStopped && run.says);
        assert.match(said, run.says);
        if (code === notRunCode) return t.skip(/^NOT RUN: .*$/m.exec(said)?.[0]);
        assert.equal(code, 0, said);
      });
    }
  });
}
