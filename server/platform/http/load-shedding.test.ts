import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { isTurnedAway } from './load-shedding.ts';

const limits = { maxRequestsInFlight: 10, maxWaitingForDatabase: 20, maxEventLoopDelayMs: 0 };
const calm = { inFlight: 0, waiting: 0, isHeldUp: false };
const kinds = {
  api: '/api/enquiries/:id',
  signIn: '/id/*',
  webhook: '/webhooks/vipps',
  unsubscribe: '/avmelding/:code',
  page: '/home',
  liveness: '/healthz',
  readiness: '/readyz',
};
const turnedAway = (load: Partial<typeof calm>, most = limits) =>
  Object.entries(kinds)
    .filter(([, route]) => isTurnedAway(route, { ...calm, ...load }, most))
    .map(([kind]) => kind);

test('the API goes first, sign-in and webhooks after it, health checks never', () => {
  assert.deepEqual(turnedAway({ inFlight: 9, waiting: 19 }), []);
  assert.deepEqual(turnedAway({ inFlight: 10 }), ['api']);
  assert.deepEqual(turnedAway({ waiting: 20 }), ['api']);
  assert.deepEqual(turnedAway({ inFlight: 1000, waiting: 39 }), ['api']);
  assert.deepEqual(turnedAway({ waiting: 40 }), ['api', 'signIn', 'webhook', 'unsubscribe']);
  assert.deepEqual(turnedAway({ isHeldUp: true }), ['api', 'signIn', 'webhook', 'unsubscribe', 'page']);
});

test('0 is no limit', () => {
  const none = { maxRequestsInFlight: 0, maxWaitingForDatabase: 0, maxEventLoopDelayMs: 0 };
  assert.deepEqual(turnedAway({ inFlight: 1e6, waiting: 1e6 }, none), []);
});

describe('a portal with more requests than it takes on', () => {
  let portal: TestPortal;
  let authorization: string;
  before(async () => {
    portal = await openTestPortal({
      loadLimits: { maxRequestsInFlight: 8, maxWaitingForDatabase: 20 },
      streamTimes: { heartbeatMs: 60_000, lifetimeMs: 60_000 },
    });
    authorization = `Bearer ${await portal.tokenOf('kari')}`;
  });
  after(() => portal.close());

  /** Every connection is taken, so that what asks the database waits. @returns gives them back */
  async function takeDatabase(): Promise<() => void> {
    const { pool } = portal.database.server;
    const taken = await Promise.all(Array.from({ length: pool.options.max! }, () => pool.connect()));
    return () => {
      for (const connection of taken) connection.release();
    };
  }
  const readMe = () => portal.app.inject({ method: 'GET', url: '/api/me', headers: { authorization } });
  const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

  test('of forty at once eight are served and the others answered at once, and afterwards all are served', async () => {
    const giveBack = await takeDatabase();
    const refused: Awaited<ReturnType<typeof readMe>>[] = [];
    const others = Promise.withResolvers<void>();
    const all = Array.from({ length: 40 }, async () => {
      const answer = await readMe();
      if (answer.statusCode === 503 && refused.push(answer) === 32) others.resolve();
      return answer;
    });
    await others.promise;
    assert.equal((await portal.app.inject('/healthz')).statusCode, 200);
    giveBack();
    const answers = await Promise.all(all);
    assert.deepEqual(
      [200, 503].map((status) => statuses(answers).filter((one) => one === status).length),
      [8, 32],
    );
    for (const { headers, body } of refused) {
      assert.equal(headers['retry-after'], '3');
      assert.equal(headers['content-type'], 'application/problem+json; charset=utf-8');
      assert.equal(headers['cache-control'], 'no-store');
      assert.ok(headers['content-security-policy']);
      const { status, code, retryAfter } = JSON.parse(body);
      assert.deepEqual([status, code, retryAfter], [503, 'UNAVAILABLE', 3]);
    }
    assert.equal((await portal.app.inject('/readyz')).statusCode, 200);
    for (let n = 0; n < 40; n += 1) assert.equal((await readMe()).statusCode, 200);
  });

  test('while the API is turned away, a webhook is heard', async () => {
    const giveBack = await takeDatabase();
    const { pool } = portal.database.server;
    const waiting = Array.from({ length: 20 }, () => pool.query('select 1'));
    assert.equal((await readMe()).statusCode, 503);
    const unsigned = await portal.app.inject({ method: 'POST', url: '/avmelding/0', payload: '{}' });
    assert.equal(unsigned.statusCode, 401);
    waiting.push(...Array.from({ length: 20 }, () => pool.query('select 1')));
    const last = await portal.app.inject({ method: 'POST', url: '/avmelding/0', payload: '{}' });
    assert.deepEqual([last.statusCode, last.headers['retry-after']], [503, '3']);
    assert.match(last.body, /^Mange bruker Min side akkurat nå/);
    giveBack();
    await Promise.all(waiting);
  });

  test('streams of changes that are open are no requests in flight', async () => {
    const names = ['kari', 'ola', 'aud', 'liv'] as const;
    const streams = await Promise.all(
      [...names, ...names].map(async (name) =>
        portal.app.inject({
          method: 'GET',
          url: '/api/changes',
          payloadAsStream: true,
          headers: { authorization: `Bearer ${await portal.tokenOf(name)}` },
        }),
      ),
    );
    assert.deepEqual(new Set(statuses(streams)), new Set([200]));
    assert.equal((await readMe()).statusCode, 200);
    for (const stream of streams) stream.stream().destroy();
  });

  test('what is turned away is counted in the log, and has no line of its own', async () => {
    const giveBack = await takeDatabase();
    const waiting = Array.from({ length: 20 }, () => portal.database.server.pool.query('select 1'));
    const before = portal.lines.length;
    await readMe();
    giveBack();
    await Promise.all(waiting);
    assert.deepEqual(
      portal.lines.slice(before).filter((line) => line.includes('/api/me')),
      [],
    );
    await readMe();
    const lines = portal.lines.slice(before).filter((line) => line.includes('"/api/me"'));
    assert.equal(lines.length, 1);
    assert.match(lines[0]!, /"status":200/);
  });
});
