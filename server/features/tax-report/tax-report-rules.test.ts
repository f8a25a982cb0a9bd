import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { taxReport, type YearOfGiving } from './tax-report-rules.ts';

const minimumOre = 50_000;
const donor = (change: Partial<YearOfGiving>): YearOfGiving => ({
  personId: 'p',
  name: 'Kari Eksempel',
  hasNumber: true,
  wishesDeduction: true,
  giftsOre: [60_000],
  ...change,
});
const only = (change: Partial<YearOfGiving>) => {
  const { lines, leftOut } = taxReport([donor(change)], minimumOre);
  return lines[0]?.amountKroner ?? leftOut[0]?.reason;
};

describe('the report of gifts to the tax authority', () => {
  test('the øre are added before they are held against the minimum and rounded', () => {
    assert.equal(only({ giftsOre: [24_999, 25_000] }), 'below-minimum');
    assert.equal(only({ giftsOre: [25_000, 25_000] }), 500);
    assert.equal(only({ giftsOre: [25_025, 25_025] }), 501);
    assert.equal(only({ giftsOre: [25_025, 25_024] }), 500);
    // Rounded one by one these would be 30 kroner too much.
    assert.equal(only({ giftsOre: Array(60).fill(10_050) }), 6_030);
  });

  test('what was paid back is taken off', () => {
    assert.equal(only({ giftsOre: [60_000, -10_000] }), 500);
    assert.equal(only({ giftsOre: [60_000, -10_001] }), 'below-minimum');
  });

  test('only those who wish it and have a number are reported, and the reason is told in this order', () => {
    assert.equal(only({ wishesDeduction: false, hasNumber: false, giftsOre: [1] }), 'not-wished');
    assert.equal(only({ hasNumber: false, giftsOre: [1] }), 'below-minimum');
    assert.equal(only({ hasNumber: false }), 'no-number');
  });

  test('the full amount is reported, whatever the ceiling', () => {
    assert.equal(only({ giftsOre: [100_000_000] }), 1_000_000);
  });

  test('count and sum are those of the lines, after the leaving out and the rounding', () => {
    const gifts = fc.array(fc.integer({ min: -10_000, max: 90_000 }), { maxLength: 5 });
    const years = fc.array(
      fc.record({ giftsOre: gifts, hasNumber: fc.boolean(), wishesDeduction: fc.boolean() }).map(donor),
    );
    fc.assert(
      fc.property(years, (all) => {
        const { lines, leftOut, count, sumKroner } = taxReport(all, minimumOre);
        assert.equal(count, lines.length);
        assert.equal(lines.length + leftOut.length, all.length);
        assert.equal(
          sumKroner,
          lines.reduce((sum, { amountKroner }) => sum + amountKroner, 0),
        );
        for (const { amountKroner } of lines) assert.ok(amountKroner >= 500);
      }),
    );
  });
});
