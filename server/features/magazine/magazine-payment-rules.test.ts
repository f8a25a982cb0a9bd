import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type PayingReader,
  paidPeriod,
  pricesFor,
  renewalPrice,
  shownState,
  withdrawUntilOn,
} from './magazine-payment-rules.ts';

const prices = { paper: 39_000, digital: null };
const both = { paper: 39_000, digital: 19_000 };
const nobody: PayingReader = { isMember: false, channel: 'none', paidUntilOn: null, paidChannel: null };
const today = '2027-01-10';

describe('what the magazine costs each reader', () => {
  test('members nothing, others what the organisation says of each way', () => {
    assert.deepEqual(pricesFor(nobody, prices, today), { paper: 39_000, digital: null });
    assert.deepEqual(pricesFor({ ...nobody, isMember: true }, both, today), { paper: null, digital: null });
  });

  test('what is paid for is not paid twice, nor is what costs less; a dearer one is', () => {
    const paid = { ...nobody, channel: 'paper', paidUntilOn: '2027-01-10', paidChannel: 'paper' } as const;
    assert.deepEqual(pricesFor(paid, both, today), { paper: null, digital: null });
    assert.deepEqual(pricesFor({ ...paid, channel: 'digital', paidChannel: 'digital' }, both, today), {
      paper: 39_000,
      digital: null,
    });
    assert.deepEqual(pricesFor(paid, both, '2027-01-11'), both);
  });

  test('a reader who has it for free goes on so', () => {
    assert.equal(pricesFor({ ...nobody, channel: 'paper' }, both, today).paper, null);
    assert.equal(pricesFor({ ...nobody, channel: 'paper' }, both, today).digital, 19_000);
  });

  test('a year is from the first issue it brings; the next from the day after, through a leap day', () => {
    assert.deepEqual(paidPeriod(null, '2027-03-01', today), {
      startsOn: '2027-03-01',
      untilOn: '2028-02-29',
    });
    assert.deepEqual(paidPeriod(null, null, today), { startsOn: '2027-01-10', untilOn: '2028-01-09' });
    assert.deepEqual(paidPeriod(null, '2027-01-01', today), {
      startsOn: '2027-01-10',
      untilOn: '2028-01-09',
    });
    assert.deepEqual(paidPeriod('2028-02-29', '2027-03-01', today), {
      startsOn: '2028-03-01',
      untilOn: '2029-02-28',
    });
  });

  test('one more year is to be had when the first is soon out, and not before', () => {
    const paid = { ...nobody, channel: 'paper', paidUntilOn: '2027-03-11', paidChannel: 'paper' } as const;
    assert.equal(renewalPrice(paid, prices, '2027-01-09'), null);
    assert.equal(renewalPrice(paid, prices, '2027-01-10'), 39_000);
    assert.equal(renewalPrice(paid, prices, '2027-03-11'), 39_000);
    assert.equal(renewalPrice(paid, prices, '2027-03-12'), null);
    assert.equal(renewalPrice({ ...paid, isMember: true }, prices, '2027-03-11'), null);
    assert.equal(renewalPrice({ ...paid, channel: 'digital' }, prices, '2027-03-11'), null);
  });

  test('the right of withdrawal runs from the first copy; while none has come it has not begun', () => {
    assert.equal(withdrawUntilOn('2027-03-01', '2027-03-01', '2027-01-10'), '2027-03-15');
    assert.equal(withdrawUntilOn('2027-03-01', '2027-03-01', '2027-03-15'), '2027-03-15');
    assert.equal(withdrawUntilOn('2027-03-01', '2027-03-01', '2027-03-16'), null);
    assert.equal(withdrawUntilOn('2027-01-10', null, '2027-06-01'), '2027-06-15');
    assert.equal(withdrawUntilOn('2027-07-01', null, '2027-06-01'), '2027-07-15');
  });

  test('each end of a payment has its own word', () => {
    const ended = { state: 'ended', isRefundWanted: false } as const;
    for (const endedAs of ['cancelled', 'expired', 'failed'] as const)
      assert.equal(shownState({ ...ended, endedAs }), endedAs);
    assert.equal(shownState({ state: 'paid', endedAs: null, isRefundWanted: true }), 'refund-wanted');
    assert.equal(shownState({ state: 'refunded', endedAs: null, isRefundWanted: true }), 'refunded');
  });
});
