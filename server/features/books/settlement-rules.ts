/** What a day of Vipps' ledger says, in sums. Whole øre. */

/** As the port gives them. */
type Entry = {
  kind: 'capture' | 'refund' | 'fee' | 'payout' | 'other';
  amountOre: number;
  reference: string;
};

export type SettledSums = {
  /** Of our charges. */
  capturedOre: number;
  /** Of our charges; more than nothing. */
  refundedOre: number;
  /** All else that changed the balance. */
  otherOre: number;
  /** What Vipps kept. */
  feeOre: number;
  /** What goes to the bank. */
  payoutOre: number;
  payoutReference: string | null;
};

/**
 * Everything in the ledger is in one of the sums: what changes the balance in a way that we do not know is `otherOre`.
 * @param isGift whether a reference is one of our charges
 */
export function settledSums(entries: readonly Entry[], isGift: (reference: string) => boolean): SettledSums {
  const sums: SettledSums = {
    capturedOre: 0,
    refundedOre: 0,
    otherOre: 0,
    feeOre: 0,
    payoutOre: 0,
    payoutReference: null,
  };
  for (const { kind, amountOre, reference } of entries) {
    if (kind === 'fee') sums.feeOre -= amountOre;
    else if (kind === 'payout') {
      sums.payoutOre -= amountOre;
      if (amountOre < 0) sums.payoutReference = reference || sums.payoutReference;
    } else if (kind === 'capture' && amountOre > 0 && isGift(reference)) sums.capturedOre += amountOre;
    else if (kind === 'refund' && amountOre < 0 && isGift(reference)) sums.refundedOre -= amountOre;
    else sums.otherOre += amountOre;
  }
  return sums;
}

/** How long back a report is looked for, the first time. */
export const firstReadDays = 62;

/** What a payout holds of one day. */
export type PayoutPart = { on: string; amountOre: number; feeOre: number };
export type Payout = {
  /** The day on which it was sent. */
  on: string;
  amountOre: number;
  reference: string | null;
  /** Of the days that it covers, oldest first; together the payout. */
  parts: PayoutPart[];
};

/**
 * A payout covers the days since the one before it: each has what was left of it when the fee had been kept. What the
 * days do not explain (a balance from before the first report) stands on the day of the payout.
 * @param days in any order; those without movement may be missing
 * @returns oldest first; the days after the last payout wait for the next
 */
export function payoutsOf(days: readonly (SettledSums & { on: string })[]): Payout[] {
  const payouts: Payout[] = [];
  let parts: PayoutPart[] = [];
  for (const day of days.toSorted((one, other) => one.on.localeCompare(other.on))) {
    const { on, feeOre, payoutOre, payoutReference } = day;
    const amountOre = day.capturedOre - day.refundedOre + day.otherOre - feeOre;
    if (amountOre !== 0 || feeOre !== 0) parts.push({ on, amountOre, feeOre });
    if (payoutOre <= 0) continue;
    const leftOre = parts.reduce((left, part) => left - part.amountOre, payoutOre);
    if (leftOre !== 0) {
      const own = parts.find((part) => part.on === on);
      if (own) own.amountOre += leftOre;
      else parts.push({ on, amountOre: leftOre, feeOre: 0 });
    }
    payouts.push({ on, amountOre: payoutOre, reference: payoutReference, parts });
    parts = [];
  }
  return payouts;
}
