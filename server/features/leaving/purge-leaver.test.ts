import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import {
  type LeavingOverview,
  type LeavingReceipt,
  leavingTextVersion,
} from '#contract/leaving-endpoints.ts';
import { createSmtpMailSender } from '#server/adapters/smtp/smtp-mail-sender.ts';
import type { JobLog } from '#server/platform/jobs/jobs.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { createNumberSeal, type NumberSeal } from '#server/platform/sealed-number.ts';
import { AddressRefused, type MailSender } from '#server/ports/mail.ts';
import { type Inbox, startInbox } from '../../../dev/inbox/inbox.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { insertPaperDelivery } from '../../../test/support/magazine-fixtures.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { leavingJobs } from './leaving-jobs.ts';

const choices = {
  reason: '',
  magazine: 'stop',
  account: 'keep',
  sendsEmail: true,
  textVersion: leavingTextVersion,
};
const { kari } = demoPersons;
const digits = '17912099997';
const dayMs = 86_400_000;

describe('what happens to the data of a former member', () => {
  let portal: TestPortal;
  let inbox: Inbox;
  let seal: NumberSeal;
  let now: Date;
  const removed: string[] = [];
  let refusals = 0;
  before(async () => {
    inbox = await startInbox({ port: 0, smtpPort: 0 });
  });
  after(() => inbox.close());
  beforeEach(async () => {
    portal = await openTestPortal();
    seal = createNumberSeal([portal.secret]);
    now = new Date();
    removed.length = 0;
    refusals = 0;
    await fillWithTraces();
  });
  afterEach(() => portal.close());

  const work = async (
    name: string,
    payload: object = {},
    change: { seal?: NumberSeal; mail?: MailSender } = {},
  ) => {
    const jobs = leavingJobs({
      db: portal.db,
      clock: { now: () => now },
      mail: createSmtpMailSender({ url: inbox.smtpUrl, from: organisation.sender }),
      seal,
      organisation,
      children: portal.services.children.children,
      erasures: { add: async () => {} },
      makeCertificate: portal.services.leaving.makeCertificate,
      raise: portal.raise,
      accountRemoval: {
        async remove({ subject }) {
          if (refusals-- > 0) throw new Error('the provider is down');
          removed.push(subject);
        },
      },
      ...change,
    });
    await jobs.find((job) => job.name === name)?.run(payload as never, { log: {} as JobLog });
  };
  const leave = async (who: DemoName, change: object = {}) => {
    const answer = await portal.call(who, 'POST /api/leaving', { body: { ...choices, ...change } });
    assert.equal(answer.status, 200, answer.text);
    // What came before the leaving is older than it.
    now = new Date();
    return answer.body as unknown as LeavingReceipt;
  };
  const leavingId = async (personId: string) => {
    const row = await portal.db
      .selectFrom('leaving')
      .select('id')
      .where('person_id', '=', personId)
      .orderBy('left_at', 'desc')
      .executeTakeFirstOrThrow();
    return { leavingId: row.id };
  };
  const personRow = (personId: string) =>
    portal.db.selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirst();

  /** A life as a member: something in every table that can hold a person. */
  async function fillWithTraces() {
    const { db } = portal;
    const at = new Date(Date.now() - 3_600_000);
    await sql`update person set fodselsnummer_sealed = ${seal.seal(kari.id, digits)},
      fodselsnummer_index = ${seal.index(digits)}, address_lines = array['Storgata 1'], postal_code = '0182',
      postal_place = 'Oslo', country = 'NO', magazine = 'paper', other_communities = 'no' where id = ${kari.id}`.execute(
      db,
    );
    const declarations = { endorsesPurpose: true, grantsSupport: true, otherCommunities: 'no' };
    await sql`insert into joining_evidence
      values (${randomUUID()}, ${kari.membership?.id}, ${kari.id}, ${at}, 'portal', '2026-01-01',
        ${JSON.stringify(declarations)}, 'hash 2026')`.execute(db);
    await sql`insert into consent_event values (${randomUUID()}, ${kari.id}, 'news-email', true, 'v', 'portal', ${at})`.execute(
      db,
    );
    await sql`insert into draft values (${kari.id}, 'profile', '{}', ${at})`.execute(db);
    await insertPaperDelivery(db, kari.id);
    await sql`insert into magazine_subscription (person_id, ordered_at) values (${kari.id}, ${at})`.execute(
      db,
    );
    await sql`insert into joining (person_id, details, saved_at) values (${kari.id}, '{}', ${at})`.execute(
      db,
    );
    await sql`insert into notice values (${randomUUID()}, ${kari.id}, 'joined', null, ${at}, ${at})`.execute(
      db,
    );
    await sql`insert into access_log
      values (${randomUUID()}, ${at}, ${demoPersons.mona.id}, ${kari.id}, 'enquiry', null, 'r')`.execute(db);
    await sql`insert into contact_code (id, person_id, account_id, kind, value, is_change, asked_at, expires_at)
      select ${randomUUID()}, ${kari.id}, account_id, 'email', 'x', false, ${at}, ${at} from account_person
      where person_id = ${kari.id}`.execute(db);
    await sql`insert into idempotency_key values (${kari.id}, 'nokkel-1', 'POST /api/x', '', 200, '{}', ${at})`.execute(
      db,
    );
  }

  /** How many rows of each table point at the person, by every foreign key there is. */
  async function countsOf(personId: string): Promise<Record<string, number>> {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.conrelid::regclass::text as "table", a.attname as "column"
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'person'::regclass order by 1, 2`.execute(portal.db);
    const counts: Record<string, number> = {};
    // The access log is kept longer than the persons in it, and has no foreign key.
    const more = ['idempotency_key', 'access_log'].map((table) => ({ table, column: 'person_id' }));
    for (const { table, column } of [...rows, ...more]) {
      const counted = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`.execute(
        portal.db,
      );
      const { count = 0 } = counted.rows[0] ?? {};
      if (count > 0) counts[`${table}.${column}`] = count;
    }
    return counts;
  }

  test('out of the register goes everything but what is still needed, table by table', async () => {
    const before = await countsOf(kari.id);
    for (const table of [
      'membership',
      'joining_evidence',
      'consent_event',
      'draft',
      'notice',
      'contact_code',
      'magazine_delivery',
      'magazine_subscription',
    ])
      assert.ok(before[`${table}.person_id`], table);
    await leave('kari');
    await work('purge-leaver', await leavingId(kari.id));
    const open = await portal.db
      .selectFrom('enquiry')
      .select('state')
      .where('person_id', '=', kari.id)
      .execute();
    assert.ok(open.length > 0 && open.every(({ state }) => state !== 'closed'));
    const {
      'enquiry_message.author_id': _messages,
      'notice.person_id': _notices,
      ...left
    } = await countsOf(kari.id);
    assert.deepEqual(left, {
      // Who has looked is hers to see for as long as she signs in here.
      'access_log.person_id': 1,
      'account_person.person_id': 1,
      'enquiry.person_id': open.length,
      'leaving.person_id': 1,
      // The answer to the leaving itself, for a day.
      'idempotency_key.person_id': 1,
      // What is still to come, and is open to everybody.
      'sign_up.person_id': 2,
    });
    const person = await personRow(kari.id);
    assert.deepEqual(
      [person?.born_on, person?.fodselsnummer_sealed, person?.fodselsnummer_index, person?.address_lines],
      [null, null, null, []],
    );
    assert.deepEqual([person?.postal_code, person?.country, person?.other_communities], [null, null, null]);
    assert.deepEqual([person?.given_name, person?.email], ['Kari', 'kari@medlem.example']);
  });

  test('what the law keeps is sealed, apart, and names no one', async () => {
    await leave('kari');
    await work('purge-leaver', await leavingId(kari.id));
    const [evidence, ...more] = await portal.db.selectFrom('grant_evidence').selectAll().execute();
    assert.equal(more.length, 0);
    assert.ok(evidence);
    assert.equal(seal.open(evidence.id, evidence.fodselsnummer_sealed), digits);
    assert.throws(() => seal.open(kari.id, evidence.fodselsnummer_sealed));
    assert.deepEqual([evidence.joined_on, evidence.keep_until_on.slice(4)], ['2011-03-14', '-12-31']);
    assert.ok(!JSON.stringify(evidence).includes(kari.id));
    // Which other community somebody is in is nothing that the grant needs.
    assert.doesNotMatch(JSON.stringify(evidence.joining), /otherCommunities/);
    assert.match(JSON.stringify(evidence.joining), /endorsesPurpose/);
  });

  test('a person who was never counted leaves no such proof', async () => {
    await portal.db
      .updateTable('person')
      .set({ fodselsnummer_sealed: null, fodselsnummer_index: null })
      .where('id', '=', kari.id)
      .execute();
    await leave('kari');
    await work('purge-leaver', await leavingId(kari.id));
    assert.equal((await portal.db.selectFrom('grant_evidence').selectAll().execute()).length, 0);
  });

  test('the second time there is nothing left to do', async () => {
    await leave('kari');
    const job = await leavingId(kari.id);
    await work('purge-leaver', job);
    const left = await countsOf(kari.id);
    await portal.db.updateTable('leaving').set({ purged_at: null }).execute();
    await work('purge-leaver', job);
    assert.deepEqual(await countsOf(kari.id), left);
    assert.equal((await portal.db.selectFrom('grant_evidence').selectAll().execute()).length, 1);
  });

  test('cut off halfway it goes on where it was: nothing is done by halves', async () => {
    await leave('kari', { account: 'delete' });
    const job = await leavingId(kari.id);
    const broken = {
      ...seal,
      seal: () => {
        throw new Error('cut off');
      },
    };
    const before = await countsOf(kari.id);
    await assert.rejects(work('purge-leaver', job, { seal: broken }), /cut off/);
    assert.deepEqual(await countsOf(kari.id), before);
    // The register is emptied, and then the provider does not answer.
    refusals = 1;
    await assert.rejects(work('purge-leaver', job), /the provider is down/);
    assert.equal((await countsOf(kari.id))['membership.person_id'], undefined);
    assert.ok(await personRow(kari.id));
    await work('purge-leaver', job);
    // A view is kept its two years; the person of the row is deleted.
    assert.deepEqual(await countsOf(kari.id), { 'idempotency_key.person_id': 1, 'access_log.person_id': 1 });
    assert.equal(await personRow(kari.id), undefined);
    assert.deepEqual(removed, [kari.account.id]);
    assert.equal((await portal.db.selectFrom('grant_evidence').selectAll().execute()).length, 1);
  });

  test('the person is deleted with the account, and an old token creates no one', async () => {
    const former = await portal.tokenOf('kari');
    const receipt = await leave('kari', { account: 'delete' });
    await work('purge-leaver', await leavingId(kari.id));
    const me = () => portal.call('kari', 'GET /api/me', { token: former });
    assert.deepEqual([(await me()).status, (await me()).status], [401, 401]);
    const certificate = await portal.app.inject({ url: `/api/leaving-certificates/${receipt.code}` });
    assert.equal(certificate.statusCode, 200);
    const later = Math.floor(Date.now() / 1000) + 60;
    const token = await portal.issuer.tokenFor({
      subject: kari.account.id,
      name: 'hefinn Ny bruker',
      authenticatedAt: later,
    });
    const anew = await portal.call('kari', 'GET /api/me', { token });
    assert.equal(anew.status, 200);
    assert.ok(!anew.text.includes(kari.id));
  });

  test('the magazine that is kept keeps what it needs, also without an account', async () => {
    await leave('kari', { account: 'delete', magazine: 'keep' });
    await work('purge-leaver', await leavingId(kari.id));
    const person = await personRow(kari.id);
    assert.deepEqual(
      [person?.magazine, person?.address_lines, person?.born_on],
      ['paper', ['Storgata 1'], null],
    );
    assert.equal((await countsOf(kari.id))['account_person.person_id'], undefined);
  });

  async function give(change: { agreement?: string; paidAt?: Date; wantsTax?: boolean }) {
    const [agreement, charge] = [randomUUID(), randomUUID()];
    await sql`insert into gift_agreement (id, number, person_id, began_at, version, state, rail, mandate_id, amount_ore,
        frequency, day, purpose_id)
      values (${agreement}, 'A-1', ${kari.id}, ${now}, 1, ${change.agreement ?? 'stopped'}, 'vipps', ${randomUUID()}, 10000,
        'monthly', 1, 'most-needed')`.execute(portal.db);
    if (change.paidAt) {
      await sql`insert into gift_charge (id, kind, person_id, rail, amount_ore, purpose_id, due_on, state, created_at)
        values (${charge}, 'one-off', ${kari.id}, 'vipps', 10000, 'most-needed', '2026-01-01', 'paid', ${now})`.execute(
        portal.db,
      );
      await sql`insert into gift_charge_event (id, charge_id, key, kind, happened_at, recorded_at, actor, amount_ore)
        values (${randomUUID()}, ${charge}, 'k', 'paid', ${change.paidAt}, ${now}, 'vipps', 10000)`.execute(
        portal.db,
      );
    }
    await sql`insert into gift_tax_wish values (${randomUUID()}, ${kari.id}, ${change.wantsTax ?? true}, ${now}, 'donor')`.execute(
      portal.db,
    );
  }

  test('a gift that is to be reported keeps the number until it has been; then it goes, and the person with it', async () => {
    await give({ paidAt: now });
    const year = Number(norwegianDay(now).slice(0, 4));
    const shown = (await portal.call('kari', 'GET /api/leaving')).body as unknown as LeavingOverview;
    assert.deepEqual(shown.giving, {
      hasAgreement: false,
      recordsUntilOn: `${year + 5}-12-31`,
      numberUntilOn: `${year + 1}-12-31`,
    });
    await leave('kari', { account: 'delete' });
    await work('purge-leaver', await leavingId(kari.id));
    const person = await personRow(kari.id);
    assert.ok(person?.fodselsnummer_sealed && person.born_on);
    assert.equal(seal.open(kari.id, person.fodselsnummer_sealed), digits);
    now = new Date(`${year + 1}-12-31T12:00:00Z`);
    await work('forget-leavers');
    assert.ok(await personRow(kari.id));
    now = new Date(`${year + 2}-01-01T12:00:00Z`);
    await work('forget-leavers');
    assert.equal(await personRow(kari.id), undefined);
    // The books stay, without names.
    const [charge] = await portal.db.selectFrom('gift_charge').select('person_id').execute();
    assert.deepEqual(charge, { person_id: null });
    const [left] = await portal.db.selectFrom('leaving').select(['person_id', 'certificate']).execute();
    assert.deepEqual(left, { person_id: null, certificate: null });
  });

  test('an agreement continues, with its donor; without the wish to deduct the number goes', async () => {
    await give({ agreement: 'active', wantsTax: false });
    await leave('kari', { account: 'delete' });
    await work('purge-leaver', await leavingId(kari.id));
    const person = await personRow(kari.id);
    assert.deepEqual([person?.given_name, person?.fodselsnummer_index], ['Kari', null]);
    const [agreement] = await portal.db.selectFrom('gift_agreement').select(['person_id', 'state']).execute();
    assert.deepEqual(agreement, { person_id: kari.id, state: 'active' });
  });

  test('a shared account is only parted from the person', async () => {
    const { siri, tor } = demoPersons;
    const answer = await portal.call('familie', 'POST /api/leaving', {
      body: { ...choices, account: 'delete' },
      personId: siri.id,
    });
    assert.equal(answer.status, 200, answer.text);
    await work('purge-leaver', await leavingId(siri.id));
    assert.deepEqual(removed, []);
    assert.equal(await personRow(siri.id), undefined);
    const other = await portal.call('familie', 'GET /api/leaving', { personId: tor.id });
    assert.equal((other.body as { isMember?: boolean }).isMember, true);
  });

  test('somebody who works here keeps the sign-in', async () => {
    const { mona } = demoPersons;
    await sql`insert into membership (id, person_id, number, joined_on)
      values (${randomUUID()}, ${mona.id}, '999999', '2020-01-01')`.execute(portal.db);
    await leave('mona', { account: 'delete' });
    await work('purge-leaver', await leavingId(mona.id));
    assert.equal((await portal.call('mona', 'GET /api/me')).status, 200);
    assert.equal((await countsOf(mona.id))['staff_member.person_id'], 1);
  });

  test('a person who has joined again before the purge keeps the new data', async () => {
    await leave('kari', { account: 'delete' });
    const job = await leavingId(kari.id);
    const membership = randomUUID();
    await sql`insert into membership (id, person_id, number, joined_on)
      values (${membership}, ${kari.id}, '200777', '2026-11-21')`.execute(portal.db);
    await work('purge-leaver', job);
    const memberships = await portal.db
      .selectFrom('membership')
      .select('id')
      .where('person_id', '=', kari.id)
      .execute();
    assert.deepEqual(memberships, [{ id: membership }]);
    assert.ok((await personRow(kari.id))?.born_on);
    assert.deepEqual(removed, []);
  });

  test('the certificate comes by e-mail, once, and neither subject nor text tells what it is about', async () => {
    const { reference } = await leave('kari');
    const job = await leavingId(kari.id);
    await work('purge-leaver', job);
    await work('send-leaving-certificate', job);
    await work('send-leaving-certificate', job);
    const [mail, ...more] = inbox.messages('kari@medlem.example');
    assert.ok(mail);
    assert.equal(more.length, 0);
    const [file] = mail.attachments ?? [];
    assert.equal(file?.name, 'bekreftelse.pdf');
    assert.doesNotMatch(`${mail.subject} ${mail.text} ${file?.name}`, /human|livssyn|medlem|utmeld/i);
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(file?.content ?? '', 'base64')));
    const { text } = await extractText(pdf, { mergePages: true });
    assert.ok(text.includes('Kari Lund') && text.includes(reference), text);
  });

  test('a member who chose nynorsk gets it in nynorsk, in a file that says so', async () => {
    await portal.db.updateTable('person').set({ language: 'nn' }).where('id', '=', kari.id).execute();
    const { code } = await leave('kari');
    await work('send-leaving-certificate', await leavingId(kari.id));
    const [mail] = inbox.messages('kari@medlem.example');
    assert.equal(mail?.subject, 'Stadfestinga di frå Min side');
    const answer = await portal.app.inject({ url: `/api/leaving-certificates/${code}` });
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    assert.ok(text.includes('Kari Lund er ikkje lenger medlem'), text);
    const { info } = await pdf.getMetadata();
    assert.equal((info as { Language?: string }).Language, 'nn-NO');
  });

  test('an address that does not exist is not retried, nor recorded as used', async () => {
    const refusing: MailSender = {
      send: () => Promise.reject(new AddressRefused('550')),
    };
    await leave('kari');
    await work('send-leaving-certificate', await leavingId(kari.id), { mail: refusing });
    const shown = (await portal.call('kari', 'GET /api/leaving')).body as unknown as LeavingOverview;
    assert.equal(shown.receipt?.sentTo, null);
  });

  test('an enquiry that is open is answered and read as before, and goes when it is closed', async () => {
    const sent = await portal.call('kari', 'POST /api/enquiries', {
      body: { topic: 'membership', subject: 'Før jeg gikk', message: 'Rekker dere å svare på dette?' },
    });
    const { id } = sent.body as unknown as { id: string };
    assert.equal(sent.status, 201, sent.text);
    await leave('kari');
    await work('purge-leaver', await leavingId(kari.id));
    const open = await portal.call('kari', 'GET /api/enquiries/:id', { params: { id } });
    assert.equal(open.status, 200);
    const closed = await portal.call('kari', 'POST /api/enquiries/:id/close', {
      params: { id },
    });
    assert.ok(closed.status < 300, closed.text);
    await work('forget-leavers');
    assert.equal((await portal.call('kari', 'GET /api/enquiries/:id', { params: { id } })).status, 404);
  });

  test('two servers that purge at once do it once', async () => {
    await leave('kari', { account: 'delete' });
    const job = await leavingId(kari.id);
    await Promise.all([work('purge-leaver', job), work('purge-leaver', job), work('purge-leaver', job)]);
    assert.equal(await personRow(kari.id), undefined);
    assert.equal((await portal.db.selectFrom('grant_evidence').selectAll().execute()).length, 1);
  });

  test('after two weeks the certificate is gone, and what is left says nothing of who it was', async () => {
    const { code } = await leave('kari');
    await work('purge-leaver', await leavingId(kari.id));
    await portal.db.updateTable('enquiry').set({ state: 'closed', closed_at: now }).execute();
    const certificate = () => portal.app.inject({ url: `/api/leaving-certificates/${code}` });
    const left = now;
    now = new Date(left.getTime() + 14 * dayMs);
    await work('forget-leavers');
    assert.equal((await certificate()).statusCode, 200);
    // Meanwhile her open enquiry has been answered and closed, and went.
    assert.equal((await countsOf(kari.id))['enquiry.person_id'], undefined);
    now = new Date(left.getTime() + 15 * dayMs + 60_000);
    await work('forget-leavers');
    assert.equal((await certificate()).statusCode, 404);
    const [row] = await portal.db.selectFrom('leaving').selectAll().execute();
    assert.deepEqual(
      [row?.person_id, row?.membership_id, row?.certificate, row?.email],
      [null, null, null, null],
    );
    assert.ok(row?.left_at);
  });

  test('a mail server that is down for two weeks does not keep the certificate for ever', async () => {
    const before = inbox.messages().length;
    await leave('kari');
    const job = await leavingId(kari.id);
    now = new Date(now.getTime() + 16 * dayMs);
    await work('forget-leavers');
    await work('send-leaving-certificate', job);
    assert.equal(inbox.messages().length, before);
    await work('purge-leaver', job);
    assert.equal((await countsOf(kari.id))['membership.person_id'], undefined);
  });

  test('in the sixth year the last of it goes', async () => {
    await leave('kari');
    await work('purge-leaver', await leavingId(kari.id));
    const counts = async () => [
      (await portal.db.selectFrom('grant_evidence').selectAll().execute()).length,
      (await portal.db.selectFrom('leaving').selectAll().execute()).length,
    ];
    await portal.db.updateTable('enquiry').set({ state: 'closed', closed_at: now }).execute();
    const lastYear = Number(norwegianDay(now).slice(0, 4)) + 5;
    now = new Date(`${lastYear}-12-31T22:59:00Z`);
    await work('forget-leavers');
    assert.deepEqual(await counts(), [1, 1]);
    now = new Date(`${lastYear}-12-31T23:01:00Z`);
    await work('forget-leavers');
    assert.deepEqual(await counts(), [0, 0]);
  });
});
