import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RecoveryAnswers } from '#contract/recovery-endpoints.ts';
import {
  isRunning,
  maskedAddresses,
  matchedFacts,
  mayCallBack,
  type OnRecord,
  type Progress,
  recoveryState,
} from './recovery-rules.ts';

const record: OnRecord = {
  bornOn: '1980-02-29',
  memberNumber: '004218',
  postalCode: '0150',
  email: 'Kari@medlem.example',
  joinedOn: '2004-05-17',
};
const nothing: RecoveryAnswers = {
  bornOn: '',
  memberNumber: '',
  postalCode: '',
  formerEmail: '',
  joinedYear: '',
};
const matched = (answers: Partial<RecoveryAnswers>, known: Partial<OnRecord> = {}) =>
  matchedFacts({ ...record, ...known }, { ...nothing, ...answers });

describe('what a person who has lost all sign-ins answers', () => {
  test('each fact counts when it is as the register has it', () => {
    const bornOn = '1980-02-29';
    assert.deepEqual(matched({ bornOn, memberNumber: '4218' }), ['born-on', 'member-number']);
    assert.deepEqual(matched({ bornOn, postalCode: '0150' }), ['born-on', 'postal-code']);
    assert.deepEqual(matched({ bornOn, formerEmail: 'kari@MEDLEM.example' }), ['born-on', 'former-email']);
    assert.deepEqual(matched({ bornOn, joinedYear: '2004' }), ['born-on', 'joined-year']);
  });

  test('one right answer is not enough, and one wrong answer spoils any number of right ones', () => {
    assert.equal(matched({}), null);
    assert.equal(matched({ bornOn: '1980-02-29' }), null);
    const right = { bornOn: '1980-02-29', memberNumber: '004218', postalCode: '0150' };
    assert.equal(matched(right)?.length, 3);
    for (const wrong of [{ joinedYear: '2005' }, { formerEmail: 'ola@medlem.example' }])
      assert.equal(matched({ ...right, ...wrong }), null, JSON.stringify(wrong));
    for (const [fact, answer] of [
      ['bornOn', '1980-02-28'],
      ['memberNumber', '4219'],
      ['postalCode', '0151'],
    ] as const)
      assert.equal(matched({ ...right, joinedYear: '2004', [fact]: answer }), null, fact);
  });

  test('what is not in the register has no right answer', () => {
    const two = { bornOn: '1980-02-29', memberNumber: '4218' };
    assert.equal(matched({ ...two, joinedYear: '2004' }, { joinedOn: null }), null);
    assert.equal(matched({ ...two, formerEmail: 'kari@medlem.example' }, { email: null }), null);
  });
});

describe('how far a recovery has come', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const [minute, day] = [60_000, 86_400_000];
  const checked: Progress = {
    checkedAt: ago(minute),
    requestedAt: null,
    approvedAt: null,
    opensAt: null,
    expiresAt: null,
    outcome: null,
  };
  const stateOf = (change: Partial<Progress>) => recoveryState({ ...checked, ...change }, now);

  test('how it ended comes first', () => {
    for (const outcome of ['done', 'stopped', 'refused', 'lapsed'] as const)
      assert.equal(stateOf({ outcome, requestedAt: now }), outcome);
  });

  test('each step has its time, and then it lapses', () => {
    assert.deepEqual(
      [60 * minute - 1, 60 * minute].map((ms) => stateOf({ checkedAt: ago(ms) })),
      ['checked', 'lapsed'],
    );
    assert.deepEqual(
      [7 * day - 1, 7 * day].map((ms) => stateOf({ requestedAt: ago(ms) })),
      ['requested', 'lapsed'],
    );
    const requestedAt = ago(20 * day);
    assert.deepEqual(
      [14 * day - 1, 14 * day].map((ms) => stateOf({ requestedAt, approvedAt: ago(ms) })),
      ['waiting', 'lapsed'],
    );
  });

  test('the link is open until it expires', () => {
    const approved = { requestedAt: ago(day), approvedAt: ago(minute) };
    assert.equal(stateOf({ ...approved, expiresAt: new Date(now.getTime() + 1) }), 'open');
    assert.equal(stateOf({ ...approved, expiresAt: now }), 'expired');
  });

  test('a running one can be ended; one that has ended cannot', () => {
    for (const state of ['checked', 'requested', 'waiting', 'open', 'expired'] as const)
      assert.equal(isRunning(state), true, state);
    for (const state of ['done', 'stopped', 'refused', 'lapsed'] as const)
      assert.equal(isRunning(state), false, state);
  });

  test('a number is rung only when it has been in the register for long enough', () => {
    assert.equal(mayCallBack(ago(30 * day), 30, now), true);
    assert.equal(mayCallBack(ago(30 * day - 1), 30, now), false);
    assert.equal(mayCallBack(null, 30, now), false);
  });
});

test('addresses are masked, and those that are not there are left out', () => {
  assert.deepEqual(maskedAddresses('kari@medlem.example', '+4768050001'), [
    'k•••@medlem.example',
    '•••• 0001',
  ]);
  assert.deepEqual(maskedAddresses(null), []);
});
