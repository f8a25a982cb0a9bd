import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { payoutsOf, type SettledSums, settledSums } from './settlement-rules.ts';

const none: SettledSums = {
  capturedOre: 0,
  refundedOre: 0,
  otherOre: 0,
  feeOre: 0,
  payoutOre: 0,
  payoutReference: null,
};

describe('what a day of the ledger says', () => {
  const sums = (...entries: Parameters<typeof settledSums>[0]) =>
    settledSums(entries, (reference) => reference === 'ours');

  test('gifts, refunds, fees and payouts, each in its sum', () => {
    assert.deepEqual(
      sums(
        { kind: 'capture', amountOre: 25_000, reference: 'ours' },
        { kind: 'capture', amountOre: 10_000, reference: 'ours' },
        { kind: 'refund', amountOre: -4_000, reference: 'ours' },
        { kind: 'fee', amountOre: -700, reference: '' },
        { kind: 'payout', amountOre: -30_300, reference: 'P1' },
      ),
      {
        capturedOre: 35_000,
        refundedOre: 4_000,
        otherOre: 0,
        feeOre: 700,
        payoutOre: 30_300,
        payoutReference: 'P1',
      },
    );
  });

  test('all that we do not know is in the sum of the rest', () => {
    assert.deepEqual(
      sums(
        { kind: 'capture', amountOre: 1_000, reference: 'strange' },
        { kind: 'capture', amountOre: -200, reference: 'ours' },
        { kind: 'refund', amountOre: -30, reference: 'strange' },
        { kind: 'refund', amountOre: 4, reference: 'ours' },
        { kind: 'other', amountOre: -5_000, reference: 'ours' },
      ),
      { ...none, otherOre: 1_000 - 200 - 30 + 4 - 5_000 },
    );
  });

  test('a payout that came back has no reference of its own', () => {
    const sent = { kind: 'payout', amountOre: -500, reference: 'P1' } as const;
    const back = sums(sent, { kind: 'payout', amountOre: 500, reference: 'P2' });
    assert.deepEqual([back.payoutOre, back.payoutReference], [0, 'P1']);
    assert.equal(sums(sent, { ...sent, reference: '' }).payoutReference, 'P1');
  });
});

describe('the days that a payout covers', () => {
  test('those since the one before it, oldest first; the days after it wait', () => {
    const [first, second, ...more] = payoutsOf([
      {
        ...none,
        on: '2026-12-03',
        capturedOre: 5_000,
        feeOre: 100,
        payoutOre: 14_600,
        payoutReference: 'P1',
      },
      { ...none, on: '2026-12-01', capturedOre: 12_000, refundedOre: 2_000, otherOre: -50, feeOre: 250 },
      { ...none, on: '2026-12-02' },
      { ...none, on: '2026-12-04', capturedOre: 1_000, payoutOre: 1_000 },
      { ...none, on: '2026-12-05', capturedOre: 900 },
    ]);
    assert.deepEqual(first, {
      on: '2026-12-03',
      amountOre: 14_600,
      reference: 'P1',
      parts: [
        { on: '2026-12-01', amountOre: 9_700, feeOre: 250 },
        { on: '2026-12-03', amountOre: 4_900, feeOre: 100 },
      ],
    });
    assert.deepEqual([second?.on, second?.reference, second?.parts.length], ['2026-12-04', null, 1]);
    assert.deepEqual(more, []);
  });

  test('what the days do not explain is on the day of the payout', () => {
    const [withDay] = payoutsOf([{ ...none, on: '2026-12-01', capturedOre: 1_000, payoutOre: 1_500 }]);
    assert.deepEqual(withDay?.parts, [{ on: '2026-12-01', amountOre: 1_500, feeOre: 0 }]);
    const [without] = payoutsOf([
      { ...none, on: '2026-12-01', capturedOre: 1_000 },
      { ...none, on: '2026-12-02', payoutOre: 1_500 },
    ]);
    assert.deepEqual(without?.parts, [
      { on: '2026-12-01', amountOre: 1_000, feeOre: 0 },
      { on: '2026-12-02', amountOre: 500, feeOre: 0 },
    ]);
  });

  test('a day on which only the fee is left is a part too', () => {
    const [payout] = payoutsOf([
      { ...none, on: '2026-12-01', capturedOre: 100, feeOre: 100 },
      { ...none, on: '2026-12-02', capturedOre: 400, payoutOre: 400 },
    ]);
    assert.deepEqual(payout?.parts[0], { on: '2026-12-01', amountOre: 0, feeOre: 100 });
  });
});
