import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import Fastify from 'fastify';
import { measuringAddress, measuringCookie, measuringTextVersion } from '#contract/visit-measuring.ts';
import { serveMeasuringPage } from '#server/platform/http/measuring-page.ts';
import { pageSecurityPolicy, setSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { observatoryScore, policyFindings } from './e2e/support/policy-score.ts';

const policy = pageSecurityPolicy({
  scripts: ["'sha256-abcdefgh='"],
  styles: [],
  connectTo: ['https://login.example'],
  frameAncestors: 'none',
});
const headers = {
  'content-security-policy': policy,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const without = (name: keyof typeof headers) => {
  const { [name]: _gone, ...rest } = headers;
  return rest as Record<string, string>;
};

describe('the yardsticks of headers', () => {
  test('what we send on a page: 130 and nothing found', () => {
    assert.equal(observatoryScore(headers), 130);
    assert.deepEqual(policyFindings(policy), []);
  });

  test('the frame in which visits are measured, as well', async () => {
    const app = Fastify();
    await setSecurityHeaders(app);
    serveMeasuringPage(app, { scripts: ['https://tags.example/gtm.js?id=GTM-X'], pages: ['/'] });
    const cookie = `${measuringCookie}=yes.${measuringTextVersion}`;
    const answer = await app.inject({ url: `${measuringAddress}?side=/`, headers: { cookie } });
    await app.close();
    assert.equal(answer.statusCode, 200);
    const sent = answer.headers as Record<string, string>;
    assert.equal(observatoryScore(sent), 130);
    assert.deepEqual(policyFindings(sent['content-security-policy'] ?? ''), []);
  });

  test('each header counts', () => {
    assert.equal(observatoryScore(without('content-security-policy')), 55);
    assert.equal(observatoryScore(without('strict-transport-security')), 80);
    assert.equal(observatoryScore(without('x-content-type-options')), 125);
    assert.equal(observatoryScore(without('referrer-policy')), 125);
    assert.equal(observatoryScore(without('cross-origin-resource-policy')), 120);
  });

  test('a policy that lets more in is found out', () => {
    const wider = (change: string) => policy.replace("script-src 'self'", `script-src ${change}`);
    const inline = wider("'self' 'unsafe-inline'").replace(" 'sha256-abcdefgh='", '');
    assert.deepEqual(policyFindings(inline), ["script-src has 'unsafe-inline'"]);
    assert.ok(observatoryScore({ ...headers, 'content-security-policy': inline }) < 90);
    assert.deepEqual(policyFindings(wider("'self' https:")), ['script-src is open: https:']);
    assert.deepEqual(policyFindings(policy.replace("base-uri 'none'; ", '')), ['base-uri is missing']);
    assert.deepEqual(policyFindings(policy.replace("default-src 'none'", "default-src 'self'")), [
      'object-src lets plug-ins in',
    ]);
    assert.deepEqual(policyFindings(`${policy}; reflected-xss block`), ['reflected-xss is deprecated']);
  });
});
