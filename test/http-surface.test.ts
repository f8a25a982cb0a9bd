/** What the API does with requests that are not as they should be, whatever the endpoint. */
// databases: embedded
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { Problem } from '#contract/problem.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';

describe('the surface of the API', () => {
  let portal: TestPortal;
  let token: string;
  before(async () => {
    portal = await openTestPortal();
    token = await portal.tokenOf('ola');
  });
  after(() => portal.close());

  async function post(payload: string, headers: Record<string, string> = {}) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    });
    return { status: answer.statusCode, headers: answer.headers, problem: answer.json<Problem>() };
  }
  const enquiry = { topic: 'other', subject: 'Et spørsmål', message: 'Når er neste møte i lokallaget?' };

  for (const contentType of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'text/plain; application/json',
    'application/xml',
  ]) {
    test(`a body of ${contentType} is not read`, async () => {
      const { status, problem } = await post(JSON.stringify(enquiry), { 'content-type': contentType });
      assert.deepEqual([status, problem.code], [415, 'UNSUPPORTED_MEDIA_TYPE']);
    });
  }

  for (const [what, body] of [
    ['half a JSON text', '{"topic":'],
    ['nothing', ''],
    ['a poisoned prototype', '{"__proto__":{"isMember":true},"topic":"other"}'],
    ['a poisoned constructor', '{"constructor":{"prototype":{"isMember":true}}}'],
  ] as const) {
    test(`${what} is a malformed request`, async () => {
      const { status, problem } = await post(body);
      assert.deepEqual([status, problem.code], [400, 'MALFORMED_REQUEST']);
      assert.equal(({} as { isMember?: boolean }).isMember, undefined);
    });
  }

  test('other JSON than an object is bad input', async () => {
    for (const body of ['[]', '"tekst"', '1', 'null']) assert.equal((await post(body)).status, 422, body);
  });

  test('a body that is too large is refused', async () => {
    const { status, problem } = await post(JSON.stringify({ ...enquiry, message: 'x'.repeat(300_000) }));
    assert.deepEqual([status, problem.code], [413, 'TOO_LARGE']);
  });

  test('fields that the contract does not know are dropped', async () => {
    const { enquiries } = portal.services.enquiries;
    const { send } = enquiries;
    let handled: object = {};
    enquiries.send = (...given) => {
      handled = given[2];
      return send(...given);
    };
    const { status } = await post(JSON.stringify({ ...enquiry, state: 'closed', personId: randomUUID() }));
    enquiries.send = send;
    assert.equal(status, 201);
    assert.ok(!('state' in handled) && !('personId' in handled) && 'subject' in handled);
    const states = await portal.db
      .selectFrom('enquiry')
      .select('state')
      .where('subject', '=', enquiry.subject)
      .execute();
    assert.deepEqual(states, [{ state: 'received' }]);
  });

  test('a text that could be SQL is a text', async () => {
    const subject = "'; drop table enquiry; --";
    const { status } = await post(JSON.stringify({ ...enquiry, subject }));
    assert.equal(status, 201);
    const kept = await portal.db.selectFrom('enquiry').select('id').where('subject', '=', subject).execute();
    assert.equal(kept.length, 1);
  });

  test('what one says of oneself in headers is not believed', async () => {
    const answer = await portal.app.inject({
      url: '/api/staff/enquiries',
      headers: { authorization: `Bearer ${token}`, 'x-user-id': 'mona', 'x-forwarded-for': '10.0.0.1' },
    });
    assert.equal(answer.statusCode, 403);
  });

  test('every answer carries the security headers, and none may be kept', async () => {
    for (const url of ['/api/me', '/api/finnes-ikke', '/healthz']) {
      const { headers } = await portal.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      assert.match(String(headers['strict-transport-security']), /max-age=31536000; includeSubDomains/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.match(String(headers['permissions-policy']), /camera=\(\), .*geolocation=\(\), .*payment=\(\)/);
      assert.match(String(headers['content-security-policy']), /default-src 'none'; frame-ancestors 'none'/);
      assert.equal(headers['access-control-allow-origin'], undefined);
      assert.equal(headers['x-powered-by'], undefined);
      if (url !== '/healthz') assert.equal(headers['cache-control'], 'no-store');
    }
  });

  test('an address that cannot be decoded leads nowhere, and is not sent back', async () => {
    for (const url of ['/api/me/%ff', '/api/calendar-feeds/%e0%80', '/%u0041<script>', '/api/enquiries/%']) {
      const { statusCode, headers, body } = await portal.app.inject({ url });
      assert.equal(statusCode, 404, url);
      assert.match(String(headers['content-type']), /^application\/problem\+json/);
      assert.match(String(headers['content-security-policy']), /default-src 'none'/);
      assert.doesNotMatch(body, /%|script/);
    }
  });

  test('a code of an impossible form is answered like an unknown one', async () => {
    for (const path of [
      ...['calendar-feeds', 'sign-up-calendars', 'leaving-certificates', 'account-ending-certificates'],
      'unsubscriptions',
    ])
      for (const code of ['%00', 'a%00b', 'x%27%3B--', '%F0%9F%98%80', 'x'.repeat(101)]) {
        const { statusCode } = await portal.app.inject({ url: `/api/${path}/${code}` });
        assert.equal(statusCode, 404, `${path}/${code}`);
      }
  });

  test('other methods and spellings of a path lead nowhere', async () => {
    for (const [method, url] of [
      ['DELETE', '/api/enquiries'],
      ['PATCH', '/api/me'],
      ['GET', '/api/ME'],
      ['GET', '/api/me/'],
      ['GET', '/api//me'],
      ['GET', '/api/v0/me'],
    ] as const) {
      const answer = await portal.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
      assert.equal(answer.statusCode, 404, `${method} ${url}`);
    }
  });
});
