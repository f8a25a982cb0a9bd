import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import Fastify from 'fastify';
import { measuringAddress, measuringCookie, measuringTextVersion } from '#contract/visit-measuring.ts';
import { serveMeasuringPage } from '#server/platform/http/measuring-page.ts';
import { pageSecurityPolicy, setSecurityHeaders } from '#server/platform/http/security-headers.ts';
import { observeAnswer, policyFindings } from './e2e/support/policy-score.ts';

const policy = pageSecurityPolicy({
  scripts: ["'nonce-abcdefghijklmnopqrstuv'", "'strict-dynamic'", "'sha256-abcdefgh='"],
  styles: [],
  connectTo: ['https://login.example'],
  frameAncestors: 'none',
});
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const html = '<!doctype html><script src="/a.js"></script>';
const scoreOf = (sent: Record<string, string>, cookies: string[] = []) =>
  observeAnswer({ headers: sent, html, cookies }).score;
const without = (name: keyof typeof headers) => {
  const { [name]: _gone, ...rest } = headers;
  return rest as Record<string, string>;
};

describe('the yardsticks of headers', () => {
  test('what we send on a page: 130, A+ and nothing found', () => {
    assert.deepEqual(observeAnswer({ headers, html }), { score: 130, grade: 'A+', faults: [] });
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
    assert.match(answer.body, /tags\.example\/gtm\.js/);
    const sent = answer.headers as Record<string, string>;
    assert.deepEqual(observeAnswer({ headers: sent, html: answer.body }).faults, []);
    assert.equal(observeAnswer({ headers: sent, html: answer.body }).score, 130);
    assert.deepEqual(policyFindings(sent['content-security-policy'] ?? ''), []);
  });

  test('each header counts', () => {
    assert.equal(scoreOf(without('content-security-policy')), 55);
    assert.equal(scoreOf(without('strict-transport-security')), 80);
    assert.equal(scoreOf(without('x-content-type-options')), 125);
    assert.equal(scoreOf(without('referrer-policy')), 125);
    assert.equal(scoreOf(without('cross-origin-resource-policy')), 120);
  });

  test('cookies and foreign scripts count', () => {
    assert.equal(scoreOf(headers, ['session=1; HttpOnly; Secure; SameSite=Lax']), 135);
    assert.equal(scoreOf(headers, ['session=1; HttpOnly; SameSite=Lax']), 120);
    assert.equal(scoreOf(headers, ['session=1; Secure; SameSite=Lax']), 70);
    const foreign = '<!doctype html><script src="https://tags.example/a.js"></script>';
    const { score, faults } = observeAnswer({ headers, html: foreign });
    assert.deepEqual([score, faults], [125, ['sri-not-implemented-but-external-scripts-loaded-securely']]);
  });

  test('a policy that lets more in is found out', () => {
    const wider = (change: string) =>
      policy.replace("'nonce-abcdefghijklmnopqrstuv' 'strict-dynamic' 'sha256-abcdefgh='", change);
    const found = (changed: string) => [
      ...new Set(policyFindings(changed).map((line) => line.split(': ')[0])),
    ];
    const inline = wider("'unsafe-inline'");
    assert.deepEqual(found(inline), ["script-src 'unsafe-inline'"]);
    assert.ok(scoreOf({ ...headers, 'content-security-policy': inline }) < 90);
    assert.deepEqual(found(wider("'self'")), ["script-src 'self'"]);
    assert.deepEqual(found(wider('https:')), ['script-src https:']);
    assert.deepEqual(found(wider("'nonce-abc'")), ["script-src 'nonce-abc'"]);
    // What browsers pass over beside 'strict-dynamic' is found as well: it only looks like a rule.
    assert.deepEqual(found(policy.replace("'strict-dynamic'", "'self' 'strict-dynamic'")), [
      "script-src 'self'",
    ]);
    assert.deepEqual(found(policy.replace("base-uri 'none'; ", '')), ['base-uri']);
    assert.deepEqual(found(policy.replace("default-src 'none'; ", '')), ['object-src']);
    assert.deepEqual(found(`${policy}; reflected-xss block`), ['reflected-xss', 'reflected-xss block']);
    assert.deepEqual(found(`${policy}; scripts-src x`), ['scripts-src']);
  });
});
