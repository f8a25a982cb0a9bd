/**
 * What Vipps answers, as far as we read it. Sources: the public OpenAPI files of Recurring v3 (commit 3f6ac6b of
 * vippsas/vipps-recurring-api), ePayment v1 and Webhooks v1.
 */
import * as z from 'zod/mini';

const Moment = z.iso.datetime({ offset: true });
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

export const DraftedAgreement = z.object({
  agreementId: z.string(),
  vippsConfirmationUrl: z.url({ protocol: /^https?$/ }),
});

export const AgreementAnswer = z.object({
  id: z.string(),
  status: z.enum(['PENDING', 'ACTIVE', 'STOPPED', 'EXPIRED']),
  start: maybe(Moment),
  stop: maybe(Moment),
});

const chargeStatuses = [
  'PENDING',
  'DUE',
  'PROCESSING',
  'RESERVED',
  'CHARGED',
  'PARTIALLY_CAPTURED',
  'FAILED',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const;

export const ChargeAnswer = z.object({
  id: z.string(),
  agreementId: z.string(),
  amount: z.int(),
  due: z.string().check(z.regex(/^\d{4}-\d\d-\d\d/)),
  status: z.enum(chargeStatuses),
  failureReason: maybe(
    z.enum(['user_action_required', 'charge_amount_too_high', 'non_technical_error', 'technical_error']),
  ),
  history: z.array(
    z.object({
      occurred: Moment,
      event: z.enum(['CREATE', 'RESERVE', 'CAPTURE', 'REFUND', 'CANCEL', 'FAIL']),
      amount: z.int(),
      idempotencyKey: maybe(z.string()),
      success: z.boolean(),
    }),
  ),
});
export type ChargeAnswer = z.infer<typeof ChargeAnswer>;
export const ChargesAnswer = z.array(ChargeAnswer);

const Amount = z.object({ currency: z.literal('NOK'), value: z.int() });

export const CreatedPayment = z.object({
  reference: z.string(),
  redirectUrl: z.url({ protocol: /^https?$/ }),
});

export const PaymentAnswer = z.object({
  reference: z.string(),
  state: z.enum(['CREATED', 'AUTHORIZED', 'ABORTED', 'EXPIRED', 'TERMINATED']),
  aggregate: z.object({ capturedAmount: Amount, refundedAmount: Amount }),
});

export const PaymentEventsAnswer = z.array(
  z.object({
    name: z.enum([
      'CREATED',
      'ABORTED',
      'EXPIRED',
      'CANCELLED',
      'CAPTURED',
      'REFUNDED',
      'AUTHORIZED',
      'TERMINATED',
    ]),
    amount: Amount,
    timestamp: Moment,
    idempotencyKey: maybe(z.string()),
    success: z.boolean(),
  }),
);
export type PaymentEventsAnswer = z.infer<typeof PaymentEventsAnswer>;

export const WebhooksAnswer = z.object({
  webhooks: z.array(z.object({ id: z.string(), url: z.string(), events: z.array(z.string()) })),
});
export const RegisteredWebhook = z.object({ id: z.string(), secret: z.string() });
