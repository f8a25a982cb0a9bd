import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  actsIn,
  decidesReimbursements,
  reimbursementActs,
  reimbursementStates,
  stateAfter,
} from '#contract/reimbursement-values.ts';
import {
  accountToPay,
  canBePaidOn,
  claimNumber,
  decidersOf,
  endingOf,
  needsNote,
} from './reimbursement-rules.ts';

describe('the rules of reimbursements', () => {
  const leader = { personId: 'leader', roles: ['leader'] as const };
  const deputy = { personId: 'deputy', roles: ['deputy-leader', 'secretary'] as const };
  const treasurer = { personId: 'treasurer', roles: ['board-member', 'treasurer'] as const };
  const member = { personId: 'member', roles: ['board-member'] as const };
  const board = [leader, deputy, treasurer, member];

  test('the treasurer decides the claims of others', () => {
    for (const claimant of ['member', 'leader', null])
      assert.deepEqual(decidersOf(claimant, board), ['treasurer']);
  });

  test('no one decides their own: the leader and the deputy decide the treasurer’s', () => {
    assert.deepEqual(decidersOf('treasurer', board), ['leader', 'deputy']);
    const both = { personId: 'leader', roles: ['leader', 'treasurer'] as const };
    assert.deepEqual(decidersOf('leader', [both, deputy, member]), ['deputy']);
    assert.deepEqual(decidersOf('leader', [both, member]), []);
  });

  test('a second treasurer decides the first one’s', () => {
    const second = { personId: 'second', roles: ['treasurer'] as const };
    assert.deepEqual(decidersOf('treasurer', [...board, second]), ['second']);
  });

  test('without a treasurer the leaders decide, but not their own', () => {
    assert.deepEqual(decidersOf('member', [leader, deputy, member]), ['leader', 'deputy']);
    assert.deepEqual(decidersOf('leader', [leader, member]), []);
  });

  test('only a treasurer and leaders have a queue', () => {
    assert.ok(decidesReimbursements(['courses', 'deputy-leader']));
    assert.ok(!decidesReimbursements(['secretary', 'board-member', 'auditor']));
  });

  test('approved and paid are two acts, and what is paid is final', () => {
    assert.deepEqual(
      reimbursementStates.map((state) => [state, actsIn(state)]),
      [
        ['sent', ['approve', 'return']],
        ['approved', ['pay', 'return', 'reopen']],
        ['returned', ['reopen']],
        ['paid', ['correct']],
      ],
    );
    assert.equal(stateAfter('sent', 'pay'), null);
    assert.equal(stateAfter('approved', 'reopen'), 'sent');
    for (const act of reimbursementActs)
      assert.equal(stateAfter('paid', act), act === 'correct' ? 'paid' : null);
  });

  test('the account is whole only while it is to be paid', () => {
    assert.deepEqual(
      reimbursementStates.map((state) => accountToPay(state, '99991111111')),
      [null, '99991111111', null, null],
    );
    assert.equal(endingOf('99991111234'), '1234');
  });

  test('a day of payment is between the purchase and today', () => {
    assert.ok(canBePaidOn('2026-02-03', '2026-02-03', '2026-02-03'));
    assert.ok(!canBePaidOn('2026-02-02', '2026-02-03', '2026-02-04'));
    assert.ok(!canBePaidOn('2026-02-05', '2026-02-03', '2026-02-04'));
  });

  test('a return and a correction explain themselves, and a claim has a number to quote', () => {
    assert.deepEqual(reimbursementActs.filter(needsNote), ['return', 'correct']);
    assert.equal(claimNumber('2026-03-04', 12), 'R-2026-000012');
  });
});
