/**
 * Webhooks as Vipps sends them: signed, one after the other for each subscription, again when they are not taken.
 * And as they really come: twice, late, in another order, never.
 */
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { SimulatedEvent } from './vipps-objects.ts';
import { uuidOf } from './vipps-wire.ts';

export type Subscription = { id: string; url: string; events: string[]; secret: string };
export type SignedWebhook = { url: string; headers: Record<string, string>; body: string };
/** How messages go wrong. `hold`: they are kept until they are asked for. */
export type WebhookFaults = {
  hold: boolean;
  drop: number;
  duplicates: number;
  delayMs: number;
  shuffle: boolean;
};

const noFaults: WebhookFaults = { hold: false, drop: 0, duplicates: 0, delayMs: 0, shuffle: false };
/** ~2 s ×4, 60 s, 120 s, then each hour to attempt 29 (Vipps Webhooks API guide, retries). */
const waitSeconds = (attempt: number) => (attempt <= 4 ? 2 : attempt === 5 ? 60 : attempt === 6 ? 120 : 3600);
const attempts = 29;

export type VippsWebhooks = ReturnType<typeof createVippsWebhooks>;

export function createVippsWebhooks(needs: { now(): Date; merchantSerialNumber: string; random(): number }) {
  const subscriptions = new Map<string, Subscription>();
  const held: { url: string; secret: string; body: string }[] = [];
  const queues = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let faults = noFaults;

  function sign({ url, secret, body }: (typeof held)[number]): SignedWebhook {
    const { host, pathname, search } = new URL(url);
    const date = needs.now().toUTCString();
    const contentHash = createHash('sha256').update(body).digest('base64');
    const signature = createHmac('sha256', secret)
      .update(`POST\n${pathname}${search}\n${date};${host};${contentHash}`)
      .digest('base64');
    return {
      url,
      body,
      headers: {
        'content-type': 'application/json',
        host,
        'x-ms-date': date,
        'x-ms-content-sha256': contentHash,
        authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
      },
    };
  }

  async function deliver(message: (typeof held)[number]): Promise<void> {
    for (let attempt = 1; attempt <= attempts && !stopping.signal.aborted; attempt += 1) {
      const { url, headers, body } = sign(message);
      const { host: _host, ...sent } = headers;
      const signal = AbortSignal.any([AbortSignal.timeout(10_000), stopping.signal]);
      const response = await fetch(url, { method: 'POST', headers: sent, body, signal }).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok) return;
      await pause(waitSeconds(attempt) * 1000, stopping.signal);
    }
  }

  function send(message: (typeof held)[number], delayMs: number): void {
    const line = queues.get(message.url) ?? Promise.resolve();
    const work = async () => {
      if (delayMs) await pause(delayMs, stopping.signal);
      await deliver(message);
    };
    // Late ones do not hold up the others: then they come in another order.
    queues.set(message.url, delayMs ? Promise.all([line, work()]).then(() => {}) : line.then(work));
  }

  return {
    subscriptions,
    setFaults(wanted: Partial<WebhookFaults>) {
      faults = { ...noFaults, ...wanted };
    },

    subscribe(url: string, events: string[]): Subscription {
      const subscription = { id: randomUUID(), url, events, secret: randomBytes(64).toString('base64') };
      subscriptions.set(subscription.id, subscription);
      return subscription;
    },

    tell(event: SimulatedEvent): void {
      const body = JSON.stringify(webhookBody(event, needs.merchantSerialNumber));
      for (const { url, events, secret } of subscriptions.values()) {
        if (!events.includes(event.type)) continue;
        const message = { url, secret, body };
        if (faults.hold) held.push(message);
        else if (needs.random() >= faults.drop) {
          for (let copy = 0; copy <= faults.duplicates; copy += 1)
            send(message, faults.shuffle ? Math.floor(needs.random() * 2000) : faults.delayMs);
        }
      }
    },

    /**
     * What was held, signed now, and forgotten here.
     * @param share of the messages; the others are held until the next time
     */
    takeHeld(share = 1): SignedWebhook[] {
      const late = held.filter(() => needs.random() >= share);
      const taken = held.filter((message) => !late.includes(message));
      held.splice(0, held.length, ...late);
      return taken.map(sign);
    },

    async close() {
      stopping.abort();
      await Promise.allSettled(queues.values());
    },
  };
}

/** Resolves at once when it is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  timer.unref();
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

/** Recurring and ePayment each have their own fields (`events.md` of webhooks-api). */
export function webhookBody(event: SimulatedEvent, msn: string): object {
  const { type: eventType, at } = event;
  const occurred = at.toISOString();
  if ('agreement' in event) {
    const { agreement, actor } = event;
    return {
      agreementId: agreement.id,
      agreementUUID: uuidOf(agreement.id),
      agreementExternalId: agreement.externalId,
      eventType,
      occurred,
      actor,
      msn,
    };
  }
  if ('charge' in event) {
    const { charge } = event;
    return {
      agreementId: charge.agreementId,
      chargeId: charge.id,
      chargeExternalId: charge.externalId,
      transactionId: null,
      amount: charge.amountOre,
      currency: 'NOK',
      chargeType: 'RECURRING',
      amountCaptured: charge.capturedOre,
      amountCanceled: 0,
      amountRefunded: charge.refundedOre,
      failureReason: charge.failureReason,
      eventType,
      occurred,
      msn,
    };
  }
  const { payment, name } = event;
  return {
    msn,
    reference: payment.reference,
    pspReference: uuidOf(payment.reference),
    name,
    amount: { currency: 'NOK', value: payment.amountOre },
    timestamp: occurred,
    success: true,
  };
}
