/** A table that one transaction keeps locked delays only what needs it: everything else is answered, and the server stays ready. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { during, newWork, type Work } from '#server/platform/cause.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { testDatabaseUrl } from './support/test-database.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';

const heldMs = 25_000;

describe('a table that is locked for 25 seconds', { skip: !testDatabaseUrl }, () => {
  let portal: TestPortal;
  let headers: { authorization: string };
  let release: () => Promise<void>;
  before(async () => {
    portal = await openTestPortal();
    headers = { authorization: `Bearer ${await portal.tokenOf('kari')}` };
    const held = await portal.database.pool.connect();
    await held.query('begin; lock table enquiry_message');
    release = async () => {
      await held.query('rollback');
      held.release();
    };
  });
  after(() => portal.close());

  async function timed(url: string) {
    const startedAt = Date.now();
    const answer = await portal.app.inject({ url, headers });
    return { answer, ms: Date.now() - startedAt };
  }

  test('answers what needs it with 503 in time, everything else as always, and stays ready', async () => {
    const until = Date.now() + heldMs;
    const stuck = Array.from({ length: 4 }, async () => {
      const answers = [];
      while (Date.now() < until) answers.push(await timed('/api/enquiries'));
      return answers;
    });
    const others: Awaited<ReturnType<typeof timed>>[] = [];
    while (Date.now() < until - 5_000) {
      for (const url of ['/api/me', '/readyz', '/healthz']) others.push(await timed(url));
      await delay(200);
    }
    const refused = (await Promise.all(stuck)).flat();
    await release();
    assert.ok(refused.length >= 16);
    for (const { answer, ms } of refused) {
      assert.deepEqual([answer.statusCode, answer.json().code], [503, 'UNAVAILABLE']);
      assert.equal(answer.headers['retry-after'], '3');
      assert.ok(ms < 6_000, `${ms} ms`);
    }
    for (const { answer, ms } of others) {
      assert.equal(answer.statusCode, 200, answer.body);
      assert.ok(ms < 2_000, `${ms} ms`);
    }
    assert.equal((await timed('/api/enquiries')).answer.statusCode, 200);
  });

  test('a job waits longer than a request, on connections of its own', async () => {
    const { db } = portal.database.server;
    const connectionOf = (kind: Work['kind']) =>
      during(newWork(kind, null), () =>
        inTransaction(db, async (tx) => {
          const { rows } = await sql<{ limit: string; name: string }>`
            select current_setting('lock_timeout') as limit, current_setting('application_name') as name`.execute(
            tx,
          );
          return rows[0]!;
        }),
      );
    assert.deepEqual(await connectionOf('request'), { limit: '3s', name: 'min-side-requests' });
    assert.deepEqual(await connectionOf('job'), { limit: '30s', name: 'min-side-jobs' });
  });
});
