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
    ...{ capturedOre: 0, refundedOre: 0, otherOre: 0, feeOre: 0, payoutOre: 0, payoutReference: null },
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
