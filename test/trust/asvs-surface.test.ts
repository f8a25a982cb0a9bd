/** Rows of docs/asvs.md that no other test shows: what the surface of the portal does with what it should not be asked. */
// databases: embedded
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Endpoint, EndpointKey } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { accessPolicy, callers, type Policy } from '../support/access-policy.ts';
import { activityContent } from '../support/activity-access-policy.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

const isRead = ([key, endpoint]: [string, Endpoint]) => key.startsWith('GET ') && !endpoint.events;
const reads = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(isRead).map(([key]) => key);

describe('the surface', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  for (const link of [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
    'vbscript:x',
  ]) {
    test(`«${link}» is no link in any field for one`, async () => {
      const activity = { ...activityContent, isDigital: true, digitalLink: link };
      const answer = await portal.call('mona', 'POST /api/organiser/activities', { body: activity });
      assert.equal(answer.status, 422);
      const issue = {
        number: '1/2098',
        title: 'Prøve',
        deadlineOn: '2098-01-10',
        outOn: '2098-02-01',
        audioUrl: link,
      };
      assert.equal(
        (await portal.call('mona', 'POST /api/staff/magazine-issues', { body: issue })).status,
        422,
      );
    });
  }

  test('words that are costly to match are answered at once', async () => {
    const words = [
      `(a+)+$${'a'.repeat(50_000)}`,
      `${'a'.repeat(90)}!`,
      `${'%'.repeat(99)}`,
      `${"'".repeat(99)}`,
    ];
    for (const search of words) {
      const started = performance.now();
      for (const key of ['GET /api/staff/enquiries', 'GET /api/enquiries'] as const)
        assert.ok((await portal.call('mona', key, { query: { search } })).status < 500);
      assert.ok(performance.now() - started < 2000, search.slice(0, 20));
    }
  });

  test('what looks like a template is shown as it was written', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text that is tested
    const message = 'Hei {{7*7}} ${7*7} <%= 7*7 %> #{7*7} {fornavn}';
    const sent = await portal.call('kari', 'POST /api/enquiries', {
      body: { topic: 'other', subject: message.slice(0, 60), message },
    });
    const { id } = sent.body as unknown as { id: string };
    const { text } = await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } });
    assert.ok(text.includes(JSON.stringify(message).slice(1, -1)), text);
  });

  test('no other origin is let in, with or without credentials', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example'])
      for (const method of ['GET', 'OPTIONS'] as const) {
        const headers = { origin, 'access-control-request-method': 'PUT' };
        const answer = await portal.app.inject({ method, url: '/api/me', headers });
        const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-allow'));
        assert.deepEqual(allowed, [], `${method} ${origin}`);
      }
  });

  test('reading changes nothing, for any user', async () => {
    // A first visit is noted, with its device.
    for (const caller of callers) await portal.call(caller, 'GET /api/me');
    const dump = async () => {
      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(portal.db);
      // Who looked is recorded, and how often somebody has asked.
      const noted = /^(access_log.*|attempt_counter|account_session|accounting_export|schema_migration.*)$/;
      const all: Record<string, string | null> = {};
      for (const { name } of rows.filter((one) => !noted.test(one.name))) {
        const found = await sql<{ digest: string | null }>`
          select md5(string_agg(t::text, '|' order by t::text)) as digest from ${sql.table(name)} t`.execute(
          portal.db,
        );
        all[name] = found.rows[0]!.digest;
      }
      return all;
    };
    const before = await dump();
    for (const key of reads)
      for (const caller of callers) {
        const { params, query } = accessPolicy[key as keyof typeof accessPolicy] as Policy;
        await portal.call(caller, key, { params: { id: randomUUID(), ...params }, ...(query && { query }) });
      }
    assert.deepEqual(await dump(), before);
  });

  test('what lies beside the portal is not there, and no answer says what it runs on', async () => {
    const paths = [
      '/.git/HEAD',
      '/.env',
      '/package.json',
      '/package-lock.json',
      '/sbom/portal.cdx.json',
      '/app.js.map',
      '/server/main.ts',
    ];
    const more = [
      '/metrics',
      '/debug',
      '/docs',
      '/swagger',
      '/api/v0/me',
      '/admin',
      '/id/.well-known/../../.env',
      '/%2e%2e/package.json',
    ];
    for (const url of [...paths, ...more]) {
      const answer = await portal.app.inject({ url });
      assert.equal(answer.statusCode, 404, url);
      assert.ok(!answer.headers.server && !answer.headers['x-powered-by'], url);
      assert.doesNotMatch(answer.body, /node_modules|at \w+ \(|\d+\.\d+\.\d+/, url);
    }
    const { body } = await portal.app.inject({ url: '/healthz' });
    assert.ok(body.length < 60, body);
  });

  test('keys of prototypes and doubled parameters are bad input, and pollute nothing', async () => {
    const authorization = `Bearer ${await portal.tokenOf('kari')}`;
    const send = (payload: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/enquiries',
        payload,
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      });
    for (const payload of [
      '{"__proto__":{"polluted":1},"topic":"other","subject":"Et spørsmål","message":"Hei på dere"}',
      '{"constructor":{"prototype":{"polluted":1}},"topic":"other"}',
      '{"topic":["other"],"subject":{"a":1},"message":7}',
    ]) {
      const { statusCode } = await send(payload);
      assert.ok(statusCode === 400 || statusCode === 422, `${statusCode} ${payload}`);
    }
    assert.equal(({} as { polluted?: number }).polluted, undefined);
    const doubled = await portal.app.inject({
      url: '/api/enquiries?state=open&state=closed',
      headers: { authorization },
    });
    assert.equal(doubled.statusCode, 422);
  });

  test('a line of the log stays one line, with a time, whatever was sent', async () => {
    const from = portal.lines.length;
    const agent = '\u001b[31mred\u001b[0m {"level":50,"msg":"planted"}';
    await portal.app.inject({ url: '/api/me?x=%0A%7B%22level%22%3A50%7D', headers: { 'user-agent': agent } });
    await portal.app.inject({ url: '/%0a%7b%22level%22:50%7d%1b%5b31m' });
    const lines = portal.lines.slice(from);
    assert.ok(lines.length > 0);
    for (const line of lines) {
      assert.equal(line.trimEnd().split('\n').length, 1);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is there is what is tested
      assert.doesNotMatch(line.trimEnd(), /[\u0000-\u001f]/);
      const { time, level, reqId } = JSON.parse(line);
      assert.ok(!Number.isNaN(new Date(time).getTime()) && level && reqId, line);
    }
  });

  test('a request is followed by its id into its job and to the e-mail', async () => {
    const mails: string[] = [];
    const traced = await openTestPortal({
      suppliers: {
        mail: { send: async ({ id }) => void mails.push(id) },
        sms: { send: async () => {} },
        accountNames: { setName: async () => {} },
      },
    });
    /** The e-mails that a request led to, by the lines of the log alone. */
    const mailsOf = (lines: readonly string[], requestId: string) =>
      lines
        .map((line) => JSON.parse(line) as { msg: string; job?: string; reqId?: string; noticeId?: string })
        .filter(({ job, reqId }) => job === 'deliver-notice' && reqId === requestId)
        .map(({ noticeId }) => noticeId);
    try {
      const body = { topic: 'details', subject: 'Ny adresse', message: 'Har dere den nye adressen?' };
      const { headers, status } = await traced.call('kari', 'POST /api/enquiries', { body });
      assert.equal(status, 201);
      const requestId = (headers as Record<string, string>)['x-request-id']!;
      for (let tries = 0; tries < 1000 && mailsOf(traced.lines, requestId).length === 0; tries += 1)
        await new Promise((later) => setTimeout(later, 50));
      assert.equal(mails.length, 1);
      assert.deepEqual(mailsOf(traced.lines, requestId), mails);
      const untraced = traced.lines.map((line) => line.replace(/"reqId":"[^"]+",?/, ''));
      assert.deepEqual(mailsOf(untraced, requestId), [], 'planted: a job without the id is found');
    } finally {
      await traced.close();
    }
  });

  test('where the sign-in cannot be checked, no one is let in, and the process goes on', async () => {
    const broken = await openTestPortal({
      verifier: {
        verify: async () => {
          throw new Error('planted: secret.internal:5432 does not answer');
        },
      },
    });
    try {
      for (const [key, { access }] of Object.entries(endpoints) as [EndpointKey, Endpoint][]) {
        // A system's token is our own: nothing outside is asked.
        if (access === 'public' || access === 'client') continue;
        const { status, text, headers } = await broken.call('mona', key, { params: { id: randomUUID() } });
        assert.ok(status >= 500, `${key} ${status}`);
        assert.match(
          String((headers as Record<string, string>)['content-type']),
          /^application\/problem\+json/,
        );
        assert.doesNotMatch(text, /secret\.internal|\.ts|node_modules/);
      }
      assert.equal((await broken.app.inject('/healthz')).statusCode, 200);
    } finally {
      await broken.close();
    }
  });
});
