/** Every security event is a line of the log, with the words that docs/operations.md explains, and holds no secrets. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { embeddedClient } from '#server/identity-provider/embedded-client.ts';
import { createLog } from '#server/platform/log.ts';
import { securityEvents } from '#server/platform/security-events.ts';
import { createCookieBrowser } from '../support/cookie-browser.ts';
import { startIdentityProvider, wrongCode } from '../support/identity-provider-fixture.ts';
import { enterCode, requestCode, signInForTokens, startSignIn } from '../support/sign-in.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

const seen = new Set<string>();
/** The events in some lines, which are remembered for the last test. */
function eventsIn(lines: readonly string[]): string[] {
  const events = lines.flatMap((line) => (JSON.parse(line) as { event?: string }).event ?? []);
  for (const event of events) seen.add(event);
  return events;
}

describe('security events', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal({ requestsPerMinute: 20 });
  });
  after(() => portal.close());

  async function during(work: () => Promise<unknown>): Promise<string[]> {
    const from = portal.lines.length;
    await work();
    return eventsIn(portal.lines.slice(from));
  }

  test('a refused token, a denied access, a limit and a forged message are one event each; what is served is none', async () => {
    assert.deepEqual(await during(() => portal.call('kari', 'GET /api/me')), []);
    assert.deepEqual(await during(() => portal.call(null, 'GET /api/me')), []);
    const forged = `${await portal.tokenOf('kari')}x`;
    assert.deepEqual(await during(() => portal.call(null, 'GET /api/me', { token: forged })), [
      'token.refused',
    ]);
    assert.deepEqual(await during(() => portal.call('kari', 'GET /api/staff/enquiries')), ['access.denied']);
    const flood = await during(async () => {
      for (let n = 0; n < 25; n += 1) await portal.call('ola', 'GET /api/me');
    });
    assert.deepEqual(flood, Array(5).fill('limit.reached'));
    const pages = await during(async () => {
      for (let n = 0; n < 101; n += 1)
        await portal.app.inject({ url: '/finnes-ikke', remoteAddress: '192.0.2.9' });
    });
    assert.deepEqual(pages, ['limit.reached']);
    const [line] = portal.lines.filter((one) => one.includes('"event":"token.refused"'));
    assert.ok(!line!.includes(forged) && JSON.parse(line!).reqId, line);
  });

  test('a webhook that is not signed', async () => {
    const { openGivingStage } = await import('../support/giving-stage.ts');
    const stage = await openGivingStage();
    try {
      const from = stage.portal.lines.length;
      const answer = await stage.portal.app.inject({ method: 'POST', url: '/webhooks/vipps', payload: '{}' });
      assert.equal(answer.statusCode, 401);
      assert.deepEqual(eventsIn(stage.portal.lines.slice(from)), ['message.forged']);
    } finally {
      await stage.close();
    }
  });

  test('signing in: right, wrong, too often, and out again', async () => {
    const lines: string[] = [];
    const f = await startIdentityProvider({ log: createLog((line) => void lines.push(line)) });
    const during = async (work: () => Promise<unknown>) => {
      const from = lines.length;
      await work();
      return eventsIn(lines.slice(from));
    };
    try {
      const identifier = 'hendelse@medlem.example';
      const signIn = () =>
        signInForTokens({ origin: f.origin, identifier, readCode: async () => f.codeFor(identifier) });
      assert.deepEqual(await during(signIn), ['sign-in.succeeded']);
      const browser = createCookieBrowser(f.origin);
      const signInAndOut = async () => {
        const { page } = await startSignIn(browser, f.origin);
        await requestCode(browser, page, identifier);
        await enterCode(browser, page, f.codeFor(identifier));
        const { body } = await browser.get(`/id/oauth2/v2.0/logout?client_id=${embeddedClient.clientId}`);
        const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(body) ?? [];
        const [, action = ''] = /action="([^"]+)"/.exec(body) ?? [];
        await browser.post(new URL(action).pathname, { xsrf, logout: 'yes' });
      };
      assert.deepEqual(await during(signInAndOut), ['sign-in.succeeded', 'sign-in.ended']);
      const { page } = await startSignIn(browser, f.origin);
      await requestCode(browser, page, identifier);
      const wrong = () => enterCode(browser, page, wrongCode(f.codeFor(identifier)));
      assert.deepEqual(await during(wrong), ['sign-in.failed']);
      const more = await during(async () => {
        for (let n = 0; n < 6; n += 1) await wrong();
      });
      assert.ok(more.includes('sign-in.limited'), String(more));
      for (const secret of [identifier, f.codeFor(identifier)])
        assert.ok(!lines.join('').includes(secret), secret);
    } finally {
      await f.stop();
    }
  });

  test('each word is explained, and each was seen here', () => {
    const page = readFileSync('docs/operations.md', 'utf8');
    const table = page.slice(page.indexOf('| `event` | When |'));
    const explained = [...table.slice(0, table.indexOf('\n\n')).matchAll(/^\| `([a-z.-]+)` \|/gm)]
      .map(([, word]) => word)
      .filter((word) => word !== 'event');
    assert.deepEqual(explained, [...securityEvents]);
    assert.deepEqual(
      securityEvents.filter((event) => !seen.has(event)),
      [],
    );
  });
});
