import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { measuringTextVersion } from '#contract/visit-measuring.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { forgetMeasuringChoicesJob } from './visit-measuring-jobs.ts';

describe('the choice whether a visit may be measured', () => {
  let portal: TestPortal;
  let now = new Date();
  const clock = { now: () => now };
  before(async () => {
    portal = await openTestPortal({ clock });
  });
  after(() => portal.close());

  const choose = (choice: string, textVersion: string = measuringTextVersion) =>
    portal.call(null, 'POST /api/measuring-choices', { body: { choice, textVersion } });
  const rows = () => portal.db.selectFrom('measuring_choice').selectAll().orderBy('chosen_at').execute();

  test('each yes and no is kept with the version of the words and the time, and with nothing of who it was', async () => {
    await choose('yes');
    now = new Date(now.getTime() + 60_000);
    await choose('no');
    const kept = await rows();
    assert.deepEqual(
      kept.map(({ choice, text_version }) => [choice, text_version]),
      [
        ['yes', measuringTextVersion],
        ['no', measuringTextVersion],
      ],
    );
    assert.equal(kept[1]?.chosen_at.getTime(), now.getTime());
    assert.deepEqual(Object.keys(kept[0] ?? {}).sort(), [
      'choice',
      'chosen_at',
      'id',
      'text_language',
      'text_version',
    ]);
  });

  test('what is neither yes nor no, or of no version of ours, is not kept', async () => {
    assert.equal((await choose('perhaps')).status, 422);
    assert.equal((await choose('yes', 'x'.repeat(20))).status, 422);
    assert.equal((await rows()).length, 2);
  });

  test('two years on it is gone, and not before', async () => {
    const job = forgetMeasuringChoicesJob({ db: portal.db, clock });
    const run = () => job.run({}, { log: { info() {}, warn() {}, error() {} } });
    now = new Date(now.getTime() + 729 * 86_400_000);
    await run();
    assert.equal((await rows()).length, 2);
    now = new Date(now.getTime() + 2 * 86_400_000);
    await run();
    assert.equal((await rows()).length, 0);
  });
});
