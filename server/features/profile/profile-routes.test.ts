import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { compareNumber } from '#server/features/numbers/number-service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { type Caller, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

describe('my details', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  // biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
  const body = (answer: { body: unknown }) => answer.body as any;
  const read = async (caller: Caller) => body(await portal.call(caller, 'GET /api/profile'));
  const editable = async (caller: Caller) => {
    const {
      name,
      bornOn,
      maskedFodselsnummer,
      email,
      phone,
      isMember,
      chapter,
      mayConsentToNews,
      isSignInRecent,
      notCountingBecause,
      ...rest
    } = await read(caller);
    return { ...rest, keepsChapter: false };
  };
  const save = (caller: Caller, values: object) => portal.call(caller, 'PUT /api/profile', { body: values });
  const address = {
    country: 'NO',
    careOf: 'Nordmann',
    addressLine: 'Storgata 1',
    addressLine2: '',
    postalCode: '0182',
    postalPlace: 'Oslo',
  };

  test('every field that can be edited comes back as it was saved', async () => {
    const change = {
      ...(await editable('ola')),
      ...address,
      preferredName: ' Ole ',
      language: 'nn',
      magazine: 'paper',
      newsEmail: true,
    };
    const saved = await save('ola', change);
    assert.equal(saved.status, 200, saved.text);
    const expected = {
      ...change,
      keepsChapter: false,
      preferredName: 'Ole',
      version: String(Number(change.version) + 1),
    };
    assert.deepEqual(await editable('ola'), expected);
    const abroad = {
      ...expected,
      country: 'SE',
      addressLine: 'Gata 1',
      addressLine2: '111 22 Stockholm',
      postalCode: '',
      postalPlace: '',
    };
    assert.equal((await save('ola', abroad)).status, 200);
    assert.equal((await read('ola')).addressLine2, '111 22 Stockholm');
  });

  test('of two who edit at once the second is told, and nothing is written over', async () => {
    const start = await editable('kari');
    assert.equal((await save('kari', { ...start, preferredName: 'Første' })).status, 200);
    const second = await save('kari', { ...start, preferredName: 'Andre' });
    assert.deepEqual([second.status, body(second).code], [409, 'CHANGED_ELSEWHERE']);
    assert.equal((await read('kari')).preferredName, 'Første');
    const newest = await editable('kari');
    const both = await Promise.all(
      [1, 2, 3].map((n) =>
        save('kari', { ...newest, preferredName: `Nr ${n}`.replace(/\d/, 'abc'[n - 1]!) }),
      ),
    );
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409, 409]);
  });

  test('a yes and a no to news are events, recorded only when they change', async () => {
    const events = () =>
      portal.db
        .selectFrom('consent_event')
        .select(['purpose', 'is_given'])
        .where('person_id', '=', demoPersons.liv.id)
        .orderBy('happened_at')
        .execute();
    for (const newsSms of [true, true, false]) {
      assert.equal((await save('liv', { ...(await editable('liv')), newsSms })).status, 200);
    }
    assert.deepEqual(await events(), [
      { purpose: 'news-sms', is_given: true },
      { purpose: 'news-sms', is_given: false },
    ]);
  });

  test('a member under 18 is not asked for consent, and cannot give it', async () => {
    assert.equal((await read('aud')).mayConsentToNews, false);
    const refused = await save('aud', { ...(await editable('aud')), newsEmail: true });
    assert.deepEqual(body(refused).errors, [{ path: '/newsEmail', code: 'INVALID' }]);
    assert.equal((await read('aud')).version, '1');
  });

  test('a wrong field is named, and nothing is saved', async () => {
    const start = await editable('nils');
    for (const [change, path, code] of [
      [{ preferredName: 'x'.repeat(101) }, '/preferredName', 'TOO_LONG'],
      [{ preferredName: 'to\nlinjer' }, '/preferredName', 'INVALID'],
      [{ language: 'sv' }, '/language', 'INVALID'],
      [{ magazine: 'papir' }, '/magazine', 'INVALID'],
      [{ ...address, postalCode: '123' }, '/postalCode', 'INVALID'],
      [{ ...address, postalCode: '' }, '/postalCode', 'REQUIRED'],
      [{ ...address, postalPlace: '' }, '/postalPlace', 'REQUIRED'],
      [{ ...address, careOf: 'x'.repeat(61) }, '/careOf', 'TOO_LONG'],
      [{ ...address, addressLine2: 'en\nto' }, '/addressLine2', 'INVALID'],
      [{ country: 'Norge', addressLine: 'x' }, '/country', 'INVALID'],
      [{ country: 'SE' }, '/addressLine', 'REQUIRED'],
      [{ magazine: 'paper' }, '/country', 'REQUIRED'],
      [{ ...address, magazine: 'paper', isAddressShielded: true }, '/magazine', 'INVALID'],
      [{ isAddressShielded: 'ja' }, '/isAddressShielded', 'INVALID'],
      [{ newsEmail: null }, '/newsEmail', 'REQUIRED'],
      [{ version: 'x' }, '/version', 'INVALID'],
    ] as const) {
      const refused = await save('nils', { ...start, ...change });
      assert.deepEqual(
        [refused.status, body(refused).errors],
        [422, [{ path, code }]],
        JSON.stringify(change),
      );
    }
    assert.deepEqual(await editable('nils'), start);
  });

  test('a move brings the chapter of the new address, unless the person stays', async () => {
    const params = { postalCode: '5003' };
    assert.deepEqual(body(await portal.call('ola', 'GET /api/profile/chapters/:postalCode', { params })), {
      chapter: 'Bergen lokallag',
    });
    const bergen = { ...address, postalCode: '5003', postalPlace: 'Bergen' };
    await save('liv', { ...(await editable('liv')), ...bergen, keepsChapter: true });
    assert.equal((await read('liv')).chapter, 'Oslo lokallag');
    await save('liv', { ...(await editable('liv')), ...bergen, addressLine: 'Bryggen 1' });
    assert.equal((await read('liv')).chapter, 'Bergen lokallag');
    await save('liv', { ...(await editable('liv')), ...address, isAddressShielded: true });
    assert.equal((await read('liv')).chapter, 'Bergen lokallag');
  });

  test('a missing number can be given, once, when it agrees with the birth date', async () => {
    const give = (caller: Caller, fodselsnummer: string) =>
      portal.call(caller, 'PUT /api/profile/fodselsnummer', { body: { fodselsnummer } });
    for (const person of [demoPersons.aud, demoPersons.nils])
      await portal.db
        .updateTable('person')
        .set({ born_on: '1994-02-12' })
        .where('id', '=', person.id)
        .execute();
    const refused = await give('aud', '179120 99997');
    assert.deepEqual(body(refused).errors, [{ path: '/fodselsnummer', code: 'INVALID' }]);
    const given = await give('aud', '128294 99914');
    assert.equal(given.status, 200, given.text);
    assert.equal(body(given).maskedFodselsnummer, '120294 •••••');
    // Another's number is taken like any other, and looks like it after it has been compared too.
    const taken = await give('nils', '12829499914');
    assert.deepEqual([taken.status, body(taken).maskedFodselsnummer], [200, '120294 •••••']);
    for (const { id } of [demoPersons.nils, demoPersons.aud])
      await inTransaction(portal.db, (tx) => compareNumber(tx, id, portal.numberSeal));
    const { isSignInRecent: _recent, ...after } = await read('nils');
    const { isSignInRecent: _then, ...before } = body(taken);
    assert.deepEqual(after, before);
    const states = await portal.db
      .selectFrom('person')
      .select('number_state')
      .where('id', 'in', [demoPersons.aud.id, demoPersons.nils.id])
      .orderBy('number_given_at')
      .execute();
    assert.deepEqual(
      states.map((one) => one.number_state),
      ['confirmed', 'taken'],
    );
    assert.equal((await give('aud', '12829499914')).status, 422);
    assert.ok(!portal.lines.join().includes('12829499914'));
  });

  test('the number asks for a recent sign-in; a D-number does not count, and makes room for the real one', async () => {
    const person = portal.db.updateTable('person').where('id', '=', demoPersons.siri.id);
    await person.set({ born_on: '2020-11-17', country: 'NO' }).execute();
    const personId = demoPersons.siri.id;
    const give = (fodselsnummer: string, secondsAgo = 0) =>
      portal.issuer
        .tokenFor({
          subject: demoPersons.siri.account.id,
          authenticatedAt: Math.floor(Date.now() / 1000) - secondsAgo,
        })
        .then((token) =>
          portal.call(null, 'PUT /api/profile/fodselsnummer', { token, personId, body: { fodselsnummer } }),
        );
    const reasons = async () =>
      body(await portal.call('familie', 'GET /api/profile', { personId })).notCountingBecause;
    assert.deepEqual(await reasons(), ['number-missing']);
    const old = await give('57912075186', 301);
    assert.deepEqual([old.status, body(old).code], [403, 'SIGN_IN_AGAIN']);
    assert.deepEqual(await reasons(), ['number-missing']);
    assert.equal((await give('57912075186', 270)).status, 200);
    assert.deepEqual(await reasons(), ['d-number']);
    // Another D-number does not take its place; a fødselsnummer does, once.
    assert.equal((await give('57912075186')).status, 422);
    await person.set({ born_on: '1994-02-12' }).execute();
    await portal.db
      .updateTable('person')
      .set({ fodselsnummer_index: null, fodselsnummer_sealed: null, is_d_number: false })
      .where('id', '=', demoPersons.aud.id)
      .execute();
    assert.equal((await give('12829499914')).status, 200);
    assert.deepEqual(await reasons(), []);
    assert.equal((await give('57912075186')).status, 422);
  });

  test('a birth date is given by the person, and corrected, behind a recent sign-in; a number ends it', async () => {
    const person = portal.db.updateTable('person').where('id', '=', demoPersons.ola.id);
    await person.set({ born_on: null }).execute();
    const give = (bornOn: string, token?: string) =>
      portal.call('ola', 'PUT /api/profile/birth-date', { body: { bornOn }, ...(token && { token }) });
    const old = Math.floor(Date.now() / 1000) - 301;
    const token = await portal.issuer.tokenFor({ subject: demoPersons.ola.account.id, authenticatedAt: old });
    const refused = await give('4.5.1990', token);
    assert.deepEqual([refused.status, body(refused).code], [403, 'SIGN_IN_AGAIN']);
    const { version, mayCorrectBirthDate } = await read('ola');
    assert.equal(mayCorrectBirthDate, true);
    const given = body(await give('4.5.1990'));
    assert.deepEqual([given.bornOn, given.version], ['1990-05-04', String(Number(version) + 1)]);
    assert.equal(body(await give('5.4.1990')).bornOn, '1990-04-05');
    // A child's rights are other than those of an adult.
    assert.deepEqual(body(await give('5.4.2010')).errors, [{ path: '/bornOn', code: 'INVALID' }]);
    await person.set({ fodselsnummer_index: Buffer.from('of Ola') }).execute();
    assert.equal((await give('4.5.1990')).status, 422);
    assert.deepEqual(
      [(await read('ola')).bornOn, (await read('ola')).mayCorrectBirthDate],
      ['1990-04-05', false],
    );
  });

  test('a new contact point asks for a recent sign-in and a code; nothing changes before that', async () => {
    const change = (token?: string) =>
      portal.call('ola', 'POST /api/profile/contact-changes', {
        body: { kind: 'phone', value: '68 05 99 99' },
        ...(token && { token }),
      });
    const old = Math.floor(Date.now() / 1000) - 301;
    const token = await portal.issuer.tokenFor({ subject: demoPersons.ola.account.id, authenticatedAt: old });
    const refused = await change(token);
    assert.deepEqual([refused.status, body(refused).code], [403, 'SIGN_IN_AGAIN']);
    assert.equal(body(await portal.call('ola', 'GET /api/profile', { token })).isSignInRecent, false);
    const sent = body(await change());
    assert.deepEqual([sent.outcome, sent.code.value], ['sent', '+4768059999']);
    assert.notEqual((await read('ola')).phone.value, '+4768059999');
    for (const [kind, value] of [
      ['email', 'ikke-en-adresse'],
      ['email', ''],
      ['phone', '123'],
    ])
      assert.equal(
        (await portal.call('ola', 'POST /api/profile/contact-changes', { body: { kind, value } })).status,
        422,
      );
  });

  test('the number comes masked, and a new address settles returned post', async () => {
    assert.equal((await read('per')).maskedFodselsnummer, null);
    const per = portal.db.updateTable('person').where('id', '=', demoPersons.per.id);
    await per
      .set({ fodselsnummer_index: Buffer.from('x'), born_on: '1990-01-01', post_returned_on: '2026-11-01' })
      .execute();
    const profile = await read('per');
    assert.equal(profile.maskedFodselsnummer, '010190 •••••');
    assert.equal((await save('per', { ...(await editable('per')), ...address })).status, 200);
    const matters = body(await portal.call('per', 'GET /api/attention')).matters;
    assert.ok(!JSON.stringify(matters).includes('POST_RETURNED'));
  });
});
