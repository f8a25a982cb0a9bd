/** A page that is open hears that something has changed: its own person's, nothing of it, and only while they may. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '../../../dev/seed/demo-people.ts';
import { findFreePort } from '../../../test/support/free-port.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { createChangeService } from './change-service.ts';

const enquiry = { topic: 'other', subject: 'Et spørsmål', message: 'Dette er en hemmelig melding.' };

describe('changes', () => {
  let portal: TestPortal;
  let origin: string;
  let isSignedOut = false;
  before(async () => {
    portal = await openTestPortal({
      streamTimes: { heartbeatMs: 100, lifetimeMs: 30_000 },
      wrapVerifier: (verifier) => ({
        verify: (token) =>
          isSignedOut ? Promise.resolve({ outcome: 'invalid', reason: 'ended' }) : verifier.verify(token),
      }),
    });
    const port = await findFreePort();
    await portal.app.listen({ port, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${port}`;
  });
  after(() => portal.close());

  async function listen(who: DemoName) {
    const left = new AbortController();
    const answer = await fetch(`${origin}/api/changes`, {
      headers: { authorization: `Bearer ${await portal.tokenOf(who)}` },
      signal: left.signal,
    });
    let heard = '';
    const ended = (async () => {
      if (!answer.body) return;
      for await (const piece of answer.body) heard += Buffer.from(piece).toString();
    })().catch(() => {});
    return {
      answer,
      ended,
      heard: () => heard,
      async until(wanted: RegExp) {
        for (let tries = 0; !wanted.test(heard); tries += 1) {
          assert.ok(tries < 100, `heard: ${heard}`);
          await delay(50);
        }
      },
      async leave() {
        left.abort();
        await ended;
      },
    };
  }

  test('says that something has changed, to the person it is about, and not what', async () => {
    const { id } = (await portal.call('kari', 'POST /api/enquiries', { body: enquiry })).body as unknown as {
      id: string;
    };
    const [kari, ola] = [await listen('kari'), await listen('ola')];
    assert.equal(kari.answer.status, 200);
    assert.equal(kari.answer.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    assert.equal(kari.answer.headers.get('cache-control'), 'no-store');
    const seen = await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } });
    const { version } = seen.body as unknown as { version: number };
    assert.doesNotMatch(kari.heard(), /event/);
    const body = { message: 'Svaret er hemmelig.', version };
    await portal.call('mona', 'POST /api/staff/enquiries/:id/answers', { params: { id }, body });
    await kari.until(/event/);
    await kari.until(/:\n\n.*:\n\n/s);
    assert.match(kari.heard(), /^(:\n\n|event: (enquiries|notices)\ndata:\n\n)+$/);
    assert.doesNotMatch(ola.heard(), /event/);
    await Promise.all([kari.leave(), ola.leave()]);
  });

  test('the streams of an account are limited; a closed one makes room', async () => {
    const open = await Promise.all(Array.from({ length: 6 }, () => listen('ola')));
    const tooMany = await listen('ola');
    assert.equal(tooMany.answer.status, 429);
    assert.equal(tooMany.answer.headers.get('retry-after'), '60');
    const another = await listen('kari');
    assert.equal(another.answer.status, 200);
    await another.leave();
    await open[0]!.leave();
    for (let tries = 0; portal.services.changes.count() > 5; tries += 1) {
      assert.ok(tries < 100);
      await delay(50);
    }
    open[0] = await listen('ola');
    assert.equal(open[0].answer.status, 200);
    await Promise.all(open.map((one) => one.leave()));
  });

  test('ends with the sign-in', async () => {
    const kari = await listen('kari');
    await kari.until(/:/);
    isSignedOut = true;
    await kari.ended;
    isSignedOut = false;
    for (let tries = 0; portal.services.changes.count() > 0; tries += 1) {
      assert.ok(tries < 100);
      await delay(50);
    }
  });

  test('ends with the server, and what was missed meanwhile is asked for', async () => {
    const kari = await listen('kari');
    await kari.until(/:/);
    portal.services.changes.tellAll();
    await kari.until(/event: enquiries/);
    portal.services.changes.close();
    await kari.ended;
  });

  test('the streams of a process are limited', async () => {
    const service = createChangeService({ perAccount: 2, inAll: 1, retryAfterSeconds: 60 });
    const { kari, ola } = demoAccounts;
    const feed = await service.open({ accountId: kari.id, personId: kari.id });
    const stop = feed.listen(
      () => {},
      () => {},
    );
    await assert.rejects(service.open({ accountId: ola.id, personId: ola.id }), /TOO_MANY_REQUESTS/);
    stop();
    stop();
    await service.open({ accountId: ola.id, personId: ola.id });
  });
});
