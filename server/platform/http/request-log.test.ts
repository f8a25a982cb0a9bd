import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { createLog } from '../log.ts';

describe('the log of requests', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  async function linesOf(work: () => Promise<unknown>) {
    const before = portal.lines.length;
    await work();
    return portal.lines
      .slice(before)
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'request completed');
  }

  test('has one line for each: route pattern, status, milliseconds and statements, its sign-in and writes counted', async () => {
    const lines = await linesOf(async () => {
      await portal.call('kari', 'GET /api/me');
      await portal.call('kari', 'POST /api/enquiries', { body: {} });
      await portal.call(null, 'GET /api/me');
    });
    assert.deepEqual(
      lines.map(({ req, res }) => [req.method, req.route, res.status]),
      [
        ['GET', '/api/me', 200],
        ['POST', '/api/enquiries', 422],
        ['GET', '/api/me', 401],
      ],
    );
    for (const { responseTime } of lines) assert.ok(Number.isInteger(responseTime));
    const [me, refused, unknown] = lines.map(({ statements }) => statements);
    // Who calls is looked up before anything is read.
    assert.ok(me >= 1 && refused >= 1);
    assert.equal(unknown, 0);
    for (const { reqId } of lines) assert.match(reqId, /^[\da-f-]{36}$/);
  });

  test('has none for health checks', async () => {
    const lines = await linesOf(async () => {
      for (const url of ['/healthz', '/readyz']) await portal.app.inject(url);
    });
    assert.deepEqual(lines, []);
  });

  test('says which release wrote it, and on which machine', () => {
    const written: string[] = [];
    createLog((line) => written.push(line), { base: { release: 'v7', host: 'a' } }).info('ready');
    const { release, host } = JSON.parse(written[0]!);
    assert.deepEqual([release, host], ['v7', 'a']);
  });
});
