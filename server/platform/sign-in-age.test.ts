import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSignInRecent } from './sign-in-age.ts';

test('a sign-in is recent for five minutes, and never without a time', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const at = (secondsAgo: number) => isSignInRecent(now.getTime() / 1000 - secondsAgo, now);
  assert.deepEqual([at(0), at(299), at(300), at(301)], [true, true, false, false]);
  assert.equal(isSignInRecent(null, now), false);
});
