import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBundled, turnOf } from './notice-bundle-rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const alone = { isOwnAct: true, isFollowed: false, sentAt: null };

test('the first receipt leaves at once, and the next waits until ten minutes after it', () => {
  assert.equal(turnOf(alone, now), 'send');
  assert.deepEqual(turnOf({ ...alone, sentAt: before(3) }, now), before(-7));
  assert.equal(turnOf({ ...alone, sentAt: before(10) }, now), 'send');
});

test('what is followed by another says nothing by itself', () => {
  assert.equal(turnOf({ ...alone, isFollowed: true }, now), 'leave-out');
  assert.equal(turnOf({ ...alone, isFollowed: true, sentAt: before(3) }, now), 'leave-out');
});

test('what others have done is always told', () => {
  assert.equal(turnOf({ isOwnAct: false, isFollowed: true, sentAt: before(1) }, now), 'send');
  assert.equal(isBundled('agreement-changed'), true);
  assert.equal(isBundled('gift-received'), false);
});
