/** The identity provider fails: its keys and its discovery document cannot be fetched, or it has a new key. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createExternalSignIn, type DiscoveryCopy } from '#server/adapters/identity/external-sign-in.ts';
import type { KeyTimes } from '#server/adapters/identity/remote-keys.ts';
import { createAccessTokenVerifier } from '#server/adapters/identity/verify-access-token.ts';
import type { AccessTokenVerifier } from '#server/ports/access-token.ts';
import { createTestIssuer, type TestIssuer } from '../test-issuer.ts';
import type { TestPortal } from '../test-portal.ts';
import { until } from '../until.ts';
import { startFaultyProxy } from './faulty-proxy.ts';
import type { LocalNames } from './local-names.ts';
import type { SupplierTrial } from './supplier-trial.ts';

/** The issuer is asked again with each token: a test does not wait for ten minutes. */
const times = { freshMs: 0, cooldownMs: 0, pauseMs: 2_000 };

/** Keys and a discovery document over HTTP, behind a proxy; and the verifier of the portal. */
export async function startIdentitySupplier(issuer: TestIssuer, names: LocalNames, timeoutMs: number) {
  const keys = [...issuer.verifierConfig.jwks.keys];
  const server = createServer((request, response) => {
    const at = (path: string) => `${issuer.issuer}${path}`;
    const document = {
      issuer: issuer.issuer,
      jwks_uri: at('/keys'),
      authorization_endpoint: at('/authorize'),
      token_endpoint: at('/token'),
      end_session_endpoint: at('/logout'),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/keys' ? { keys } : document));
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const target = (server.address() as AddressInfo).port;
  const proxy = await startFaultyProxy({ name: 'identity', protocol: 'http', target, names });
  const keyTimes: Partial<KeyTimes> = { ...times, timeoutMs };
  const start = () =>
    createAccessTokenVerifier(
      { ...issuer.verifierConfig, jwks: `http://${proxy.host}/keys` },
      undefined,
      keyTimes,
    );
  const running = start();
  let started = start();
  const late = new Set<string>();
  return {
    proxy,
    keys,
    issuer,
    verifier: {
      verify: (token) => (late.has(token) ? started : running).verify(token),
    } satisfies AccessTokenVerifier,
    /** Forgets what a process that has just started knows. */
    restart() {
      started = start();
    },
    /** This token goes to the process that has just started, and not to the one that has run for long. */
    bringLate: (token: string) => void late.add(token),
    async close() {
      await proxy.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

export function createIdentityTrial(
  portal: TestPortal,
  supplier: Awaited<ReturnType<typeof startIdentitySupplier>>,
): SupplierTrial {
  const { proxy, keys, issuer } = supplier;
  const discoveryUrl = `http://${proxy.host}/.well-known/openid-configuration`;
  const config = { discoveryUrl, audience: 'x', clientId: 'x', scope: 'x', postLogoutRedirectUri: 'x' };
  let copied: string | null = null;
  const copy: DiscoveryCopy = {
    load: async () => copied,
    save: async (text) => {
      copied = text;
    },
  };
  /** The answer to somebody whose sign-in is of this moment: no token is known already. */
  const look = async (by = issuer, isStarted = false) => {
    const token = await by.tokenFor({ subject: 'a0000000-0000-4000-8000-00000000000f' });
    if (isStarted) supplier.bringLate(token);
    const { status, body } = await portal.call(null, 'GET /api/me', { token });
    return [status, (body as { code?: string }).code];
  };
  const refused = [503, 'SIGN_IN_UNAVAILABLE'];
  let rotated = issuer;
  return {
    proxy,
    async prepare() {
      await until('the keys are known', async () => (await look())[0] === 200);
      await createExternalSignIn(config, { copy, retryAfterMs: [] });
      rotated = await createTestIssuer(issuer.issuer);
    },
    async meet() {
      // Who is signed in goes on, with the keys that were known; a new key is no fault of the token.
      assert.deepEqual(await look(), [200, undefined]);
      assert.deepEqual(await look(rotated), refused);
      await createExternalSignIn(config, { copy, retryAfterMs: [] });
      await assert.rejects(createExternalSignIn(config, { retryAfterMs: [] }), /discovery document/);
      supplier.restart();
      assert.deepEqual(await look(issuer, true), refused);
      const before = proxy.asked();
      const answers = await Promise.all(Array.from({ length: 20 }, () => look(issuer, true)));
      for (const answer of answers) assert.deepEqual(answer, refused);
      assert.ok(proxy.asked() - before <= 2, `asked ${proxy.asked() - before} times for 20 requests`);
    },
    async heal() {
      keys.push(...rotated.verifierConfig.jwks.keys);
      await until('a token is taken', async () => (await look(issuer, true))[0] === 200);
      await until('the new key is known', async () => (await look(rotated))[0] === 200);
    },
    effects: () => [1],
  };
}
