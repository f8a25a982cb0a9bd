/** How Vipps answers, and how its subscriptions to webhooks are kept. */
import { randomUUID } from 'node:crypto';
import type { SimulatedProblem } from './vipps-conventions.ts';
import type { VippsWebhooks } from './vipps-webhooks.ts';
import { RegisterWebhook } from './vipps-wire.ts';

export type ApiRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: string;
};
export type ApiAnswer = { status: number; body: unknown };

const problems = 'https://developer.vippsmobilepay.com/docs/APIs/recurring-api/recurring-api-problems#';

export function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** As the gateway in front of Vipps answers. */
export const gateway = (status: number, message: string): ApiAnswer => ({
  status,
  body: { responseInfo: { responseCode: status, responseMessage: message }, result: { message } },
});

/** RFC 7807: Recurring names its problem in the type, ePayment in a code. */
export function problemAnswer({ status, id, field }: SimulatedProblem): ApiAnswer {
  const isCode = /^\d{4}$/.test(id);
  return {
    status,
    body: {
      type: isCode ? 'https://developer.vippsmobilepay.com/docs/APIs/epayment-api' : `${problems}${id}`,
      title: id,
      status,
      detail: id,
      traceId: randomUUID(),
      contextId: randomUUID(),
      extraDetails: isCode ? [{ name: 'ErrorCode', reason: id }] : field ? [{ field, text: id }] : [],
    },
  };
}

/** Webhooks have no idempotency key. */
export function manageWebhooks(request: ApiRequest, { subscriptions, subscribe }: VippsWebhooks): ApiAnswer {
  const id = /^\/webhooks\/v1\/webhooks\/([\w-]+)$/.exec(request.path)?.[1];
  if (request.method === 'DELETE' && id) return { status: subscriptions.delete(id) ? 204 : 404, body: null };
  if (request.path !== '/webhooks/v1/webhooks') return gateway(404, 'Resource not found');
  if (request.method === 'GET') {
    const shown = [...subscriptions.values()].map(({ id: key, url, events }) => ({ id: key, url, events }));
    return { status: 200, body: { webhooks: shown } };
  }
  const parsed = RegisterWebhook.safeParse(json(request.body));
  if (!parsed.success) return problemAnswer({ status: 400, id: 'validation-error', field: 'url' });
  const { id: subscribed, secret } = subscribe(parsed.data.url, parsed.data.events);
  return { status: 201, body: { id: subscribed, secret } };
}
