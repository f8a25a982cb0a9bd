import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type ClaimSeen, type PaymentToPlace, placePayments } from './giro-match-rules.ts';

const agreement = { check: 'mod10', lengths: [13] } as const;
const [kid, otherKid, strangeKid] = ['1000000000017', '1000000000025', '1000000000033'] as const;
const claim = (chargeId: string, more: Partial<ClaimSeen> = {}): ClaimSeen => ({
  chargeId,
  kid,
  dueOn: '2026-12-21',
  amountOre: 25_000,
  isPaid: false,
  isRefunded: false,
  isCancelled: false,
  isPeriodTaken: false,
  ...more,
});
type Payment = PaymentToPlace & { isOurAccount: boolean };
const payment = (more: Partial<Payment> = {}): Payment => ({
  type: '15',
  kid,
  amountOre: 25_000,
  settledOn: '2026-12-21',
  isOurAccount: true,
  ...more,
});
const places = (payments: Payment[], ...claims: ClaimSeen[]) =>
  placePayments(payments, { claims, knownKids: new Set([kid, otherKid]), kid: agreement });
const placeOf = (more: Partial<Payment>, ...claims: ClaimSeen[]) => {
  const [place] = places([payment(more)], ...claims);
  return place?.kind === 'unmatched' ? place.reason : `${place?.kind} ${place?.chargeId}`;
};

describe('a payment that is booked by itself', () => {
  test('fits a claim of ours: number, amount and day', () => {
    assert.equal(placeOf({}, claim('a')), 'paid a');
    assert.equal(placeOf({ settledOn: '2026-12-28' }, claim('a')), 'paid a');
  });

  test('of several claims that fit, the newest that is not called off', () => {
    const older = claim('older', { dueOn: '2026-11-20' });
    assert.equal(placeOf({}, older, claim('newer')), 'paid newer');
    assert.equal(placeOf({}, claim('newer'), older), 'paid newer');
    assert.equal(placeOf({}, older, claim('newer', { isCancelled: true })), 'paid older');
  });

  test('a claim is paid once: a second payment needs another claim', () => {
    assert.deepEqual(places([payment(), payment()], claim('a'), claim('b', { dueOn: '2026-11-20' })), [
      { kind: 'paid', chargeId: 'a' },
      { kind: 'paid', chargeId: 'b' },
    ]);
    assert.deepEqual(places([payment(), payment()], claim('a'))[1], {
      kind: 'unmatched',
      reason: 'no-claim',
    });
    assert.equal(placeOf({}, claim('a', { isPaid: true })), 'no-claim');
  });

  test('a claim that was called off too late is paid, unless its period was given in another way', () => {
    assert.equal(placeOf({}, claim('a', { isCancelled: true })), 'paid a');
    assert.equal(placeOf({}, claim('a', { isCancelled: true, isPeriodTaken: true })), 'called-off');
    assert.equal(placeOf({}, claim('a', { isPeriodTaken: true })), 'paid a');
  });
});

describe('a payment that is left to a person', () => {
  test('says why: account, number, kind', () => {
    assert.equal(placeOf({ isOurAccount: false }, claim('a')), 'other-account');
    assert.equal(placeOf({ isOurAccount: false, amountOre: -25_000 }, claim('a')), 'other-account');
    assert.equal(placeOf({ kid: '' }, claim('a')), 'no-kid');
    assert.equal(placeOf({ kid: '1234567890123' }, claim('a')), 'bad-kid');
    assert.equal(placeOf({ kid: strangeKid }, claim('a')), 'unknown-kid');
    assert.equal(placeOf({ type: '10' }, claim('a')), 'not-avtalegiro');
  });

  test('another amount than the open claim’s, or no open claim', () => {
    assert.equal(placeOf({ amountOre: 24_999 }, claim('a')), 'other-amount');
    assert.equal(placeOf({ amountOre: 24_999 }, claim('a', { isCancelled: true })), 'no-claim');
    assert.equal(placeOf({ kid: otherKid }, claim('a')), 'no-claim');
    assert.equal(placeOf({ settledOn: '2026-12-20' }, claim('a')), 'no-claim');
    assert.equal(placeOf({}), 'no-claim');
  });
});

describe('money that goes back', () => {
  const back = { amountOre: -25_000 };

  test('is taken from a paid claim of that amount, once', () => {
    assert.equal(placeOf(back, claim('a', { isPaid: true })), 'refunded a');
    assert.deepEqual(places([payment(), payment(back), payment(back)], claim('a')), [
      { kind: 'paid', chargeId: 'a' },
      { kind: 'refunded', chargeId: 'a' },
      { kind: 'unmatched', reason: 'reversal' },
    ]);
  });

  test('is left to a person where nothing was paid, or it has gone back, or is another sum or day', () => {
    const paid = { isPaid: true };
    assert.equal(placeOf(back, claim('a')), 'reversal');
    assert.equal(placeOf(back, claim('a', { ...paid, isRefunded: true })), 'reversal');
    assert.equal(placeOf({ amountOre: -24_999 }, claim('a', paid)), 'reversal');
    assert.equal(placeOf({ ...back, settledOn: '2026-12-20' }, claim('a', paid)), 'reversal');
    assert.equal(placeOf({ ...back, kid: otherKid }, claim('a', paid)), 'reversal');
    assert.equal(placeOf({ ...back, settledOn: '2026-12-21' }, claim('a', paid)), 'refunded a');
  });
});
