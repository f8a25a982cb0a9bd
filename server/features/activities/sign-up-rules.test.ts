import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type ActivityTerms,
  ageFaults,
  ageRefusal,
  isRefunded,
  nextInLine,
  offeredUntil,
  othersFaults,
  partyRefusal,
  phaseOf,
  priceOf,
  signUpRefusal,
} from './sign-up-rules.ts';

const at = (text: string) => new Date(text);
const activity: ActivityTerms = {
  state: 'published',
  startsLocal: '2027-03-10T18:00',
  capacity: 40,
  audience: 'everybody',
  startsAt: at('2027-03-10T17:00:00Z'),
  endsAt: at('2027-03-10T19:00:00Z'),
  deadlineAt: at('2027-03-08T22:59:00Z'),
  ageFrom: null,
  ageTo: null,
  type: 'talk',
  takesChildren: false,
  membersOpenAt: null,
  opensAt: null,
};
const before = at('2027-03-01T12:00:00Z');
const member = { isMember: true };

test('how an activity stands', () => {
  const phase = (taken: number, now = before, change: Partial<ActivityTerms> = {}) =>
    phaseOf({ ...activity, ...change }, taken, now);
  assert.deepEqual(
    [phase(0), phase(35), phase(36), phase(40), phase(41)].join(),
    'open,open,soon-full,full,full',
  );
  assert.equal(phase(9_999, before, { capacity: null }), 'open');
  assert.equal(phase(0, at('2027-03-09T00:00:00Z')), 'closed');
  assert.equal(phase(0, at('2027-03-10T16:59:59Z'), { deadlineAt: null }), 'open');
  assert.equal(phase(0, at('2027-03-10T17:00:00Z'), { deadlineAt: null }), 'closed');
  assert.equal(phase(0, at('2027-03-10T19:00:00Z')), 'over');
  assert.deepEqual(
    [phase(0, before, { state: 'draft' }), phase(40, before, { state: 'cancelled' })],
    [...['draft', 'cancelled']],
  );
});

test('who may take part', () => {
  const refused = (now: Date, change: Partial<ActivityTerms> = {}, options = {}) =>
    signUpRefusal({ ...activity, ...change }, { isMember: false }, now, options);
  assert.equal(refused(before), null);
  assert.equal(refused(before, { audience: 'members' }), 'NOT_A_MEMBER');
  assert.equal(signUpRefusal({ ...activity, audience: 'members' }, member, before), null);
  assert.equal(refused(before, { state: 'cancelled' }), 'ACTIVITY_CANCELLED');
  assert.equal(refused(at('2027-03-09T12:00:00Z')), 'SIGN_UP_CLOSED');
  assert.equal(refused(at('2027-03-09T12:00:00Z'), {}, { isLate: true }), null);
  assert.equal(refused(at('2027-03-10T17:00:00Z'), {}, { isLate: true }), 'SIGN_UP_CLOSED');
  assert.equal(refused(at('2027-03-11T12:00:00Z')), 'ACTIVITY_OVER');
});

test('an age is that of the day it begins', () => {
  const ages = { ...activity, ageFrom: 16, ageTo: 20 };
  assert.equal(ageRefusal(ages, '2011-03-10'), null);
  assert.equal(ageRefusal(ages, '2011-03-11'), 'OUTSIDE_AGES');
  assert.equal(ageRefusal(ages, '2006-03-11'), null);
  assert.equal(ageRefusal(ages, '2006-03-10'), 'OUTSIDE_AGES');
  assert.equal(ageRefusal(ages, null), 'BIRTH_DATE_NEEDED');
  assert.equal(ageRefusal(activity, null), null);
});

test('guests unknown to the portal are born, and none comes twice', () => {
  const robin = { name: 'Robin Berg', bornOn: '2020-03-02' };
  const faults = (others: (typeof robin)[], children: (typeof robin)[] = []) =>
    othersFaults(activity, others, children, '2027-03-01').map(({ path, code }) => `${path} ${code}`);
  assert.deepEqual(faults([robin, { ...robin, bornOn: '2020-03-03' }, { ...robin, name: 'Kim Berg' }]), []);
  assert.deepEqual(faults([robin, { ...robin, name: 'ROBIN BERG' }]), ['/others/1/name TWICE']);
  assert.deepEqual(faults([robin], [robin]), ['/others/0/name TWICE']);
  assert.deepEqual(faults([robin, { ...robin, bornOn: '2027-03-02' }]), ['/others/1/bornOn INVALID']);
});

test('a user who comes with a child is not counted by age', () => {
  const workshop = { ...activity, takesChildren: true, ageFrom: 6, ageTo: 12 };
  const [adult, six, thirteen] = ['1985-05-01', '2020-05-01', '2014-03-10'];
  const faults = (self: string | null | undefined, children: string[], change: Partial<ActivityTerms> = {}) =>
    ageFaults(
      { ...workshop, ...change },
      self === undefined ? null : { bornOn: self },
      children.map((bornOn, place) => ({ path: `/others/${place}/bornOn`, bornOn })),
    ).map(({ path, code }) => `${path} ${code}`);
  assert.deepEqual(faults(adult, [six]), []);
  assert.deepEqual(faults(null, [six]), []);
  assert.deepEqual(faults(adult, []), ['/isComing OUTSIDE_AGES']);
  assert.deepEqual(faults(null, []), ['/isComing BIRTH_DATE_NEEDED']);
  assert.deepEqual(faults(undefined, [six, thirteen]), ['/others/1/bornOn OUTSIDE_AGES']);
  // In a ceremony there is no one who only comes along.
  assert.deepEqual(faults(adult, [six], { type: 'naming' }), ['/isComing OUTSIDE_AGES']);
  const known = { self: adult, children: [] };
  const party = (bornOn: string) => [
    { kind: 'self' as const, childId: null },
    { kind: 'child' as const, childId: null, bornOn },
  ];
  assert.equal(partyRefusal(workshop, party(six), known), null);
  assert.equal(partyRefusal(workshop, party(thirteen), known), 'OUTSIDE_AGES');
});

test('an adult is a guest, except in a ceremony', () => {
  const faults = (bornOn: string, type: ActivityTerms['type'] = 'talk') =>
    othersFaults({ ...activity, type }, [{ name: 'Kim Berg', bornOn }], [], '2027-03-01').map(
      ({ code }) => code,
    );
  assert.deepEqual([faults('2009-03-11'), faults('2009-03-10')], [[], ['TOO_OLD']]);
  assert.deepEqual(faults('2009-03-10', 'confirmation'), []);
});

test('what it costs', () => {
  const prices = { memberOre: 25_000, otherOre: 35_000, childOre: 5_000 };
  assert.equal(priceOf(prices, true, { self: 1, children: 2, guests: 1 }), 70_000);
  assert.equal(priceOf(prices, false, { self: 1, children: 0, guests: 0 }), 35_000);
  assert.equal(priceOf(prices, true, { self: 0, children: 1, guests: 0 }), 5_000);
});

test('an offer lasts as long as the organiser says, and never more than half of the time that is left', () => {
  const until = (now: string, hours = 24, heardAt = now) =>
    offeredUntil(activity, hours, at(now), at(heardAt))?.toISOString() ?? null;
  assert.equal(until('2027-03-01T12:00:00Z'), '2027-03-02T12:00:00.000Z');
  assert.equal(until('2027-03-10T13:00:00Z'), '2027-03-10T15:00:00.000Z');
  assert.equal(until('2027-03-10T17:00:00Z'), null);
  // At night, from eight in the morning; where it begins before that, at once.
  assert.equal(until('2027-03-01T22:00:00Z', 2, '2027-03-02T07:00:00Z'), '2027-03-02T09:00:00.000Z');
  assert.equal(until('2027-03-09T22:00:00Z', 24, '2027-03-10T07:00:00Z'), '2027-03-10T12:00:00.000Z');
  assert.equal(until('2027-03-10T15:00:00Z', 24, '2027-03-11T07:00:00Z'), '2027-03-10T16:00:00.000Z');
});

test('money back by the organiser’s rule', () => {
  const back = (refundRule: 'until-start' | 'until-deadline' | 'never', now: string, isOther = false) =>
    isRefunded({ ...activity, refundRule }, isOther, at(now));
  assert.deepEqual(
    [back('until-start', '2027-03-10T16:59:00Z'), back('until-start', '2027-03-10T17:00:00Z')],
    [...[true, false]],
  );
  assert.deepEqual(
    [back('until-deadline', '2027-03-08T22:00:00Z'), back('until-deadline', '2027-03-09T12:00:00Z')],
    [true, false],
  );
  assert.equal(back('never', '2027-01-01T00:00:00Z'), false);
  // Moved by the organiser, it is not what was paid for.
  assert.deepEqual(
    [back('never', '2027-03-10T16:59:00Z', true), back('never', '2027-03-10T17:00:00Z', true)],
    [true, false],
  );
});

test('the first one of the queue whose whole party there is room for', () => {
  const queue = [{ seats: 3 }, { seats: 1 }, { seats: 2 }];
  assert.equal(nextInLine(queue, 1), queue[1]);
  assert.equal(nextInLine(queue, 3), queue[0]);
  assert.equal(nextInLine(queue, 0), undefined);
  assert.equal(nextInLine(queue, null), queue[0]);
});
