/** The HTTP API of Vipps: who may call, idempotency, the routes. Strict: what the real one refuses is refused here. */
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import {
  type ApiAnswer,
  type ApiRequest,
  gateway,
  json,
  manageWebhooks,
  problemAnswer,
} from './vipps-answers.ts';
import { SimulatedRefusal } from './vipps-conventions.ts';
import type { VippsMachine } from './vipps-machine.ts';
import { type Ledger, reportAnswer } from './vipps-report-api.ts';
import type { VippsWebhooks } from './vipps-webhooks.ts';
import {
  AcceptAgreement,
  agreementOnWire,
  CreateCharge,
  CreatePayment,
  chargeOnWire,
  DraftAgreement,
  ModifyPayment,
  PatchAgreement,
  paymentEventOnWire,
  paymentOnWire,
  RefundCharge,
  uuidOf,
} from './vipps-wire.ts';

export type SalesUnit = {
  clientId: string;
  clientSecret: string;
  subscriptionKey: string;
  merchantSerialNumber: string;
};

type Handler = (input: { ids: string[]; request: ApiRequest; key: string; body: unknown }) => ApiAnswer;
type Route = {
  method: string;
  path: RegExp;
  /** Null: nothing is changed, so no key is needed. */
  body: z.ZodMiniType | 'none' | null;
  handle: Handler;
};

const tokenHours = 1;

/** @param needs.origin where the approval pages are */
export function createVippsApi(needs: {
  machine: VippsMachine;
  webhooks: VippsWebhooks;
  unit: SalesUnit;
  now(): Date;
  paysOut: Ledger['paysOut'];
  origin(): string;
}) {
  const { machine, webhooks, unit, now } = needs;
  const tokens = new Map<string, number>();
  const answers = new Map<string, { content: string; answer: ApiAnswer }>();
  const approvalUrl = (kind: 'agreement' | 'payment', token: string) =>
    `${needs.origin()}/approve/${kind}?token=${token}`;

  const is = (headers: ApiRequest['headers'], name: string, expected: string) => headers[name] === expected;

  function giveToken({ headers }: ApiRequest): ApiAnswer {
    const isKnown =
      is(headers, 'client_id', unit.clientId) &&
      is(headers, 'client_secret', unit.clientSecret) &&
      is(headers, 'ocp-apim-subscription-key', unit.subscriptionKey);
    if (!isKnown) return gateway(401, 'Unauthorized');
    const token = randomUUID();
    const endsAt = now().getTime() + tokenHours * 3_600_000;
    tokens.set(token, endsAt);
    const seconds = tokenHours * 3600;
    return {
      status: 200,
      body: {
        token_type: 'Bearer',
        expires_in: String(seconds),
        ext_expires_in: String(seconds),
        expires_on: String(Math.floor(endsAt / 1000)),
        not_before: '0',
        access_token: token,
        resource: '00000002-0000-0000-c000-000000000000',
      },
    };
  }

  function refusalOf({ headers }: ApiRequest): ApiAnswer | null {
    const token = /^Bearer (.+)$/.exec(String(headers.authorization ?? ''))?.[1] ?? '';
    if ((tokens.get(token) ?? 0) <= now().getTime()) return gateway(401, 'Unauthorized');
    if (!is(headers, 'ocp-apim-subscription-key', unit.subscriptionKey))
      return gateway(401, 'Access denied due to invalid subscription key.');
    if (!is(headers, 'merchant-serial-number', unit.merchantSerialNumber))
      return problemAnswer({ status: 403, id: 'not-authorized', field: null });
    return null;
  }

  const routes: Route[] = [
    route('POST', '/recurring/v3/agreements', DraftAgreement, ({ body }) => {
      const draft = body as z.output<typeof DraftAgreement>;
      const agreement = machine.draftAgreement({
        amountOre: draft.pricing.amount,
        interval: draft.interval,
        productName: draft.productName,
        productDescription: draft.productDescription ?? null,
        redirectUrl: draft.merchantRedirectUrl,
        agreementUrl: draft.merchantAgreementUrl,
        externalId: draft.externalId ?? null,
      });
      const { id: agreementId, token } = agreement;
      const vippsConfirmationUrl = approvalUrl('agreement', token);
      return {
        status: 201,
        body: { agreementId, uuid: uuidOf(agreementId), vippsConfirmationUrl, chargeId: null },
      };
    }),
    route('GET', '/recurring/v3/agreements', null, ({ request }) => {
      const found = machine.listAgreements(request.query.get('status') ?? 'ACTIVE');
      return { status: 200, body: found.map(agreementOnWire) };
    }),
    route('GET', '/recurring/v3/agreements/:id', null, ({ ids }) => ({
      status: 200,
      body: agreementOnWire(machine.getAgreement(ids[0]!)),
    })),
    route('PATCH', '/recurring/v3/agreements/:id', PatchAgreement, ({ ids, body }) => {
      const patch = body as z.output<typeof PatchAgreement>;
      machine.patchAgreement(ids[0]!, {
        isStop: patch.status === 'STOPPED',
        amountOre: patch.pricing?.amount,
        interval: patch.interval?.period,
        productName: patch.productName,
        productDescription: patch.productDescription,
      } as never);
      return { status: 204, body: null };
    }),
    route('PATCH', '/recurring/v3/agreements/:id/accept', AcceptAgreement, ({ ids }) => {
      machine.app.agreement(ids[0]!, 'approve');
      return { status: 204, body: null };
    }),
    route('POST', '/recurring/v3/agreements/:id/charges', CreateCharge, ({ ids, body, key }) => {
      const draft = body as z.output<typeof CreateCharge>;
      const { id: chargeId } = machine.createCharge(ids[0]!, {
        amountOre: draft.amount,
        description: draft.description,
        dueOn: draft.due,
        key,
        retryDays: draft.retryDays,
        transactionType: draft.transactionType,
        orderId: draft.orderId ?? null,
        externalId: draft.externalId ?? null,
      });
      return { status: 201, body: { chargeId } };
    }),
    route('GET', '/recurring/v3/agreements/:id/charges', null, ({ ids, request }) => ({
      status: 200,
      body: machine.listCharges(ids[0]!, request.query.get('status')).map(chargeOnWire),
    })),
    route('GET', '/recurring/v3/agreements/:id/charges/:id', null, ({ ids }) => ({
      status: 200,
      body: chargeOnWire(machine.getCharge(ids[0]!, ids[1]!)),
    })),
    route('DELETE', '/recurring/v3/agreements/:id/charges/:id', 'none', ({ ids, key }) => {
      machine.cancelCharge(ids[0]!, ids[1]!, key);
      return { status: 204, body: null };
    }),
    route('POST', '/recurring/v3/agreements/:id/charges/:id/refund', RefundCharge, ({ ids, body, key }) => {
      const { amount } = body as z.output<typeof RefundCharge>;
      machine.refundCharge(ids[0]!, ids[1]!, amount, key);
      return { status: 204, body: null };
    }),
    route('POST', '/epayment/v1/payments', CreatePayment, ({ body, key }) => {
      const draft = body as z.output<typeof CreatePayment>;
      const { reference, token } = machine.createPayment({
        reference: draft.reference,
        amountOre: draft.amount.value,
        key,
        returnUrl: draft.returnUrl,
        description: draft.paymentDescription,
      });
      return { status: 201, body: { redirectUrl: approvalUrl('payment', token), reference } };
    }),
    route('GET', '/epayment/v1/payments/:id', null, ({ ids }) => paymentAnswer(ids[0]!)),
    route('GET', '/epayment/v1/payments/:id/events', null, ({ ids }) => {
      const payment = machine.getPayment(ids[0]!);
      return { status: 200, body: payment.events.map((event) => paymentEventOnWire(payment, event)) };
    }),
    route('POST', '/epayment/v1/payments/:id/capture', ModifyPayment, ({ ids, body, key }) => {
      const { modificationAmount } = body as z.output<typeof ModifyPayment>;
      machine.movePayment(ids[0]!, 'capture', modificationAmount.value, key);
      return paymentAnswer(ids[0]!);
    }),
    route('POST', '/epayment/v1/payments/:id/refund', ModifyPayment, ({ ids, body, key }) => {
      const { modificationAmount } = body as z.output<typeof ModifyPayment>;
      machine.movePayment(ids[0]!, 'refund', modificationAmount.value, key);
      return paymentAnswer(ids[0]!);
    }),
    route('POST', '/epayment/v1/payments/:id/cancel', 'none', ({ ids }) => {
      machine.cancelPayment(ids[0]!);
      return paymentAnswer(ids[0]!);
    }),
    route('POST', '/epayment/v1/test/payments/:id/approve', 'none', ({ ids }) => {
      machine.app.payment(ids[0]!, 'approve');
      return { status: 200, body: {} };
    }),
  ];

  function paymentAnswer(reference: string): ApiAnswer {
    const payment = machine.getPayment(reference);
    return { status: 200, body: paymentOnWire(payment, approvalUrl('payment', payment.token)) };
  }

  function answer({ handle, body: schema }: Route, ids: string[], request: ApiRequest): ApiAnswer {
    try {
      if (schema === null) return handle({ ids, request, key: '', body: null });
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string' || !/^[^#?/\\]{1,40}$/.test(key))
        return problemAnswer({ status: 400, id: 'idempotency-key-header', field: null });
      const stored = answers.get(`${request.method} ${request.path} ${key}`);
      if (stored && stored.content !== request.body)
        return problemAnswer({ status: 409, id: 'idempotency-conflict', field: null });
      const made = stored?.answer ?? change({ handle, body: schema } as Route, ids, request, key);
      answers.set(`${request.method} ${request.path} ${key}`, { content: request.body, answer: made });
      return made;
    } catch (error) {
      if (error instanceof SimulatedRefusal) return problemAnswer(error.problem);
      throw error;
    }
  }

  function change(
    { handle, body: schema }: Route,
    ids: string[],
    request: ApiRequest,
    key: string,
  ): ApiAnswer {
    try {
      if (schema === 'none' || schema === null) return handle({ ids, request, key, body: null });
      if (!/^application\/json/.test(String(request.headers['content-type'])))
        return problemAnswer({ status: 415, id: 'unsupported-media-type', field: null });
      const parsed = schema.safeParse(json(request.body));
      if (parsed.success) return handle({ ids, request, key, body: parsed.data });
      const field = parsed.error.issues[0]?.path.join('.') ?? null;
      return problemAnswer({ status: 400, id: 'validation-error', field });
    } catch (error) {
      // A refusal is kept for the key, too.
      if (error instanceof SimulatedRefusal) return problemAnswer(error.problem);
      throw error;
    }
  }

  return {
    handle(request: ApiRequest): ApiAnswer {
      machine.work();
      if (request.method === 'POST' && request.path === '/accesstoken/get') return giveToken(request);
      const refusal = refusalOf(request);
      if (refusal) return refusal;
      if (request.path.startsWith('/webhooks/')) return manageWebhooks(request, webhooks);
      const report = request.method === 'GET' ? reportAnswer(request, needs) : null;
      if (report) return report;
      for (const candidate of routes) {
        const match = candidate.path.exec(request.path);
        if (match && candidate.method === request.method)
          return answer(candidate, match.slice(1).map(decodeURIComponent), request);
      }
      return gateway(404, 'Resource not found');
    },
  };
}

const route = (method: string, path: string, body: Route['body'], handle: Handler): Route => ({
  method,
  body,
  handle,
  path: new RegExp(`^${path.replaceAll(':id', '([^/]+)')}$`),
});
