import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { joiningTextVersion } from '#contract/joining-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import { recordWords, versionOfWords } from '#server/features/binding-words/binding-words-service.ts';
import { compareNumber } from '#server/features/numbers/number-service.ts';
import { createRecoveryCodes } from '#server/features/recovery/recovery-codes-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import demoProfile from '../../../organisation-profile.json' with { type: 'json' };
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { typedJoining } from '../../../test/support/typed-forms.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const organisation = demoProfile as OrganisationProfile;
const purposeVersion = versionOfWords('purpose', organisation);
const reason = 'Navn, fødselsdato og gammel adresse stemmer';
const message = 'Hei! Nå har vi sett på saken din.';

describe('finding out whose record it is', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
    await recordWords(portal.db, organisation, new Date(), { warn() {} });
  });
  after(() => portal.close());

  const newEmail = () => `${randomUUID().slice(0, 12)}@person.example`;
  async function newcomer(change: { emails?: string[]; phone?: string } = {}) {
    const emails = change.emails ?? [newEmail()];
    const token = await portal.issuer.tokenFor({
      subject: randomUUID(),
      name: 'hefinn Ny bruker',
      emails,
      ...change,
    });
    const call = (key: Parameters<TestPortal['call']>[1], request: object = {}) =>
      portal.call(null, key, { ...request, token });
    return { token, emails, call, me: async () => body(await call('GET /api/me')) };
  }
  type Newcomer = Awaited<ReturnType<typeof newcomer>>;

  let records = 0;
  /** A member without a sign-in. */
  async function addRecord(
    change: Partial<Record<'given' | 'family' | 'email' | 'bornOn', string>> & { phone?: string } = {},
  ) {
    const id = randomUUID();
    const number = String(400_000 + ++records);
    const one = {
      given: 'Gro',
      family: `Haug${records}`,
      email: newEmail(),
      bornOn: '1970-01-02',
      phone: null,
      ...change,
    };
    await sql`insert into person (id, given_name, family_name, email, phone, born_on)
      values (${id}, ${one.given}, ${one.family}, ${one.email}, ${one.phone}, ${one.bornOn})`.execute(
      portal.db,
    );
    await sql`insert into membership (id, person_id, number, joined_on)
      values (${randomUUID()}, ${id}, ${number}, '2001-01-01')`.execute(portal.db);
    return { id, number, ...one };
  }
  async function askForMatch(person: Newcomer, name: string, bornOn = '02.01.1970'): Promise<string> {
    const request = { name, bornOn, remark: 'Jeg har byttet e-post.' };
    const receipt = await person.call('POST /api/verification/match-requests', { body: request });
    assert.equal(receipt.status, 201, receipt.text);
    return body(receipt).id;
  }
  const desk = (key: Parameters<TestPortal['call']>[1], id: string, request: object = {}) =>
    portal.call('mona', key, { params: { id }, body: request });
  const matchOf = async (id: string) =>
    body(await portal.call('mona', 'GET /api/staff/enquiries/:id/match', { params: { id } })).match;
  const search = (id: string, wanted: object) =>
    desk('POST /api/staff/enquiries/:id/match-searches', id, {
      name: '',
      bornOn: '',
      number: '',
      contact: '',
      reason,
      ...wanted,
    });
  const decide = (id: string, decision: object) =>
    desk('POST /api/staff/enquiries/:id/match-decisions', id, { reason, message, ...decision });
  const approve = (accessId: string, who: 'mona' | 'ingrid' = 'ingrid') =>
    portal.call(who, 'POST /api/staff/recoveries/:id/approvals', {
      params: { id: accessId },
      body: { reason },
    });
  /** What a contact point of the record answers, with the link it got. */
  const answer = (accessId: string, said: 'stop' | 'mine') =>
    portal.call(null, 'POST /api/recovery-answers', {
      body: { code: createRecoveryCodes(portal.secret).stopCode(accessId), answer: said },
    });
  /** Requested by one, approved by another, without the wait. @returns the id of what was approved */
  async function tie(id: string, personId: string): Promise<string> {
    const asked = await decide(id, { outcome: 'linked', personId });
    assert.equal(asked.status, 200, asked.text);
    const accessId = body(asked).match.access.id;
    const approved = await approve(accessId);
    assert.deepEqual([approved.status, body(approved).state], [201, 'waiting'], approved.text);
    assert.deepEqual((await answer(accessId, 'mine')).body, { outcome: 'done' });
    return accessId;
  }
  const looksAt = async (personId: string) =>
    portal.db
      .selectFrom('access_log')
      .select(['reason', 'subject_id', 'staff_id', 'remark'])
      .where('person_id', '=', personId)
      .orderBy('number')
      .execute();

  test('what was typed stands beside the enquiry; the likeliest record comes first, and each look is logged', async () => {
    const record = await addRecord();
    const namesake = await addRecord({ family: record.family, bornOn: '1991-05-05' });
    const kim = await newcomer({ phone: '+4768051234' });
    const id = await askForMatch(kim, `Gro ${record.family}`);
    const match = await matchOf(id);
    assert.deepEqual(
      [match.kind, match.name, match.bornOn, match.emails, match.phone, match.decision, match.isNumberTaken],
      ['claim', `Gro ${record.family}`, '1970-01-02', kim.emails, '+4768051234', null, false],
    );
    const found = await search(id, { name: `gro ${record.family}`, bornOn: '2.1.1970' });
    assert.equal(found.status, 200, found.text);
    const [first, second] = body(found).records;
    assert.deepEqual([first.personId, first.matches], [record.id, ['name', 'born-on']]);
    assert.deepEqual([second.personId, second.matches], [namesake.id, ['name']]);
    assert.equal(first.maskedEmail, `${record.email[0]}•••@person.example`);
    assert.ok(!found.text.includes(record.email));
    for (const one of [record, namesake])
      assert.deepEqual(await looksAt(one.id), [
        { reason: 'search', subject_id: id, staff_id: demoPersons.mona.id, remark: reason },
      ]);
    const applicant = (await kim.me()).person.id;
    assert.deepEqual((await looksAt(applicant))[0]?.reason, 'enquiry');

    for (const [wanted, matches] of [
      [{ number: record.number }, ['number']],
      [{ contact: record.email.toUpperCase() }, ['email']],
      [{ name: record.family, bornOn: '02.01.1970' }, ['name', 'born-on']],
    ] as const) {
      assert.deepEqual(body(await search(id, wanted)).records[0].matches, matches);
    }
    assert.deepEqual(body(await search(id, { name: 'Finnes ikke' })).records, []);
    assert.deepEqual(body(await search(id, { name: '%' })).records, [], 'a sign is no wildcard');
  });

  test('an ordinary enquiry has nothing to find out', async () => {
    const { id } = body(
      await portal.call('ola', 'POST /api/enquiries', {
        body: { topic: 'membership', subject: 'Lokallag', message: 'Hvilket lokallag er jeg i?' },
      }),
    );
    assert.equal(await matchOf(id), null);
    assert.equal((await search(id, { name: 'Gro' })).status, 404);
    assert.equal((await decide(id, { outcome: 'refused' })).status, 404);
  });

  test('tied to the record once a second person and the wait are done: the account is theirs, and both addresses are notified', async () => {
    const phone = '+4768051777';
    const record = await addRecord({ phone });
    const kim = await newcomer({ phone });
    const before = (await kim.me()).person.id;
    const id = await askForMatch(kim, `Gro ${record.family}`);
    const asked = await decide(id, { outcome: 'linked', personId: record.id });
    assert.equal(asked.status, 200, asked.text);
    const { access, decision: none } = body(asked).match;
    assert.deepEqual(
      [access.kind, access.state, access.startedBy, access.isMine, none],
      ['tie', 'requested', 'Mona Eide', true, null],
    );
    const thread = body(await kim.call('GET /api/enquiries/:id', { params: { id } }));
    assert.deepEqual(
      thread.messages.map(({ from }: { from: string }) => from),
      ['person', 'staff'],
    );
    assert.equal(thread.messages[1].text, message);
    assert.ok(!JSON.stringify(thread).includes(reason), 'the reason is the desk’s own');
    const notices = portal.db.selectFrom('notice').select('kind').where('person_id', '=', before);
    assert.deepEqual(
      (await notices.where('subject_id', '=', id).execute()).map(({ kind }) => kind),
      ['enquiry-received', 'enquiry-answered'],
    );
    assert.equal((await kim.me()).person.id, before, 'one alone ties nothing');

    assert.equal((await approve(access.id)).status, 201);
    await untilTold(record.email, /stopp-ny-innlogging#tie\./);
    await untilTold(phone, /stopp-ny-innlogging#tie\./);
    assert.equal((await kim.me()).person.id, before, 'nor two before the wait is over');
    assert.deepEqual((await answer(access.id, 'mine')).body, { outcome: 'done' });

    const { decision } = await matchOf(id);
    assert.deepEqual([decision.outcome, decision.by, decision.reason], ['linked', 'Mona Eide', reason]);
    const me = await kim.me();
    assert.deepEqual([me.person.id, me.isMember, me.persons.length], [record.id, true, 1]);
    const tied = await portal.db
      .selectFrom('account_person')
      .select('proven_by')
      .where('person_id', '=', record.id)
      .executeTakeFirst();
    assert.equal(tied?.proven_by, 'staff');
    await untilTold(record.email, /slik vi skrev til deg om/);
    await untilTold(kim.emails[0]!, /er nå koblet til deg/);
    assert.notEqual(before, record.id);
    assert.equal((await decide(id, { outcome: 'refused' })).status, 409, 'decided is decided');
    assert.equal((await search(id, { name: 'Gro' })).status, 409);
  });

  async function untilTold(to: string, text: RegExp): Promise<void> {
    for (let tries = 0; tries < 100; tries++, await pause(50))
      if (portal.letters.some((letter) => letter.to === to && text.test(letter.text))) return;
    assert.fail(`Nobody told ${to}`);
  }

  test('one employee alone links no account to any record', async () => {
    const kim = await newcomer();
    const own = (await kim.me()).person.id;
    const id = await askForMatch(kim, 'Hvem som helst');
    const neverSignedIn = await addRecord();
    for (const [what, personId] of [
      ['an active member', demoPersons.kari.id],
      ['one who leads a chapter', demoPersons.liv.id],
      ['a record that nothing matches', neverSignedIn.id],
    ] as const) {
      const refused = await decide(id, { outcome: 'linked', personId });
      assert.ok(refused.status >= 400, what);
      assert.equal((await kim.me()).person.id, own, what);
    }
    const thread = body(await kim.call('GET /api/enquiries/:id', { params: { id } }));
    assert.equal(thread.messages.length, 1, 'nothing is promised');
  });

  test('a shielded, held, dead or restricted record and an office are left to a supervisor, also after approval', async () => {
    const person = (id: string, change: ReturnType<typeof sql>) =>
      sql`update person set ${change} where id = ${id}`;
    for (const [what, close, isOpenAgain] of [
      ['shielded', (id: string) => person(id, sql`is_address_shielded = true`), true],
      ['dead', (id: string) => person(id, sql`died_on = '2026-11-01'`), false],
      ['restricted', (id: string) => person(id, sql`restricted_at = now()`), false],
      [
        'on hold',
        (id: string) => sql`insert into person_hold (person_id, began_at) values (${id}, now())`,
        false,
      ],
      [
        'office',
        (
          id: string,
        ) => sql`insert into office (id, unit_id, person_id, role, from_on, until_on, offered_at, offered_as)
          select ${randomUUID()}, id, ${id}, 'leader', '2020-01-01', '2090-01-01', now(), 'staff' from unit limit 1`,
        false,
      ],
    ] as const) {
      const record = await addRecord();
      const kim = await newcomer({ emails: [record.email] });
      const id = await askForMatch(kim, `Gro ${record.family}`);
      if (isOpenAgain) {
        const accessId = body(await decide(id, { outcome: 'linked', personId: record.id })).match.access.id;
        await approve(accessId);
        await close(record.id).execute(portal.db);
        assert.deepEqual((await answer(accessId, 'mine')).body, { outcome: 'gone' }, what);
        assert.equal((await matchOf(id)).access.state, 'lapsed');
      } else await close(record.id).execute(portal.db);
      const [found] = body(await search(id, { number: record.number })).records;
      assert.equal(found.way, 'not-here', what);
      const refused = await decide(id, { outcome: 'linked', personId: record.id });
      assert.deepEqual([refused.status, body(refused).code], [409, 'RECOVERY_NOT_HERE'], what);
      assert.equal((await kim.me()).isMember, false, what);
    }
  });

  test('who asks, who started it, and an old sign-in do not let it through', async () => {
    const record = await addRecord();
    const kim = await newcomer({ emails: [record.email] });
    const id = await askForMatch(kim, `Gro ${record.family}`);
    const accessId = body(await decide(id, { outcome: 'linked', personId: record.id })).match.access.id;
    assert.equal(body(await approve(accessId, 'mona')).code, 'SECOND_PERSON_NEEDED');
    const token = await portal.issuer.tokenFor({
      subject: demoPersons.ingrid.account.id,
      name: 'Ingrid Sæther',
      emails: [],
      authenticatedAt: Math.floor(Date.now() / 1000) - 7200,
    });
    const old = await portal.call(null, 'POST /api/staff/recoveries/:id/approvals', {
      token,
      params: { id: accessId },
      body: { reason },
    });
    assert.deepEqual([old.status, body(old).code], [403, 'SIGN_IN_AGAIN']);
    const { rows } = await sql<{ id: string }>`select account_id as id from account_recovery
      where id = ${accessId}`.execute(portal.db);
    const own = await sql<{ id: string }>`select account_id as id from account_person
      where person_id = ${demoPersons.ingrid.id}`.execute(portal.db);
    await sql`update account_recovery set account_id = ${own.rows[0]?.id} where id = ${accessId}`.execute(
      portal.db,
    );
    assert.equal(body(await approve(accessId)).code, 'SECOND_PERSON_NEEDED', 'it is her own account');
    await sql`update account_recovery set account_id = ${rows[0]!.id} where id = ${accessId}`.execute(
      portal.db,
    );
    assert.equal((await kim.me()).isMember, false);
  });

  test('stopped by a contact point of the record: nothing is tied, and the desk sees who stopped it', async () => {
    const record = await addRecord();
    const kim = await newcomer({ emails: [record.email] });
    const id = await askForMatch(kim, `Gro ${record.family}`);
    const accessId = body(await decide(id, { outcome: 'linked', personId: record.id })).match.access.id;
    assert.equal(body(await decide(id, { outcome: 'refused' })).code, 'RECOVERY_RUNNING');
    await approve(accessId);
    assert.deepEqual((await answer(accessId, 'stop')).body, { outcome: 'stopped' });
    assert.deepEqual((await answer(accessId, 'mine')).body, { outcome: 'gone' });
    const { access, decision } = await matchOf(id);
    assert.deepEqual([access.state, access.stoppedFrom, decision], ['stopped', 'link', null]);
    const before = (await looksAt(record.id)).length;
    assert.equal((await matchOf(id)).access.name, `Gro ${record.family}`);
    assert.equal((await looksAt(record.id)).length, before + 1, 'whose record it is was shown');
    assert.equal((await kim.me()).isMember, false);
    assert.equal((await decide(id, { outcome: 'refused' })).status, 200);
  });

  test('all else is a recovery, begun from the case with a record that came up in it', async () => {
    const record = await addRecord();
    const kim = await newcomer();
    const id = await askForMatch(kim, `Gro ${record.family}`);
    const check = () =>
      portal.call('mona', 'POST /api/staff/persons/:id/recovery-checks', {
        params: { id: record.id },
        body: {
          enquiryId: id,
          reasonId: null,
          answers: {
            bornOn: '02.01.1970',
            memberNumber: record.number,
            postalCode: '',
            formerEmail: '',
            joinedYear: '',
          },
        },
      });
    assert.equal(body(await check()).code, 'REASON_NEEDED', 'it has not come up');
    const [found] = body(await search(id, { number: record.number })).records;
    assert.equal(found.way, 'recovery');
    const checked = body(await check());
    assert.equal(checked.outcome, 'enough');
    const asked = await portal.call('mona', 'POST /api/staff/recoveries/:id/requests', {
      params: { id: checked.id },
      body: { lost: 'email', newEmail: kim.emails[0], identity: 'id-shown', remark: reason },
    });
    assert.equal(asked.status, 201, asked.text);
    assert.deepEqual(
      [(await matchOf(id)).access.kind, (await matchOf(id)).access.state],
      ['recovery', 'requested'],
    );
    await approve(checked.id);
    assert.deepEqual((await answer(checked.id, 'mine')).body, { outcome: 'hurried' });
    const code = createRecoveryCodes(portal.secret).linkCode(checked.id, 1);
    const finished = await kim.call('POST /api/recovery-finishings', { body: { code } });
    assert.deepEqual(finished.body, { outcome: 'done' });
    assert.equal((await kim.me()).person.id, record.id);
    assert.equal((await matchOf(id)).decision.outcome, 'linked');
  });

  test('no is said in words, and nothing is tied', async () => {
    const record = await addRecord();
    const kim = await newcomer();
    const id = await askForMatch(kim, `Gro ${record.family}`);
    assert.equal((await decide(id, { outcome: 'refused' })).status, 200);
    assert.equal((await kim.me()).isMember, false);
    const thread = body(await kim.call('GET /api/enquiries/:id', { params: { id } }));
    assert.equal(thread.messages.at(-1).text, message);
    assert.equal((await matchOf(id)).decision.outcome, 'refused');
  });

  test('two who decide at once: one does, the other hears of it, and there is one answer', async () => {
    const record = await addRecord();
    const kim = await newcomer({ emails: [record.email] });
    const id = await askForMatch(kim, `Gro ${record.family}`);
    const answers = await Promise.all([
      decide(id, { outcome: 'linked', personId: record.id }),
      decide(id, { outcome: 'refused' }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const { count } = await portal.db
      .selectFrom('enquiry_message')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('enquiry_id', '=', id)
      .where('author', '=', 'staff')
      .executeTakeFirstOrThrow();
    assert.equal(Number(count), 1);
  });

  test('staff, the sender, and people with a sign-in of their own are not matched', async () => {
    const kim = await newcomer();
    const id = await askForMatch(kim, 'Mona Eide');
    const own = (await kim.me()).person.id;
    for (const personId of [demoPersons.mona.id, demoPersons.per.id, own, randomUUID()])
      assert.equal((await decide(id, { outcome: 'linked', personId })).status, 404, personId);
    assert.deepEqual(body(await search(id, { name: 'Mona Eide' })).records, []);
    assert.equal((await matchOf(id)).decision, null, 'nothing of it stays');
    const thread = body(await kim.call('GET /api/enquiries/:id', { params: { id } }));
    assert.equal(thread.messages.length, 1);
    assert.equal((await decide(id, { outcome: 'joined' })).status, 404, 'there is no joining');
  });

  test('no employee decides about themselves', async () => {
    const receipt = await portal.call('mona', 'POST /api/verification/match-requests', {
      body: { name: 'Mona Eide', bornOn: '01.01.1990', remark: '' },
    });
    const { id } = body(receipt);
    const record = await addRecord();
    assert.equal((await search(id, { name: 'Gro' })).status, 403);
    assert.equal((await decide(id, { outcome: 'linked', personId: record.id })).status, 403);
  });

  test('where the look cannot be logged, nothing is shown and nothing is done', async () => {
    const record = await addRecord();
    const kim = await newcomer();
    const id = await askForMatch(kim, `Gro ${record.family}`);
    await sql`create function no_log() returns trigger language plpgsql as 'begin raise exception ''full''; end'`.execute(
      portal.db,
    );
    await sql`create trigger no_log before insert on access_log for each row execute function no_log()`.execute(
      portal.db,
    );
    try {
      const found = await search(id, { name: record.family });
      assert.equal(found.status, 500);
      assert.ok(!found.text.includes(record.family));
      assert.equal((await decide(id, { outcome: 'linked', personId: record.id })).status, 500);
    } finally {
      await sql`drop trigger no_log on access_log`.execute(portal.db);
      await sql`drop function no_log`.execute(portal.db);
    }
    assert.equal((await kim.me()).isMember, false);
    assert.equal((await matchOf(id)).decision, null);
  });

  test('wrong fields are named one by one', async () => {
    const kim = await newcomer();
    const id = await askForMatch(kim, 'Gro');
    const required = (path: string) => ({ path, code: 'REQUIRED' });
    for (const [wanted, errors] of [
      [{}, [required('/name')]],
      [{ bornOn: '02.01.1970' }, [required('/name')]],
      [{ name: 'Gro', bornOn: '31.02.1970' }, [{ path: '/bornOn', code: 'INVALID' }]],
      [{ name: 'Gro', number: '1234567' }, [{ path: '/number', code: 'INVALID' }]],
      [{ name: 'Gro', reason: 'kort' }, [{ path: '/reason', code: 'TOO_SHORT' }]],
      [{ name: 'Gro', reason: '' }, [required('/reason')]],
    ] as const) {
      const answer = await search(id, wanted);
      assert.deepEqual([answer.status, body(answer).errors], [422, errors], JSON.stringify(wanted));
    }
    for (const [decision, path] of [
      [{ outcome: 'refused', message: '' }, '/message'],
      [{ outcome: 'refused', reason: '' }, '/reason'],
      [{ outcome: 'linked' }, '/personId'],
      [{ outcome: 'maybe' }, '/outcome'],
    ] as const) {
      const answer = await decide(id, decision);
      assert.deepEqual([answer.status, body(answer).errors[0].path], [422, path]);
    }
  });

  test('more searches in an hour than cases need are stopped', async () => {
    const kim = await newcomer();
    const id = await askForMatch(kim, 'Gro');
    await sql`update attempt_counter set attempts = 60 where subject like 'match-search:%'`.execute(
      portal.db,
    );
    assert.equal((await search(id, { name: 'Gro' })).status, 429);
    await sql`delete from attempt_counter where subject like 'match-search:%'`.execute(portal.db);
    assert.equal((await search(id, { name: 'Gro' })).status, 200);
  });

  const details = {
    ...typedJoining,
    givenName: 'Gro',
    familyName: 'Tvilling',
    bornOn: '05.04.2003',
    email: '',
    phone: '+4768059001',
  };
  /** Somebody with a member's birth date and e-mail address has pressed «Bli medlem». */
  async function joiningCheck(emails: string[], change: object = {}, language = 'nn') {
    const kim = await newcomer({ emails });
    const first = await kim.call('PUT /api/joining/details', { body: { ...details, ...change } });
    assert.equal(first.status, 200, first.text);
    const communities = { answer: 'no', wantsReminder: false, grantsSupport: true };
    await kim.call('PUT /api/joining/communities', { body: communities });
    const declarations = { endorsesPurpose: true, textVersion: joiningTextVersion, purposeVersion };
    const press = () => kim.call('POST /api/joining', { body: declarations, language });
    assert.equal(body(await press()).outcome, 'checking');
    const enquiry = await portal.db
      .selectFrom('joining')
      .select('check_enquiry_id')
      .where('person_id', '=', (await kim.me()).person.id)
      .executeTakeFirstOrThrow();
    const own = await portal.db
      .selectFrom('enquiry')
      .select('subject')
      .where('id', '=', enquiry.check_enquiry_id!)
      .executeTakeFirstOrThrow();
    assert.equal(own.subject, language === 'nn' ? 'Innmeldinga mi' : 'Innmeldingen min');
    return { ...kim, press, id: enquiry.check_enquiry_id! };
  }
  const stepOf = async (kim: Newcomer) => body(await kim.call('GET /api/joining')).step;

  test('a twin who joins: approved, a member as of when they pressed, with the evidence of it', async () => {
    const twin = await addRecord({ bornOn: '2003-04-05' });
    const kim = await joiningCheck([twin.email]);
    await sql`update match_case set asked_at = '2026-10-31T22:30:00Z' where enquiry_id = ${kim.id}`.execute(
      portal.db,
    );
    assert.equal(await stepOf(kim), 'checking');
    const soughtBy = async (who: Newcomer) => body(await who.call('GET /api/sought-record')).sought;
    assert.deepEqual(await soughtBy(kim), {
      kind: 'joining',
      enquiryId: kim.id,
      askedAt: '2026-10-31T22:30:00.000Z',
    });
    assert.equal(await soughtBy(await newcomer({ emails: [twin.email] })), null);
    const match = await matchOf(kim.id);
    assert.deepEqual([match.kind, match.name, match.isNumberTaken], ['joining', 'Gro Tvilling', false]);
    const decided = await decide(kim.id, { outcome: 'joined' });
    assert.equal(decided.status, 200, decided.text);
    assert.equal(await soughtBy(kim), null);
    const me = await kim.me();
    assert.deepEqual([me.isMember, me.name], [true, 'Gro Tvilling']);
    assert.notEqual(me.person.id, twin.id);
    const { rows } = await sql`
      select m.joined_on, e.channel, e.text_version, e.text_language, e.declarations, e.joined_at,
        e.sign_in_reference ~ '^[\\w-]{43} ' as is_referred, a.proven_by
      from membership m join joining_evidence e on e.membership_id = m.id
      join account_person a on a.person_id = m.person_id
      where m.person_id = ${me.person.id}`.execute(portal.db);
    assert.deepEqual(rows, [
      {
        joined_on: '2026-10-31',
        channel: 'portal',
        text_version: joiningTextVersion,
        text_language: 'nn',
        declarations: { endorsesPurpose: true, grantsSupport: true, otherCommunities: 'no', purposeVersion },
        joined_at: new Date('2026-10-31T22:30:00Z'),
        is_referred: true,
        proven_by: 'joining',
      },
    ]);
    assert.equal(await stepOf(kim), 'member');
    const welcome = await portal.db
      .selectFrom('notice')
      .select('kind')
      .where('person_id', '=', me.person.id)
      .where('kind', '=', 'joined')
      .execute();
    assert.equal(welcome.length, 1);
  });

  test('the same national identity number can only be linked to the person who has it', async () => {
    const number = { fodselsnummer: '05840399895', isFodselsnummerLater: false };
    const first = await newcomer();
    const email = newEmail();
    await first.call('PUT /api/joining/details', { body: { ...details, ...number, email } });
    await first.call('PUT /api/joining/communities', {
      body: { answer: 'no', wantsReminder: false, grantsSupport: true },
    });
    const declarations = { endorsesPurpose: true, textVersion: joiningTextVersion };
    assert.equal(body(await first.call('POST /api/joining', { body: declarations })).outcome, 'joined');
    const { person } = await first.me();
    await inTransaction(portal.db, (tx) => compareNumber(tx, person.id, portal.numberSeal));

    const again = await joiningCheck([email], number);
    assert.equal((await matchOf(again.id)).isNumberTaken, true);
    const refused = await decide(again.id, { outcome: 'joined' });
    assert.deepEqual([refused.status, body(refused).code], [409, 'NUMBER_TAKEN']);
    const found = body(await search(again.id, { name: 'noe helt annet' })).records;
    assert.deepEqual(found[0].matches, ['fodselsnummer']);
    assert.equal(found[0].signIns, 1);
    assert.ok(!JSON.stringify(found).includes('05840399895'));
    assert.equal(found[0].way, 'recovery', 'somebody signs in to it');
    const asked = await decide(again.id, { outcome: 'linked', personId: found[0].personId });
    assert.deepEqual([asked.status, body(asked).errors], [422, [{ path: '/personId', code: 'INVALID' }]]);
    assert.notEqual((await again.me()).person.id, (await first.me()).person.id);

    // It has no sign-in: the number is enough to have in common, and it gets the contact points of the sign-in.
    const record = await addRecord();
    await sql`update person set fodselsnummer_index = null where id = ${found[0].personId}`.execute(
      portal.db,
    );
    await sql`update person set email = null, fodselsnummer_index = (
        select fodselsnummer_index from joining where person_id = ${(await again.me()).person.id})
      where id = ${record.id}`.execute(portal.db);
    assert.equal(body(await search(again.id, { number: record.number })).records[0].way, 'tie');
    await tie(again.id, record.id);
    assert.equal((await again.me()).person.id, record.id);
    const filled = await portal.db
      .selectFrom('person')
      .select(['email', 'email_verified_at'])
      .where('id', '=', record.id)
      .executeTakeFirst();
    assert.equal(filled?.email, again.emails[0]);
    assert.ok(filled?.email_verified_at);
  });

  test('the evidence names the language that the applicant read, not that of the desk', async () => {
    const twin = await addRecord({ bornOn: '2003-04-05' });
    const kim = await joiningCheck([twin.email], {}, 'nb');
    const decided = await portal.call('mona', 'POST /api/staff/enquiries/:id/match-decisions', {
      params: { id: kim.id },
      body: { reason, message, outcome: 'joined' },
      language: 'nn',
    });
    assert.equal(decided.status, 200, decided.text);
    const { rows } = await sql`
      select e.text_language from joining_evidence e join membership m on m.id = e.membership_id
      where m.person_id = ${(await kim.me()).person.id}`.execute(portal.db);
    assert.deepEqual(rows, [{ text_language: 'nb' }]);
  });

  test('no to a joining: it can be corrected and sent again', async () => {
    const twin = await addRecord({ bornOn: '2003-04-05' });
    const kim = await joiningCheck([twin.email]);
    assert.equal((await decide(kim.id, { outcome: 'refused' })).status, 200);
    assert.equal(await stepOf(kim), 'check');
    assert.equal(body(await kim.press()).outcome, 'checking');
    assert.equal(await stepOf(kim), 'checking');
  });

  const signInsOf = async (id: string) =>
    body(await portal.call('mona', 'GET /api/staff/enquiries/:id/sign-ins', { params: { id } }));
  const untie = (id: string, accountId: string) =>
    desk('POST /api/staff/enquiries/:id/untyings', id, { accountId, reason });

  test('a wrong tie is undone by two: what the account brought goes back, and it can be decided again', async () => {
    const record = await addRecord();
    const other = newEmail();
    const kim = await newcomer({ emails: [other, record.email] });
    const before = (await kim.me()).name;
    const id = await askForMatch(kim, `Gro ${record.family}`);
    await tie(id, record.id);
    const [signIn] = (await signInsOf(id)).signIns;
    assert.deepEqual(
      [signIn.provenBy, signIn.tiedBy, signIn.reason, signIn.canBeUntied],
      ['staff', 'Mona Eide', reason, true],
    );
    const asked = await untie(id, signIn.accountId);
    assert.equal(asked.status, 200, asked.text);
    const { signIns, untying } = body(asked);
    assert.deepEqual([signIns.length, untying.kind, untying.state], [1, 'untie', 'requested']);
    assert.equal((await kim.me()).person.id, record.id, 'one alone locks no user out');
    assert.equal(body(await approve(untying.id, 'mona')).code, 'SECOND_PERSON_NEEDED');
    assert.equal(body(await approve(untying.id)).state, 'waiting');
    assert.equal((await kim.me()).person.id, record.id, 'nor two: it is the only way in');
    await untilTold(record.email, /stopp-ny-innlogging#untie\./);
    // Who is signed in with it does not stop it; a contact point of the record can.
    await kim.call('POST /api/recovery/stops', { body: {} });
    assert.equal((await signInsOf(id)).untying.state, 'waiting');
    assert.deepEqual((await answer(untying.id, 'mine')).body, { outcome: 'done' });
    const tied = portal.db.selectFrom('account_person').select('account_id');
    assert.deepEqual(await tied.where('person_id', '=', record.id).execute(), []);

    const me = await kim.me();
    assert.notEqual(me.person.id, record.id);
    assert.deepEqual([me.isMember, me.name], [false, before]);
    const thread = body(await kim.call('GET /api/enquiries/:id', { params: { id } }));
    assert.equal(thread.messages.length, 2, 'it is theirs again');
    const left = await portal.db
      .selectFrom('enquiry')
      .select('id')
      .where('person_id', '=', record.id)
      .execute();
    assert.deepEqual(left, []);
    assert.equal((await matchOf(id)).decision, null);
    await untilTold(record.email, /koblet en brukerkonto fra/);
    await untilTold(other, /koblet en brukerkonto fra/);
    const right = await addRecord({ email: other });
    await tie(id, right.id);
    assert.equal((await kim.me()).person.id, right.id);
    const { rows } = await sql`select is_tied from account_tie where account_id = ${signIn.accountId}
      order by happened_at`.execute(portal.db);
    assert.deepEqual(rows, [{ is_tied: true }, { is_tied: false }, { is_tied: true }]);
  });

  test('a claim proven with a birth date is undone from an enquiry of the real member’s, unless it is stopped', async () => {
    const record = await addRecord();
    const wife = await newcomer({ emails: [record.email] });
    const claim = { name: `Gro ${record.family}`, bornOn: '02.01.1970' };
    await wife.call('POST /api/verification/claims', { body: claim });
    assert.equal((await wife.me()).person.id, record.id);
    const { id } = body(
      await wife.call('POST /api/enquiries', {
        body: { topic: 'sign-in', subject: 'Feil', message: 'Dette er ikke meg, det er mannen min.' },
      }),
    );
    const [signIn] = (await signInsOf(id)).signIns;
    assert.deepEqual([signIn.provenBy, signIn.tiedBy], ['birth-date', null]);
    const asked = body(await untie(id, signIn.accountId)).untying.id;
    assert.equal((await untie(id, signIn.accountId)).status, 409, 'one at a time');
    await approve(asked);
    assert.deepEqual((await answer(asked, 'stop')).body, { outcome: 'stopped' });
    const { untying } = await signInsOf(id);
    assert.deepEqual([untying.state, untying.stoppedFrom], ['stopped', 'link']);
    assert.equal((await wife.me()).isMember, true);
    const again = body(await untie(id, signIn.accountId)).untying.id;
    await approve(again);
    assert.deepEqual((await answer(again, 'mine')).body, { outcome: 'done' });
    assert.equal((await wife.me()).isMember, false);
    const person = await portal.db
      .selectFrom('person')
      .select('email_verified_at')
      .where('id', '=', record.id)
      .executeTakeFirst();
    assert.equal(person?.email_verified_at, null);
    assert.equal((await untie(id, signIn.accountId)).status, 404, 'it is no longer tied');
  });

  test('with another sign-in left no user is locked out: a wrong one is removed with the second approval', async () => {
    const record = await addRecord();
    const [right, wrong] = [await newcomer({ emails: [record.email] }), await newcomer()];
    await right.call('POST /api/verification/claims', {
      body: { name: `Gro ${record.family}`, bornOn: '02.01.1970' },
    });
    const accountOf = async (one: Newcomer) =>
      (
        await sql<{ id: string }>`select account_id as id from account_person
          where person_id = ${(await one.me()).person.id}`.execute(portal.db)
      ).rows[0]!.id;
    const accountId = await accountOf(wrong);
    await sql`insert into account_person (account_id, person_id, proven_by)
      values (${accountId}, ${record.id}, 'staff')`.execute(portal.db);
    const { id } = body(
      await right.call('POST /api/enquiries', {
        body: { topic: 'sign-in', subject: 'Feil', message: 'Hvem er det andre som logger inn som meg?' },
      }),
    );
    const asked = body(await untie(id, accountId)).untying.id;
    assert.equal(body(await approve(asked)).state, 'done');
    assert.deepEqual(
      (await signInsOf(id)).signIns.map((one: { accountId: string }) => one.accountId),
      [await accountOf(right)],
    );
  });

  test('the sign-in somebody joined with, or has had all along, cannot be taken from them', async () => {
    const { id } = body(
      await portal.call('ola', 'POST /api/enquiries', {
        body: { topic: 'sign-in', subject: 'Innlogging', message: 'Hvem logger inn som meg?' },
      }),
    );
    const [signIn] = (await signInsOf(id)).signIns;
    assert.deepEqual([signIn.provenBy, signIn.canBeUntied], ['first-sign-in', false]);
    assert.equal((await untie(id, signIn.accountId)).status, 404);
    assert.equal((await untie(id, randomUUID())).status, 404);
    assert.equal(body(await portal.call('ola', 'GET /api/me')).isMember, true);
  });
});
