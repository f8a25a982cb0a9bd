import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskPart } from '#contract/endpoint.ts';
import { greetingName, isJoining, isStillJoining, splitName, whyNotAdmitted } from './session-rules.ts';

test('the marker says that an account has not joined, wherever in the name it stands', () => {
  for (const name of ['hefinn', 'hefinn Kari Lund', 'Kari hefinn', 'HEFINN Kari'])
    assert.equal(isJoining(name), true);
  for (const name of ['', 'Kari Lund', 'Hefin Nilsen']) assert.equal(isJoining(name), false);
});

test('no greeting contains the marker', () => {
  assert.equal(greetingName('hefinn Kari  Lund'), 'Kari Lund');
  assert.equal(greetingName('hefinn'), '');
});

test('the last word of a name is the family name, and a single word is a given name', () => {
  assert.deepEqual(splitName('Anne Lise O’Brien'), { givenName: 'Anne Lise', familyName: 'O’Brien' });
  assert.deepEqual(splitName('Kari  Lund '), { givenName: 'Kari', familyName: 'Lund' });
  assert.deepEqual(splitName('Á'), { givenName: 'Á', familyName: '' });
  assert.deepEqual(splitName(''), { givenName: '', familyName: '' });
});

test('the register knows better than the name who has come through the joining', () => {
  const person = { isMember: false, isKnown: false };
  assert.equal(isStillJoining('hefinn Kari', null), true);
  assert.equal(isStillJoining('hefinn Kari', person), true);
  assert.equal(isStillJoining('hefinn Kari', { ...person, isMember: true }), false);
  assert.equal(isStillJoining('hefinn Kari', { ...person, isKnown: true }), false);
  assert.equal(isStillJoining('Kari Lund', null), false);
  assert.equal(isStillJoining('Kari Lund', person), false);
});

test('member pages need membership, the desk needs the role, and one does not give the other', () => {
  const nobody = { isMember: false, isJoining: false, staffRole: null };
  const joining = { ...nobody, isJoining: true };
  const member = { ...nobody, isMember: true };
  const staff = { ...nobody, staffRole: 'medlemsservice' };
  assert.equal(whyNotAdmitted('signed-in', nobody), null);
  assert.equal(whyNotAdmitted('member', nobody), 'NOT_A_MEMBER');
  assert.equal(whyNotAdmitted('member', member), null);
  assert.equal(whyNotAdmitted('member', staff), 'NOT_A_MEMBER');
  assert.equal(whyNotAdmitted('staff', member), 'FORBIDDEN');
  assert.equal(whyNotAdmitted('staff', staff), null);
  assert.equal(whyNotAdmitted('administrator', staff), 'FORBIDDEN');
  const administrator = { ...nobody, isAdministrator: true };
  assert.equal(whyNotAdmitted('administrator', administrator), null);
  assert.equal(whyNotAdmitted('staff', administrator), 'FORBIDDEN');
  const coordinator = { ...nobody, isCeremonyCoordinator: true };
  const editor = { ...nobody, isMagazineEditor: true };
  const asPart = (person: Parameters<typeof whyNotAdmitted>[1], part?: DeskPart) =>
    whyNotAdmitted('staff', person, null, part);
  assert.equal(asPart(coordinator, 'ceremony-coordinator'), null);
  assert.equal(asPart(editor, 'magazine-editor'), null);
  assert.equal(asPart(staff, 'magazine-editor'), null);
  assert.equal(asPart(coordinator, 'magazine-editor'), 'FORBIDDEN');
  assert.equal(asPart(editor, 'ceremony-coordinator'), 'FORBIDDEN');
  assert.equal(asPart(member, 'ceremony-coordinator'), 'FORBIDDEN');
  assert.equal(asPart(coordinator), 'FORBIDDEN');
  assert.equal(whyNotAdmitted('treasurer', coordinator, null, 'ceremony-coordinator'), 'FORBIDDEN');
  assert.equal(whyNotAdmitted('joining', joining), null);
  assert.equal(whyNotAdmitted('signed-in', joining), 'JOINING_FIRST');
  assert.equal(whyNotAdmitted('member', joining), 'JOINING_FIRST');
  assert.equal(whyNotAdmitted('staff', joining), 'FORBIDDEN');
});
