/** Member service corrects what is known of a person: told to the person, shown in the case, and undone. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction } from '#server/platform/database/database.ts';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { forgetActs } from './desk-act-repository.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { kari, ola, aud, nils, mona, ingrid } = demoPersons;
const reason = 'Ringte og ba om at det ble rettet';
const hourMs = 3_600_000;

describe('corrections at the desk', () => {
  let portal: TestPortal;
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  before(async () => {
    portal = await openTestPortal({ clock });
  });
  after(() => portal.close());

  const reasonFor = async (personId: string): Promise<string> => {
    const request = { params: { id: personId }, body: { reason } };
    return body(await portal.call('mona', 'POST /api/staff/persons/:id/reasons', request)).id;
  };
  const read = async (personId: string) => {
    const query = { reasonId: await reasonFor(personId) };
    return body(
      await portal.call('mona', 'GET /api/staff/persons/:id/details', { params: { id: personId }, query }),
    );
  };
  const correct = async (personId: string, change: object, more: object = {}) => {
    const { version } = await read(personId);
    return portal.call('mona', 'POST /api/staff/persons/:id/corrections', {
      params: { id: personId },
      body: { reason, version, reasonId: await reasonFor(personId), ...change },
      ...more,
    });
  };
  const undo = async (personId: string, actId: string) =>
    portal.call('mona', 'POST /api/staff/desk-acts/:id/undoings', {
      params: { id: actId },
      body: { reason: 'Det var feil person vi rettet', reasonId: await reasonFor(personId) },
    });
  const personOf = (id: string) =>
    portal.db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const toldOf = async (id: string) =>
    (await portal.db.selectFrom('notice').select('kind').where('person_id', '=', id).execute()).map(
      ({ kind }) => kind,
    );
  async function letterTo(to: string, pattern: RegExp): Promise<string> {
    for (let n = 0; n < 100; n++) {
      const found = portal.letters.findLast((one) => one.to === to && pattern.test(one.text));
      if (found) return found.text;
      await delay(50);
    }
    throw new Error(`no letter to ${to}`);
  }
  const emailOfAccount = async (id: string) =>
    (await sql<{ email: string | null }>`select email from idp_account where id = ${id}`.execute(portal.db))
      .rows[0]?.email;

  test('each plain value is corrected, told and put back', async () => {
    const address = {
      country: 'NO',
      careOf: '',
      addressLine: 'Lilleveien 2',
      addressLine2: '',
      postalCode: '0182',
      postalPlace: 'Oslo',
    };
    const { chapters, chapterId } = await read(ola.id);
    const other = chapters.find(({ id }: { id: string }) => id !== chapterId);
    for (const change of [
      { field: 'name', givenName: 'Olav', familyName: 'Berge' },
      { field: 'birth-date', bornOn: '3.4.1980' },
      { field: 'address', ...address },
      { field: 'language', language: 'nn' },
      { field: 'chapter', chapterId: other.id },
    ]) {
      const before = await personOf(ola.id);
      const chapterBefore = (await read(ola.id)).chapterId;
      const answer = await correct(ola.id, change);
      assert.equal(answer.status, 201, `${change.field}: ${answer.text}`);
      const [act] = body(answer).acts;
      assert.deepEqual(
        [act.kind, act.reason, act.by, act.undoing],
        [change.field, reason, 'Mona Eide', 'possible'],
      );
      assert.notEqual(act.after, null);
      const back = await undo(ola.id, act.id);
      assert.equal(back.status, 201, back.text);
      const [undoing, undone] = body(back).acts;
      assert.deepEqual([undoing.isUndoing, undoing.after, undone.undoing], [true, act.before, 'undone']);
      // Putting a language back is the newest choice of it.
      const { version: _was, language_chosen_at: _then, ...rest } = before;
      const { version: _is, language_chosen_at: _now, ...now } = await personOf(ola.id);
      assert.deepEqual(
        { ...now, chapter: (await read(ola.id)).chapterId },
        { ...rest, chapter: chapterBefore },
        change.field,
      );
      assert.equal((await undo(ola.id, act.id)).status, 404, 'undone once');
    }
    assert.equal((await toldOf(ola.id)).filter((kind) => kind === 'details-corrected').length, 10);
  });

  test('in a case the person sees what it was and is', async () => {
    const sent = body(
      await portal.call('kari', 'POST /api/enquiries', {
        body: {
          topic: 'membership',
          subject: 'Navnet mitt',
          message: 'Jeg har giftet meg.',
          attachments: [],
          about: null,
          wantsSms: false,
        },
      }),
    );
    const answer = await correct(kari.id, {
      field: 'name',
      givenName: 'Kari',
      familyName: 'Lund Vik',
      enquiryId: sent.id,
      reasonId: undefined,
    });
    assert.equal(answer.status, 201, answer.text);
    const thread = body(await portal.call('kari', 'GET /api/enquiries/:id', { params: { id: sent.id } }));
    const [event] = thread.events;
    assert.deepEqual([event.field, event.before, event.after], ['name', 'Kari Lund', 'Kari Lund Vik']);
  });

  test('a number is checked against the birth date, compared later, and never kept in the clear', async () => {
    await portal.db.updateTable('person').set({ born_on: '1971-03-14' }).where('id', '=', aud.id).execute();
    const digits = tenorNumber('1971-03-14', 5);
    const wrong = await correct(aud.id, { field: 'number', fodselsnummer: tenorNumber('1972-03-14') });
    assert.deepEqual(body(wrong).errors, [{ path: '/fodselsnummer', code: 'INVALID' }]);
    const given = await correct(aud.id, { field: 'number', fodselsnummer: digits });
    assert.equal(given.status, 201, given.text);
    const { number_state: state, fodselsnummer_sealed: sealed } = await personOf(aud.id);
    assert.ok(['unconfirmed', 'confirmed'].includes(state));
    assert.equal(portal.numberSeal.open(aud.id, sealed!), digits);
    const { rows } = await sql<{ text: string }>`select row_to_json(a)::text as text from desk_act a`.execute(
      portal.db,
    );
    assert.ok(rows.every(({ text }) => !text.includes(digits)));
    const clash = await correct(aud.id, { field: 'birth-date', bornOn: '14.03.1972' });
    assert.deepEqual(
      body(clash).errors,
      [{ path: '/bornOn', code: 'INVALID' }],
      'the number says another day',
    );
    const [act] = body(given).acts;
    assert.equal((await undo(aud.id, act.id)).status, 201);
    assert.equal((await personOf(aud.id)).fodselsnummer_sealed, null);
    const again = await correct(aud.id, { field: 'number', fodselsnummer: digits });
    ahead += 31 * 24 * hourMs;
    assert.equal((await undo(aud.id, body(again).acts[0].id)).status, 404, 'after 30 days it is too late');
    await forgetActs(portal.db, new Date(0), clock.now());
    assert.deepEqual(await portal.db.selectFrom('desk_act_number').selectAll().execute(), []);
  });

  test('a new e-mail address is told at both, opens the account after two days, and is put back by one press', async () => {
    const former = (await personOf(nils.id)).email!;
    const answer = await correct(nils.id, { field: 'email', email: 'nils.ny@medlem.example' });
    assert.equal(answer.status, 201, answer.text);
    assert.doesNotMatch(JSON.stringify(body(answer).acts), /nils\.ny@/, 'masked in the log');
    const row = await personOf(nils.id);
    assert.deepEqual([row.email, row.email_verified_at], ['nils.ny@medlem.example', null]);
    assert.match(await letterTo('nils.ny@medlem.example', /lagt til/), /Du kan logge inn med den fra/);
    const old = await letterTo(former, /byttet ut/);
    assert.match(old, /fordi vi ble bedt om det/);
    const accountId = demoAccounts.nils.id;
    assert.equal(await emailOfAccount(accountId), former, 'not at once: it is not proven');
    const code = /angre-endring#([\w-]{22})/.exec(old)?.[1];
    assert.equal(
      body(await portal.call(null, 'POST /api/sign-in-change-answers', { body: { code } })).outcome,
      'undone',
    );
    assert.equal((await personOf(nils.id)).email, former);
    const [stopped] = body(answer).acts;
    assert.equal((await undo(nils.id, stopped.id)).status, 409, 'the person has put it back');

    const second = await correct(nils.id, { field: 'email', email: 'nils.ny@medlem.example' });
    assert.equal(second.status, 201, second.text);
    ahead += 49 * hourMs;
    const { own } = portal.services.verification.signInChanges;
    await inTransaction(portal.db, (tx) => own.takeUpDue(tx, clock.now()));
    assert.equal(await emailOfAccount(accountId), 'nils.ny@medlem.example');
    const back = await undo(nils.id, body(second).acts[0].id);
    assert.equal(back.status, 201, back.text);
    assert.equal((await personOf(nils.id)).email, former);
    assert.notEqual((await personOf(nils.id)).email_verified_at, null, 'it was proven before');
    ahead += 49 * hourMs;
    await inTransaction(portal.db, (tx) => own.takeUpDue(tx, clock.now()));
    assert.equal(await emailOfAccount(accountId), former);
  });

  test('an address that another signs in with changes no sign-in', async () => {
    const taken = (await personOf(kari.id)).email!;
    const accountId = demoAccounts.nils.id;
    const before = await emailOfAccount(accountId);
    const answer = await correct(nils.id, { field: 'email', email: taken });
    assert.equal(answer.status, 201, answer.text);
    ahead += 49 * hourMs;
    await inTransaction(portal.db, (tx) =>
      portal.services.verification.signInChanges.own.takeUpDue(tx, clock.now()),
    );
    assert.equal(await emailOfAccount(accountId), before);
    assert.equal((await undo(nils.id, body(answer).acts[0].id)).status, 201);
  });

  test('the sign-in of a colleague follows only with the approval of a third', async () => {
    const answer = await correct(ingrid.id, { field: 'phone', phone: '68 05 77 01' });
    assert.equal(answer.status, 201, answer.text);
    const waiting = body(await portal.call('mona', 'GET /api/staff/sign-in-factors')).factors;
    assert.equal(waiting[0].isMine, true, 'the employee who changed it');
    const approve = (who: 'mona' | 'ingrid') =>
      portal.call(who, 'POST /api/staff/sign-in-factors/:id/approvals', {
        params: { id: waiting[0].id },
        body: {},
      });
    for (const who of ['mona', 'ingrid'] as const)
      assert.equal(body(await approve(who)).code, 'SECOND_PERSON_NEEDED');
    assert.equal((await undo(ingrid.id, body(answer).acts[0].id)).status, 201);
  });

  test('a shielded address is corrected and undone by a supervisor, who does not see it; no case and no log has it', async () => {
    const setFor = (values: { is_supervisor: boolean }) =>
      portal.db.updateTable('staff_member').set(values).where('person_id', '=', mona.id).execute();
    const shield = (is_address_shielded: boolean) =>
      portal.db.updateTable('person').set({ is_address_shielded }).where('id', '=', nils.id).execute();
    await shield(true);
    await setFor({ is_supervisor: true });
    const address = {
      country: 'SE',
      careOf: '',
      addressLine: 'Hemliga gatan 7',
      addressLine2: '',
      postalCode: '',
      postalPlace: '',
    };
    const before = await read(nils.id);
    assert.deepEqual([before.address, before.mayCorrectAddress], [null, true]);
    const answer = await correct(nils.id, { field: 'address', ...address });
    assert.equal(answer.status, 201, answer.text);
    assert.ok(!answer.text.includes('Hemliga'));
    assert.deepEqual((await personOf(nils.id)).address_lines, ['Hemliga gatan 7']);
    const [act] = body(answer).acts;
    assert.deepEqual([act.kind, act.before, act.after, act.undoing], ['address', null, null, 'possible']);
    await setFor({ is_supervisor: false });
    assert.equal((await correct(nils.id, { field: 'address', ...address })).status, 403);
    assert.equal((await undo(nils.id, act.id)).status, 403);
    await setFor({ is_supervisor: true });
    assert.equal((await undo(nils.id, act.id)).status, 201);
    await setFor({ is_supervisor: false });
    await shield(false);
  });

  test('not of oneself, not a shielded address, not with an old sign-in, not over another’s change', async () => {
    assert.equal((await correct(mona.id, { field: 'language', language: 'nn' })).status, 403);
    await portal.db
      .updateTable('person')
      .set({ is_address_shielded: true })
      .where('id', '=', ola.id)
      .execute();
    const address = {
      country: 'SE',
      careOf: '',
      addressLine: 'Gata 1',
      addressLine2: '',
      postalCode: '',
      postalPlace: '',
    };
    assert.equal((await correct(ola.id, { field: 'address', ...address })).status, 403);
    const shown = await read(ola.id);
    assert.equal(shown.address, null);
    assert.ok(!JSON.stringify(shown).includes('Lilleveien'), 'nor in the log');
    await portal.db
      .updateTable('person')
      .set({ is_address_shielded: false })
      .where('id', '=', ola.id)
      .execute();
    const token = await portal.issuer.tokenFor({
      subject: mona.account.id,
      authenticatedAt: Math.floor(clock.now().getTime() / 1000) - 301,
    });
    const old = await correct(ola.id, { field: 'email', email: 'ola@ny.example' }, { token });
    assert.deepEqual([old.status, body(old).code], [403, 'SIGN_IN_AGAIN']);
    assert.equal(
      (await correct(ola.id, { field: 'name', givenName: 'O', familyName: 'B', version: 0 })).status,
      409,
    );
    assert.equal((await correct(ola.id, { field: 'chapter', chapterId: randomUUID() })).status, 422);
    assert.equal(
      (await correct(ola.id, { field: 'birth-date', bornOn: '01.01.2020' })).status,
      422,
      'too young a member',
    );
    assert.equal(
      (await correct(ola.id, { field: 'name', givenName: 'O', familyName: 'B', reasonId: randomUUID() }))
        .status,
      403,
    );
  });

  test('what is as before leaves no trace', async () => {
    const { acts, givenName, familyName } = await read(ola.id);
    const same = await correct(ola.id, { field: 'name', givenName, familyName });
    assert.deepEqual([same.status, body(same).acts.length], [201, acts.length]);
  });
});
