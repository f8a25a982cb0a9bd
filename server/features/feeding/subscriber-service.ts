/** What the administrator does with other systems: each act is logged. */
import { randomUUID } from 'node:crypto';
import type { NewSubscriber, SubscriberDetails, SubscriberState } from '#contract/subscriber-endpoints.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Ports } from '#server/portal-ports.ts';
import { holdDelivery, listDeliveries, tryAtOnce } from './feed-delivery-repository.ts';
import {
  type FeedSubscriber,
  feedSubscriberJob,
  type SendDead,
  sendDeadJob,
} from './feed-delivery-service.ts';
import { lastPosition, positionBefore } from './feed-repository.ts';
import { isSubscriberUrl } from './feed-rules.ts';
import {
  addSubscriber,
  addSubscriberEvent,
  findSubscriber,
  holdSubscriber,
  listSubscriberEvents,
  listSubscribers,
  listUnacknowledged,
  replaceSecret,
  type SubscriberEventKind,
  type SubscriberSummary,
  setPosition,
  setState,
} from './subscriber-repository.ts';
import type { SubscriberSecrets } from './subscriber-secret-service.ts';

export type SubscriberService = ReturnType<typeof createSubscribers>;
type Act = { id: string; by: string };

const eventOfState: Record<SubscriberState, SubscriberEventKind> = {
  active: 'resumed',
  paused: 'paused',
  ended: 'ended',
};

function shown({ secretMadeAt, lastDeliveredAt, ...row }: SubscriberSummary) {
  const { secretSealed: _sealed, formerSecretSealed: _former, position: _position, ...subscriber } = row;
  return {
    ...subscriber,
    secretMadeAt: secretMadeAt.toISOString(),
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
  };
}

export function createSubscribers(needs: Pick<Ports, 'jobs' | 'origin'> & { secrets: SubscriberSecrets }) {
  const { jobs, origin, secrets } = needs;

  async function details(db: Database, id: string): Promise<SubscriberDetails> {
    const subscriber = (await listSubscribers(db)).find((one) => one.id === id);
    if (!subscriber) throw new Refusal('NOT_FOUND');
    const deliveries = await listDeliveries(db, id);
    return {
      subscriber: shown(subscriber),
      deliveries: deliveries.map((delivery) => ({
        id: delivery.id,
        changes: delivery.changes,
        createdAt: delivery.createdAt.toISOString(),
        attempts: delivery.attempts,
        state: delivery.deliveredAt ? 'delivered' : delivery.deadAt ? 'dead' : 'waiting',
        nextAttemptAt: delivery.nextAttemptAt?.toISOString() ?? null,
        deliveredAt: delivery.deliveredAt?.toISOString() ?? null,
        lastProblem: delivery.lastProblem,
      })),
      unacknowledged: (await listUnacknowledged(db, id)).map(({ subject, at }) => ({
        subject,
        at: at.toISOString(),
      })),
      events: (await listSubscriberEvents(db, id)).map(({ kind, by, at }) => ({
        kind,
        by,
        at: at.toISOString(),
      })),
    };
  }

  /** Those that are ended stay so. @throws Refusal NOT_FOUND */
  async function hold(tx: Transaction, id: string) {
    const subscriber = await holdSubscriber(tx, id);
    if (!subscriber || subscriber.state === 'ended') throw new Refusal('NOT_FOUND');
    return subscriber;
  }

  const feedNow = (tx: Transaction, subscriberId: string) =>
    jobs.enqueue<FeedSubscriber>(tx, feedSubscriberJob, { subscriberId }, 0, { of: subscriberId, ahead: 0 });

  return {
    details,
    list: async (db: Database) => (await listSubscribers(db)).map(shown),

    /** It is sent what changes from now on; those who are members already it asks for. @throws Refusal INVALID_INPUT */
    async add(tx: Transaction, added: NewSubscriber, by: string, now: Date) {
      const { name, purpose, mayWrite } = added;
      const url = added.url || null;
      const invalid = (field: string, code: 'INVALID' | 'TWICE') =>
        new Refusal('INVALID_INPUT', { fields: [{ path: `/${field}`, code }] });
      if (url !== null && !isSubscriberUrl(url, origin)) throw invalid('url', 'INVALID');
      if (mayWrite && purpose !== 'member-system') throw invalid('mayWrite', 'INVALID');
      const id = randomUUID();
      const { shown: secret, sealed } = secrets.make(id);
      const row = { id, name, purpose, url, mayWrite, secretSealed: sealed, at: now };
      if (!(await addSubscriber(tx, { ...row, position: await lastPosition(tx) })))
        throw invalid('name', 'TWICE');
      await addSubscriberEvent(tx, { subscriberId: id, kind: 'added', detail: purpose, by, at: now });
      return { clientId: id, secret };
    },

    /** @throws Refusal NOT_FOUND */
    async makeSecret(tx: Transaction, { id, by }: Act, now: Date) {
      await hold(tx, id);
      const { shown: secret, sealed } = secrets.make(id);
      await replaceSecret(tx, id, sealed, now);
      await addSubscriberEvent(tx, { subscriberId: id, kind: 'secret-made', detail: '', by, at: now });
      return { clientId: id, secret };
    },

    /** @throws Refusal NOT_FOUND */
    async setState(tx: Transaction, { id, by, state }: Act & { state: SubscriberState }, now: Date) {
      const subscriber = await hold(tx, id);
      if (subscriber.state !== state) {
        await setState(tx, id, state);
        await addSubscriberEvent(tx, {
          subscriberId: id,
          kind: eventOfState[state],
          detail: '',
          by,
          at: now,
        });
        if (state === 'active') await feedNow(tx, id);
      }
      return details(tx, id);
    },

    /** @throws Refusal NOT_FOUND */
    async replay(tx: Transaction, { id, by, since }: Act & { since: Date }, now: Date) {
      await hold(tx, id);
      const position = await positionBefore(tx, since);
      await setPosition(tx, id, position);
      const detail = String(position);
      await addSubscriberEvent(tx, { subscriberId: id, kind: 'replayed', detail, by, at: now });
      await feedNow(tx, id);
      return details(tx, id);
    },

    /** «Send igjen»: one that waits is tried at once, one that was given up too. @throws Refusal NOT_FOUND */
    async sendAgain(tx: Transaction, { id, by }: Act, now: Date): Promise<void> {
      const delivery = await holdDelivery(tx, id);
      if (!delivery || delivery.deliveredAt || !(await findSubscriber(tx, delivery.subscriberId)))
        throw new Refusal('NOT_FOUND');
      const { subscriberId } = delivery;
      await tryAtOnce(tx, id, now);
      await addSubscriberEvent(tx, { subscriberId, kind: 'sent-again', detail: id, by, at: now });
      if (delivery.deadAt) await jobs.enqueue<SendDead>(tx, sendDeadJob, { deliveryId: id });
      else await feedNow(tx, subscriberId);
    },
  };
}
