import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JoiningDetails } from '#contract/joining-endpoints.ts';
import { memberNumber, newsConsents, nextStep, reminderDay } from './joining-rules.ts';

test('news are given only by those who are of age, and only to an address that is there', () => {
  const details = { email: 'kim@person.example', phone: '', newsEmail: true, newsSms: true };
  const consents = (bornOn: string) => newsConsents({ ...details, bornOn } as JoiningDetails, '2026-11-21');
  assert.deepEqual(consents('1980-02-01'), { 'news-email': true, 'news-sms': false });
  assert.deepEqual(consents('2008-11-21'), { 'news-email': true, 'news-sms': false });
  assert.deepEqual(consents('2008-11-22'), { 'news-email': false, 'news-sms': false });
  assert.deepEqual(consents('2010-01-01'), { 'news-email': false, 'news-sms': false });
  const turned = (change: object) =>
    newsConsents({ ...details, bornOn: '1980-02-01', ...change } as JoiningDetails, '2026-11-21');
  assert.deepEqual(turned({ email: '', phone: '+4768050000' }), { 'news-email': false, 'news-sms': true });
  assert.deepEqual(turned({ phone: '+4768050000', newsSms: false }), {
    'news-email': true,
    'news-sms': false,
  });
});

test('the first step that is not done', () => {
  const none = { isMember: false, isBeingChecked: false, hasDetails: false, hasCommunities: false };
  assert.equal(nextStep(none), 'details');
  assert.equal(nextStep({ ...none, hasDetails: true }), 'communities');
  assert.equal(nextStep({ ...none, hasDetails: true, hasCommunities: true }), 'check');
  assert.equal(nextStep({ ...none, hasDetails: true, isBeingChecked: true }), 'checking');
  assert.equal(nextStep({ ...none, isMember: true, isBeingChecked: true }), 'member');
});

test('reminded on 1 December, a week later in December, next year when that is too late', () => {
  assert.equal(reminderDay('2026-01-01'), '2026-12-01');
  assert.equal(reminderDay('2026-11-30'), '2026-12-01');
  assert.equal(reminderDay('2026-12-01'), '2026-12-08');
  assert.equal(reminderDay('2026-12-21'), '2026-12-28');
  assert.equal(reminderDay('2026-12-22'), '2027-12-01');
});

test('a member number has six digits', () => {
  assert.equal(memberNumber(200001), '200001');
  assert.equal(memberNumber(7), '000007');
});
