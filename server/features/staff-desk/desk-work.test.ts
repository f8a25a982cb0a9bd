import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { filledBlock } from '#contract/desk-work-endpoints.ts';
import { addDays } from '#contract/values/working-days.ts';
import { createLog } from '#server/platform/log.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { AddressRefused } from '#server/ports/mail.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { createUnsubscribeCodes } from '../notices/notice-preference-service.ts';
import { deliverNotice } from '../notices/notices-jobs.ts';
import { figuresOf, mondayOf, weeksOf } from './desk-statistics-rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;

describe('what the desk keeps and follows', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const block = { title: 'Ny adresse', topic: 'details', body: 'Hei, {fornavn}!\n\nHilsen {mitt navn}' };
  const add = (content: object = block, caller: 'mona' | 'ingrid' = 'mona') =>
    portal.call(caller, 'POST /api/staff/text-blocks', { body: content });

  test('a text block is kept, changed by one at a time, and thrown away', async () => {
    await sql`delete from text_block`.execute(portal.db);
    const kept = await add();
    assert.equal(kept.status, 201);
    const { id, version, changedBy } = body(kept);
    assert.deepEqual([version, changedBy], [1, 'Mona']);
    const change = (caller: 'mona' | 'ingrid', content: object) =>
      portal.call(caller, 'PUT /api/staff/text-blocks/:id', { params: { id }, body: content });
    const answers = await Promise.all([
      change('mona', { ...block, body: 'Fra Mona', version }),
      change('ingrid', { ...block, body: 'Fra Ingrid', version }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const { blocks } = body(await portal.call('mona', 'GET /api/staff/text-blocks'));
    assert.deepEqual(
      blocks.map((one: { version: number }) => one.version),
      [2],
    );
    for (const caller of ['mona', 'ingrid'] as const) {
      const gone = await portal.call(caller, 'DELETE /api/staff/text-blocks/:id', { params: { id } });
      assert.equal(gone.status, caller === 'mona' ? 200 : 404);
    }
  });

  test('a block takes only placeholders that are names or words, and no number', async () => {
    for (const text of [
      '{fødselsnummer}',
      'Hei {Fornavn}',
      '{medlemsnummer}',
      'Hei {fornavn',
      'Hei fornavn}',
      '{{fornavn}}',
      'Nummeret er 179120 99997.',
      '17912099997',
    ]) {
      const refused = await add({ ...block, title: `Prøve ${text}`.slice(0, 60), body: text });
      assert.deepEqual(
        [refused.status, body(refused).errors],
        [422, [{ path: '/body', code: 'INVALID' }]],
        text,
      );
    }
    await add({ ...block, title: 'Tatt' });
    assert.deepEqual(body(await add({ ...block, title: 'TATT' })).errors, [
      { path: '/title', code: 'INVALID' },
    ]);
    assert.equal((await add({ ...block, topic: 'nei' })).status, 422);
    const values = { fornavn: 'Åse', tema: 'Magasin', 'mitt navn': 'Mona' };
    assert.equal(filledBlock('Hei, {fornavn}! {tema} – {mitt navn}', values), 'Hei, Åse! Magasin – Mona');
  });

  test('two who keep a block of one title at once: one of them is told', async () => {
    const answers = await Promise.all([
      add({ ...block, title: 'Samtidig' }),
      add({ ...block, title: 'samtidig' }, 'ingrid'),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422]);
  });

  test('statistics count working days, the share of promises kept, and each week', async () => {
    const today = '2026-11-18';
    const group = (receivedOn: string, answeredOn: string | null, promisedOn: string, count = 1) => ({
      receivedOn,
      answeredOn,
      closedOn: null,
      promisedOn,
      count,
    });
    const end = (waiting: number, oldestDays: number) => ({ waiting, oldestDays });
    const groups = [
      // Friday to Monday: one working day.
      group('2026-11-06', '2026-11-09', '2026-11-10', 3),
      group('2026-11-09', '2026-11-16', '2026-11-11'),
      // Overdue and unanswered: broken. Not yet due: says nothing.
      group('2026-11-12', null, '2026-11-16'),
      group('2026-11-17', null, '2026-11-19'),
    ];
    assert.deepEqual(figuresOf(groups, today), {
      received: 6,
      answered: 4,
      medianDays: 1,
      ninetiethDays: 5,
      keptShare: 3 / 5,
    });
    assert.deepEqual(figuresOf([], today), {
      received: 0,
      answered: 0,
      medianDays: null,
      ninetiethDays: null,
      keptShare: null,
    });
    assert.deepEqual(weeksOf(groups, '2026-11-02', today), [
      { mondayOn: '2026-11-02', received: 3, answered: 0, ...end(3, 0), medianDays: 1, keptShare: 1 },
      { mondayOn: '2026-11-09', received: 2, answered: 3, ...end(2, 4), medianDays: 5, keptShare: 0 },
      { mondayOn: '2026-11-16', received: 1, answered: 1, ...end(2, 4), medianDays: null, keptShare: null },
    ]);
    // What was closed without an answer waits no longer.
    const closed = { ...group('2026-11-03', null, '2026-11-05'), closedOn: '2026-11-10' };
    assert.deepEqual(
      weeksOf([closed], '2026-11-02', today).map(({ waiting }) => waiting),
      [1, 0, 0],
    );
    assert.equal(mondayOf('2026-11-22'), '2026-11-16');
    assert.equal(mondayOf('2026-11-23'), '2026-11-23');

    const shown = body(await portal.call('mona', 'GET /api/staff/statistics', { query: { weeks: '4' } }));
    assert.equal(shown.weeks.length, 4);
    assert.equal(shown.fromOn, addDays(mondayOf(norwegianDay(new Date())), -21));
    assert.equal(
      shown.topics.reduce(
        (sum: number, one: { figures: { received: number } }) => sum + one.figures.received,
        0,
      ),
      shown.all.received,
    );
    assert.equal(
      (await portal.call('mona', 'GET /api/staff/statistics', { query: { weeks: '5' } })).status,
      422,
    );
  });

  test('what was refused or failed stands on a list, and is tried again from there', async () => {
    const [refused, waiting, sent] = [randomUUID(), randomUUID(), randomUUID()];
    for (const [id, failure, givenUp, sentAt] of [
      [refused, 'refused', true, false],
      [waiting, 'unreachable', false, false],
      [sent, 'unreachable', false, true],
    ] as const)
      await sql`insert into notice (id, person_id, kind, subject_id, created_at, sent_at, attempts, failed_at, failure, given_up_at)
        values (${id}, ${demoPersons.ola.id}, 'joined', null, now(), ${sentAt ? new Date() : null}, 1, now(), ${failure},
          ${givenUp ? new Date() : null})`.execute(portal.db);
    const list = async () => body(await portal.call('mona', 'GET /api/staff/deliveries'));
    const rows = (await list()).notices;
    assert.deepEqual(
      new Set(rows.map((row: { id: string; isGivenUp: boolean }) => `${row.id} ${row.isGivenUp}`)),
      new Set([`${refused} true`, `${waiting} false`]),
    );
    const retry = (id: string) =>
      portal.call('mona', 'POST /api/staff/deliveries/:id/retries', { params: { id } });
    assert.equal((await retry(refused)).status, 201);
    assert.equal((await retry(sent)).status, 404);
    const { rows: jobs } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
      where name = 'deliver-notice' and data->>'noticeId' = ${refused}`.execute(portal.db);
    assert.equal(jobs[0]?.count, 1);
  });

  test('of a mail server that refuses one address, is down and comes back, nothing is lost or sent twice', async () => {
    const taken: string[] = [];
    let answer: 'refuses' | 'is down' | 'takes' = 'refuses';
    const job = deliverNotice({
      db: portal.db,
      clock: { now: () => new Date() },
      origin: 'http://localhost:3000',
      organisation,
      codes: createUnsubscribeCodes(portal.secret),
      sms: { send: async () => assert.fail('all here have an address') },
      mail: {
        async send({ id }) {
          if (answer === 'refuses') throw new AddressRefused('no such mailbox');
          if (answer === 'is down') throw new Error('ECONNREFUSED');
          taken.push(id);
        },
      },
    });
    const noticeId = randomUUID();
    await sql`insert into notice (id, person_id, kind, subject_id, created_at)
      values (${noticeId}, ${demoPersons.ola.id}, 'joined', null, now())`.execute(portal.db);
    const run = () => job.run({ noticeId }, { log: createLog(() => {}) });
    const shown = async () => {
      const { notices } = body(await portal.call('mona', 'GET /api/staff/deliveries'));
      const row = notices.find((one: { id: string }) => one.id === noticeId);
      return row && [row.failure, row.attempts, row.isGivenUp];
    };
    assert.equal(await shown(), undefined);
    await run();
    assert.deepEqual(await shown(), ['refused', 1, true]);
    const retried = await portal.call('mona', 'POST /api/staff/deliveries/:id/retries', {
      params: { id: noticeId },
    });
    assert.equal(retried.status, 201);
    answer = 'is down';
    await assert.rejects(run);
    assert.deepEqual(await shown(), ['unreachable', 2, false]);
    answer = 'takes';
    await run();
    await run();
    assert.deepEqual(taken, [noticeId]);
    assert.equal(await shown(), undefined);
  });

  test('a job that failed for good is tried again when the desk says so', async () => {
    const id = randomUUID();
    await sql`insert into pgboss.job (id, name, data, state, completed_on)
      values (${id}, 'deliver-notice', '{"noticeId":"00000000-0000-4000-8000-000000000000"}', 'failed', now())`.execute(
      portal.db,
    );
    const { jobs } = body(await portal.call('mona', 'GET /api/staff/deliveries'));
    assert.deepEqual(
      jobs.map((job: { id: string; name: string }) => [job.id, job.name]),
      [[id, 'deliver-notice']],
    );
    const retry = () => portal.call('mona', 'POST /api/staff/failed-jobs/:id/retries', { params: { id } });
    assert.deepEqual([(await retry()).status, (await retry()).status], [201, 404]);
    assert.deepEqual(body(await portal.call('mona', 'GET /api/staff/deliveries')).jobs, []);
  });
});
