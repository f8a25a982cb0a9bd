/**
 * The portal as it is in production, behind a proxy with HTTPS: asked by the Observatory itself, redirect, preflight
 * and cookies with it. What each answer says in all the other journeys is measured by `page-headers.ts`.
 */
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';
import { findFreePort } from '../support/free-port.ts';
import { startHttpsFront } from '../support/https-front.ts';
import { observe, policyFindings } from './support/policy-score.ts';
import { expect, test as portalTest } from './support/portal-test.ts';

const test = portalTest.extend<object, { ports: { http: number; https: number } }>({
  ports: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from it
    async ({}, use) => use({ http: await findFreePort(), https: await findFreePort() }),
    { scope: 'worker' },
  ],
  environment: async ({ ports }, use) =>
    use({
      BROWSER_TEST_OF: 'serving by HTTPS',
      PUBLIC_ORIGIN: `https://localhost:${ports.https}`,
      PROXIES: '1',
    }),
});

test('the Observatory gives an A+ to pages, shells, missing pages and the sign-in', async ({
  origin,
  ports,
}) => {
  const front = await startHttpsFront(ports, Number(new URL(origin).port));
  const scoreOf = async (path: string) => {
    const retrieved = await retrieve('localhost', { httpPort: ports.http, httpsPort: ports.https, path });
    const { status, headers } = retrieved.responses.auto as {
      status: number;
      headers: Record<string, string>;
    };
    const findings = policyFindings(headers['content-security-policy'] ?? '');
    return { path, status, findings, ...observe(retrieved) };
  };
  try {
    for (const [path, status] of [
      ['/', 200],
      ['/personvern', 200],
      ['/home', 200],
      ['/finnes-ikke', 404],
      ['/500', 500],
      ['/id/finnes-ikke', 404],
    ] as const)
      expect(await scoreOf(path)).toEqual({
        path,
        status,
        findings: [],
        score: 130,
        grade: 'A+',
        faults: [],
      });

    // Leads on to the form of the sign-in, which sets cookies: `Secure`, `HttpOnly` and `SameSite` give five points.
    const config = await (await fetch(`https://localhost:${ports.https}/home`)).text();
    const { signIn } = JSON.parse(/id="config">(.*?)<\/script>/.exec(config)?.[1] ?? '') as {
      signIn: { authorityMetadata: string; clientId: string };
    };
    const { authorization_endpoint } = JSON.parse(signIn.authorityMetadata) as {
      authorization_endpoint: string;
    };
    const query = new URLSearchParams({
      client_id: signIn.clientId,
      response_type: 'code',
      scope: 'openid',
      state: 'x',
      nonce: 'x',
      redirect_uri: `https://localhost:${ports.https}/`,
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    });
    const form = `${new URL(authorization_endpoint).pathname}?${query}`;
    expect(await scoreOf(form)).toEqual({
      path: form,
      status: 200,
      findings: [],
      score: 135,
      grade: 'A+',
      faults: [],
    });
  } finally {
    front.stop();
  }
});
