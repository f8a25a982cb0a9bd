import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type JoiningDetails, joiningTextVersion } from '#contract/joining-endpoints.ts';
import { compareNumber } from '#server/features/numbers/number-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { typedJoining } from '../../../test/support/typed-forms.ts';
import { createUnsubscribeCodes } from '../notices/notice-preference-service.ts';
import { deliverNotice } from '../notices/notices-jobs.ts';
import { persons } from '../persons/person-service.ts';
import { removeForgottenJoinings } from './joining-repository.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;

// Made-up numbers of Skatteetaten's test series (Tenor, month + 80), with their birth dates.
const number = { digits: '17912099997', bornOn: '17.11.2020' };
const adultNumber = { digits: '05840399895', bornOn: '05.04.2003' };
const dNumber = { digits: '52829400197', bornOn: '12.02.1994' };

const typed = {
  ...typedJoining,
  givenName: 'Máret-Ánne',
  familyName: 'O’Brien',
  bornOn: adultNumber.bornOn,
  email: 'ny@person.example',
  postalPlace: 'OSLO',
  newsEmail: true,
};
const communities = { answer: 'no', wantsReminder: false, grantsSupport: true };
const declarations = { endorsesPurpose: true, textVersion: joiningTextVersion };

describe('joining', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  /** An account that is new to the portal. */
  async function newcomer(change: object = {}) {
    const subject = randomUUID();
    const token = await portal.issuer.tokenFor({
      subject,
      name: 'hefinn Ny bruker',
      emails: [`${subject.slice(0, 8)}@person.example`],
      ...change,
    });
    const call = (key: Parameters<TestPortal['call']>[1], request: object = {}) =>
      portal.call(null, key, { ...request, token });
    return {
      subject,
      call,
      details: (changes: object = {}) => call('PUT /api/joining/details', { body: { ...typed, ...changes } }),
      communities: (changes: object = {}) =>
        call('PUT /api/joining/communities', { body: { ...communities, ...changes } }),
      join: (request: object = {}) => call('POST /api/joining', { body: declarations, ...request }),
      personId: async (): Promise<string> => body(await call('GET /api/me')).person.id,
    };
  }
  /** Delivers what waits for this person, as the job does. @returns the recipient and the text */
  async function delivered(personId: string) {
    const letters: { to: string; subject: string; text: string }[] = [];
    const job = deliverNotice({
      db: portal.db,
      clock: { now: () => new Date() },
      origin: 'http://localhost:3000',
      organisation,
      codes: createUnsubscribeCodes(portal.secret),
      mail: { send: async (letter) => void letters.push(letter) },
      sms: { send: async () => assert.fail('there is an address') },
    });
    const { rows } = await sql<{ id: string }>`
      select data->>'noticeId' as id from pgboss.job where name = 'deliver-notice'
        and data->>'noticeId' in (select id::text from notice where person_id = ${personId})`.execute(
      portal.db,
    );
    for (const { id: noticeId } of rows) await job.run({ noticeId }, { log: createLog(() => {}) });
    return letters;
  }
  const personRow = (id: string) =>
    portal.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('the whole way: a member at once, with evidence, consent, notice and a new name for the account', async () => {
    const kim = await newcomer();
    await kim.call('PUT /api/drafts/:form', {
      params: { form: 'joining-details' },
      body: { values: { givenName: 'Kim' } },
    });
    assert.equal(body(await kim.call('GET /api/joining')).step, 'details');
    const details = await kim.details({ fodselsnummer: '058403 99895', isFodselsnummerLater: false });
    assert.equal(body(details).joining.step, 'communities', details.text);
    assert.ok(!details.text.includes(adultNumber.digits), 'the number is never echoed');
    assert.equal(body(details).joining.hasFodselsnummer, true);
    assert.equal(body(await kim.communities()).step, 'check');
    const idempotencyKey = randomUUID();
    const joined = await kim.join({ idempotencyKey });
    assert.deepEqual(body(joined), { outcome: 'joined' }, joined.text);
    assert.deepEqual(body(await kim.join({ idempotencyKey })), { outcome: 'joined' });
    assert.deepEqual(body(await kim.join()), { outcome: 'joined' });

    const me = body(await kim.call('GET /api/me'));
    assert.deepEqual([me.isMember, me.isJoining, me.name], [true, false, 'Máret-Ánne O’Brien']);
    const { welcome } = body(await kim.call('GET /api/welcome'));
    assert.match(welcome.number, /^2\d{5}$/);

    const personId = await kim.personId();
    const person = await personRow(personId);
    assert.equal(person.born_on, '2003-04-05');
    assert.ok(person.fodselsnummer_sealed && !person.fodselsnummer_sealed.includes(adultNumber.digits));
    const evidence = await portal.db
      .selectFrom('joining_evidence')
      .selectAll()
      .where('person_id', '=', personId)
      .execute();
    assert.equal(evidence.length, 1);
    assert.equal(evidence[0]!.text_version, joiningTextVersion);
    assert.deepEqual(evidence[0]!.declarations, {
      endorsesPurpose: true,
      grantsSupport: true,
      otherCommunities: 'no',
    });
    assert.match(evidence[0]!.sign_in_reference, /^[\w-]{43} /);
    const consents = await portal.db
      .selectFrom('consent_event')
      .select(['purpose', 'is_given'])
      .where('person_id', '=', personId)
      .execute();
    assert.deepEqual(consents, [{ purpose: 'news-email', is_given: true }]);
    for (const table of ['joining', 'draft'] as const) {
      const left = await portal.db
        .selectFrom(table)
        .select('person_id')
        .where('person_id', '=', personId)
        .execute();
      assert.deepEqual(left, [], table);
    }
    const notices = await portal.db
      .selectFrom('notice')
      .select('kind')
      .where('person_id', '=', personId)
      .execute();
    assert.deepEqual(notices, [{ kind: 'joined' }]);
    for (let tries = 0; tries < 50 && !portal.namedAccounts.length; tries++)
      await new Promise((done) => setTimeout(done, 100));
    assert.deepEqual(
      portal.namedAccounts.map(({ subject, name }) => [subject, name]),
      [[kim.subject, 'Máret-Ánne O’Brien']],
    );
    assert.ok(!portal.lines.join('').includes(adultNumber.digits));
  });

  test('the welcome goes to an address that is proven, and names nothing', async () => {
    const email = 'bevist@person.example';
    const kim = await newcomer({ emails: [email] });
    await kim.details({ email });
    await kim.communities();
    await kim.join();
    const [letter, ...more] = await delivered(await kim.personId());
    assert.deepEqual([letter?.to, more.length], [email, 0]);
    assert.doesNotMatch(`${letter?.subject}\n${letter?.text}`, /human|livssyn|medlem(?!@)|lag\b|\d{6}/i);
  });

  test('to one that is not it waits, and leaves once when it is', async () => {
    const kim = await newcomer();
    const email = 'ubevist@person.example';
    await kim.details({ email });
    await kim.communities();
    await kim.join();
    const personId = await kim.personId();
    assert.deepEqual(await delivered(personId), []);
    const { rows } = await sql`
      select from notice where person_id = ${personId} and failure is not null`.execute(portal.db);
    assert.equal(rows.length, 0, 'nothing has failed');
    await kim.call('POST /api/verification/codes', { body: { kind: 'email' } });
    const code = () => portal.letters.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0];
    for (let tries = 0; tries < 200 && !code(); tries++) await delay(50);
    const { pending } = body(await kim.call('GET /api/verification/contact-points'));
    const typedCode = { id: pending[0].id, code: code() };
    const confirmed = await kim.call('POST /api/verification/confirmations', { body: typedCode });
    assert.equal(body(confirmed).outcome, 'verified', confirmed.text);
    const letters = await delivered(personId);
    assert.deepEqual(
      letters.map(({ to }) => to),
      [email],
    );
    assert.deepEqual(await delivered(personId), []);
  });

  test('under 15 nothing is kept', async () => {
    const child = await newcomer();
    const answer = body(await child.details({ bornOn: number.bornOn, fodselsnummer: number.digits }));
    assert.equal(answer.isTooYoung, true);
    assert.deepEqual([answer.joining.step, answer.joining.details], ['details', null]);
  });

  test('each field is refused by itself, and all at once', async () => {
    const kim = await newcomer();
    const problemsOf = async (changes: object) => {
      const answer = await kim.details(changes);
      assert.equal(answer.status, 422, answer.text);
      return body(answer).errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`);
    };
    const wrong: [Partial<Record<keyof JoiningDetails | 'fodselsnummer', unknown>>, string][] = [
      [{ givenName: '' }, '/givenName REQUIRED'],
      [{ familyName: 'kim@person' }, '/familyName INVALID'],
      [{ bornOn: '31.02.1980' }, '/bornOn INVALID'],
      [{ bornOn: '01.01.2090' }, '/bornOn INVALID'],
      [{ bornOn: '01.01.1880' }, '/bornOn INVALID'],
      [{ email: 'kim', phone: '' }, '/email INVALID'],
      [{ email: '', phone: '' }, '/email REQUIRED'],
      [{ phone: '123' }, '/phone INVALID'],
      [{ postalCode: '12' }, '/postalCode INVALID'],
      [{ postalCode: '' }, '/postalCode REQUIRED'],
      [{ postalPlace: '' }, '/postalPlace REQUIRED'],
      [{ country: 'SE', addressLine: '' }, '/addressLine REQUIRED'],
      [{ magazine: 'paper', isAddressShielded: true }, '/magazine REQUIRED'],
      [{ language: 'sv' }, '/language INVALID'],
    ];
    for (const [changes, problem] of wrong) {
      assert.ok((await problemsOf(changes)).includes(problem), `${JSON.stringify(changes)} ${problem}`);
    }
    const all = await problemsOf({ givenName: '', bornOn: '', email: '', postalCode: '' });
    assert.deepEqual(all.sort(), [
      '/bornOn REQUIRED',
      '/email REQUIRED',
      '/givenName REQUIRED',
      '/postalCode REQUIRED',
    ]);
  });

  test('a number must be whole, made up here, and agree with the birth date; or come later', async () => {
    const kim = await newcomer();
    const now = { isFodselsnummerLater: false };
    const refused = async (changes: object, code: string) => {
      const { errors } = body(await kim.details({ ...now, ...changes }));
      assert.deepEqual(errors, [{ path: '/fodselsnummer', code }]);
    };
    await refused({ fodselsnummer: '' }, 'REQUIRED');
    await refused({ fodselsnummer: '05840399894' }, 'INVALID');
    await refused({ fodselsnummer: adultNumber.digits, bornOn: '06.04.2003' }, 'INVALID');
    const taken = await kim.details({ ...now, fodselsnummer: adultNumber.digits });
    assert.equal(body(taken).joining.hasFodselsnummer, true);
    // What is kept need not be typed again; another birth date needs another number.
    assert.equal(body(await kim.details(now)).joining.hasFodselsnummer, true);
    await refused({ fodselsnummer: '', bornOn: '06.04.2003' }, 'REQUIRED');
    assert.equal(body(await kim.details()).joining.hasFodselsnummer, false);
    const old = await newcomer();
    const withDNumber = await old.details({ ...now, fodselsnummer: dNumber.digits, bornOn: dNumber.bornOn });
    assert.equal(withDNumber.status, 200, withDNumber.text);
  });

  test('a number that is registered already: both join, nothing tells them apart, and one waits for the desk', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    const fodselsnummer = tenorNumber('2003-04-05', 7);
    for (const one of [first, second]) {
      await one.details({ isFodselsnummerLater: false, fodselsnummer });
      await one.communities();
      assert.equal(body(await one.join()).outcome, 'joined');
    }
    const seen = async (one: typeof first) =>
      (await Promise.all([one.call('GET /api/profile'), one.call('GET /api/giving')])).map(({ text }) =>
        text.replaceAll(/"(email|name|value)":"[^"]*"/g, ''),
      );
    assert.deepEqual(await seen(first), await seen(second));
    for (const one of [second, first]) {
      const personId = await one.personId();
      await inTransaction(portal.db, (tx) => compareNumber(tx, personId, portal.numberSeal));
    }
    assert.deepEqual(await seen(first), await seen(second), 'nor afterwards');
    const stateOf = async (one: typeof first) =>
      (
        await portal.db
          .selectFrom('person')
          .select('number_state')
          .where('id', '=', await one.personId())
          .executeTakeFirstOrThrow()
      ).number_state;
    assert.deepEqual([await stateOf(first), await stateOf(second)], ['confirmed', 'taken']);
    assert.deepEqual(body(await second.call('GET /api/enquiries')).enquiries, []);
  });

  test('steps out of turn are not kept, and a member has nothing to join', async () => {
    const kim = await newcomer();
    assert.equal(body(await kim.communities()).step, 'details');
    assert.equal(body(await kim.join()).outcome, 'unfinished');
    await kim.details();
    assert.equal(body(await kim.join()).outcome, 'unfinished');
    assert.equal(
      body(await portal.call('kari', 'PUT /api/joining/details', { body: typed })).joining.step,
      'member',
    );
    assert.equal(
      body(await portal.call('kari', 'POST /api/joining', { body: declarations })).outcome,
      'joined',
    );
    const { welcome } = body(await portal.call('jon', 'GET /api/welcome'));
    assert.equal(welcome, null);
    const unsigned = { ...declarations, endorsesPurpose: false };
    assert.equal((await kim.join({ body: unsigned })).status, 422);
  });

  test('the wish for the public support may be left out, and is recorded as it was answered', async () => {
    const kim = await newcomer();
    await kim.details();
    assert.equal((await kim.communities({ grantsSupport: false })).status, 200);
    assert.equal(body(await kim.join()).outcome, 'joined');
    const { declarations: said } = await portal.db
      .selectFrom('joining_evidence')
      .select('declarations')
      .where('person_id', '=', await kim.personId())
      .executeTakeFirstOrThrow();
    assert.equal((said as { grantsSupport: boolean }).grantsSupport, false);
  });

  test('a page of the previous release joins with the texts that it showed, and those are the evidence', async () => {
    const kim = await newcomer();
    await kim.details();
    await kim.communities({});
    const shown = { ...declarations, textVersion: '2026-11-23' };
    assert.equal(body(await kim.join({ body: shown })).outcome, 'joined');
    const evidence = await portal.db
      .selectFrom('joining_evidence')
      .select('text_version')
      .where('person_id', '=', await kim.personId())
      .executeTakeFirstOrThrow();
    assert.equal(evidence.text_version, '2026-11-23');
    assert.equal((await kim.join({ body: { ...declarations, textVersion: '2020-01-01' } })).status, 422);
  });

  for (const [said, kept] of [
    [undefined, 'nb'],
    ['nn', 'nn'],
    ['en', 'en'],
    ['klingon', 'nb'],
  ] as const)
    test(`a page that says «${said}»: the evidence and the consent name ${kept} as the language of the words`, async () => {
      const kim = await newcomer();
      await kim.details();
      await kim.communities({ wantsReminder: true });
      assert.equal(body(await kim.join({ language: said })).outcome, 'joined');
      const personId = await kim.personId();
      for (const table of ['joining_evidence', 'consent_event'] as const) {
        const rows = await portal.db
          .selectFrom(table)
          .select('text_language')
          .where('person_id', '=', personId)
          .execute();
        assert.ok(rows.length > 0, table);
        for (const row of rows) assert.equal(row.text_language, kept, table);
      }
      // The next transaction on the same connection says nothing of it.
      const other = await newcomer();
      await other.details();
      await other.communities({});
      assert.equal(body(await other.join()).outcome, 'joined');
      const { text_language } = await portal.db
        .selectFrom('joining_evidence')
        .select('text_language')
        .where('person_id', '=', await other.personId())
        .executeTakeFirstOrThrow();
      assert.equal(text_language, 'nb');
    });

  test('a former member joins afresh, with a new membership beside the old one', async () => {
    const kim = await newcomer();
    const joinOnce = async () => {
      await kim.details();
      await kim.communities({ answer: 'unknown', wantsReminder: true });
      assert.equal(body(await kim.join()).outcome, 'joined');
    };
    await joinOnce();
    const personId = await kim.personId();
    await portal.db
      .updateTable('membership')
      .set({ ended_on: '2026-01-01' })
      .where('person_id', '=', personId)
      .execute();
    assert.equal(body(await kim.call('GET /api/joining')).step, 'details');
    await joinOnce();
    const memberships = await portal.db
      .selectFrom('membership')
      .select('number')
      .where('person_id', '=', personId)
      .execute();
    assert.equal(memberships.length, 2);
    const { welcome } = body(await kim.call('GET /api/welcome'));
    assert.match(welcome.otherCommunities.remindOn, /-12-\d\d$/);
    const chapterId = welcome.chapters[0].id;
    const moved = body(await kim.call('PUT /api/welcome/chapter', { body: { chapterId } }));
    assert.equal(moved.welcome.chapter.id, chapterId);
    const settled = body(await kim.call('PUT /api/welcome/communities-settled'));
    assert.ok(settled.welcome.otherCommunities.settledAt);
    assert.equal(settled.welcome.otherCommunities.remindOn, null);
    const change = async (answer: string) =>
      body(await kim.call('PUT /api/welcome/communities', { body: { answer } })).welcome.otherCommunities;
    const { answer } = settled.welcome.otherCommunities;
    assert.deepEqual(
      await change(answer),
      { answer, settledAt: null, remindOn: null },
      'not settled after all',
    );
    for (const other of ['no', 'unknown', 'yes'])
      assert.deepEqual(await change(other), { answer: other, settledAt: null, remindOn: null });
  });

  test('a joining without a new step is forgotten after a month, and a reminder is taken once', async () => {
    const kim = await newcomer();
    await kim.details();
    const personId = await kim.personId();
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    await removeForgottenJoinings(portal.db, later(29));
    assert.equal(body(await kim.call('GET /api/joining')).step, 'communities');
    await removeForgottenJoinings(portal.db, later(31));
    assert.equal(body(await kim.call('GET /api/joining')).step, 'details');
    await portal.db
      .updateTable('person')
      .set({ other_communities_remind_on: '2026-12-01' })
      .where('id', '=', personId)
      .execute();
    const take = (day: string) => inTransaction(portal.db, (tx) => persons.takeToRemind(tx, day));
    assert.ok(!(await take('2026-11-30')).includes(personId));
    assert.ok((await take('2026-12-02')).includes(personId));
    assert.deepEqual(await take('2026-12-02'), []);
  });

  test('two presses at once make one member', async () => {
    const kim = await newcomer();
    await kim.details();
    await kim.communities();
    const answers = await Promise.all([kim.join(), kim.join(), kim.join()]);
    assert.deepEqual(
      answers.map((answer) => body(answer).outcome),
      ['joined', 'joined', 'joined'],
    );
  });
});
