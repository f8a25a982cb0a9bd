import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { quietUntil } from './quiet-hours.ts';

const night = { from: '21:00', until: '08:00' };
const ends = (at: string, hours = night) => quietUntil(new Date(at), hours)?.toISOString() ?? null;

describe('quiet hours', () => {
  test('over midnight, from the first minute until just before the last', () => {
    assert.equal(ends('2026-11-21T19:59:59Z'), null);
    assert.equal(ends('2026-11-21T20:00:00Z'), '2026-11-22T07:00:00.000Z');
    assert.equal(ends('2026-11-22T06:59:59Z'), '2026-11-22T07:00:00.000Z');
    assert.equal(ends('2026-11-22T07:00:00Z'), null);
    // Over the end of a year.
    assert.equal(ends('2026-12-31T22:30:00Z'), '2027-01-01T07:00:00.000Z');
  });

  test('through the nights when the clocks are changed', () => {
    // Forward on 28 March 2027: the morning comes an hour sooner.
    assert.equal(ends('2027-03-27T20:00:00Z'), '2027-03-28T06:00:00.000Z');
    assert.equal(ends('2027-03-28T05:59:00Z'), '2027-03-28T06:00:00.000Z');
    assert.equal(ends('2027-03-28T06:00:00Z'), null);
    // Back on 31 October 2027: an hour later.
    assert.equal(ends('2027-10-30T19:00:00Z'), '2027-10-31T07:00:00.000Z');
    assert.equal(ends('2027-10-31T06:59:00Z'), '2027-10-31T07:00:00.000Z');
    assert.equal(ends('2027-10-31T07:00:00Z'), null);
  });

  test('ending in the hour that is skipped, or shown twice', () => {
    const short = { from: '23:00', until: '02:30' };
    assert.equal(ends('2027-03-27T23:00:00Z', short), '2027-03-28T01:00:00.000Z');
    assert.equal(ends('2027-10-30T23:00:00Z', short), '2027-10-31T00:30:00.000Z');
    // The second time that the clock shows 02:10.
    assert.equal(ends('2027-10-31T01:10:00Z', short), '2027-10-31T01:30:00.000Z');
  });

  test('within a day', () => {
    const noon = { from: '12:00', until: '13:00' };
    assert.equal(ends('2026-06-01T10:00:00Z', noon), '2026-06-01T11:00:00.000Z');
    assert.equal(ends('2026-06-01T11:00:00Z', noon), null);
    assert.equal(ends('2026-06-01T09:59:00Z', noon), null);
  });
});
