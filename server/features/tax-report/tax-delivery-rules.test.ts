/** All vectors here are constructed; none is printed anywhere. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type DeliveredLine,
  factsText,
  isUnchanged,
  keptLines,
  lastForgottenYear,
  reportChanges,
} from './tax-delivery-rules.ts';

const line = (change: Partial<DeliveredLine> = {}): DeliveredLine => ({
  personId: 'a',
  index: '01',
  name: 'Kari Lund',
  amountKroner: 600,
  ...change,
});

describe('a delivery and the one before it', () => {
  test('who is gone stays as they were reported, unless they are there again by their number', () => {
    const gone = line({ personId: null, index: '02' });
    const unknown = () => undefined;
    assert.deepEqual(keptLines([line(), gone], [line()], unknown, 50_000), [gone]);
    assert.deepEqual(keptLines([gone], [line({ index: '02' })], unknown, 50_000), []);
  });

  test('what is paid back to somebody who is gone is taken off, and below the minimum they are', () => {
    const gone = line({ personId: null, index: '02' });
    const left = (sumOre: number) =>
      keptLines([gone], [], () => sumOre, 50_000).map(({ amountKroner }) => amountKroner);
    assert.deepEqual([left(60_000), left(55_050), left(50_000), left(49_999)], [[600], [551], [500], []]);
  });

  test('what differs is counted by kind', () => {
    const before = [line(), line({ personId: 'b', index: '02' }), line({ personId: 'c', index: '03' })];
    const now = [
      line({ amountKroner: 700 }),
      line({ personId: 'b', index: '04', name: 'Ola Berg' }),
      line({ personId: 'd', index: '05' }),
    ];
    assert.deepEqual(reportChanges(before, now), { added: 1, removed: 1, amounts: 1, numbers: 1, names: 1 });
    assert.ok(!isUnchanged(reportChanges(before, now)));
    assert.ok(isUnchanged(reportChanges(before, [...before].reverse())));
  });

  test('what is signed is the same in any order, and another for another year, name, amount or number', () => {
    const [one, other] = [line(), line({ personId: 'b', index: '02' })];
    assert.equal(factsText(2026, [one, other]), factsText(2026, [other, one]));
    for (const changed of [{ name: 'x' }, { amountKroner: 601 }, { index: '09' }])
      assert.notEqual(factsText(2026, [line(changed)]), factsText(2026, [one]));
    assert.notEqual(factsText(2027, [one]), factsText(2026, [one]));
  });

  test('numbers are kept five years after the year of the delivery', () => {
    // Given in 2026, delivered in 2027: kept through 2032.
    assert.equal(lastForgottenYear('2032-12-31'), 2025);
    assert.equal(lastForgottenYear('2033-01-01'), 2026);
  });
});
