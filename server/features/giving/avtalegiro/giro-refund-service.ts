/** Refunds of AvtaleGiro: promised at the desk, paid in the bank by a person, and recorded here once. */
import type { Transaction } from '#server/platform/database/database.ts';
import type { ChargeEvent } from '../ledger/gift-charge-rules.ts';
import type { GiftLedger } from '../ledger/gift-ledger-service.ts';
import { listRefundsToPay } from './giro-payment-repository.ts';

export type GiroRefunds = ReturnType<typeof createGiroRefunds>;

export const createGiroRefunds = ({ ledger }: { ledger: GiftLedger }) => ({
  /**
   * The money has gone back to the donor, who is told.
   * @param by.staffId null where the bank's own statement says it
   * @returns false where it is not promised, or has been said already
   */
  async paidBack(
    tx: Transaction,
    { giftId, key }: { giftId: string; key: string },
    { staffId, happenedAt, now }: { staffId: string | null; happenedAt: Date; now: Date },
  ): Promise<boolean> {
    const wanted = (await listRefundsToPay(tx, giftId)).find((one) => one.key === key);
    if (!wanted) return false;
    const event: ChargeEvent = {
      key: `refunded:${key}`,
      kind: 'refunded',
      amountOre: wanted.amountOre,
      failure: null,
      happenedAt,
      actor: staffId === null ? 'bank' : 'staff',
    };
    await ledger.recordCharges(
      tx,
      [{ chargeId: giftId, ...(staffId === null ? {} : { staffId }), events: [event] }],
      now,
    );
    return true;
  },
});
