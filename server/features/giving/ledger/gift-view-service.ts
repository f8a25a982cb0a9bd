/** What is shown of gifts, to the donor and to member service. */
import type { Approval, Gift } from '#contract/giving-values.ts';
import type { GiftRow, StoredChargeEvent } from './gift-charge-repository.ts';

export type TaxReporting = Pick<NonNullable<Gift['receipt']>, 'isForTax' | 'lacksNumber'>;

/** @param tax whether what the donor gives is reported as things stand */
export function giftViews(
  charges: readonly GiftRow[],
  chargeEvents: readonly StoredChargeEvent[],
  tax: TaxReporting,
): Gift[] {
  const events = Map.groupBy(chargeEvents, ({ chargeId }) => chargeId);
  return charges.map((charge) => {
    const { receipt } = charge;
    const happened = events.get(charge.id) ?? [];
    const refunds = happened.filter(({ kind }) => kind === 'refunded');
    const { id, kind, agreementId, state, rail, amountOre, purposeId, dueOn, failure } = charge;
    return {
      id,
      kind,
      agreementId,
      state,
      rail,
      amountOre,
      purposeId,
      dueOn,
      failure,
      refundedOre: refunds.reduce((sum, refund) => sum + (refund.amountOre ?? 0), 0),
      paidAt: happened.find((event) => event.kind === 'paid')?.happenedAt.toISOString() ?? null,
      approval: state === 'waiting' ? approvalOf(charge.approvalUrl, charge.failedCalls) : null,
      receipt: receipt
        ? {
            number: receipt.number,
            issuedAt: receipt.issuedAt.toISOString(),
            donorName: receipt.donorName,
            organisationName: receipt.organisationName,
            organisationNumber: receipt.organisationNumber,
            isForTax: tax.isForTax,
            lacksNumber: tax.lacksNumber,
          }
        : null,
      refunds: refunds.map((refund) => ({
        amountOre: refund.amountOre ?? 0,
        at: refund.happenedAt.toISOString(),
      })),
    };
  });
}

/** Where a payment is approved in Vipps, as far as it is ready. */
export function approvalOf(url: string | null, failedCalls: number): Approval {
  if (url) return { state: 'ready', url };
  return { state: failedCalls > 0 ? 'unavailable' : 'preparing', url: null };
}
