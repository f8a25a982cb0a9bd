import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import {
  type LeavingOverview,
  type LeavingReceipt,
  leavingTextVersion,
} from '#contract/leaving-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { type DemoName, openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const choices = {
  reason: '',
  magazine: 'keep',
  account: 'keep',
  sendsEmail: true,
  textVersion: leavingTextVersion,
};

describe('leaving', () => {
  let portal: TestPortal;
  before(async () => {
    portal = await openTestPortal();
  });
  after(() => portal.close());

  const overview = async (who: DemoName | 'joining') =>
    (await portal.call(who, 'GET /api/leaving')).body as unknown as LeavingOverview;
  const leave = (who: DemoName, change: object = {}, more: object = {}) =>
    portal.call(who, 'POST /api/leaving', { body: { ...choices, ...change }, ...more });
  const receiptOf = (answer: { body: object }) => answer.body as unknown as LeavingReceipt;
  const membershipsOf = (personId: string) =>
    portal.db.selectFrom('membership').selectAll().where('person_id', '=', personId).execute();
  const codeOf = (answer: { body: object }) => (answer.body as { code?: string }).code;

  test('what it would mean is said beforehand', async () => {
    const kari = await overview('kari');
    assert.deepEqual(
      [kari.isMember, kari.isSignInRecent, kari.email, kari.accountEnding, kari.receipt],
      [true, true, 'kari@medlem.example', 'deleted', null],
    );
    // Jon, the other guardian, is not a member.
    assert.deepEqual(kari.children, ['Jonas', 'Emma']);
    assert.match(kari.childEvidenceUntilOn ?? '', /^\d{4}-12-31$/);
    // She was a member on 1 January, but the portal does not have her number: nothing was counted.
    assert.equal(kari.grantEvidenceUntilOn, null);
    await portal.db
      .updateTable('person')
      .set({ fodselsnummer_index: Buffer.from('kari') })
      .where('id', '=', demoPersons.kari.id)
      .execute();
    assert.match((await overview('kari')).grantEvidenceUntilOn ?? '', /^\d{4}-12-31$/);
    // With a member as the other guardian they stay.
    const joined = {
      id: randomUUID(),
      person_id: demoPersons.jon.id,
      number: '999998',
      joined_on: '2026-01-02',
    };
    await portal.db.insertInto('membership').values(joined).execute();
    const stays = await overview('kari');
    assert.deepEqual(
      [stays.children, stays.childrenStaying, stays.childEvidenceUntilOn],
      [[], ['Jonas', 'Emma'], null],
    );
    await portal.db.deleteFrom('membership').where('id', '=', joined.id).execute();
    const familie = await portal.call('familie', 'GET /api/leaving', { personId: demoPersons.siri.id });
    assert.equal((familie.body as unknown as LeavingOverview).accountEnding, 'detached');
    assert.equal((await overview('mona')).accountEnding, 'kept');
    assert.equal((await overview('per')).isMember, false);
  });

  test('an old sign-in is sent to sign in again, and nothing has happened', async () => {
    const authenticatedAt = Math.floor(Date.now() / 1000) - 301;
    const token = await portal.issuer.tokenFor({ subject: demoPersons.ola.account.id, authenticatedAt });
    const refused = await leave('ola', {}, { token });
    assert.deepEqual([refused.status, codeOf(refused)], [403, 'SIGN_IN_AGAIN']);
    assert.equal((await overview('ola')).isMember, true);
    const seen = await portal.call('ola', 'GET /api/leaving', { token });
    assert.equal((seen.body as unknown as LeavingOverview).isSignInRecent, false);
  });

  test('an address that is not confirmed gets no certificate', async () => {
    const { tor } = demoPersons;
    const confirm = (at: Date | null) =>
      portal.db.updateTable('person').set({ email_verified_at: at }).where('id', '=', tor.id).execute();
    await confirm(null);
    const personId = tor.id;
    const shown = await portal.call('familie', 'GET /api/leaving', { personId });
    assert.equal((shown.body as unknown as LeavingOverview).email, null);
    assert.equal(receiptOf(await leave('familie', {}, { personId })).sentTo, null);
  });

  test('a wrong field is named, and nothing has happened', async () => {
    for (const [change, path] of [
      [{ reason: 'fordi' }, '/reason'],
      [{ magazine: 'paper' }, '/magazine'],
      [{ account: null }, '/account'],
      [{ sendsEmail: 'ja' }, '/sendsEmail'],
      [{ textVersion: '2000-01-01' }, '/textVersion'],
    ] as const) {
      const refused = await leave('ola', change);
      const { errors } = refused.body as unknown as { errors: { path: string }[] };
      assert.deepEqual([refused.status, errors.map((one) => one.path)], [422, [path]]);
    }
    assert.equal((await overview('ola')).isMember, true);
  });

  test('a non-member has nothing to leave', async () => {
    for (const who of ['per', 'jon'] as const) {
      const refused = await leave(who);
      assert.deepEqual([refused.status, codeOf(refused)], [403, 'NOT_A_MEMBER']);
    }
  });

  test('it is effective at once: card, children and header change with it', async () => {
    const card = await portal.call('kari', 'GET /api/membership-card');
    const { code } = (card.body as unknown as { membership: { code: string } }).membership;
    const answer = await leave('kari', { reason: 'abroad' }, { language: 'nn' });
    assert.equal(answer.status, 200, answer.text);
    const { text_language: language } = await portal.db
      .selectFrom('leaving')
      .select('text_language')
      .where('person_id', '=', demoPersons.kari.id)
      .executeTakeFirstOrThrow();
    assert.equal(language, 'nn', 'the language of the words on the page');
    const receipt = receiptOf(answer);
    assert.match(receipt.reference, /^U-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{2}$/);
    assert.deepEqual([receipt.sentTo, receipt.isAccountEnding], ['kari@medlem.example', false]);

    const now = (await portal.call('kari', 'GET /api/membership-card')).body;
    assert.deepEqual(now, { membership: null });
    const check = await portal.call(null, 'GET /api/membership-cards/:code', { params: { code } });
    assert.deepEqual(check.body, { isValid: false });
    assert.deepEqual((await portal.call('kari', 'GET /api/children')).body, { children: [] });
    // For Jon, the other guardian, it stands a while longer that they have ended.
    const states = await portal.db
      .selectFrom('child')
      .select('state')
      .where('family_name', '=', 'Lund')
      .execute();
    assert.deepEqual(states, [{ state: 'ended' }, { state: 'ended' }]);
    assert.deepEqual(await overview('kari').then((one) => [one.isMember, one.receipt]), [false, receipt]);
    const reasons = await portal.db.selectFrom('leaving_reason').selectAll().execute();
    assert.deepEqual(
      reasons.map(({ reason, leavers }) => [reason, leavers]),
      [['abroad', 1]],
    );
  });

  test('leaving twice is leaving once, also with an old sign-in', async () => {
    const first = receiptOf({ body: (await overview('kari')).receipt as LeavingReceipt });
    assert.deepEqual(receiptOf(await leave('kari', { reason: 'other', account: 'delete' })), first);
    const authenticatedAt = Math.floor(Date.now() / 1000) - 3600;
    const token = await portal.issuer.tokenFor({ subject: demoPersons.kari.account.id, authenticatedAt });
    assert.deepEqual(receiptOf(await leave('kari', {}, { token })), first);
    const rows = await portal.db
      .selectFrom('leaving')
      .select('id')
      .where('person_id', '=', demoPersons.kari.id)
      .execute();
    assert.equal(rows.length, 1);
  });

  test('two tabs that leave at once leave once', async () => {
    const answers = await Promise.all([leave('ola'), leave('ola'), leave('ola')]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    assert.equal(new Set(answers.map((answer) => receiptOf(answer).reference)).size, 1);
    const memberships = await membershipsOf(demoPersons.ola.id);
    assert.deepEqual(
      memberships.map(({ ended_on }) => ended_on !== null),
      [true],
    );
  });

  test('the same press repeated gets the same answer', async () => {
    const idempotencyKey = randomUUID();
    const [one, same] = [
      await leave('aud', {}, { idempotencyKey }),
      await leave('aud', {}, { idempotencyKey }),
    ];
    assert.equal(one.text, same.text);
  });

  test('the certificate is a PDF to save, for the holder of the code, and says what it should', async () => {
    const { receipt } = await overview('kari');
    const answer = await portal.app.inject({ url: `/api/leaving-certificates/${receipt?.code}` });
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.headers['content-type'], 'application/pdf');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(
      answer.headers['content-disposition'],
      `attachment; filename="Bekreftelse pa utmelding.pdf"; filename*=UTF-8''Bekreftelse%20p%C3%A5%20utmelding.pdf`,
    );
    assert.match(String(answer.headers['content-security-policy']), /sandbox/);
    const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const part of [
      'Bekreftelse på utmelding',
      'Kari Lund',
      '104218',
      '14. mars 2011',
      receipt?.reference,
    ])
      assert.ok(text.includes(part ?? '-'), `${part}: ${text}`);
    assert.doesNotMatch(text, /\d{11}/);
  });

  test('a code that is not ours, or whose time is over, opens nothing', async () => {
    const { receipt } = await overview('ola');
    const code = receipt?.code ?? '';
    const changed = `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`;
    const ask = (one: string) =>
      portal.call(null, 'GET /api/leaving-certificates/:code', { params: { code: one } });
    for (const one of [
      'x',
      changed,
      code.slice(0, -2),
      `${code}AA`,
      '%00',
      Buffer.alloc(32).toString('base64url'),
    ])
      assert.deepEqual([(await ask(one)).status, codeOf(await ask(one))], [404, 'NOT_FOUND'], one);
    assert.equal((await ask(code)).status, 200);
    await portal.db
      .updateTable('leaving')
      .set({ certificate: null })
      .where('person_id', '=', demoPersons.ola.id)
      .execute();
    assert.equal((await ask(code)).status, 404);
  });

  test('the magazine is a choice of its own, and so is the e-mail', async () => {
    const { liv, nils } = demoPersons;
    await portal.db
      .updateTable('person')
      .set({ magazine: 'digital' })
      .where('id', 'in', [liv.id, nils.id])
      .execute();
    assert.equal(receiptOf(await leave('liv', { sendsEmail: false })).sentTo, null);
    await leave('nils', { magazine: 'stop' });
    const kept = await portal.db
      .selectFrom('person')
      .select(['id', 'magazine'])
      .where('id', 'in', [liv.id, nils.id])
      .orderBy('id')
      .execute();
    assert.deepEqual(
      kept.map(({ magazine }) => magazine),
      ['digital', 'none'],
    );
  });
});

describe('leaving at the turn of the year', () => {
  test('the day is the Norwegian one, and the first of January counts no more', async () => {
    // Half past midnight in Norway, still the old year in UTC.
    const clock = { now: () => new Date('2026-12-31T23:30:00Z') };
    const portal = await openTestPortal({ clock });
    const answer = await portal.call('liv', 'POST /api/leaving', { body: choices });
    assert.equal(answer.status, 200, answer.text);
    assert.equal((answer.body as unknown as LeavingReceipt).untilOn, '2027-01-15');
    const membership = await portal.db
      .selectFrom('membership')
      .select('ended_on')
      .where('person_id', '=', demoPersons.liv.id)
      .executeTakeFirstOrThrow();
    assert.equal(membership.ended_on, '2027-01-01');
    await portal.close();
  });
});
