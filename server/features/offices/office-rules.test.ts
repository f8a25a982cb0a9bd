import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  confidentialityTextVersion,
  officePowers,
  officeRoles,
  officeStates,
} from '#contract/office-values.ts';
import {
  allPowers,
  isForOne,
  isHeld,
  type OfficeFacts,
  officeStateOf,
  powersNow,
  soonUntil,
} from './office-rules.ts';

const at = new Date('2026-03-01T12:00:00Z');
const office: OfficeFacts = {
  fromOn: '2026-03-01',
  untilOn: '2027-02-28',
  acceptedAt: at,
  declinedAt: null,
  withdrawnAt: null,
  declaredVersion: confidentialityTextVersion,
  isMember: true,
};
const stateOn = (today: string, change: Partial<OfficeFacts> = {}) =>
  officeStateOf({ ...office, ...change }, today);

describe('how an office stands', () => {
  test('it begins and ends with its days', () => {
    assert.deepEqual(
      ['2026-02-28', '2026-03-01', '2027-02-28', '2027-03-01'].map((day) => stateOn(day)),
      ['coming', 'active', 'soon-over', 'over'],
    );
  });

  test('the last thirty days are «soon over»: the list has the same last day', () => {
    assert.deepEqual([stateOn('2027-01-29'), stateOn('2027-01-30')], ['active', 'soon-over']);
    assert.equal(soonUntil('2027-01-30'), '2027-02-28');
  });

  test('it opens nothing until it is accepted and the declaration in force is signed', () => {
    assert.equal(stateOn('2026-06-01', { acceptedAt: null }), 'offered');
    assert.equal(stateOn('2026-06-01', { declaredVersion: null }), 'undeclared');
    assert.equal(stateOn('2026-06-01', { declaredVersion: '2020-01-01' }), 'undeclared');
  });

  test('it ends with the membership, by a withdrawal and by a no', () => {
    assert.equal(stateOn('2026-06-01', { isMember: false }), 'over');
    assert.equal(stateOn('2026-06-01', { declinedAt: at }), 'declined');
    assert.equal(stateOn('2026-06-01', { declinedAt: at, withdrawnAt: at }), 'withdrawn');
  });
});

describe('what an office opens', () => {
  test('only while it is held', () => {
    assert.deepEqual(officeStates.filter(isHeld), ['active', 'soon-over']);
    assert.deepEqual(powersNow('treasurer', 'chapter', 'active'), ['members', 'figures']);
    for (const state of officeStates.filter((one) => !isHeld(one)))
      assert.deepEqual(powersNow('leader', 'chapter', state), [], state);
  });

  test('several offices open together what each opens', () => {
    assert.deepEqual(
      allPowers([
        ['figures', 'activities'],
        ['members', 'figures'],
      ]),
      ['members', 'figures', 'activities'],
    );
    assert.deepEqual(allPowers([]), []);
    assert.deepEqual(allPowers([officePowers]), officePowers);
  });

  test('a leader and a deputy leader there is one of', () => {
    assert.deepEqual(officeRoles.filter(isForOne), ['leader', 'deputy-leader']);
  });
});
