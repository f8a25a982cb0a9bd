import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claimOutcomeOf } from './setup-link-rules.ts';

const now = new Date('2026-11-25T12:00:00Z');
const link = { email: 'leder@lag.example', expiresAt: new Date('2026-11-25T12:00:01Z') };
const leader = { emails: ['Leder@lag.example'] };

test('the link works until it expires, for the address it was made for, while there is no administrator', () => {
  const first = { now, administrators: 0 };
  assert.equal(claimOutcomeOf(link, leader, first), 'claimed');
  assert.equal(claimOutcomeOf(link, { emails: ['annen@lag.example'] }, first), 'other-address');
  assert.equal(claimOutcomeOf(link, { emails: [] }, first), 'other-address');
  assert.equal(claimOutcomeOf({ ...link, expiresAt: now }, leader, first), 'gone');
  assert.equal(claimOutcomeOf(undefined, leader, first), 'gone');
  assert.equal(claimOutcomeOf(link, leader, { now, administrators: 1 }), 'gone');
});
