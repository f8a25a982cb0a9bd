/** The other systems of `trial:feed`, in a process of their own, and a second server that sends to them: told, killed and started again. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EndpointKey } from '#contract/endpoint.ts';
import type { FeedPurpose } from '#contract/register-feed.ts';
import { findFreePort } from '../test/support/free-port.ts';
import type { GivingStage } from '../test/support/giving-stage.ts';
import type { ConsumerOrder, CrashPoint, Subscription } from './feed-consumer.ts';
import type { FeedRound } from './feed-worker.ts';
import { type KillableProcess, startProcess } from './killable-process.ts';
import type { YearClock } from './year-clock.ts';

export type FeedSystem = Awaited<ReturnType<typeof startFeedSystem>>;
type Settings = { crash: CrashPoint | null; setsAside: boolean };
type Details = { deliveries: { id: string; state: string }[]; unacknowledged: unknown[] };

export async function startFeedSystem({ portal }: GivingStage, clock: YearClock, random: () => number) {
  const origin = `http://127.0.0.1:${await findFreePort()}`;
  await portal.app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
  const port = await findFreePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feed-'));
  const startConsumer = () =>
    startProcess('bench/feed-consumer.ts', [String(port), origin, path.join(folder, 'copies')]);
  const workerArgs = [portal.database.urls!.url, 'http://localhost:3000', portal.secret.toString('hex')];
  const startWorker = () => startProcess('bench/feed-worker.ts', workerArgs);
  let consumer: KillableProcess | null = await startConsumer();
  let worker = await startWorker();
  const kills = { ofSystem: 0, ofServer: 0 };
  const subscriptions: (Subscription & { purpose: FeedPurpose })[] = [];
  let settings: Settings = { crash: null, setsAside: false };
  /** How long the second server took last: it is killed somewhere before that. */
  let lastMs = 50;
  const urlOf = (name: string) => `http://127.0.0.1:${port}/${name}`;

  async function administer<T>(key: EndpointKey, request: object = {}): Promise<T> {
    const answer = await portal.call('vigdis', key, request);
    if (answer.status >= 300) throw new Error(`${key}: ${answer.status} ${answer.text}`);
    return answer.body as T;
  }
  async function tell<Answer>(order: ConsumerOrder): Promise<Answer> {
    if (consumer?.isGone()) {
      kills.ofSystem += 1;
      consumer = null;
    }
    if (!consumer) {
      consumer = await startConsumer();
      if (order.what !== 'set') await set();
    }
    return (await consumer.ask<Answer>(order, null))!;
  }
  const set = (changed: Partial<Settings> = {}) => {
    settings = { ...settings, ...changed };
    return tell({ what: 'set', now: clock.now().toISOString(), subscriptions, ...settings });
  };
  async function pass(minutes: number): Promise<void> {
    clock.pass(minutes * 60);
    if (consumer && !consumer.isGone()) await set();
  }

  /** By the second server, or by the portal and its jobs. @returns false where it was killed meanwhile */
  async function feed(by: 'server' | 'portal' | 'killed' = 'server'): Promise<boolean> {
    if (by === 'portal') {
      await portal.runJob('feed-subscribers');
      await clock.settle();
      return true;
    }
    const order: FeedRound = {
      at: clock.now().toISOString(),
      subscriberIds: subscriptions.filter(({ asks }) => !asks).map(({ clientId }) => clientId),
    };
    const begunAt = performance.now();
    const done = await worker.ask(order, by === 'killed' ? random() * lastMs : null);
    if (done) {
      lastMs = performance.now() - begunAt;
      return true;
    }
    kills.ofServer += 1;
    worker = await startWorker();
    return false;
  }

  async function subscribe(name: string, purpose: FeedPurpose, asks = false): Promise<void> {
    const url = asks ? '' : urlOf(name);
    const { clientId, secret } = await administer<{ clientId: string; secret: string }>(
      'POST /api/administration/subscribers',
      { body: { name, purpose, url, mayWrite: false } },
    );
    subscriptions.push({ name, purpose, clientId, secrets: [secret], asks });
    await set();
    await tell({ what: 'begin', name });
  }

  return {
    kills,
    subscriptions,
    administer,
    tell,
    set,
    pass,
    feed,
    subscribe,
    urlOf,
    details: (id: string) =>
      administer<Details>('GET /api/administration/subscribers/:id', { params: { id } }),
    isGone: () => consumer?.isGone() ?? true,
    /** Until it is told something. */
    async stop(): Promise<void> {
      await consumer!.end();
      consumer = null;
    },
    async end(): Promise<void> {
      await Promise.all([consumer?.end(), worker.end()]);
      fs.rmSync(folder, { recursive: true });
    },
  };
}
