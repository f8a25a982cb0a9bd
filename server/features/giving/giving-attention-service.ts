/** What giving asks of a person on «Min side»: a payment that failed, never as a debt. */
import type { Attention } from '#contract/home-endpoints.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findFailedPayment } from './ledger/gift-charge-repository.ts';

export async function attentionToFailedPayment(db: Database, personId: string): Promise<Attention[]> {
  const on = await findFailedPayment(db, personId);
  return on ? [{ code: 'PAYMENT_FAILED', name: null, on }] : [];
}
