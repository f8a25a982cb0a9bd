/** Who is counted as one caller, and what a flood of requests does to everybody else. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import Fastify from 'fastify';
import { measuringTextVersion } from '#contract/visit-measuring.ts';
import { addressOf } from '#server/platform/http/caller-key.ts';
import { problemReplies } from '#server/platform/http/problem-reply.ts';
import { limitRequests } from '#server/platform/http/request-limits.ts';
import { createTroubleCounter } from '#server/platform/http/trouble-counter.ts';
import { createLog } from '#server/platform/log.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';

describe('one caller', () => {
  for (const [one, other, isSame] of [
    ['10.0.0.1', '::ffff:10.0.0.1', true],
    ['10.0.0.1', '::ffff:0a00:0001', true],
    ['10.0.0.1', '10.0.0.1:51234', true],
    ['10.0.0.1', '10.0.0.2', false],
    ['2001:db8::a', '2001:db8::b', true],
    ['2001:db8::a', '2001:db8::ffff:1:2:3', true],
    ['2001:db8:0:0:1::', '2001:0DB8::1', true],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '[2001:db8:1:2::7]:443', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['fe80::1%eth0', 'fe80::2%eth1', true],
  ] as const)
    test(`${one} and ${other} are ${isSame ? 'the same' : 'two'}`, () => {
      assert.equal(addressOf({ ip: one }) === addressOf({ ip: other }), isSame);
    });

  test('a connection that is gone has an address like any other', () => {
    for (const ip of [undefined, '', 'x', '1.2.3']) assert.equal(addressOf({ ip }), 'unknown');
  });
});

describe('a limit of ten requests a minute', () => {
  async function inPortal(work: (portal: TestPortal) => Promise<void>): Promise<void> {
    const portal = await openTestPortal({ requestsPerMinute: 10 });
    try {
      await work(portal);
    } finally {
      await portal.close();
    }
  }
  const times = async (count: number, ask: () => Promise<{ status: number }>) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n++) statuses.push((await ask()).status);
    return statuses;
  };
  const choice = { body: { choice: 'no', textVersion: measuringTextVersion } };

  test('is for the account, whatever token it comes with, and no other account waits', () =>
    inPortal(async (portal) => {
      const renewed = async () => portal.call('kari', 'GET /api/me', { token: await portal.tokenOf('kari') });
      assert.deepEqual(await times(10, renewed), Array(10).fill(200));
      const refused = await renewed();
      assert.deepEqual(
        [refused.status, (refused.body as { code?: string }).code],
        [429, 'TOO_MANY_REQUESTS'],
      );
      assert.ok(Number((refused.headers as Record<string, unknown>)['retry-after']) > 0);
      assert.equal((await portal.call('ola', 'GET /api/me')).status, 200);
    }));

  test('is for the address where the token is none of ours, however it is changed, and members at it are served', () =>
    inPortal(async (portal) => {
      const ask = () => portal.call(null, 'GET /api/me', { token: randomUUID() });
      assert.deepEqual(await times(14, ask), [...Array(10).fill(401), ...Array(4).fill(429)]);
      const header = async () => {
        const answer = await portal.app.inject({
          url: '/api/finnes-ikke',
          headers: { authorization: randomUUID() },
        });
        return { status: answer.statusCode };
      };
      assert.deepEqual(await times(3, header), [429, 429, 429]);
      assert.equal((await portal.call('kari', 'GET /api/me')).status, 200);
    }));

  test('is tighter for unauthenticated requests, and a valid token gives no new count', () =>
    inPortal(async (portal) => {
      const token = await portal.tokenOf('kari');
      assert.equal((await portal.call(null, 'POST /api/measuring-choices', choice)).status, 201);
      assert.equal((await portal.call(null, 'POST /api/measuring-choices', choice)).status, 429);
      assert.equal(
        (await portal.call(null, 'POST /api/measuring-choices', { ...choice, token })).status,
        429,
      );
      const kept = await portal.db.selectFrom('measuring_choice').select('choice').execute();
      assert.equal(kept.length, 1);
    }));

  test('the API document is written out once, and asking for it is counted', () =>
    inPortal(async (portal) => {
      const ask = async () => ({ status: (await portal.app.inject('/api/openapi.json')).statusCode });
      assert.deepEqual(await times(12, ask), [...Array(10).fill(200), 429, 429]);
    }));
});

test('pages, webhooks and the sign-in are counted by the route that was found, each by itself', async () => {
  const app = Fastify();
  await limitRequests(app, { perMinute: 10, signInPath: '/id' });
  for (const url of ['/', '/webhooks/x', '/id/*', '/api/x']) app.get(url, async () => 'ok');
  const served = async (url: string) => {
    for (let count = 0; ; count++) {
      const answer = await app.inject({ url, headers: { authorization: randomUUID() } });
      if (answer.statusCode === 429 || count === 200) {
        if (count < 200) assert.match(answer.body, /Vent et minutt/);
        return count;
      }
    }
  };
  assert.equal(await served('/'), 50);
  assert.equal(await served('/finnes-ikke'), 0);
  assert.equal(await served('/webhooks/x'), 100);
  assert.equal(await served('/id/oauth2/v2.0/authorize?a=1'), 2);
  assert.equal(await served('/id/oauth2/v2.0/authorize'), 0);
  assert.equal(await served('/%69d/discovery/v2.0/keys'), 10);
  assert.equal(await served('/id/discovery/v2.0/keys'), 0);
  assert.equal(await served('/api/x'), 200);
  await app.close();
});

test('five hundred requests that cannot be served are one line of the log, and a fault of ours is one each', async () => {
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line), { level: 'warn' });
  const troubles = createTroubleCounter(log, { intervalMs: 60_000 });
  const app = Fastify({ loggerInstance: log as never });
  app.setErrorHandler(problemReplies(troubles));
  const thrown = [
    { statusCode: 503, code: 'FST_UNDER_PRESSURE' },
    { statusCode: 503, code: 'FST_ERR_HANDLER_TIMEOUT' },
    { statusCode: 400, code: 'ECONNRESET' },
    { code: 'ECONNREFUSED' },
  ];
  app.get<{ Params: { n: string } }>('/busy/:n', async ({ params }) => {
    throw Object.assign(new Error('busy'), thrown[Number(params.n) % thrown.length]);
  });
  app.get('/fault', async () => {
    throw new TypeError('ours');
  });
  for (let n = 0; n < 500; n++) assert.ok([400, 503].includes((await app.inject(`/busy/${n}`)).statusCode));
  assert.deepEqual(lines, []);
  troubles.stop();
  const [line, ...more] = lines.map((one) => JSON.parse(one));
  assert.deepEqual(more, []);
  assert.deepEqual(line.counts, {
    FST_UNDER_PRESSURE: 125,
    FST_ERR_HANDLER_TIMEOUT: 125,
    ECONNREFUSED: 125,
  });
  assert.equal((await app.inject('/fault')).statusCode, 500);
  assert.match(lines[1] ?? '', /"level":"error".*ours/);
  await app.close();
});
