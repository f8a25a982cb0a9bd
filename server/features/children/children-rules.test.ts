import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkChildNumber } from '#contract/values/child-number.ts';
import { isSignInRecent } from '#server/platform/sign-in-age.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import {
  afterConsent,
  certificateReference,
  checkDay,
  forgetDay,
  forgottenIfClosedBefore,
  groundsFor,
  hasGuardianAccess,
  isActive,
  latestBirthdayToTellOf,
  neededDeclarations,
  registrantObstacle,
  staysRegistered,
  strikeOffDay,
} from './children-rules.ts';
import { countDay, purgeDay } from './grant-day-rules.ts';
import {
  expiryOf,
  haveNamedEachOther,
  type InvitationFacts,
  invitationState,
  isForCaller,
  isNameless,
  isOneself,
  isProvenAs,
  remindedIfMadeBefore,
  signsOf,
} from './guardian-invitation-rules.ts';

const today = '2026-11-21';

describe('who may register', () => {
  test('a member from the 18th birthday', () => {
    const why = (isMember: boolean, bornOn: string | null) => registrantObstacle({ isMember, bornOn }, today);
    assert.equal(why(true, '2008-11-21'), null);
    assert.equal(why(true, '2008-11-22'), 'under-age');
    assert.equal(why(true, null), 'age-unknown');
    assert.equal(why(false, '1980-01-01'), 'not-member');
    assert.equal(why(false, null), 'not-member');
  });

  test('with a sign-in younger than five minutes', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    assert.equal(isSignInRecent(now.getTime() / 1000 - 299, now), true);
    assert.equal(isSignInRecent(now.getTime() / 1000 - 300, now), false);
    assert.equal(isSignInRecent(null, now), false);
  });
});

describe('the age of a child', () => {
  test('told from 7, heard from 12, each on the birthday itself', () => {
    const needed = (bornOn: string) => Object.values(neededDeclarations(bornOn, today));
    assert.deepEqual(needed('2019-11-22'), [false, false]);
    assert.deepEqual(needed('2019-11-21'), [true, false]);
    assert.deepEqual(needed('2014-11-22'), [true, false]);
    assert.deepEqual(needed('2014-11-21'), [true, true]);
  });

  test('a number is a child’s until the day before the 15th birthday', () => {
    const check = (bornOn: string) => checkChildNumber(tenorNumber(bornOn), { accept: 'synthetic', today });
    assert.deepEqual(check('2011-11-22'), { bornOn: '2011-11-22' });
    assert.deepEqual(check('2011-11-21'), { problem: 'TOO_OLD' });
    assert.deepEqual(check('1950-01-01'), { problem: 'TOO_OLD' });
    assert.deepEqual(check('2027-01-01'), { problem: 'INVALID' });
    const synthetic = tenorNumber('2020-01-01');
    assert.deepEqual(checkChildNumber(synthetic, { accept: 'real', today }), { problem: 'INVALID' });
  });

  test('guardians’ access ends with the 15th birthday, on 1 March for 29 February', () => {
    assert.equal(strikeOffDay('2012-02-19'), '2027-02-19');
    assert.equal(strikeOffDay('2012-02-29'), '2027-03-01');
    assert.equal(hasGuardianAccess('2012-02-29', '2027-02-28'), true);
    assert.equal(hasGuardianAccess('2012-02-29', '2027-03-01'), false);
    assert.equal(latestBirthdayToTellOf('2027-01-20'), '2027-02-19');
  });
});

describe('the end of a registration', () => {
  test('three states go on, the others have ended', () => {
    for (const state of ['waiting', 'checking', 'registered'] as const) assert.equal(isActive(state), true);
    for (const state of ['declined', 'expired', 'refused', 'ended'] as const)
      assert.equal(isActive(state), false);
  });

  test('a child stays while another guardian is a member', () => {
    assert.equal(staysRegistered([]), false);
    assert.equal(staysRegistered([{ isMember: false }]), false);
    assert.equal(staysRegistered([{ isMember: false }, { isMember: true }]), true);
  });

  test('is shown 30 days more', () => {
    assert.equal(forgetDay('2026-12-15'), '2027-01-14');
    const now = new Date('2026-12-31T12:00:00Z');
    assert.equal(certificateReference('0a1b2c3d-0000-4000-8000-000000000000'), 'B-0A1B-2C3D');
    assert.equal(forgottenIfClosedBefore(now).toISOString(), '2026-12-01T12:00:00.000Z');
  });
});

describe('who decides for a child', () => {
  const [proven, unproven] = [{ isProven: true }, { isProven: false }];

  test('two who have shown who they are; else member service', () => {
    assert.equal(afterConsent([proven, proven]), 'registered');
    for (const guardians of [[], [proven], [proven, unproven], [unproven, unproven]])
      assert.equal(afterConsent(guardians), 'checking');
  });

  test('a sole guardian is approved on documentation or the register, not after a talk', () => {
    const alone = groundsFor({ isSole: true, hasOther: false });
    assert.deepEqual(alone, ['documentation', 'register']);
    assert.ok(groundsFor({ isSole: true, hasOther: true }).includes('conversation'));
    assert.ok(groundsFor({ isSole: false, hasOther: false }).includes('conversation'));
  });

  test('within the promise, in working days', () => {
    assert.equal(checkDay('2026-11-23', 2), '2026-11-25');
    assert.equal(checkDay('2026-11-27', 2), '2026-12-01');
  });
});

describe('the link to the second guardian', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const facts: InvitationFacts = {
    registrantId: 'kari',
    name: 'Jón Lund',
    contact: 'jon@medlem.example',
    expiresAt: new Date(now.getTime() + 1),
    answeredBy: null,
    isAnswered: false,
    wasConfirmed: false,
    waiting: 1,
  };
  const jon = { personId: 'jon', name: '', contacts: ['+4768050008', 'jon@medlem.example'] };
  const state = (change: Partial<InvitationFacts>, caller = jon) =>
    invitationState({ ...facts, ...change }, caller, now);

  test('is open for the person it was sent to, and for no other', () => {
    assert.equal(state({}), 'open');
    assert.equal(state({}, { ...jon, contacts: [] }), 'for-another');
    assert.equal(state({}, { ...jon, contacts: [], name: 'LUND, jon' }), 'open');
    assert.equal(state({}, { ...jon, contacts: [], name: 'Jon' }), 'for-another');
    assert.equal(state({ contact: null }), 'for-another');
    assert.equal(state({}, { ...jon, personId: 'kari' }), 'own');
    assert.equal(isForCaller({ name: '', contact: null }, { name: '', contacts: [] }), false);
  });

  test('is used once', () => {
    const answered = { isAnswered: true, answeredBy: 'jon' };
    assert.equal(state({ ...answered, wasConfirmed: true }), 'confirmed');
    assert.equal(state(answered), 'declined');
    assert.equal(state({ ...answered, answeredBy: 'per' }), 'used');
    assert.equal(state({ ...answered, answeredBy: null }), 'used');
    assert.equal(state({ ...answered, expiresAt: now }), 'declined');
  });

  test('lasts 30 days, and is reminded of after 7', () => {
    assert.equal(state({ expiresAt: now }), 'expired');
    assert.equal(state({ expiresAt: now, waiting: 0 }), 'expired');
    assert.equal(state({ waiting: 0 }), 'withdrawn');
    assert.equal(expiryOf(now).toISOString(), '2026-12-21T12:00:00.000Z');
    assert.equal(remindedIfMadeBefore(now).toISOString(), '2026-11-14T12:00:00.000Z');
  });

  test('a new account has no name of its own', () => {
    assert.equal(isNameless('hefinn Ny bruker', 'Ny bruker'), true);
    assert.equal(isNameless('hefinn Ny bruker', 'Jon Lund'), false);
    assert.equal(isNameless('Jon Lund', 'Jon Lund'), false);
  });

  test('only a sign-in that shows who it is proves a name, and only that name', () => {
    const is = (accountName: string, isIdentifying: boolean) =>
      isProvenAs('Jon Lund', { accountName, isIdentifying });
    assert.equal(is('Jon Lund', true), true);
    assert.equal(is('LUND, jon', true), true);
    assert.equal(is('Per Hansen', true), false);
    assert.equal(is('Jon Lund', false), false);
  });

  test('what member service should know of who confirmed', () => {
    const plain = { name: 'Jon Lund', isNew: false, sharesAccount: false, sharesContact: false };
    const signs = (change: object, namesakes = 0) =>
      signsOf('Jon Lund', { ...plain, sharesAddress: false, ...change }, namesakes);
    assert.deepEqual(signs({}), []);
    assert.deepEqual(signs({ isNew: true, name: 'Ny bruker' }, 1), ['new-account', 'other-name', 'namesake']);
    assert.deepEqual(signs({ sharesAccount: true, sharesContact: true, sharesAddress: true }), [
      'shared-account',
      'shared-contact',
      'shared-address',
    ]);
  });

  test('is never to oneself', () => {
    const self = { name: 'Kari Lund', contacts: ['kari@medlem.example'] };
    const named = (name: string, value: string) =>
      isOneself({ name, contact: { kind: 'email', value } }, self);
    assert.equal(named('Jon Lund', 'jon@medlem.example'), false);
    assert.equal(named('Jon Lund', 'kari@medlem.example'), true);
    assert.equal(named('Lund,  Kari', 'jon@medlem.example'), true);
    assert.equal(named(' KARI lund ', 'jon@medlem.example'), true);
    assert.equal(named('Karilund', 'jon@medlem.example'), false);
    assert.equal(named('Kari', 'jon@medlem.example'), false);
  });

  test('two sendings are one decision when each names the other', () => {
    const kari = { invited: 'jon@x.example', contacts: ['kari@x.example'] };
    const both = { named: 'kari@x.example', contacts: ['jon@x.example'] };
    assert.equal(haveNamedEachOther(kari, both), true);
    assert.equal(haveNamedEachOther({ ...kari, invited: null }, both), false);
    assert.equal(haveNamedEachOther({ ...kari, invited: 'per@x.example' }, both), false);
    assert.equal(haveNamedEachOther(kari, { ...both, named: null }), false);
    assert.equal(haveNamedEachOther(kari, { ...both, named: 'per@x.example' }), false);
  });
});

test('the control of the grant can ask for the years after', () => {
  assert.equal(countDay(2027, { countOn: '01-01' }), '2027-01-01');
  assert.equal(purgeDay('2026-12-01', { keptYears: 5 }), '2032-01-01');
});
