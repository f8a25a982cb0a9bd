import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GivingOverview } from '#contract/giving-values.ts';
import type { Me } from '#contract/session-endpoints.ts';
import { mayUse } from './topic-help-readers.ts';

const me = (values: Partial<Me>) => ({ isMember: false, isAdult: true, isElected: false, ...values }) as Me;
const giving = (state: string | null) => ({ agreement: state && { state } }) as unknown as GivingOverview;

test('a member is not asked to join, and somebody who is none is', () => {
  for (const path of ['/hefinn', '/verifisering']) {
    assert.equal(mayUse(path, me({ isMember: true }), undefined), false, path);
    assert.equal(mayUse(path, me({}), undefined), true, path);
  }
  assert.equal(mayUse('/registrere-barn', me({}), undefined), false);
  assert.equal(mayUse('/registrere-barn', me({ isMember: true }), undefined), true);
});

test('a donor is not asked to become one, and is led to the agreement', () => {
  const isAsked = (state: string | null) => mayUse('/giveravtale', me({}), giving(state));
  assert.deepEqual(['active', 'paused', 'stopped', null].map(isAsked), [false, false, true, true]);
  assert.equal(mayUse('/giveravtale', me({}), undefined), false);
  assert.equal(mayUse('/giveravtale', me({ isAdult: false }), giving(null)), false);
  assert.equal(mayUse('/administrer-giveravtale', me({}), giving('active')), true);
});
