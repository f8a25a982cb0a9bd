/**
 * What goes over the wire at Vipps: the bodies that it takes, strictly, and what it answers. Agrees with the public
 * OpenAPI files of Recurring v3, ePayment v1 and Webhooks v1; unknown fields are refused, as Vipps does.
 */
import * as z from 'zod/mini';
import type { SimulatedAgreement, SimulatedCharge, SimulatedPayment } from './vipps-objects.ts';

/** http only to this machine: the real one takes https alone. */
const Url = z.url().check(
  z.maxLength(1024),
  z.refine((text) => /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//.test(text)),
);
const ExternalId = z.string().check(z.minLength(1), z.maxLength(64));
const Period = z.strictObject({
  unit: z.enum(['YEAR', 'MONTH', 'WEEK', 'DAY']),
  count: z.int().check(z.minimum(1), z.maximum(31)),
});
const AmountOre = z.int().check(z.minimum(100));

export const DraftAgreement = z.strictObject({
  pricing: z.strictObject({
    type: z.optional(z.enum(['LEGACY'])),
    amount: AmountOre,
    currency: z.literal('NOK'),
  }),
  interval: Period,
  merchantRedirectUrl: Url,
  merchantAgreementUrl: Url,
  productName: z.string().check(z.minLength(1), z.maxLength(45)),
  productDescription: z.optional(z.string().check(z.maxLength(100))),
  phoneNumber: z.optional(z.string().check(z.regex(/^\d{10,15}$/))),
  externalId: z.optional(ExternalId),
  isApp: z.optional(z.boolean()),
  countryCode: z.optional(z.literal('NO')),
});

export const PatchAgreement = z
  .strictObject({
    productName: z.optional(z.string().check(z.minLength(1), z.maxLength(45))),
    productDescription: z.optional(z.string().check(z.maxLength(100))),
    merchantAgreementUrl: z.optional(Url),
    externalId: z.optional(ExternalId),
    status: z.optional(z.literal('STOPPED')),
    pricing: z.optional(z.strictObject({ amount: AmountOre })),
    interval: z.optional(z.strictObject({ type: z.literal('RECURRING'), period: Period })),
  })
  // An end stands alone.
  .check(z.refine((patch) => patch.status === undefined || Object.keys(patch).length === 1));

export const CreateCharge = z.strictObject({
  amount: AmountOre,
  description: z.string().check(z.minLength(1), z.maxLength(45)),
  due: z.iso.date(),
  retryDays: z.int().check(z.minimum(0), z.maximum(14)),
  transactionType: z.enum(['DIRECT_CAPTURE', 'RESERVE_CAPTURE']),
  type: z.optional(z.literal('RECURRING')),
  orderId: z.optional(z.string().check(z.regex(/^[a-zA-Z\d-]{1,50}$/))),
  externalId: z.optional(ExternalId),
});

export const RefundCharge = z.strictObject({
  amount: AmountOre,
  description: z.string().check(z.minLength(1)),
});
export const AcceptAgreement = z.strictObject({ phoneNumber: z.string().check(z.regex(/^\d{10,15}$/)) });

const Amount = z.strictObject({
  currency: z.literal('NOK'),
  value: z.int().check(z.minimum(100), z.maximum(65_000_000)),
});
export const CreatePayment = z.strictObject({
  amount: Amount,
  paymentMethod: z.strictObject({ type: z.literal('WALLET') }),
  reference: z.string().check(z.regex(/^[a-zA-Z0-9-]{8,50}$/)),
  userFlow: z.literal('WEB_REDIRECT'),
  returnUrl: Url,
  paymentDescription: z.string().check(z.minLength(3), z.maxLength(100)),
});
export const ModifyPayment = z.strictObject({ modificationAmount: Amount });
export const RegisterWebhook = z.strictObject({
  url: Url,
  events: z.array(z.string().check(z.regex(/^[a-z]+\.[a-z-]+[.a-z-]*\.v\d$/))).check(z.minLength(1)),
});

const seconds = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;

export const agreementOnWire = (agreement: SimulatedAgreement) => ({
  id: agreement.id,
  uuid: uuidOf(agreement.id),
  status: agreement.status,
  productName: agreement.productName,
  ...(agreement.productDescription !== null && { productDescription: agreement.productDescription }),
  pricing: { type: 'LEGACY', amount: agreement.amountOre, currency: 'NOK' },
  interval: { type: 'RECURRING', ...agreement.interval, text: '' },
  created: seconds(agreement.createdAt),
  start: agreement.startedAt && seconds(agreement.startedAt),
  stop: agreement.stoppedAt && seconds(agreement.stoppedAt),
  merchantAgreementUrl: agreement.agreementUrl,
  merchantRedirectUrl: agreement.redirectUrl,
  countryCode: 'NO',
  ...(agreement.externalId !== null && { externalId: agreement.externalId }),
  sub: null,
  userinfoUrl: null,
});

export const chargeOnWire = (charge: SimulatedCharge) => ({
  id: charge.id,
  agreementId: charge.agreementId,
  externalId: charge.externalId ?? '',
  amount: charge.amountOre,
  currency: 'NOK',
  description: charge.description,
  due: `${charge.dueOn}T00:00:00Z`,
  status: charge.status,
  retryDays: charge.retryDays,
  transactionId: charge.capturedOre ? '5001419121' : null,
  type: 'RECURRING',
  transactionType: charge.transactionType,
  failureReason: charge.failureReason,
  ...(charge.failureReason && { failureDescription: 'The charge failed' }),
  summary: {
    captured: charge.capturedOre,
    refunded: charge.refundedOre,
    cancelled: charge.status === 'CANCELLED' ? charge.amountOre : 0,
  },
  history: charge.history.map(({ event, amountOre, key, success, at }) => ({
    occurred: seconds(at),
    event,
    amount: amountOre,
    idempotencyKey: key,
    success,
  })),
});

const nok = (value: number) => ({ currency: 'NOK', value });

export const paymentOnWire = (payment: SimulatedPayment, redirectUrl: string) => ({
  reference: payment.reference,
  pspReference: uuidOf(payment.reference),
  state: payment.state,
  amount: nok(payment.amountOre),
  aggregate: {
    authorizedAmount: nok(payment.state === 'AUTHORIZED' ? payment.amountOre : 0),
    cancelledAmount: nok(0),
    capturedAmount: nok(payment.capturedOre),
    refundedAmount: nok(payment.refundedOre),
  },
  paymentMethod: { type: 'WALLET' },
  profile: {},
  redirectUrl,
});

export const paymentEventOnWire = (payment: SimulatedPayment, event: SimulatedPayment['events'][number]) => ({
  reference: payment.reference,
  pspReference: uuidOf(payment.reference),
  name: event.name,
  amount: nok(event.amountOre),
  timestamp: event.at.toISOString(),
  idempotencyKey: event.key,
  success: event.success,
});

/** The same for the same id; looks like a UUID of version 4. */
export function uuidOf(id: string): string {
  let hash = 0x811c9dc5;
  let hex = '';
  for (let round = 0; hex.length < 32; round += 1) {
    for (const sign of `${id}${round}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
    hex += hash.toString(16).padStart(8, '0');
  }
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}
