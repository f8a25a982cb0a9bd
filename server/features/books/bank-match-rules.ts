/**
 * Where an entry of a bank statement belongs: it says again what an OCR file has said, it is a payout that Vipps has
 * reported, or money of AvtaleGiro that a person has paid back. Only an exact match is placed automatically; the rest is for
 * the treasurer (docs/rules/tax-and-books.md). Whole øre.
 */
import { addDays } from '#contract/values/bank-days.ts';
import type { Payout } from './settlement-rules.ts';

export type LineToPlace = {
  id: string;
  account: string;
  bookedOn: string;
  amountOre: number;
  /** All that came with it. */
  words: string;
};
/** What an OCR file says the bank has credited; no entry has said the same yet. */
export type GiroCredit = { id: string; on: string; amountOre: number };
/** Money of AvtaleGiro that goes back, and that no entry has been found for. */
export type RefundToSee = {
  /** Null: a payment that was no gift; `key` is the payment then. */
  giftId: string | null;
  key: string;
  amountOre: number;
  wantedOn: string;
  /** When somebody said that it is paid; null: it is only promised. */
  paidOn: string | null;
  /** What is written on it in the bank: the receipt of the gift, or the archive reference of the payment. */
  reference: string | null;
};
export const refundKey = ({ giftId, key }: Pick<RefundToSee, 'giftId' | 'key'>): string =>
  `${giftId ?? 'payment'}:${key}`;
export type LinePlace =
  | { kind: 'giro'; creditIds: string[] }
  | { kind: 'payout'; payout: Payout }
  | { kind: 'refund'; refund: RefundToSee };

/** Later than this it is another sum that happens to be the same. */
const giroDays = 7;
const payoutDays = 14;
/** Said to be paid before or after the bank has booked it. */
const refundDays = 14;
const receiptPattern = /(?<![0-9A-Za-z])G-\d{4}-\d+(?![0-9A-Za-z])/;

type WhatCame = {
  giroAccount: string | null;
  credits: readonly GiroCredit[];
  payouts: readonly Payout[];
  refunds: readonly RefundToSee[];
};

/**
 * @param given.payouts that no entry has been found for
 * @returns of those that have found one; each sum of the others is used once
 */
export function placeLines(lines: readonly LineToPlace[], given: WhatCame): Map<string, LinePlace> {
  const credits = given.credits.toSorted((one, other) => one.on.localeCompare(other.on));
  const payouts = given.payouts.toSorted((one, other) => one.on.localeCompare(other.on));
  const used = new Set<string>();
  const places = new Map<string, LinePlace>();

  function giroOf(line: LineToPlace): LinePlace | null {
    if (line.account !== given.giroAccount) return null;
    const near = credits.filter(
      ({ id, on }) => !used.has(id) && on <= line.bookedOn && line.bookedOn <= addDays(on, giroDays),
    );
    const one = near.find(({ amountOre }) => amountOre === line.amountOre);
    if (one) return { kind: 'giro', creditIds: [one.id] };
    // Several assignments of one day may come in one sum.
    for (const ofDay of Map.groupBy(near, ({ on }) => on).values())
      if (ofDay.reduce((sum, { amountOre }) => sum + amountOre, 0) === line.amountOre)
        return { kind: 'giro', creditIds: ofDay.map(({ id }) => id) };
    return null;
  }

  function payoutOf(line: LineToPlace): LinePlace | null {
    const fitting = payouts.filter(
      ({ on, amountOre }) =>
        !used.has(on) &&
        amountOre === line.amountOre &&
        on <= line.bookedOn &&
        line.bookedOn <= addDays(on, payoutDays),
    );
    const named = fitting.find(({ reference }) => reference && hasNumber(line.words, reference));
    if (named) return { kind: 'payout', payout: named };
    // Without its number: only where the bank says whose it is, and nothing else could be meant.
    const isVipps = /\bvipps\b/i.test(line.words) && fitting.length === 1;
    const hasOther = payouts.some(({ reference }) => reference && hasNumber(line.words, reference));
    return isVipps && !hasOther ? { kind: 'payout', payout: fitting[0]! } : null;
  }

  /**
   * What is only promised has to be named by the number of its receipt: the donor is told that the money has gone back.
   * Said to be paid, it may also be the only one of its amount.
   */
  function refundOf(line: LineToPlace): LinePlace | null {
    if (line.account !== given.giroAccount || line.amountOre >= 0) return null;
    const fitting = given.refunds.filter(
      (refund) =>
        !used.has(refundKey(refund)) &&
        refund.amountOre === -line.amountOre &&
        refund.wantedOn <= line.bookedOn &&
        (refund.paidOn === null || areNear(refund.paidOn, line.bookedOn)),
    );
    const isNamed = ({ reference }: RefundToSee) => reference !== null && hasNumber(line.words, reference);
    const named = fitting.find(isNamed);
    if (named) return { kind: 'refund', refund: named };
    const hasOther = receiptPattern.test(line.words) || given.refunds.some(isNamed);
    if (fitting.length !== 1 || hasOther) return null;
    const [only] = fitting;
    const isAlone = !lines.some(
      (other) =>
        other.id !== line.id &&
        other.account === line.account &&
        other.amountOre === line.amountOre &&
        areNear(other.bookedOn, only!.paidOn ?? line.bookedOn),
    );
    return only!.paidOn !== null && isAlone ? { kind: 'refund', refund: only! } : null;
  }

  const inOrder = lines.toSorted(
    (one, other) => one.bookedOn.localeCompare(other.bookedOn) || one.id.localeCompare(other.id),
  );
  for (const line of inOrder) {
    if (line.amountOre === 0) continue;
    const place = payoutOf(line) ?? giroOf(line) ?? refundOf(line);
    if (!place) continue;
    places.set(line.id, place);
    for (const id of usedBy(place)) used.add(id);
  }
  return places;
}

function usedBy(place: LinePlace): string[] {
  if (place.kind === 'giro') return place.creditIds;
  return place.kind === 'payout' ? [place.payout.on] : [refundKey(place.refund)];
}

const areNear = (one: string, other: string): boolean =>
  addDays(one, -refundDays) <= other && other <= addDays(one, refundDays);

/** As a number of its own, and not as a part of another. */
const hasNumber = (words: string, number: string): boolean =>
  new RegExp(`(?<![0-9A-Za-z])${number.replace(/[^\w]/g, '\\$&')}(?![0-9A-Za-z])`).test(words);
