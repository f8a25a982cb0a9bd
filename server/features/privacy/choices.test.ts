import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { listReaders } from '../magazine/print-run-repository.ts';
import { createUnsubscribeCodes } from '../notices/notice-preference-service.ts';
import { deliverNotice } from '../notices/notices-jobs.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { ola, aud, nils } = demoPersons;

describe('what a person decides of how their data are used', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const say = (who: 'ola' | 'aud', purpose: string, isGiven: boolean) =>
    portal.call(who, 'POST /api/consents', { body: { purpose, isGiven } });

  test('a yes and a no are one act each, and every one of them is kept with words, time and channel', async () => {
    assert.equal(body(await portal.call('ola', 'GET /api/consents')).mayGive, true);
    await say('ola', 'news-email', true);
    await say('ola', 'news-email', true);
    const { purposes, events } = body(await say('ola', 'news-email', false));
    assert.deepEqual(purposes, [
      { purpose: 'news-email', isGiven: false },
      { purpose: 'news-sms', isGiven: false },
    ]);
    assert.deepEqual(
      events.map((event: { isGiven: boolean; channel: string; textVersion: string }) => [
        event.isGiven,
        event.channel,
        event.textVersion,
      ]),
      [
        [false, 'portal', 'news-2026-11'],
        [true, 'portal', 'news-2026-11'],
      ],
    );
    assert.equal(body(await portal.call('ola', 'GET /api/profile')).newsEmail, false);
  });

  test('under 18 a yes is refused, and a no always accepted', async () => {
    const refused = await say('aud', 'news-email', true);
    assert.deepEqual([refused.status, body(refused).code], [403, 'NOT_OF_AGE']);
    await sql`insert into consent_event values (${randomUUID()}, ${aud.id}, 'news-email', true, 'v', 'import', now())`.execute(
      portal.db,
    );
    assert.equal(body(await say('aud', 'news-email', false)).purposes[0].isGiven, false);
  });

  test('the database refuses to change or remove what was said', async () => {
    await say('ola', 'news-sms', true);
    const { db } = portal;
    const own = sql`where person_id = ${ola.id}`;
    await assert.rejects(
      sql`update consent_event set is_given = true ${own}`.execute(db),
      /only ever added to/,
    );
    await assert.rejects(sql`delete from consent_event ${own}`.execute(db), /only ever added to/);
    await assert.rejects(sql`truncate consent_event`.execute(db), /only ever added to/);
    // Erasing one person opens it for that person alone.
    await assert.rejects(
      inTransaction(db, async (tx) => {
        await sql`select set_config('portal.erasing', ${nils.id}, true)`.execute(tx);
        await sql`delete from consent_event ${own}`.execute(tx);
      }),
      /only ever added to/,
    );
    const { rows } = await sql`select from consent_event ${own}`.execute(db);
    assert.ok(rows.length > 0);
  });

  const restrict = async (isRestricted: boolean) =>
    body(await portal.call('nils', 'PUT /api/restriction', { body: { isRestricted } })).restrictedAt;

  /** @returns whether a letter left */
  async function deliver(kind: string): Promise<boolean> {
    const sent: string[] = [];
    const keep = { send: async ({ to }: { to: string }) => void sent.push(to) };
    const id = randomUUID();
    await sql`insert into notice (id, person_id, kind, subject_id, created_at)
      values (${id}, ${nils.id}, ${kind}, ${id}, now())`.execute(portal.db);
    const job = deliverNotice({
      db: portal.db,
      mail: keep,
      sms: keep,
      organisation,
      origin: 'http://localhost',
      clock: { now: () => new Date('2026-11-21T12:00:00Z') },
      codes: createUnsubscribeCodes(portal.secret),
    });
    await job.run({ noticeId: id }, { log: {} as never });
    await job.run({ noticeId: id }, { log: {} as never });
    return sent.length > 0;
  }

  test('restricted: nothing is sent but what was asked for and what payments need; kept is kept', async () => {
    await sql`update person set magazine = 'paper' where id = ${nils.id}`.execute(portal.db);
    const readers = () => inTransaction(portal.db, (tx) => listReaders(tx, '2027-01-01', []));
    const isReader = async () => (await readers()).some(({ personId }) => personId === nils.id);
    assert.equal(await isReader(), true);
    const since = await restrict(true);
    assert.ok(since);
    assert.equal(await restrict(true), since);
    for (const kind of ['magazine-issue-out', 'communities-reminder', 'statement-ready', 'activity-reminder'])
      assert.equal(await deliver(kind), false, kind);
    for (const kind of ['claim-coming', 'gift-failed']) assert.equal(await deliver(kind), true, kind);
    assert.equal(await isReader(), false);
    assert.equal(body(await portal.call('nils', 'GET /api/profile')).magazine, 'paper');
    assert.equal(await restrict(false), null);
    assert.equal(await deliver('communities-reminder'), true);
    assert.equal(await isReader(), true);
  });
});
