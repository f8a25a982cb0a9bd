/** Vipps' own books: what changed the balance of our ledger there, day by day. */

export type LedgerEntry = {
  /** `other`: whatever kind Vipps may add. What it does to the balance counts all the same. */
  kind: 'capture' | 'refund' | 'fee' | 'payout' | 'other';
  /** What it does to the balance, in øre: a capture is more, the rest mostly less. */
  amountOre: number;
  /** Ours for a payment, Vipps' own number for a payout; empty where there is none. */
  reference: string;
};

export type VippsSettlements = {
  /**
   * @param on Norwegian day, `YYYY-MM-DD`
   * @returns null while the day is not closed. Rejects with `VippsUnavailable` or `VippsRefusal`
   */
  readDay(on: string): Promise<LedgerEntry[] | null>;
};
