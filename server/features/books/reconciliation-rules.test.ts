/** All vectors here are constructed; none is printed anywhere. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { type DayFacts, noFacts, reconciledDay, totalOf } from './reconciliation-rules.ts';

const day = (change: Partial<DayFacts>) => reconciledDay({ ...noFacts, ...change });
const kinds = (change: Partial<DayFacts>) =>
  day(change).differences.map(({ kind, amountOre }) => [kind, amountOre]);

describe('three sums that should be one', () => {
  test('a day on which all is well has no difference', () => {
    const well = { expectedOre: 50_000, paidOre: 50_000, bankOre: 50_000, hasCredit: true };
    assert.deepEqual(kinds(well), []);
    assert.equal(day(well).openOre, 0);
  });

  test('each difference is explained by what made it', () => {
    const facts = {
      expectedOre: 100_000,
      failedOre: 20_000,
      failedCount: 1,
      waitingOre: 10_000,
      waitingCount: 1,
      paidElsewhereOre: 5_000,
      fromElsewhereOre: 7_000,
      otherDayCount: 2,
      otherAmountOre: -1_000,
      paidOre: 71_000,
      refundedOre: 3_000,
      refundedCount: 1,
      feeOre: 1_500,
      bankOre: 66_500,
      hasCredit: true,
    };
    assert.deepEqual(kinds(facts), [
      ['failed', -20_000],
      ['waiting', -10_000],
      ['other-day', 2_000],
      ['other-amount', -1_000],
      ['refunded', -3_000],
      ['fee', -1_500],
    ]);
    assert.deepEqual([day(facts).providerOre, day(facts).openOre], [68_000, 0]);
  });

  test('the settlement report has the last word on what came and on the fee', () => {
    const facts = {
      expectedOre: 50_000,
      paidOre: 50_000,
      bankOre: 60_300,
      hasCredit: true,
      feeOre: 1,
      settled: { netOre: 45_000, otherOre: 17_000, feeOre: 1_700 },
    };
    assert.deepEqual(kinds(facts), [
      ['rail-differs', -5_000],
      ['not-gifts', 17_000],
      ['fee', -1_700],
    ]);
    assert.deepEqual([day(facts).providerOre, day(facts).feeOre, day(facts).openOre], [45_000, 1_700, 0]);
  });

  test('what has not come to the bank is told apart from what is unexplained', () => {
    const paid = { expectedOre: 50_000, paidOre: 50_000 };
    assert.deepEqual(kinds(paid), [['not-arrived', -50_000]]);
    assert.deepEqual(kinds({ ...paid, bankOre: 49_000, hasCredit: true }), [['unexplained', -1_000]]);
    assert.deepEqual(kinds({ bankOre: 100, hasCredit: true }), [['unexplained', 100]]);
  });

  test('a refund that is in no statement is told apart from what is unexplained', () => {
    const unseen = { refundedOre: 25_000, refundedCount: 1, refundUnseenOre: 25_000, refundUnseenCount: 1 };
    assert.deepEqual(kinds(unseen), [
      ['refunded', -25_000],
      ['refund-not-seen', 25_000],
    ]);
    assert.equal(day(unseen).openOre, 25_000);
    assert.deepEqual(kinds({ ...unseen, bankOre: 100, hasCredit: true }).slice(1), [
      ['refund-not-seen', 25_000],
      ['unexplained', 100],
    ]);
    // The treasurer has said otherwise of that day.
    assert.deepEqual(kinds({ ...unseen, bankOre: -25_000, hasCredit: true }), [['refunded', -25_000]]);
  });

  test('a payment that goes back and is in no statement has a row of its own', () => {
    const back = { returnedOre: 20_000, returnedCount: 1, returnUnseenOre: 20_000, returnUnseenCount: 1 };
    const unseen = [
      ['returned', -20_000],
      ['return-not-seen', 20_000],
    ];
    assert.deepEqual(kinds(back), unseen);
    assert.equal(day(back).openOre, 20_000);
    assert.deepEqual(kinds({ ...back, bankOre: -20_000, hasCredit: true }), [['returned', -20_000]]);
    const gift = { refundedOre: 500, refundedCount: 1, refundUnseenOre: 500, refundUnseenCount: 1 };
    assert.deepEqual(kinds({ ...back, ...gift }), [
      ['refunded', -500],
      unseen[0],
      ['refund-not-seen', 500],
      unseen[1],
    ]);
    // The bank has paid back the gift, and not the payment.
    assert.deepEqual(
      kinds({
        ...back,
        ...gift,
        refundUnseenOre: 0,
        refundUnseenCount: 0,
        bankOre: -500,
        hasCredit: true,
      }).slice(2),
      [unseen[1]],
    );
  });

  test('expected and the differences together are always what the bank has', () => {
    const ore = fc.integer({ min: 0, max: 1_000_000 });
    const facts = fc
      .record({ failedOre: ore, waitingOre: ore, paidElsewhereOre: ore, fromElsewhereOre: ore, onTime: ore })
      .chain((a) =>
        fc
          .record({
            refundedOre: ore,
            returnedOre: ore,
            returnUnseenOre: ore,
            feeOre: ore,
            bankOre: ore,
            hasCredit: fc.boolean(),
            settled: fc.option(fc.record({ netOre: ore, otherOre: ore, feeOre: ore })),
          })
          .map(({ bankOre, ...b }) => ({
            ...noFacts,
            ...a,
            ...b,
            bankOre: b.hasCredit ? bankOre : 0,
            feeOre: b.hasCredit ? b.feeOre : 0,
            expectedOre: a.failedOre + a.waitingOre + a.paidElsewhereOre + a.onTime,
            paidOre: a.onTime + a.fromElsewhereOre,
          })),
      );
    fc.assert(
      fc.property(facts, (one) => {
        const result = reconciledDay(one);
        const sum = result.differences.reduce((total, { amountOre }) => total + amountOre, 0);
        assert.equal(result.expectedOre + sum, result.bankOre);
        const otherOre = (one.settled?.otherOre ?? 0) - one.returnedOre;
        assert.equal(result.openOre, result.bankOre - (result.providerOre + otherOre - result.feeOre));
      }),
    );
  });

  test('a month is the sum of its days', () => {
    const one = day({ expectedOre: 1, paidOre: 2, feeOre: 3, bankOre: 4, hasCredit: true });
    assert.deepEqual(totalOf([one, one]), {
      expectedOre: 2,
      providerOre: 4,
      feeOre: 6,
      bankOre: 8,
      openOre: 2 * one.openOre,
    });
  });
});
