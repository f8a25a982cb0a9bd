import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type InvitationFacts, mayConfirm, outcomeOf, withoutRole, withRole } from './role-rules.ts';

const now = new Date('2026-11-24T12:00:00Z');
const invitation: InvitationFacts = {
  role: 'treasurer',
  email: 'ny@person.example',
  invitedById: 'a',
  confirmedById: 'b',
  isInviterAdministrator: true,
  isSecondAdministrator: false,
  expiresAt: new Date('2026-11-25T12:00:00Z'),
};
const invited = { personId: 'c', emails: ['Ny@person.example'] };
const outcome = (change: Partial<InvitationFacts>, by = invited, administrators = 2) =>
  outcomeOf({ ...invitation, ...change }, by, now, administrators);

test('the one who is invited accepts, while the link works and the one who invited is still an administrator', () => {
  assert.equal(outcome({}), 'accepted');
  assert.equal(outcome({ expiresAt: now }), 'gone');
  assert.equal(outcome({ expiresAt: null }), 'gone');
  assert.equal(outcome({ isInviterAdministrator: false }), 'gone');
  assert.equal(outcomeOf(undefined, invited, now, 2), 'gone');
  assert.equal(outcome({}, { personId: 'd', emails: ['annen@person.example'] }), 'other-address');
});

test('no user gives themselves a role, by inviting or by confirming', () => {
  assert.equal(outcome({}, { ...invited, personId: 'a' }), 'own');
  assert.equal(outcome({}, { ...invited, personId: 'b' }), 'own');
  assert.equal(mayConfirm(invitation, { personId: 'a', emails: [] }), false);
  assert.equal(mayConfirm(invitation, invited), false);
  assert.equal(mayConfirm(invitation, { personId: 'b', emails: ['b@person.example'] }), true);
});

test('what takes two is not accepted before the second has confirmed', () => {
  assert.equal(outcome({ confirmedById: null }), 'gone');
  assert.equal(outcome({ confirmedById: null, role: 'administrator' }), 'gone');
  assert.equal(outcome({ confirmedById: null, role: 'member-service' }), 'accepted');
});

test('the first administrator invites the second one alone, and no third one', () => {
  const second = { confirmedById: null, role: 'administrator', isSecondAdministrator: true } as const;
  assert.equal(outcome(second, invited, 1), 'accepted');
  assert.equal(outcome(second, invited, 2), 'gone');
  assert.equal(outcome(second, { ...invited, personId: 'a' }, 1), 'own');
});

test('a treasurer is of member service, and is none without it', () => {
  assert.deepEqual(withRole(['administrator'], 'treasurer').toSorted(), [
    'administrator',
    'member-service',
    'treasurer',
  ]);
  assert.deepEqual(withoutRole(['member-service', 'treasurer', 'administrator'], 'member-service'), [
    'administrator',
  ]);
  assert.deepEqual(withoutRole(['member-service', 'treasurer'], 'treasurer'), ['member-service']);
});

test('a supervisor is of member service, and a coordinator and an editor need not be', () => {
  assert.deepEqual(withRole([], 'supervisor').toSorted(), ['member-service', 'supervisor']);
  assert.deepEqual(withoutRole(['member-service', 'supervisor', 'magazine-editor'], 'member-service'), [
    'magazine-editor',
  ]);
  assert.deepEqual(withRole([], 'ceremony-coordinator'), ['ceremony-coordinator']);
  assert.deepEqual(withRole(['ceremony-coordinator'], 'magazine-editor'), [
    'ceremony-coordinator',
    'magazine-editor',
  ]);
});
