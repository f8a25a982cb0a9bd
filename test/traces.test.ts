/** Traces at a small collector: from the request to its statements, its job and the mail, and nothing of the person. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { summaryOf, traceWith } from '#server/platform/tracing.ts';
import { startTraces } from '#server/platform/watching/otlp-traces.ts';
import { watchSuppliers } from '#server/production/watched-suppliers.ts';
import { demoAccounts } from '../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';
import { until } from './support/until.ts';

type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
};

/** Keeps what is sent to it, as it was sent. */
async function openCollector() {
  const bodies: string[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: (): Sent[] =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: Sent[] }[] }) =>
          one.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => server.close(),
  };
}

describe('traces', () => {
  let portal: TestPortal;
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let traces: ReturnType<typeof startTraces>;
  const mails: string[] = [];
  before(async () => {
    collector = await openCollector();
    traces = startTraces({ endpoint: collector.endpoint, share: 1 }, { release: 'test', host: 'here' });
    traceWith(traces.tracer);
    const { mail, sms } = watchSuppliers(() => {});
    portal = await openTestPortal({
      suppliers: {
        mail: mail({ send: async ({ to }) => void mails.push(to) }),
        sms: sms({ send: async () => {} }),
        accountNames: { setName: async () => {} },
      },
    });
  });
  after(async () => {
    traceWith(null);
    await portal.close();
    await traces.stop();
    collector.close();
  });

  test('go from a request to its statements, its job and the mail; nothing in them is of a person', async () => {
    const words = { subject: 'Løvetann i hagen', message: 'Kan dere ringe meg om løvetannen?' };
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      headers: { authorization: `Bearer ${await portal.tokenOf('kari')}`, 'idempotency-key': randomUUID() },
      payload: { topic: 'other', ...words },
    });
    assert.equal(answer.statusCode, 201);
    await portal.app.inject('/healthz');
    await until('the mail leaves', () => mails.includes(demoAccounts.kari.email));
    const traceId = String(answer.headers['x-request-id']).replaceAll('-', '');
    const mine = () => collector.spans().filter((span) => span.traceId === traceId);
    await until('the spans arrive', () => mine().some(({ name }) => name === 'job deliver-notice'));

    const named = (name: string) => mine().find((span) => span.name === name)!;
    const request = named('request');
    assert.equal(request.parentSpanId ?? '', '');
    const labels = Object.fromEntries(
      request.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
    );
    assert.deepEqual(labels, { method: 'POST', route: '/api/enquiries', status: 201 });
    assert.equal(named('insert enquiry').parentSpanId, request.spanId);
    const job = named('job deliver-notice');
    assert.equal(job.parentSpanId, request.spanId);
    assert.equal(named('mail').parentSpanId, job.spanId);

    const known = [...Object.values(words), answer.json().id, ...Object.values(demoAccounts.kari)].map(
      String,
    );
    const leaked = known.filter((word) => word.length > 3 && collector.text().includes(word));
    assert.deepEqual(leaked, []);
    assert.ok(!collector.text().includes('healthz'));
  });
});

test('a statement is told by its kind and table', () => {
  for (const [statement, summary] of [
    ['select "id" from "person" where "name" = $1', 'select person'],
    ['/* unnamed */ with a as (select 1 from enquiry) select * from a', 'select enquiry'],
    ['insert into "notice" ("id") values ($1)', 'insert notice'],
    ['update pgboss.job set state = $1', 'update pgboss.job'],
    ['begin', 'begin'],
    ["select set_config('a', 'Kari', true)", 'select'],
  ])
    assert.equal(summaryOf(statement!), summary);
});
