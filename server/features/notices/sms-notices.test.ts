/** The SMS that a member asked for, over the gateway's protocol to a simulator: sent once, without content. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { createHttpSmsSender } from '#server/adapters/sms/http-sms-sender.ts';
import { createSmtpMailSender } from '#server/adapters/smtp/smtp-mail-sender.ts';
import { type Inbox, startInbox } from '../../../dev/inbox/inbox.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { createUnsubscribeCodes } from './notice-preference-service.ts';
import { deliverNotice } from './notices-jobs.ts';

const { ola } = demoPersons;
const [email, phone] = ['ola@medlem.example', '+4768050777'];
const log = { info() {}, warn() {}, error() {} };

describe('the SMS about an answer', () => {
  let portal: TestPortal;
  let inbox: Inbox;
  before(async () => {
    portal = await openTestPortal();
    inbox = await startInbox({ port: 0, smtpPort: 0 });
    await sql`update person set email = ${email}, phone = ${phone}, email_verified_at = now(), phone_verified_at = now()
      where id = ${ola.id}`.execute(portal.db);
  });
  after(async () => {
    await inbox.close();
    await portal.close();
  });

  /** Sends all that waits, and all of it again, as after a crash. */
  async function deliver() {
    const job = deliverNotice({
      db: portal.db,
      origin: 'https://minside.example',
      organisation,
      // In the middle of the day: at night it would wait.
      clock: { now: () => new Date('2026-11-21T12:00:00Z') },
      codes: createUnsubscribeCodes(portal.secret),
      mail: createSmtpMailSender({ url: inbox.smtpUrl, from: organisation.sender }),
      sms: createHttpSmsSender({ url: inbox.smsUrl, sender: organisation.sender.sms, token: null }),
    });
    const notices = await portal.db
      .selectFrom('notice')
      .select('id')
      .where('person_id', '=', ola.id)
      .orderBy('created_at')
      .execute();
    for (const { id } of [...notices, ...notices]) await job.run({ noticeId: id }, { log });
  }
  async function ask(wantsSms: boolean): Promise<void> {
    const words = { topic: 'giving', subject: 'Trekket mitt', message: 'Hvorfor ble jeg trukket to ganger?' };
    const sent = await portal.call('ola', 'POST /api/enquiries', { body: { ...words, wantsSms } });
    const { id } = sent.body as unknown as { id: string };
    const seen = await portal.call('mona', 'GET /api/staff/enquiries/:id', { params: { id } });
    const { version } = seen.body as unknown as { version: number };
    const answer = { message: 'Du ble trukket 200 kroner i humanistlaget.', version };
    await portal.call('mona', 'POST /api/staff/enquiries/:id/answers', { params: { id }, body: answer });
    await deliver();
  }

  test('is sent once to those who chose it, beside the e-mail, without content', async () => {
    await ask(false);
    assert.equal(inbox.messages(phone).length, 0);
    const mails = inbox.messages(email).length;
    assert.ok(mails > 0);
    await ask(true);
    const texts = inbox.messages(phone).map(({ channel, text }) => ({ channel, text }));
    assert.equal(texts.length, 1);
    assert.equal(texts[0]?.channel, 'sms');
    assert.match(
      texts[0]?.text ?? '',
      /^Du har fått svar på henvendelsen din\. .*https:\/\/minside\.example\//,
    );
    // The e-mail greets by the given name, and says no more of who it is to. Its address has an id, of digits by chance.
    const id = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
    for (const { text } of [...inbox.messages(phone), ...inbox.messages(email)])
      assert.doesNotMatch(
        text.replace(/^Hei, Ola!/, 'Hei!').replaceAll(id, ''),
        /trukket|kroner|200|Trekket|humanist|livssyn|Ola/i,
      );
  });
});
