/**
 * Three sums that should be one: what was expected, what the rail says has come, and what the bank has; and what
 * explains each difference (bokføringsloven § 11; docs/rules/tax-and-books.md). Whole øre.
 */
import type { Difference } from '#contract/books-endpoints.ts';
import { addDays, bankDayFrom } from '#contract/values/bank-days.ts';

/** One day of one rail. */
export type DayFacts = {
  /** Asked for and due, not called off; and one-off gifts that came. */
  expectedOre: number;
  failedOre: number;
  failedCount: number;
  waitingOre: number;
  waitingCount: number;
  /** Due this day and paid on another, as asked for. */
  paidElsewhereOre: number;
  /** Paid this day and due on another, as paid. */
  fromElsewhereOre: number;
  otherDayCount: number;
  /** Paid on its day, more or less than was asked for. */
  otherAmountOre: number;
  /** Came with the payments of the day, and is no gift or not one yet. */
  unplacedOre: number;
  unplacedCount: number;
  notGiftsOre: number;
  paidOre: number;
  refundedOre: number;
  refundedCount: number;
  /** Paid back by a person in the bank, and in no statement we have. */
  refundUnseenOre: number;
  refundUnseenCount: number;
  /** Came in a payment that was no gift, and has been paid back by a person in the bank; and what no statement says. */
  returnedOre: number;
  returnedCount: number;
  returnUnseenOre: number;
  returnUnseenCount: number;
  feeOre: number;
  bankOre: number;
  hasCredit: boolean;
  /** What the settlement report says; null where there is none. */
  settled: { netOre: number; otherOre: number; feeOre: number } | null;
};

export type DayResult = {
  expectedOre: number;
  providerOre: number;
  feeOre: number;
  bankOre: number;
  openOre: number;
  differences: Difference[];
};

export const noFacts: DayFacts = {
  expectedOre: 0,
  failedOre: 0,
  failedCount: 0,
  waitingOre: 0,
  waitingCount: 0,
  paidElsewhereOre: 0,
  fromElsewhereOre: 0,
  otherDayCount: 0,
  otherAmountOre: 0,
  unplacedOre: 0,
  unplacedCount: 0,
  notGiftsOre: 0,
  paidOre: 0,
  refundedOre: 0,
  refundedCount: 0,
  refundUnseenOre: 0,
  refundUnseenCount: 0,
  returnedOre: 0,
  returnedCount: 0,
  returnUnseenOre: 0,
  returnUnseenCount: 0,
  feeOre: 0,
  bankOre: 0,
  hasCredit: false,
  settled: null,
};

/** Expected and all the differences together are what the bank has: nothing is left out, nothing is counted twice. */
export function reconciledDay(facts: DayFacts): DayResult {
  const { expectedOre, bankOre, settled } = facts;
  const toldOre = facts.paidOre - facts.refundedOre;
  const providerOre = settled?.netOre ?? toldOre;
  const feeOre = settled?.feeOre ?? facts.feeOre;
  const known: Difference[] = [
    { kind: 'failed', amountOre: -facts.failedOre, count: facts.failedCount },
    { kind: 'waiting', amountOre: -facts.waitingOre, count: facts.waitingCount },
    {
      kind: 'other-day',
      amountOre: facts.fromElsewhereOre - facts.paidElsewhereOre,
      count: facts.otherDayCount,
    },
    { kind: 'other-amount', amountOre: facts.otherAmountOre, count: null },
    { kind: 'refunded', amountOre: -facts.refundedOre, count: facts.refundedCount },
    { kind: 'rail-differs', amountOre: providerOre - toldOre, count: null },
    { kind: 'unplaced', amountOre: facts.unplacedOre, count: facts.unplacedCount },
    { kind: 'not-gifts', amountOre: settled?.otherOre ?? facts.notGiftsOre, count: null },
    { kind: 'returned', amountOre: -facts.returnedOre, count: facts.returnedCount },
    { kind: 'fee', amountOre: -feeOre, count: null },
  ];
  const explainedOre = known.reduce((sum, { amountOre }) => sum + amountOre, expectedOre);
  const leftOre = bankOre - explainedOre;
  // Money that should have gone out and has not: the bank has so much more.
  const unseenOre = leftOre >= facts.refundUnseenOre ? facts.refundUnseenOre : 0;
  const unreturnedOre = leftOre - unseenOre >= facts.returnUnseenOre ? facts.returnUnseenOre : 0;
  const open: Difference[] = [
    { kind: 'refund-not-seen', amountOre: unseenOre, count: unseenOre ? facts.refundUnseenCount : null },
    {
      kind: 'return-not-seen',
      amountOre: unreturnedOre,
      count: unreturnedOre ? facts.returnUnseenCount : null,
    },
    {
      kind: facts.hasCredit ? 'unexplained' : 'not-arrived',
      amountOre: leftOre - unseenOre - unreturnedOre,
      count: null,
    },
  ];
  return {
    expectedOre,
    providerOre,
    feeOre,
    bankOre,
    openOre: leftOre,
    differences: [...known, ...open].filter(({ amountOre, count }) => amountOre !== 0 || (count ?? 0) > 0),
  };
}

type Sums = Omit<DayResult, 'differences'>;
export const totalOf = (days: readonly Sums[]): Sums =>
  days.reduce<Sums>(
    (total, day) => ({
      expectedOre: total.expectedOre + day.expectedOre,
      providerOre: total.providerOre + day.providerOre,
      feeOre: total.feeOre + day.feeOre,
      bankOre: total.bankOre + day.bankOre,
      openOre: total.openOre + day.openOre,
    }),
    { expectedOre: 0, providerOre: 0, feeOre: 0, bankOre: 0, openOre: 0 },
  );

export type GiroCredit = { on: string; amountOre: number; isSeen: boolean };

/**
 * The bank's figure of a day of AvtaleGiro. What a person has typed has the last word, then the statement, then the OCR
 * file: a credit that the statement of its days does not hold has not come.
 * @param covered whether the statements we have cover a day
 * @returns those that count
 */
export const standingCredits = <T extends GiroCredit>(
  credits: readonly T[],
  given: { covered(on: string): boolean; hasTyped(on: string): boolean },
): T[] =>
  credits.filter(
    ({ on, isSeen }) =>
      isSeen || given.hasTyped(on) || !(given.covered(on) && given.covered(bankDayFrom(addDays(on, 1)))),
  );
