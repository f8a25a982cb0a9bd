import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOf, msToNextStage, stageAt } from './sign-in-ending.ts';

const minute = 60_000;

test('the provider says when the sign-in ends; else it is counted from when it began, where its length is known', () => {
  assert.equal(endOf({ sign_in_ends: 100, auth_time: 1 }, 3600), 100_000);
  assert.equal(endOf({ auth_time: 1 }, 3600), 3_601_000);
  assert.equal(endOf({ auth_time: 1 }, undefined), null);
  assert.equal(endOf({}, 3600), null);
  assert.equal(endOf(undefined, 3600), null);
});

test('the user is warned ten minutes before, and again two minutes before', () => {
  const end = 100 * minute;
  const stages = [89.9, 90, 97.9, 98, 99.9, 100, 200].map((now) => stageAt(end, now * minute));
  assert.deepEqual(stages, ['early', 'soon', 'soon', 'last', 'last', 'over', 'over']);
  assert.equal(stageAt(null, end), 'early');
});

test('the clock is looked at every minute, and at each change', () => {
  const end = 100 * minute;
  assert.equal(msToNextStage(end, 0), minute);
  assert.equal(msToNextStage(end, 89.5 * minute), minute / 2);
  assert.equal(msToNextStage(end, 97.9 * minute), 0.1 * minute);
  assert.equal(msToNextStage(end, 99.75 * minute), minute / 4);
  assert.equal(msToNextStage(end, end), minute);
});
