import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPossibleBirthDate, isTooYoung, mayBeBornOn } from './birth-date-rules.ts';

test('fifteen on the birthday itself, and on 1 March for those born on a leap day', () => {
  assert.equal(isTooYoung('2011-11-22', '2026-11-21'), true);
  assert.equal(isTooYoung('2011-11-21', '2026-11-21'), false);
  assert.equal(isTooYoung('2012-02-29', '2027-02-28'), true);
  assert.equal(isTooYoung('2012-02-29', '2027-03-01'), false);
});

test('a birth date tomorrow, or 126 years ago, is refused', () => {
  assert.equal(isPossibleBirthDate('2026-11-22', '2026-11-21'), false);
  assert.equal(isPossibleBirthDate('2026-11-21', '2026-11-21'), true);
  assert.equal(isPossibleBirthDate('1900-11-20', '2026-11-21'), false);
  assert.equal(isPossibleBirthDate('1901-11-21', '2026-11-21'), true);
});

test('a member is at least fifteen; of others any possible day is taken, or none', () => {
  assert.equal(mayBeBornOn('2011-11-22', true, '2026-11-21'), false);
  assert.equal(mayBeBornOn('2011-11-22', false, '2026-11-21'), true);
  assert.equal(mayBeBornOn(null, true, '2026-11-21'), true);
});
