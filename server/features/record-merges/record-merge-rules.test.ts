import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mergeUndoDays } from '#contract/record-merge-endpoints.ts';
import { clashesOf, isOpen, type MergeFacts, mergeState, movesOf, refusalsOf } from './record-merge-rules.ts';

const fine: MergeFacts = {
  keptId: 'kept',
  otherId: 'other',
  actorId: 'employee',
  way: 'alone',
  bornOn: ['1980-01-01', '1980-01-01'],
  numbers: ['1', '1'],
  isRunning: false,
  isMerged: false,
};

describe('which records may be merged', () => {
  test('two of one person, where nothing says otherwise', () => {
    assert.deepEqual(refusalsOf(fine), []);
    assert.deepEqual(refusalsOf({ ...fine, way: 'with-colleague' }), []);
  });

  test('what only one of them knows is no difference', () => {
    assert.deepEqual(refusalsOf({ ...fine, bornOn: [null, '1980-01-01'], numbers: ['1', null] }), []);
  });

  for (const [changed, refusal] of [
    [{ actorId: 'kept' }, 'own'],
    [{ actorId: 'other' }, 'own'],
    [{ way: 'not-here' }, 'not-here'],
    [{ way: 'keep-other' }, 'keep-other'],
    [{ way: 'two-accounts' }, 'two-accounts'],
    [{ bornOn: ['1980-01-01', '1980-01-02'] }, 'birth-dates'],
    [{ numbers: ['1', '2'] }, 'numbers'],
    [{ isRunning: true }, 'running'],
    [{ isMerged: true }, 'merged'],
  ] as const)
    test(`${refusal}: ${JSON.stringify(changed)}`, () => {
      assert.deepEqual(refusalsOf({ ...fine, ...changed }), [refusal]);
    });

  test('all that is against it is said at once', () => {
    assert.deepEqual(refusalsOf({ ...fine, numbers: ['1', '2'], isMerged: true }), ['numbers', 'merged']);
  });

  test('both have what a person has one of', () => {
    const moved = (column: string, staying: number) => ({ column, staying });
    assert.deepEqual(clashesOf([moved('membership.person_id', 1), moved('gift_agreement.person_id', 0)]), [
      'two-memberships',
    ]);
    assert.deepEqual(clashesOf([moved('gift_agreement.person_id', 1), moved('sign_up.person_id', 2)]), [
      'two-agreements',
      'same-activity',
    ]);
    assert.deepEqual(clashesOf([moved('notice_preference.person_id', 3)]), [], 'the kept choice stands');
  });
});

test('what was moved is counted by kind', () => {
  const moved = [
    { column: 'gift_charge.person_id', count: 2 },
    { column: 'gift_agreement.person_id', count: 1 },
    { column: 'draft.person_id', count: 1 },
    { column: 'desk_reason.person_id', count: 4 },
    { column: 'membership.person_id', count: 0 },
  ];
  assert.deepEqual(movesOf(moved), [
    { kind: 'gifts', count: 3 },
    { kind: 'other', count: 1 },
  ]);
});

test('a merge waits, is done, is parted again or withdrawn', () => {
  const [askedAt, at] = [new Date('2026-11-01T10:00:00Z'), new Date('2026-11-02T10:00:00Z')];
  assert.equal(mergeState({ mergedAt: null, endedAt: null }), 'waits');
  assert.equal(mergeState({ mergedAt: at, endedAt: null }), 'merged');
  assert.equal(mergeState({ mergedAt: at, endedAt: at }), 'parted');
  assert.equal(mergeState({ mergedAt: null, endedAt: at }), 'withdrawn');
  const last = new Date(at.getTime() + mergeUndoDays * 86_400_000);
  assert.equal(isOpen({ askedAt, mergedAt: at, endedAt: null }, last), true);
  assert.equal(isOpen({ askedAt, mergedAt: at, endedAt: null }, new Date(last.getTime() + 1)), false);
  assert.equal(isOpen({ askedAt, mergedAt: at, endedAt: at }, at), false);
});
