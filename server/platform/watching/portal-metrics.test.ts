import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { watchSuppliers } from '#server/production/watched-suppliers.ts';
import { findFreePort } from '../../../test/support/free-port.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { AddressRefused } from '../../ports/mail.ts';
import { serveMetrics } from './metrics-server.ts';
import { createPortalMetrics, type Measured } from './portal-metrics.ts';

const measured: Measured = {
  pools: { requests: { totalCount: 5, idleCount: 2, waitingCount: 7 } },
  streams: 3,
  erasures: 12,
  freeBytes: 9e9,
  database: {
    bytes: 5_000_000,
    jobs: [{ queue: 'deliver-notice', state: 'retry', count: 4 }],
    oldest: [{ queue: 'deliver-notice', seconds: 90 }],
    lastSuccess: [{ queue: 'make-vouchers', every: 'day', seconds: 1_700_000_000 }],
  },
};

describe('the figures of a portal', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  test('count a request by the pattern of its route and its status, with nothing of the person', async () => {
    const authorization = `Bearer ${await portal.tokenOf('kari')}`;
    const id = 'b1f4fd0c-6c0a-4f68-9a49-0f4a3b8f0d11';
    await portal.app.inject({ url: '/api/me', headers: { authorization } });
    await portal.app.inject({ url: `/api/enquiries/${id}`, headers: { authorization } });
    await portal.app.inject({ url: '/kari.nordmann@person.example' });
    const page = await portal.metrics.page(measured);
    assert.match(page, /^minside_request_seconds_count\{method="GET",route="\/api\/me",status="200"\} 1$/m);
    assert.match(
      page,
      /^minside_request_seconds_count\{method="GET",route="\/api\/enquiries\/:id",status="404"\} 1$/m,
    );
    assert.match(page, /^minside_request_seconds_count\{method="GET",route="none",status="404"\} 1$/m);
    assert.doesNotMatch(page, new RegExp(`${id}|kari|@`));
  });

  test('say how the pools, the streams, the erasures and the jobs are; what is gone is no longer said', async () => {
    const page = await portal.metrics.page(measured);
    for (const line of [
      'minside_pool_connections{pool="requests",state="in-use"} 3',
      'minside_pool_waiting{pool="requests"} 7',
      'minside_streams_open 3',
      'minside_erasures_known 12',
      'minside_data_free_bytes 9000000000',
      'minside_database_up 1',
      'minside_database_bytes 5000000',
      'minside_jobs{queue="deliver-notice",state="retry"} 4',
      'minside_job_oldest_seconds{queue="deliver-notice"} 90',
      'minside_job_last_success_seconds{queue="make-vouchers",every="day"} 1700000000',
      'minside_release_info{release="test"} 1',
    ])
      assert.ok(page.split('\n').includes(line), line);
    const later = await portal.metrics.page({ ...measured, database: null, erasures: null });
    assert.match(later, /^minside_database_up 0$/m);
    assert.match(later, /^minside_erasures_known -1$/m);
    assert.doesNotMatch(later, /deliver-notice/);
  });

  test('count how calls to suppliers end, which end as they would without', async () => {
    const metrics = createPortalMetrics('test');
    const watched = watchSuppliers(metrics.countCall);
    const answers = [undefined, new AddressRefused('closed'), new Error('away')];
    const mail = watched.mail({
      send: async () => {
        const answer = answers.shift();
        if (answer) throw answer;
      },
    });
    const letter = { id: '1', to: 'ola@person.example', subject: '', text: '' };
    await mail.send(letter);
    await assert.rejects(mail.send(letter), AddressRefused);
    await assert.rejects(mail.send(letter), /away/);
    const page = await metrics.page(measured);
    for (const outcome of ['ok', 'refused', 'failed'])
      assert.ok(page.includes(`minside_supplier_calls_total{supplier="mail",outcome="${outcome}"} 1`));
  });

  test('are on a port of their own, at one address; the public port has none', async () => {
    const place = { port: await findFreePort(), host: '127.0.0.1' };
    const metrics = createPortalMetrics('test', true);
    const page = { contentType: metrics.contentType, read: () => metrics.page(measured) };
    const stop = await serveMetrics(place, page);
    const at = (path: string) => fetch(`http://127.0.0.1:${place.port}${path}`);
    const answer = await at('/metrics');
    assert.match(answer.headers.get('content-type')!, /^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m);
    assert.match(text, /^process_resident_memory_bytes /m);
    assert.equal((await at('/')).status, 404);
    await assert.rejects(serveMetrics(place, page), /METRICS_PORT \d+ på 127\.0\.0\.1 kan ikke brukes/);
    await stop();
    assert.equal((await portal.app.inject('/metrics')).statusCode, 404);
  });
});
