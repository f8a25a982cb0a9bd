/** Vipps MobilePay over HTTP: Recurring v3, ePayment v1 and Webhooks v1 (guides at developer.vippsmobilepay.com). */
import type * as z from 'zod/mini';
import type { Frequency } from '#contract/giving-values.ts';
import {
  type AgreementTerms,
  type Vipps,
  type VippsCharge,
  type VippsMovement,
  VippsRefusal,
  VippsUnavailable,
} from '#server/ports/vipps.ts';
import type { VippsAnswer, VippsCall, VippsHttp } from './vipps-http.ts';
import {
  AgreementAnswer,
  ChargeAnswer,
  ChargesAnswer,
  CreatedPayment,
  DraftedAgreement,
  PaymentAnswer,
  PaymentEventsAnswer,
  RegisteredWebhook,
  WebhooksAnswer,
} from './vipps-schemas.ts';

const recurring = '/recurring/v3/agreements';
const epayment = '/epayment/v1/payments';
const webhooks = '/webhooks/v1/webhooks';

const intervals: Record<Frequency, { unit: 'MONTH' | 'YEAR'; count: number }> = {
  monthly: { unit: 'MONTH', count: 1 },
  quarterly: { unit: 'MONTH', count: 3 },
  yearly: { unit: 'YEAR', count: 1 },
};

export function createVippsClient({ call }: VippsHttp): Vipps {
  const at = (...parts: string[]) => parts.map(encodeURIComponent).join('/');
  const charges = (agreementId: string, ...rest: string[]) =>
    `${recurring}/${at(agreementId, 'charges', ...rest)}`;

  /** @throws VippsUnavailable when the answer is not what was agreed: perhaps it is next time */
  async function read<S extends z.ZodMiniType>(schema: S, request: VippsCall): Promise<z.output<S>> {
    return parsed(schema, await call(request), request.path);
  }
  async function find<S extends z.ZodMiniType>(schema: S, path: string): Promise<z.output<S> | null> {
    try {
      return await read(schema, { method: 'GET', path });
    } catch (error) {
      if (error instanceof VippsRefusal && error.status === 404) return null;
      throw error;
    }
  }

  return {
    async draftAgreement({ key, externalId, terms, productName, returnUrl, agreementUrl }) {
      const drafted = await read(DraftedAgreement, {
        method: 'POST',
        path: recurring,
        key,
        body: {
          pricing: { type: 'LEGACY', amount: terms.amountOre, currency: 'NOK' },
          interval: intervals[terms.frequency],
          merchantRedirectUrl: returnUrl,
          merchantAgreementUrl: agreementUrl,
          productName,
          productDescription: terms.description,
          externalId,
        },
      });
      return { agreementId: drafted.agreementId, confirmationUrl: drafted.vippsConfirmationUrl };
    },

    async getAgreement(agreementId) {
      const answer = await read(AgreementAnswer, { method: 'GET', path: `${recurring}/${at(agreementId)}` });
      const { id, status, start, stop } = answer;
      return { id, status, startedAt: momentOf(start), stoppedAt: momentOf(stop) };
    },

    async updateAgreement(agreementId, key, terms: AgreementTerms) {
      await call({
        method: 'PATCH',
        path: `${recurring}/${at(agreementId)}`,
        key,
        body: {
          productDescription: terms.description,
          pricing: { amount: terms.amountOre },
          interval: { type: 'RECURRING', period: intervals[terms.frequency] },
        },
      });
    },

    async stopAgreement(agreementId, key) {
      await call({
        method: 'PATCH',
        path: `${recurring}/${at(agreementId)}`,
        key,
        body: { status: 'STOPPED' },
      });
    },

    async createCharge(agreementId, key, { id, amountOre, dueOn, retryDays, description }) {
      await call({
        method: 'POST',
        path: charges(agreementId),
        key,
        body: {
          amount: amountOre,
          due: dueOn,
          retryDays,
          description,
          transactionType: 'DIRECT_CAPTURE',
          orderId: id,
          externalId: id,
        },
      });
    },

    async listCharges(agreementId) {
      const all: VippsCharge[] = [];
      let continuation: string | null = null;
      do {
        const request: VippsCall = {
          method: 'GET',
          path: charges(agreementId),
          ...(continuation && { headers: { 'continuation-token': continuation } }),
        };
        const answer = await call(request);
        all.push(...parsed(ChargesAnswer, answer, request.path).map(chargeOf));
        continuation = answer.headers.get('continuation-token');
      } while (continuation);
      return all;
    },

    async findCharge(agreementId, chargeId) {
      const found = await find(ChargeAnswer, charges(agreementId, chargeId));
      return found && chargeOf(found);
    },

    async cancelCharge(agreementId, chargeId, key) {
      await call({ method: 'DELETE', path: charges(agreementId, chargeId), key });
    },

    async refundCharge(agreementId, chargeId, key, { amountOre, description }) {
      await call({
        method: 'POST',
        path: charges(agreementId, chargeId, 'refund'),
        key,
        body: { amount: amountOre, description },
      });
    },

    async createPayment(key, { reference, amountOre, description, returnUrl }) {
      const { redirectUrl } = await read(CreatedPayment, {
        method: 'POST',
        path: epayment,
        key,
        body: {
          amount: amountOf(amountOre),
          paymentMethod: { type: 'WALLET' },
          reference,
          userFlow: 'WEB_REDIRECT',
          returnUrl,
          paymentDescription: description,
        },
      });
      return { redirectUrl };
    },

    async findPayment(reference) {
      const path = `${epayment}/${at(reference)}`;
      const payment = await find(PaymentAnswer, path);
      if (!payment) return null;
      const events = await read(PaymentEventsAnswer, { method: 'GET', path: `${path}/events` });
      const reached = events.find(({ name }) => name === payment.state) ?? events.at(-1);
      return {
        reference,
        state: payment.state,
        capturedOre: payment.aggregate.capturedAmount.value,
        at: momentOf(reached?.timestamp) ?? new Date(0),
        movements: events.flatMap(paymentMovement),
      };
    },

    async capturePayment(reference, key, amountOre) {
      const path = `${epayment}/${at(reference, 'capture')}`;
      await call({ method: 'POST', path, key, body: { modificationAmount: amountOf(amountOre) } });
    },

    async refundPayment(reference, key, amountOre) {
      const path = `${epayment}/${at(reference, 'refund')}`;
      await call({ method: 'POST', path, key, body: { modificationAmount: amountOf(amountOre) } });
    },

    listWebhooks: async () => (await read(WebhooksAnswer, { method: 'GET', path: webhooks })).webhooks,

    registerWebhook: (url, events) =>
      read(RegisteredWebhook, { method: 'POST', path: webhooks, body: { url, events } }),

    async removeWebhook(id) {
      await call({ method: 'DELETE', path: `${webhooks}/${at(id)}` });
    },
  };
}

function parsed<S extends z.ZodMiniType>(schema: S, { body }: VippsAnswer, path: string): z.output<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const where = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new VippsUnavailable(`Vipps answered otherwise than agreed to ${path.split('/')[1]} (${where})`);
}

const amountOf = (value: number) => ({ currency: 'NOK', value });
const momentOf = (text: string | null | undefined) => (text ? new Date(text) : null);

const chargeOf = (answer: ChargeAnswer): VippsCharge => ({
  id: answer.id,
  agreementId: answer.agreementId,
  status: answer.status,
  amountOre: answer.amount,
  dueOn: answer.due.slice(0, 10),
  failure: answer.failureReason ?? null,
  movements: answer.history.flatMap(({ event, success, occurred, amount, idempotencyKey }) => {
    const kind = movementKind(event, success);
    return kind ? [movementOf(kind, amount, occurred, idempotencyKey)] : [];
  }),
});

function movementKind(event: ChargeAnswer['history'][number]['event'], success: boolean) {
  if (event === 'FAIL') return 'fail';
  if (event === 'CAPTURE' || event === 'RESERVE') {
    if (!success) return 'attempt';
    return event === 'CAPTURE' ? 'capture' : null;
  }
  if (!success) return null;
  return event === 'REFUND' ? 'refund' : event === 'CANCEL' ? 'cancel' : null;
}

function paymentMovement(event: PaymentEventsAnswer[number]): VippsMovement[] {
  const kind = ({ CAPTURED: 'capture', REFUNDED: 'refund' } as const)[event.name as 'CAPTURED'];
  return kind && event.success
    ? [movementOf(kind, event.amount.value, event.timestamp, event.idempotencyKey)]
    : [];
}

const movementOf = (
  kind: VippsMovement['kind'],
  amountOre: number,
  occurred: string,
  key: string | null | undefined,
): VippsMovement => ({ kind, amountOre, at: new Date(occurred), key: key || occurred });
