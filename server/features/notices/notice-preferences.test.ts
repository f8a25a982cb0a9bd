/** Preferences for notices: channels, unsubscribing, addresses that bounce, and quiet hours. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import { compose } from '#server/compose.ts';
import { features, type Portal } from '#server/features.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { JobLog } from '#server/platform/jobs/jobs.ts';
import { AddressRefused, type Mail } from '#server/ports/mail.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertUnitMessage, units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { testPorts } from '../../../test/support/test-ports.ts';
import { createAnnounce } from './notices-service.ts';

const { kari, ola } = demoPersons;
// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const token = 'a-token-of-the-mail-server';

describe('being told', () => {
  let portal: TestPortal;
  let now = new Date('2026-11-21T12:00:00Z');
  let refuses = false;
  const mails: Mail[] = [];
  const texts: { to: string; text: string }[] = [];
  const enqueued: { noticeId: string }[] = [];
  let works: Portal;
  before(async () => {
    portal = await openTestPortal();
    const ports = testPorts({
      db: portal.db,
      origin: 'http://localhost:3000',
      secret: portal.secret,
      clock: { now: () => now },
      mail: {
        send: async (mail) => {
          if (refuses) throw new AddressRefused('no such mailbox');
          mails.push(mail);
        },
      },
      sms: { send: async (sms) => void texts.push(sms) },
      jobs: { enqueue: async (_tx, _job, payload) => void enqueued.push(payload as never) },
      mailReportToken: token,
    });
    works = compose(features, ports);
  });
  after(() => portal.close());

  const tell = async (personId: string, kind: NoticeKind, channel?: 'sms') => {
    const made: string[] = [];
    const announce = createAnnounce({
      jobs: {
        enqueue: async (_tx, _job, payload) => void made.push((payload as { noticeId: string }).noticeId),
      },
    });
    const subjectId = randomUUID();
    await inTransaction(portal.db, (tx) => announce(tx, { personId, kind, subjectId, channel, now }));
    return made;
  };
  const run = async (name: string, payload: object) =>
    works.jobs.find((job) => job.name === name)?.run(payload as never, { log: {} as JobLog });
  /** Tells, and delivers twice, as after a crash. */
  async function send(personId: string, kind: NoticeKind, channel?: 'sms'): Promise<string> {
    const ids = await tell(personId, kind, channel);
    for (const noticeId of [...ids, ...ids]) await run('deliver-notice', { noticeId });
    return ids[0]!;
  }
  const rowOf = (id: string) =>
    portal.db.selectFrom('notice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const set = (who: 'kari' | 'ola', ...changes: object[]) =>
    portal.call(who, 'PUT /api/notice-preferences', { body: { changes } });
  const of = async (who: 'kari' | 'ola', type: string) =>
    body(await portal.call(who, 'GET /api/notice-preferences')).preferences.find(
      (one: { type: string }) => one.type === type,
    );
  const webhook = (path: string) => works.webhooks.find((one) => one.path === path)!;
  const press = (code: string, text: string) =>
    webhook('/avmelding/:code').receive({
      method: 'POST',
      headers: {},
      params: { code },
      body: Buffer.from(text),
    });

  test('what is optional can be turned off on each channel, and the rest cannot', async () => {
    assert.deepEqual(await of('kari', 'reminders'), {
      type: 'reminders',
      portal: true,
      email: true,
      sms: false,
    });
    mails.length = 0;
    const both = [
      { type: 'reminders', channel: 'email', isOn: false },
      { type: 'reminders', channel: 'portal', isOn: false },
    ];
    assert.equal((await set('kari', ...both)).status, 200);
    const id = await send(kari.id, 'activity-reminder');
    assert.equal(mails.length, 0);
    const row = await rowOf(id);
    assert.deepEqual([row.is_shown, row.sent_at, row.left_out_at !== null], [false, null, true]);
    for (const [type, channel] of [
      ['enquiries', 'email'],
      ['giving', 'portal'],
      ['security', 'sms'],
    ]) {
      const refused = await set('kari', ...both, { type, channel, isOn: false });
      assert.equal(refused.status, 422);
      assert.deepEqual(body(refused).errors, [{ path: '/changes/2/channel', code: 'INVALID' }]);
    }
    for (const changes of [null, 'x', [{}], [{ type: 'x', channel: 'email', isOn: true }]]) {
      const refused = await portal.call('kari', 'PUT /api/notice-preferences', { body: { changes } });
      assert.equal(refused.status, 422, JSON.stringify(changes));
    }
    assert.equal((await of('ola', 'reminders')).email, true);
    await set('kari', ...both.map((one) => ({ ...one, isOn: true })));
    await send(kari.id, 'activity-reminder');
    assert.equal(mails.length, 1);
  });

  test('the organisation is named in e-mail only to those who have chosen it, at an address that is theirs', async () => {
    const choose = (isSenderNamed: boolean) =>
      portal.call('kari', 'PUT /api/notice-preferences', { body: { changes: [], isSenderNamed } });
    const written = async () => {
      mails.length = 0;
      await send(kari.id, 'gift-received');
      return mails[0]!;
    };
    const before = await written();
    assert.equal(before.sender, undefined);
    assert.doesNotMatch(before.text, /Humanistlag/);
    assert.equal(body(await choose(true)).isSenderNamed, true);
    assert.equal(body(await portal.call('kari', 'GET /api/notice-preferences')).isSenderNamed, true);
    const named = await written();
    assert.equal(named.sender, 'Norsk Humanistlag');
    assert.match(named.text, /Vennlig hilsen\nMin side, Norsk Humanistlag\n/);
    assert.equal(named.subject, before.subject, 'the subject stays as open as it was');
    await portal.db
      .updateTable('person')
      .set({ email_verified_at: null })
      .where('id', '=', kari.id)
      .execute();
    assert.equal((await written()).sender, undefined, 'the address may be another’s');
    await portal.db.updateTable('person').set({ email_verified_at: now }).where('id', '=', kari.id).execute();
    assert.equal(body(await choose(false)).isSenderNamed, false);
    assert.equal((await written()).sender, undefined);
  });

  test('an extra SMS is sent once, to those who asked for it; without a phone number nothing breaks', async () => {
    texts.length = 0;
    await set('kari', { type: 'enquiries', channel: 'sms', isOn: true });
    const words = { topic: 'other', subject: 'Møtet', message: 'Når begynner møtet?', wantsSms: true };
    const sent = body(await portal.call('kari', 'POST /api/enquiries', { body: words }));
    const seen = body(await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id: sent.id } }));
    await portal.call('mona', 'POST /api/staff/enquiries/:id/answers', {
      params: { id: sent.id },
      body: { message: 'Klokka sju.', version: seen.version },
    });
    const rows = await portal.db
      .selectFrom('notice')
      .select(['id', 'channel', 'is_shown'])
      .where('subject_id', '=', sent.id)
      .where('kind', '=', 'enquiry-answered')
      .execute();
    assert.deepEqual(rows.map(({ channel, is_shown }) => `${channel} ${is_shown}`).sort(), [
      'null true',
      'sms false',
    ]);
    for (const { id } of [...rows, ...rows]) await run('deliver-notice', { noticeId: id });
    assert.equal(texts.length, 1);
    await set('kari', { type: 'enquiries', channel: 'sms', isOn: false });
  });

  test('only optional e-mail has the unsubscribe link; the press turns it off without a sign-in, and is undone on the page', async () => {
    mails.length = 0;
    await send(ola.id, 'gift-received');
    assert.equal(mails[0]?.unsubscribeAt, undefined);
    assert.doesNotMatch(mails[0]?.text ?? '', /avmelding/);
    mails.length = 0;
    await send(ola.id, 'magazine-issue-out');
    const { unsubscribeAt = '', text = '' } = mails[0] ?? {};
    assert.match(unsubscribeAt, /^http:\/\/localhost:3000\/avmelding\/[\w-]{38}$/);
    assert.ok(text.endsWith(unsubscribeAt));
    const code = unsubscribeAt.split('/').at(-1) ?? '';

    const asked = await portal.call(null, 'GET /api/unsubscriptions/:code', { params: { code } });
    assert.deepEqual(body(asked), { type: 'magazine-issues', isOff: false });
    // A program that only looks at the link turns nothing off, nor does a form that says something else.
    assert.equal(await press(code, ''), false);
    assert.equal(await press(code, 'List-Unsubscribe=Nei'), false);
    assert.equal((await of('ola', 'magazine-issues')).email, true);
    assert.equal(await press(code, 'List-Unsubscribe=One-Click'), true);
    const multipart =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--';
    assert.equal(await press(code, multipart), true);
    assert.equal((await of('ola', 'magazine-issues')).email, false);
    assert.equal((await of('ola', 'reminders')).email, true);
    assert.equal((await of('kari', 'magazine-issues')).email, true);

    mails.length = 0;
    const id = await send(ola.id, 'magazine-issue-out');
    assert.equal(mails.length, 0);
    assert.equal((await rowOf(id)).is_shown, true, 'it stands in the list');
    const undone = await portal.call(null, 'POST /api/unsubscriptions/:code', {
      params: { code },
      body: { isOff: false },
    });
    assert.deepEqual(body(undone), { type: 'magazine-issues', isOff: false });
    assert.equal((await of('ola', 'magazine-issues')).email, true);
  });

  test('a message of a board has the unsubscribe link and the reply address, and nothing of itself', async () => {
    const id = await insertUnitMessage(portal.db, units.oslo);
    await sql`update unit set reply_email = 'laget11@minside.example' where id = ${units.oslo}`.execute(
      portal.db,
    );
    mails.length = 0;
    const noticeId = randomUUID();
    await sql`insert into notice (id, person_id, kind, subject_id, created_at)
      values (${noticeId}, ${kari.id}, 'unit-message', ${id}, ${now})`.execute(portal.db);
    await run('deliver-notice', { noticeId });
    const [mail] = mails;
    assert.equal(mail?.replyTo, 'laget11@minside.example');
    assert.ok(mail?.unsubscribeAt);
    assert.doesNotMatch(
      `${mail?.subject} ${mail?.text}`,
      /Dugnad|lørdag|Oslo|lokallag|Liv|kan ikke besvares/,
    );
  });

  test('a code that is forged, cut off, of something that is not optional or of something gone is no code', async () => {
    mails.length = 0;
    const id = await send(ola.id, 'magazine-issue-out');
    const code = mails[0]?.unsubscribeAt?.split('/').at(-1) ?? '';
    const receipt = await tell(ola.id, 'gift-received');
    const { createUnsubscribeCodes } = await import('./notice-preference-service.ts');
    const ofReceipt = createUnsubscribeCodes(portal.secret).codeOf(receipt[0]!);
    const ofOthers = createUnsubscribeCodes(Buffer.alloc(32)).codeOf(id);
    const flipped = `${code[0] === 'A' ? 'B' : 'A'}${code.slice(1)}`;
    for (const tried of [flipped, code.slice(1), `${code}AA`, ofOthers, ofReceipt, 'x', '%00', '..']) {
      assert.equal(await press(tried, 'List-Unsubscribe=One-Click'), false, tried);
      const answer = await portal.call(null, 'GET /api/unsubscriptions/:code', { params: { code: tried } });
      assert.equal(answer.status, 404, tried);
    }
    await portal.db.deleteFrom('notice').where('id', '=', id).execute();
    assert.equal(await press(code, 'List-Unsubscribe=One-Click'), false);
    assert.equal((await of('ola', 'magazine-issues')).email, true);
  });

  test('three that come back stop the address, it shows on «Min side», and a new proof resumes it', async () => {
    const stopped = async () => {
      const { matters } = body(await portal.call('ola', 'GET /api/attention'));
      return matters.some(({ code }: { code: string }) => code === 'EMAIL_STOPPED');
    };
    const report = (noticeId: string, authorization = `Bearer ${token}`) =>
      webhook('/webhooks/mail-report').receive({
        method: 'POST',
        headers: { authorization },
        body: Buffer.from(
          `Content-Type: multipart/report; report-type=delivery-status\r\n\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\nMessage-ID: <${noticeId}@minside.example>\r\n`,
        ),
      });
    await sql`update person set email_verified_at = ${new Date('2026-11-01T00:00:00Z')} where id = ${ola.id}`.execute(
      portal.db,
    );
    refuses = true;
    await send(ola.id, 'gift-received');
    await send(ola.id, 'gift-received');
    refuses = false;
    const third = await send(ola.id, 'gift-received');
    assert.equal(await stopped(), false);
    // Not from the mail server; of a notice already counted; of one from before the address was proven.
    assert.equal(await report(third, 'Bearer x'), false);
    assert.equal(await stopped(), false);
    const older = randomUUID();
    const before = new Date('2026-10-01T00:00:00Z');
    await sql`insert into notice (id, person_id, kind, created_at, sent_at)
      values (${older}, ${ola.id}, 'gift-received', ${before}, ${before})`.execute(portal.db);
    assert.equal(await report(older), true);
    assert.equal(await stopped(), false);
    assert.equal(await report(third), true);
    assert.equal(await report(third), true);
    assert.equal(await stopped(), true);
    assert.equal(body(await portal.call('ola', 'GET /api/notice-preferences')).isEmailStopped, true);

    mails.length = 0;
    texts.length = 0;
    await send(ola.id, 'gift-received');
    assert.deepEqual([mails.length, texts.length], [0, 1], 'what must be told goes by SMS');
    await send(ola.id, 'magazine-issue-out');
    assert.deepEqual([mails.length, texts.length], [0, 1], 'and the rest stands in the list');

    const { points } = body(await portal.call('ola', 'GET /api/verification/contact-points'));
    assert.equal(points.find(({ kind }: { kind: string }) => kind === 'email').verifiedAt, null);
    await sql`update person set email_verified_at = ${now} where id = ${ola.id}`.execute(portal.db);
    assert.equal(await stopped(), false);
    const { rows } = await sql`select from mail_bounce where person_id = ${ola.id}`.execute(portal.db);
    assert.equal(rows.length, 0);
    await send(ola.id, 'gift-received');
    assert.equal(mails.length, 1);
  });

  test('at night an SMS waits, the e-mail does not, and the job sends it in the morning', async () => {
    await set('kari', { type: 'giving', channel: 'sms', isOn: true });
    now = new Date('2027-03-27T22:30:00Z');
    mails.length = 0;
    texts.length = 0;
    await send(kari.id, 'gift-received');
    assert.deepEqual([mails.length, texts.length], [1, 0]);
    now = new Date('2027-03-28T05:55:00Z');
    enqueued.length = 0;
    await run('send-held-notices', {});
    assert.equal(enqueued.length, 0);
    // Summer time came in the night: eight o'clock is six in Greenwich.
    now = new Date('2027-03-28T06:00:00Z');
    await run('send-held-notices', {});
    await run('send-held-notices', {});
    assert.equal(enqueued.length, 1);
    for (const payload of [...enqueued, ...enqueued]) await run('deliver-notice', payload);
    assert.deepEqual([mails.length, texts.length], [1, 1]);
    assert.doesNotMatch(texts[0]?.text.split('http')[0] ?? '', /\d|human|livssyn|kr\b/i);
  });

  test('a sign-in from a new device is told to a number only where it is known to be theirs', async () => {
    for (const [verifiedAt, expected] of [
      [null, 0],
      [now, 1],
    ] as const) {
      await sql`update person set phone_verified_at = ${verifiedAt} where id = ${kari.id}`.execute(portal.db);
      texts.length = 0;
      await send(kari.id, 'new-device', 'sms');
      assert.equal(texts.length, expected);
    }
  });

  test('a notice waits for its turn where the mail server has a limit, but not one about the account', async () => {
    mails.length = 0;
    await send(ola.id, 'gift-received');
    await send(ola.id, 'new-device');
    assert.deepEqual(
      mails.map(({ canWait }) => canWait),
      [true, undefined],
    );
  });

  test('a sign-in from a new device is told at night too, where there is no e-mail to tell it by', async () => {
    await sql`update person set email_stopped_at = now() where id = ${kari.id}`.execute(portal.db);
    now = new Date('2027-03-29T22:30:00Z');
    texts.length = 0;
    await send(kari.id, 'new-device');
    assert.equal(texts.length, 1);
    await sql`update person set email_stopped_at = null where id = ${kari.id}`.execute(portal.db);
  });
});
