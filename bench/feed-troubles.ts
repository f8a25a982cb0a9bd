/** What goes wrong in a round of `trial:feed`, by its name. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { mostAttempts } from '#server/features/feeding/feed-rules.ts';
import type { GivingStage } from '../test/support/giving-stage.ts';
import type { FeedActs } from './feed-acts.ts';
import type { CrashPoint } from './feed-consumer.ts';
import type { FeedSystem } from './feed-system.ts';
import { isSmall } from './trial-size.ts';
import type { YearClock } from './year-clock.ts';
import type { YearPeople } from './year-people.ts';

type Needs = {
  stage: GivingStage;
  clock: YearClock;
  people: YearPeople;
  acts: FeedActs;
  system: FeedSystem;
  someActs: (number: number) => Promise<void>;
};

export function createFeedTroubles({ stage, clock, people, acts, system, someActs }: Needs) {
  const { db } = stage.portal;
  const { administer, details, feed, pass, set, subscriptions } = system;
  const counts = { sentAgain: 0, forged: 0 };
  const anyone = () => people.oneOf(subscriptions.filter(({ asks }) => !asks));

  /** Acts until something is sent at which it kills itself. */
  async function crashAt(crash: CrashPoint): Promise<void> {
    await set({ crash });
    for (let tries = 0; tries < 20 && !system.isGone(); tries += 1) {
      await someActs(1);
      await pass(1);
      await feed();
      await delay(50);
    }
    await set({ crash: null });
  }

  /** What goes wrong, after some acts and before all is well again. */
  const table: Record<string, () => Promise<void>> = {
    async 'all is well'() {
      await feed('portal');
    },
    async 'down for a day'() {
      await system.stop();
      const hours = isSmall ? 6 : 1;
      for (let hour = 0; hour < 24; hour += hours) {
        if (hour % 8 === 0) await someActs(1);
        await feed(hour % 12 ? 'server' : 'portal');
        await pass(60 * hours);
      }
    },
    'killed before it stores': () => crashAt('before'),
    'killed while it stores': () => crashAt('half'),
    'killed after it stored': () => crashAt('after'),
    async 'the server is killed'() {
      for (let kills = 0; kills < (isSmall ? 1 : 3); ) {
        await someActs(1);
        await pass(2);
        if (!(await feed('killed'))) kills += 1;
      }
    },
    async 'in another order, each twice'() {
      await set({ setsAside: true });
      for (let messages = 0; messages < 3; messages += 1) {
        await feed();
        await pass(2);
        await someActs(1);
        await acts.renameOne(['Alv', 'Brage', 'Dagny'][messages]!);
      }
      await feed();
      await set({ setsAside: false });
    },
    async 'everything again'() {
      const since = new Date(clock.now().getTime() - 20 * 86_400_000).toISOString();
      const params = { id: anyone().clientId };
      await administer('POST /api/administration/subscribers/:id/replays', { params, body: { since } });
      await set({ setsAside: true });
      await feed();
      await clock.settle();
      await set({ setsAside: false });
    },
    async 'a new secret'() {
      const one = anyone();
      const made = await administer<{ secret: string }>('POST /api/administration/subscribers/:id/secrets', {
        params: { id: one.clientId },
      });
      // It signs with both for a day.
      await feed();
      one.secrets = [made.secret];
      await set();
    },
    async 'given up'() {
      await acts.renameOne(people.oneOf(['Egil', 'Eskil', 'Even']));
      await system.stop();
      for (let tries = 0; tries < mostAttempts; tries += 1) {
        await feed();
        // A small run does not live through all of the three days.
        if (isSmall && tries === 2) {
          await sql`update register_delivery set attempts = ${mostAttempts - 2} where next_attempt_at is not null`.execute(
            db,
          );
          tries = mostAttempts - 3;
        }
        await pass(61);
      }
      await set();
      await someActs(1);
      await feed();
      for (const { clientId } of subscriptions) {
        const dead = (await details(clientId)).deliveries.filter(({ state }) => state === 'dead');
        for (const { id } of dead) {
          await administer('POST /api/administration/deliveries/:id/attempts', { params: { id } });
          counts.sentAgain += 1;
        }
      }
      await clock.settle();
    },
    /** Signed by somebody else. */
    async 'a forged message'() {
      const changes = [
        { position: 9e12, type: 'member.erased', subject: '100001', member: null, child: null },
      ];
      const answer = await fetch(system.urlOf(anyone().name), {
        method: 'POST',
        headers: {
          'webhook-id': 'forged',
          'webhook-timestamp': String(clock.now().getTime() / 1000),
          'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
        },
        body: JSON.stringify({ data: { changes } }),
      });
      if (answer.status !== 401) throw new Error(`a forged message: ${answer.status}`);
      counts.forged += 1;
      await feed();
    },
  };

  return { table, counts };
}
