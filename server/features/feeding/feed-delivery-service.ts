/** Sends changes as signed webhooks (Standard Webhooks), in order, one at a time to each subscriber. */
import { createHmac, randomUUID } from 'node:crypto';
import { largestPage, type RegisterChange } from '#contract/register-api-endpoints.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Ports } from '#server/portal-ports.ts';
import {
  addDelivery,
  type DeliveryRow,
  findWaiting,
  holdDelivery,
  markDelivered,
  markFailed,
} from './feed-delivery-repository.ts';
import { nextAttempt } from './feed-rules.ts';
import { readChanges, takeUpChanges } from './feed-service.ts';
import {
  holdSubscriber,
  listFedIds,
  movePosition,
  type SubscriberRow,
  setState,
} from './subscriber-repository.ts';
import type { SubscriberSecrets } from './subscriber-secret-service.ts';

export const feedSubscriberJob = { name: 'feed-subscriber' };
export type FeedSubscriber = { subscriberId: string };
export const sendDeadJob = { name: 'send-dead-delivery', sends: true };
export type SendDead = { deliveryId: string };

type Ready = { subscriber: SubscriberRow; delivery: DeliveryRow; changes: RegisterChange[] };

export type Deliveries = ReturnType<typeof createDeliveries>;

/** The three headers that show who sent it, and when. Two signatures while a secret is being replaced. */
export function signatureHeaders(id: string, at: Date, body: string, secrets: readonly string[]) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

export function createDeliveries(
  needs: Pick<Ports, 'db' | 'clock' | 'jobs' | 'webhookSender' | 'origin'> & { secrets: SubscriberSecrets },
) {
  const { db, clock, jobs, webhookSender, origin, secrets } = needs;
  const allowsThisMachine = ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);

  /** What is in a delivery, as it is now. */
  async function contentOf(tx: Transaction, subscriber: SubscriberRow, delivery: DeliveryRow) {
    const { after, until } = delivery;
    const range = { after, until, limit: until - after };
    return (await readChanges(tx, subscriber, range, clock.now())).changes;
  }

  /** The delivery that waits, else one of what is new; null where nothing is to be sent now. */
  async function prepare(tx: Transaction, subscriberId: string): Promise<Ready | 'again' | null> {
    const now = clock.now();
    const subscriber = await holdSubscriber(tx, subscriberId);
    if (subscriber?.state !== 'active' || subscriber.url === null) return null;
    const delivery = await findWaiting(tx, subscriberId);
    if (delivery) {
      if (delivery.nextAttemptAt! > now) return null;
      return { subscriber, delivery, changes: await contentOf(tx, subscriber, delivery) };
    }
    const range = { after: subscriber.position, until: null, limit: largestPage };
    const { changes, position } = await readChanges(tx, subscriber, range, now);
    if (position === subscriber.position) return null;
    await movePosition(tx, subscriberId, position);
    if (!changes.length) return 'again';
    const added = { id: randomUUID(), subscriberId, after: subscriber.position, until: position };
    await addDelivery(tx, { ...added, changes: changes.length, at: now });
    return { subscriber, delivery: (await findWaiting(tx, subscriberId))!, changes };
  }

  /** @returns why it did not arrive; null where it did */
  async function send({ subscriber, delivery, changes }: Ready): Promise<string | null> {
    const now = clock.now();
    // All that was in it has been erased and acknowledged since.
    if (!changes.length) return null;
    const body = JSON.stringify({
      type: 'register.changes',
      timestamp: now.toISOString(),
      data: { changes },
    });
    const headers = signatureHeaders(delivery.id, now, body, secrets.openAll(subscriber, now));
    try {
      const { status } = await webhookSender.send({
        url: subscriber.url!,
        headers: { 'content-type': 'application/json', ...headers },
        body,
        allowsThisMachine,
      });
      if (status >= 200 && status < 300) return null;
      if (status === 410) await inTransaction(db, (tx) => setState(tx, subscriber.id, 'paused'));
      return `HTTP ${status}`;
    } catch (error) {
      return (error as Error).message;
    }
  }

  return {
    /** Everything that waits, until something does not arrive. Safe to run twice, and to be cut off anywhere. */
    async feed(subscriberId: string): Promise<void> {
      for (;;) {
        const ready = await inTransaction(db, (tx) => prepare(tx, subscriberId));
        if (ready === null) return;
        if (ready === 'again') continue;
        const problem = await send(ready);
        const { id, attempts } = ready.delivery;
        const at = clock.now();
        await inTransaction(db, (tx) =>
          problem === null
            ? markDelivered(tx, id, at)
            : markFailed(tx, id, { problem, nextAt: nextAttempt(attempts + 1, at), at }),
        );
        if (problem !== null) return;
      }
    },

    /** One that was given up, again. Out of order is harmless: every change has its position. */
    async sendDead(deliveryId: string): Promise<void> {
      const ready = await inTransaction(db, async (tx): Promise<Ready | null> => {
        const delivery = await holdDelivery(tx, deliveryId);
        if (!delivery?.deadAt) return null;
        const subscriber = await holdSubscriber(tx, delivery.subscriberId);
        if (subscriber?.state !== 'active' || !subscriber.url) return null;
        return { subscriber, delivery, changes: await contentOf(tx, subscriber, delivery) };
      });
      if (!ready) return;
      const problem = await send(ready);
      const at = clock.now();
      await inTransaction(db, (tx) =>
        problem === null
          ? markDelivered(tx, deliveryId, at)
          : markFailed(tx, deliveryId, { problem, nextAt: null, at }),
      );
    },

    /** Every minute: numbers what is new, and has each subscriber sent it. */
    async feedAll(): Promise<void> {
      await takeUpChanges(db, clock.now());
      const ids = await listFedIds(db);
      if (!ids.length) return;
      await inTransaction(db, async (tx) => {
        for (const subscriberId of ids)
          await jobs.enqueue<FeedSubscriber>(tx, feedSubscriberJob, { subscriberId }, 0, {
            of: subscriberId,
            ahead: 0,
          });
      });
    },
  };
}
