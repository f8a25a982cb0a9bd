/** What somebody signs in with follows what they are reached at, everybody is notified, and it can be put back for two days. */

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { demoAccounts, demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { startFakeGraph } from '../../../test/support/fake-graph.ts';
import { findFreePort } from '../../../test/support/free-port.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { createGraphAccountNames } from '../../adapters/identity/graph-account-names.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { accounts } from '../session/account-service.ts';
import { signInChangeJobs } from './sign-in-change-jobs.ts';
import { createSignInChanges } from './sign-in-change-service.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { kari, ola, aud, liv, nils, siri, tor, jon } = demoPersons;

describe('what somebody signs in with', () => {
  let portal: TestPortal;
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  before(async () => {
    portal = await openTestPortal({ clock });
  });
  after(() => portal.close());

  const identifiersOf = async (subject: string) =>
    (
      await sql<{ email: string | null; phone: string | null }>`select email, phone from idp_account
        where id = ${subject}`.execute(portal.db)
    ).rows[0];
  const holderOf = async (kind: 'email' | 'phone', value: string) =>
    (
      await sql<{ id: string }>`select id from idp_account where ${sql.ref(kind)} = ${value}`.execute(
        portal.db,
      )
    ).rows[0]?.id;
  async function lettersTo(to: string, pattern: RegExp, count = 1): Promise<string[]> {
    for (let n = 0; n < 100; n++) {
      const found = portal.letters.filter((one) => one.to === to && pattern.test(one.text));
      if (found.length >= count) return found.map(({ text }) => text);
      await delay(50);
    }
    return [];
  }
  const codeOfLink = (text: string) => /angre-endring#([\w-]{22})/.exec(text)?.[1];
  /** With the code that the new one gets. */
  async function change(who: DemoName, kind: 'email' | 'phone', value: string, personId?: string) {
    const options = personId ? { personId } : {};
    ahead += 3_700_000;
    const asked = body(
      await portal.call(who, 'POST /api/profile/contact-changes', { body: { kind, value }, ...options }),
    );
    assert.equal(asked.outcome, 'sent');
    const [letter] = (await lettersTo(value, /\b\d{6}\b/)).slice(-1);
    const code = /\b(\d{6})\b/.exec(letter ?? '')?.[1];
    const answer = await portal.call(who, 'POST /api/verification/confirmations', {
      body: { id: asked.code.id, code },
      ...options,
    });
    assert.equal(body(answer).outcome, 'verified');
  }
  const undo = (code: string | undefined) =>
    portal.call(null, 'POST /api/sign-in-change-answers', { body: { code: code ?? '' } }).then(body);
  /** A sign-in elsewhere, as the provider keeps it. */
  async function signInElsewhere(subject: string): Promise<string> {
    const grant = randomUUID();
    await sql`insert into idp_payload (model, id, payload, grant_id) values
      ('RefreshToken', ${randomUUID()}, ${JSON.stringify({ accountId: subject })}::jsonb, ${grant}),
      ('Grant', ${randomUUID()}, ${JSON.stringify({ accountId: subject })}::jsonb, null)`.execute(portal.db);
    return grant;
  }
  const givenTo = async (subject: string) =>
    (await sql`select id from idp_payload where payload ->> 'accountId' = ${subject}`.execute(portal.db)).rows
      .length;

  test('the new address opens the member and the former one nothing; other sign-ins end in the same moment', async () => {
    const { id, email, phone } = demoAccounts.kari;
    await signInElsewhere(id);
    const token = await portal.issuer.tokenFor(
      {
        subject: id,
        name: 'Kari Lund',
        emails: [email],
        authenticatedAt: Math.floor(clock.now().getTime() / 1000),
      },
      { sid: 'another device' },
    );
    assert.equal((await portal.call(null, 'GET /api/me', { token })).status, 200);
    await change('kari', 'email', 'kari.ny@person.example');
    assert.deepEqual(await identifiersOf(id), { email: 'kari.ny@person.example', phone });
    assert.equal(await holderOf('email', email), undefined);
    assert.equal(await givenTo(id), 0);
    assert.equal((await portal.call(null, 'GET /api/me', { token })).status, 401);
    assert.equal((await portal.call('kari', 'GET /api/me')).status, 200);
    // By e-mail and SMS, to the old and the new.
    const [byMail] = await lettersTo(email, /byttet ut/);
    const [bySms] = await lettersTo(phone, /er byttet/);
    assert.ok(codeOfLink(byMail ?? '') && codeOfLink(byMail ?? '') === codeOfLink(bySms ?? ''));
    const [toNew] = await lettersTo('kari.ny@person.example', /lagt til/);
    assert.ok(toNew && !codeOfLink(toNew));
  });

  test('the former address puts it all back, once, and everybody is signed out', async () => {
    const { id, email, phone } = demoAccounts.kari;
    const [letter] = await lettersTo(email, /angre-endring/);
    await signInElsewhere(id);
    assert.deepEqual(await undo('AAAAAAAAAAAAAAAAAAAAAA'), { outcome: 'gone' });
    assert.deepEqual(await undo(codeOfLink(letter ?? '')), { outcome: 'undone' });
    assert.deepEqual(await identifiersOf(id), { email, phone });
    assert.equal(await givenTo(id), 0);
    const person = await portal.db
      .selectFrom('person')
      .select(['email', 'email_verified_at'])
      .where('id', '=', kari.id)
      .executeTakeFirstOrThrow();
    assert.equal(person.email, email);
    assert.ok((await lettersTo('kari@medlem.example', /er stoppet/)).length);
    assert.deepEqual(await undo(codeOfLink(letter ?? '')), { outcome: 'gone' });
  });

  test('after two days it stands', async () => {
    await change('ola', 'email', 'ola.ny@person.example');
    const [letter] = await lettersTo(demoAccounts.ola.email, /angre-endring/);
    ahead += 49 * 3_600_000;
    assert.deepEqual(await undo(codeOfLink(letter ?? '')), { outcome: 'gone' });
    await inTransaction(portal.db, (tx) =>
      portal.services.verification.signInChanges.own.takeUpDue(tx, clock.now()),
    );
    assert.equal((await identifiersOf(demoAccounts.ola.id))?.email, 'ola.ny@person.example');
    const { changes } = body(await portal.call('ola', 'GET /api/sign-in-identifiers'));
    assert.deepEqual(changes, []);
  });

  test('what was changed on top of it goes back with it', async () => {
    const { id, email } = demoAccounts.aud;
    await change('aud', 'email', 'tyv.en@person.example');
    await change('aud', 'email', 'tyv.to@person.example');
    const letters = await lettersTo(email, /angre-endring/, 2);
    const [first] = letters;
    // The second is notified to the contact points before the first, too.
    assert.equal(letters.length, 2);
    assert.deepEqual(await undo(codeOfLink(first ?? '')), { outcome: 'undone' });
    assert.equal((await identifiersOf(id))?.email, email);
    assert.equal(
      (await portal.db.selectFrom('person').select('email').where('id', '=', aud.id).executeTakeFirst())
        ?.email,
      email,
    );
  });

  test('of a family one leaves the address that they share, the others stay, and it can be undone', async () => {
    const { id, email, phone } = demoAccounts.familie;
    await signInElsewhere(id);
    await change('familie', 'email', 'siri@person.example', siri.id);
    const own = await holderOf('email', 'siri@person.example');
    assert.ok(own && own !== id);
    assert.deepEqual(await identifiersOf(id), { email, phone });
    // Tor is locked out of nothing.
    assert.ok((await givenTo(id)) > 0);
    const family = body(await portal.call('familie', 'GET /api/me'));
    assert.deepEqual([family.person?.id, family.persons.length], [tor.id, 1]);
    const siriToken = await portal.issuer.tokenFor({
      subject: own,
      name: 'Siri Holm',
      emails: ['siri@person.example'],
    });
    assert.equal(body(await portal.call(null, 'GET /api/me', { token: siriToken })).person.id, siri.id);
    const [letter] = await lettersTo(email, /angre-endring/);
    assert.deepEqual(await undo(codeOfLink(letter ?? '')), { outcome: 'undone' });
    assert.equal(await holderOf('email', 'siri@person.example'), undefined);
    assert.equal(body(await portal.call('familie', 'GET /api/me')).persons.length, 2);
  });

  test('an empty account that the new address had opened comes to the person; one that has a person is shared', async () => {
    const newcomer = randomUUID();
    await sql`insert into idp_account (id, email, name) values (${newcomer}, 'liv.ny@person.example', 'hefinn Ny bruker')`.execute(
      portal.db,
    );
    const token = await portal.issuer.tokenFor({
      subject: newcomer,
      name: 'hefinn Ny bruker',
      emails: ['liv.ny@person.example'],
    });
    await portal.call(null, 'GET /api/me', { token });
    await change('liv', 'email', 'liv.ny@person.example');
    assert.equal(await holderOf('email', 'liv.ny@person.example'), demoAccounts.liv.id);
    assert.equal(await identifiersOf(newcomer), undefined);
    // What another member signs in with stays theirs, and opens both.
    await change('nils', 'email', demoAccounts.jon.email);
    assert.equal(await holderOf('email', demoAccounts.jon.email), demoAccounts.jon.id);
    assert.deepEqual(await identifiersOf(demoAccounts.nils.id), {
      email: null,
      phone: demoAccounts.nils.phone,
    });
    const both = body(await portal.call('jon', 'GET /api/me'));
    assert.deepEqual(both.persons.map((one: { id: string }) => one.id).sort(), [jon.id, nils.id].sort());
    const [letter] = await lettersTo(demoAccounts.nils.email, /angre-endring/);
    assert.deepEqual(await undo(codeOfLink(letter ?? '')), { outcome: 'undone' });
    assert.equal(body(await portal.call('jon', 'GET /api/me')).persons.length, 1);
    assert.equal((await identifiersOf(demoAccounts.nils.id))?.email, demoAccounts.nils.email);
    assert.ok(liv.id);
  });

  test('a new one waits two days before it opens anything, and is stopped from the former contact points', async () => {
    const { id, phone } = demoAccounts.per;
    await sql`update idp_account set phone = null where id = ${id}`.execute(portal.db);
    await sql`update person set phone = null where id = ${demoPersons.per.id}`.execute(portal.db);
    await change('per', 'phone', '+4768059901');
    assert.equal(await holderOf('phone', '+4768059901'), undefined);
    const mine = body(await portal.call('per', 'GET /api/sign-in-identifiers'));
    assert.deepEqual(
      mine.changes.map((one: { former: null; value: string }) => [one.former, one.value]),
      [[null, '+4768059901']],
    );
    const stopped = await portal.call('per', 'POST /api/sign-in-changes/:id/undoings', {
      params: { id: mine.changes[0].id },
      body: {},
    });
    assert.deepEqual(body(stopped).changes, []);
    ahead += 49 * 3_600_000;
    await inTransaction(portal.db, (tx) =>
      portal.services.verification.signInChanges.own.takeUpDue(tx, clock.now()),
    );
    assert.equal(await holderOf('phone', '+4768059901'), undefined);

    await change('per', 'phone', phone);
    ahead += 49 * 3_600_000;
    await inTransaction(portal.db, (tx) =>
      portal.services.verification.signInChanges.own.takeUpDue(tx, clock.now()),
    );
    assert.equal(await holderOf('phone', phone), id);
  });

  test('one is removed, not the last, by a fresh sign-in; and can be put back', async () => {
    const { id, email, phone } = demoAccounts.per;
    const old = await portal.issuer.tokenFor({
      subject: id,
      name: 'Per Dahl',
      emails: [email],
      authenticatedAt: 1000,
    });
    const remove = (kind: string, token?: string) =>
      portal.call('per', 'POST /api/sign-in-identifiers/removals', {
        body: { kind },
        ...(token && { token }),
      });
    assert.equal(body(await remove('phone', old)).code, 'SIGN_IN_AGAIN');
    assert.deepEqual(body(await remove('phone')).identifiers, [
      { kind: 'email', value: email, isOnly: true },
    ]);
    assert.equal(await holderOf('phone', phone), undefined);
    assert.equal(body(await remove('email')).code, 'CHANGED_ELSEWHERE');
    const [letter] = (await lettersTo(phone, /ikke lenger/)).slice(-1);
    assert.deepEqual(await undo(codeOfLink(letter ?? '')), { outcome: 'undone' });
    assert.equal(await holderOf('phone', phone), id);
  });

  test('what staff or somebody elected types counts when a colleague has said yes, and not by themselves', async () => {
    const { issuer } = portal.issuer;
    const { id } = demoAccounts.mona;
    const ask = (value: string) =>
      inTransaction(portal.db, (tx) =>
        portal.services.verification.signInChanges.own.askedAtSignIn(
          tx,
          { issuer, subject: id },
          { kind: 'phone', value },
          false,
          clock.now(),
        ),
      );
    await sql`update idp_account set phone = null where id = ${id}`.execute(portal.db);
    assert.equal(await ask(demoAccounts.ola.phone), null);
    assert.ok(await ask('+4768059902'));
    ahead += 49 * 3_600_000;
    const takeUp = () =>
      inTransaction(portal.db, (tx) =>
        portal.services.verification.signInChanges.own.takeUpDue(tx, clock.now()),
      );
    await takeUp();
    assert.equal(await holderOf('phone', '+4768059902'), undefined);
    const looks = async () => (await portal.db.selectFrom('access_log').select('person_id').execute()).length;
    const [one] = body(await portal.call('mona', 'GET /api/staff/sign-in-factors')).factors;
    assert.deepEqual([one.isMine, one.value], [true, '•••• 9902']);
    const approve = (who: DemoName) =>
      portal.call(who, 'POST /api/staff/sign-in-factors/:id/approvals', { params: { id: one.id }, body: {} });
    assert.equal(body(await approve('mona')).code, 'SECOND_PERSON_NEEDED');
    const before = await looks();
    assert.equal(body(await portal.call('ingrid', 'GET /api/staff/sign-in-factors')).factors.length, 1);
    assert.equal(await looks(), before + 1);
    assert.equal((await approve('ingrid')).status, 201);
    await takeUp();
    assert.equal(await holderOf('phone', '+4768059902'), id);
  });

  test('the register knows for how long: a phone that was proven a month ago, and is everybody’s behind the account', async () => {
    const { issuer } = portal.issuer;
    const find = (subject: string) =>
      portal.services.verification.signInChanges.own.findProven(
        portal.db,
        { issuer, subject },
        'phone',
        clock.now(),
      );
    const set = (days: number) =>
      sql`update person set phone = '+4768059903', phone_verified_at = ${new Date(clock.now().getTime() - days * 86_400_000)}
        where id = ${ola.id}`
        .execute(portal.db)
        .then(() =>
          sql`update person set phone_set_at = phone_verified_at where id = ${ola.id}`.execute(portal.db),
        );
    await set(29);
    assert.equal(await find(demoAccounts.ola.id), null);
    await set(31);
    assert.equal(await find(demoAccounts.ola.id), '+4768059903');
    await sql`update person set phone = '+4768059904', phone_verified_at = now() - interval '90 days' where id = ${siri.id}`.execute(
      portal.db,
    );
    assert.equal(await find(demoAccounts.familie.id), null);
  });

  test('at an outside provider a job asks it, or the page says that it is done by hand', async () => {
    const graph = await startFakeGraph(await findFreePort(), { id: 'client', secret: 'secret' });
    try {
      const { id, email } = demoAccounts.uten;
      graph.identities.set(id, [
        { signInType: 'emailAddress', issuer: 't.example', issuerAssignedId: email },
        { signInType: 'federated', issuer: 'f.example', issuerAssignedId: 'x' },
      ]);
      const outside = createGraphAccountNames(
        { tokenUrl: `${graph.url}/token`, graphUrl: graph.url, clientId: 'client', clientSecret: 'secret' },
        clock,
      );
      const enqueued: { job: string; payload: never }[] = [];
      const shared = { secret: portal.secret, sessions: { endAll: async () => {} }, merge: async () => {} };
      const jobs = {
        enqueue: async (_tx: unknown, job: { name: string }, payload: unknown) =>
          void enqueued.push({ job: job.name, payload: payload as never }),
      };
      const changes = createSignInChanges({ ...shared, jobs, identifiers: null, isOutsideOurs: true });
      const account = await portal.db
        .selectFrom('account')
        .select('id')
        .where('subject', '=', id)
        .executeTakeFirstOrThrow();
      const actor = {
        accountId: account.id,
        personId: demoPersons.uten.id,
        signIn: { emails: [email], phone: null, sessionId: null, authenticatedAt: 1, subject: id },
      } as never;
      await inTransaction(portal.db, (tx) =>
        changes.contactChanged(
          tx,
          actor,
          { kind: 'email', former: email, formerVerifiedAt: null, value: 'uten.ny@person.example' },
          clock.now(),
        ),
      );
      assert.deepEqual(
        enqueued.map(({ job }) => job),
        ['tell-of-sign-in-change', 'change-sign-in-outside'],
      );
      const quiet = { send: async () => {} };
      const job = signInChangeJobs({
        db: portal.db,
        clock,
        secret: portal.secret,
        origin: '',
        changes,
        outside,
        organisation,
        accountsOf: accounts.listOf,
        mail: quiet,
        sms: quiet,
      }).find(({ name }) => name === 'change-sign-in-outside');
      await job?.run(enqueued[1]!.payload, {} as never);
      assert.deepEqual(
        graph.identities.get(id)?.map(({ issuerAssignedId }) => issuerAssignedId),
        ['uten.ny@person.example', 'x'],
      );
      assert.deepEqual(graph.ended, [id]);
      assert.equal((await changes.mine(portal.db, actor, clock.now())).follows, 'soon');
      const byHand = createSignInChanges({ ...shared, jobs, identifiers: null, isOutsideOurs: false });
      assert.equal((await byHand.mine(portal.db, actor, clock.now())).follows, 'by-hand');
    } finally {
      await graph.close();
    }
  });
});
