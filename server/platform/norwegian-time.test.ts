import assert from 'node:assert/strict';
import { test } from 'node:test';
import { norwegianClock, norwegianMoment } from './norwegian-time.ts';

const at = (local: string) => norwegianMoment(local)?.toISOString() ?? null;

test('the clock on the wall becomes a moment, in winter and in summer', () => {
  assert.equal(at('2027-01-15T18:00'), '2027-01-15T17:00:00.000Z');
  assert.equal(at('2027-06-15T18:00'), '2027-06-15T16:00:00.000Z');
});

test('the hour that is skipped is no time; the one that comes twice is the first of the two', () => {
  assert.equal(at('2027-03-28T01:59'), '2027-03-28T00:59:00.000Z');
  assert.equal(at('2027-03-28T02:30'), null);
  assert.equal(at('2027-03-28T03:00'), '2027-03-28T01:00:00.000Z');
  assert.equal(at('2027-10-31T02:30'), '2027-10-31T00:30:00.000Z');
  assert.equal(at('2027-10-31T03:00'), '2027-10-31T02:00:00.000Z');
});

test('what is no time of the calendar is none', () => {
  for (const wrong of [
    '2027-02-30T10:00',
    '2027-01-01T24:00',
    '2027-01-01',
    'i morgen',
    '2027-01-01T10:00:00',
  ])
    assert.equal(at(wrong), null, wrong);
});

test('and back again, every hour of a year', () => {
  const start = Date.UTC(2027, 0, 1);
  for (let n = 0; n < 365 * 24; n += 1) {
    const moment = new Date(start + n * 3_600_000);
    const again = norwegianMoment(norwegianClock(moment))!;
    // Only the second of the two hours in autumn comes out as the first.
    assert.ok(again.getTime() === moment.getTime() || moment.toISOString() === '2027-10-31T01:00:00.000Z');
  }
});
