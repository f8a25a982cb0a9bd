/** What a webhook is about (Vipps Webhooks API guide). The rest of it is not read: Vipps itself is. */

export const vippsEvents = [
  'recurring.agreement-activated.v1',
  'recurring.agreement-rejected.v1',
  'recurring.agreement-stopped.v1',
  'recurring.agreement-expired.v1',
  'recurring.charge-reserved.v1',
  'recurring.charge-captured.v1',
  'recurring.charge-canceled.v1',
  'recurring.charge-refunded.v1',
  'recurring.charge-failed.v1',
  'recurring.charge-creation-failed.v1',
  'epayments.payment.aborted.v1',
  'epayments.payment.expired.v1',
  'epayments.payment.cancelled.v1',
  'epayments.payment.captured.v1',
  'epayments.payment.refunded.v1',
  'epayments.payment.authorized.v1',
  'epayments.payment.terminated.v1',
] as const;

/** `subject`: our id of the mandate or charge where Vipps tells it, else Vipps' own. */
export type MessageSubject = { kind: 'agreement' | 'charge' | 'payment'; subject: string };

/** @returns null for what is not understood: new kinds of messages are no fault */
export function subjectOf(body: Uint8Array): MessageSubject | null {
  let message: Record<string, unknown>;
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
    if (typeof parsed !== 'object' || parsed === null) return null;
    message = parsed as Record<string, unknown>;
  } catch {
    return null;
  }
  const text = (name: string) => {
    const value = message[name];
    return typeof value === 'string' && value.length > 0 && value.length <= 64 ? value : null;
  };
  const chargeId = text('chargeId');
  if (chargeId) return { kind: 'charge', subject: chargeId };
  const agreementId = text('agreementExternalId') ?? text('agreementId');
  if (agreementId) return { kind: 'agreement', subject: agreementId };
  const reference = text('reference');
  return reference ? { kind: 'payment', subject: reference } : null;
}
