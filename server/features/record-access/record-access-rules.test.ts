import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type Guarded,
  isForSupervisor,
  mayBeClaimed,
  maySecond,
  type RecordFacts,
  tieWay,
  waitsToBeStopped,
} from './record-access-rules.ts';

const record: RecordFacts = {
  isShielded: false,
  isOnHold: false,
  isDead: false,
  isRestricted: false,
  isStaff: false,
  holdsOffice: false,
  personId: 'person',
  signIns: 0,
  wasSignedInTo: false,
};
const guards: (keyof Guarded)[] = [
  ...(['isShielded', 'isOnHold', 'isDead', 'isRestricted', 'isStaff', 'holdsOffice'] as const),
];

describe('a record that the desk does not handle alone', () => {
  for (const guard of guards) {
    test(`${guard}: left to a supervisor, not claimed and not linked, whatever is proven`, () => {
      const guarded = { ...record, [guard]: true };
      assert.equal(isForSupervisor(guarded), true);
      assert.equal(mayBeClaimed(guarded), false);
      assert.deepEqual([tieWay(guarded, true), tieWay(guarded, false)], ['not-here', 'not-here']);
    });
  }
});

describe('a record without such a guard', () => {
  test('is claimed with name and birth date only while no account signs in to it', () => {
    assert.equal(isForSupervisor(record), false);
    assert.equal(mayBeClaimed(record), true);
    assert.equal(mayBeClaimed({ ...record, signIns: 1 }), false);
  });

  test('is linked by the desk only with something proven in common, and never after a sign-in', () => {
    assert.equal(tieWay(record, true), 'tie');
    assert.equal(tieWay(record, false), 'recovery');
    assert.equal(tieWay({ ...record, wasSignedInTo: true }, true), 'recovery');
  });
});

describe('after the second person has approved', () => {
  test('all wait to be stopped, but for unlinking one of several sign-ins', () => {
    for (const signIns of [0, 1, 2, 3]) {
      assert.equal(waitsToBeStopped('recovery', signIns), true);
      assert.equal(waitsToBeStopped('tie', signIns), true);
    }
    assert.deepEqual(
      [1, 2, 3].map((signIns) => waitsToBeStopped('untie', signIns)),
      [true, false, false],
    );
  });

  test('the second person is not the one who started it, nor the one it is about', () => {
    const one = { startedBy: 'mona', personId: 'kari', accountId: 'account of kari' };
    const may = (personId: string, accountId: string) => maySecond(one, { personId, accountId });
    assert.equal(may('tor', 'account of tor'), true);
    assert.equal(may('mona', 'account of mona'), false);
    assert.equal(may('kari', 'another account'), false);
    assert.equal(may('tor', 'account of kari'), false);
  });
});
