import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const { ola, nils, per, mona } = demoPersons;
const written = { channel: 'letter', arrivedOn: '12.11.2026', magazine: 'stop', email: 'no' };

describe('leaving in writing, at the desk', () => {
  let portal: TestPortal;
  before(async () => {
    const clock = { now: () => new Date('2026-11-21T11:00:00Z') };
    portal = await openTestPortal({ clock });
  });
  after(() => portal.close());

  const reasonFor = async (personId: string): Promise<string> => {
    const words = { reason: 'Brev om utmelding kom i posten' };
    const request = { params: { id: personId }, body: words };
    return body(await portal.call('mona', 'POST /api/staff/persons/:id/reasons', request)).id;
  };
  const register = async (personId: string, change: object = {}, more: object = {}) =>
    portal.call('mona', 'POST /api/staff/persons/:id/leavings', {
      params: { id: personId },
      body: { ...written, reasonId: await reasonFor(personId), ...change },
      ...more,
    });
  const lookUp = (reference: string) =>
    portal.call('mona', 'GET /api/staff/leavings/:reference', { params: { reference } });
  const certificateText = async (code: string) => {
    const { rawPayload } = await portal.app.inject({ url: `/api/leaving-certificates/${code}` });
    const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
    return (await extractText(pdf, { mergePages: true })).text;
  };

  test('needs a case or a reason, and a recent sign-in; nothing has happened without', async () => {
    const refused = await register(ola.id, { reasonId: randomUUID() });
    assert.deepEqual([refused.status, body(refused).code], [403, 'REASON_NEEDED']);
    const authenticatedAt = Date.parse('2026-11-21T10:54:00Z') / 1000;
    const token = await portal.issuer.tokenFor({ subject: mona.account.id, authenticatedAt });
    const old = await register(ola.id, {}, { token });
    assert.deepEqual([old.status, body(old).code], [403, 'SIGN_IN_AGAIN']);
    assert.equal(body(await portal.call('ola', 'GET /api/leaving')).isMember, true);
  });

  test('a wrong field is named', async () => {
    for (const [change, path] of [
      [{ channel: 'telefon' }, '/channel'],
      [{ arrivedOn: 'i går' }, '/arrivedOn'],
      [{ arrivedOn: '22.11.2026' }, '/arrivedOn'],
      [{ arrivedOn: '01.01.1990' }, '/arrivedOn'],
      [{ magazine: 'papir' }, '/magazine'],
      [{ email: true }, '/email'],
    ] as const) {
      const refused = await register(ola.id, change);
      const paths = body(refused).errors.map((one: { path: string }) => one.path);
      assert.deepEqual([refused.status, paths], [422, [path]], JSON.stringify(change));
    }
    assert.equal(body(await portal.call('ola', 'GET /api/leaving')).isMember, true);
  });

  test('has the same effect as when the member does it: from the day it came', async () => {
    const answer = await register(ola.id);
    assert.equal(answer.status, 201, answer.text);
    const { reference, code, sentTo } = body(answer);
    assert.equal(sentTo, null);
    const membership = await portal.db
      .selectFrom('membership')
      .select('ended_on')
      .where('person_id', '=', ola.id)
      .executeTakeFirst();
    assert.equal(membership?.ended_on, '2026-11-12');
    const seen = body(await portal.call('ola', 'GET /api/leaving'));
    assert.deepEqual([seen.isMember, seen.receipt.reference], [false, reference]);
    const row = await portal.db
      .selectFrom('leaving')
      .select(['channel', 'arrived_on', 'registered_by', 'account_choice'])
      .where('person_id', '=', ola.id)
      .executeTakeFirst();
    assert.deepEqual(row, {
      channel: 'letter',
      arrived_on: '2026-11-12',
      registered_by: mona.id,
      account_choice: 'keep',
    });
    const looks = await portal.db
      .selectFrom('access_log')
      .select(['staff_id', 'reason', 'remark'])
      .where('person_id', '=', ola.id)
      .execute();
    assert.deepEqual(looks, [
      { staff_id: mona.id, reason: 'written', remark: 'Brev om utmelding kom i posten' },
    ]);
    const text = await certificateText(code);
    for (const part of ['Ola', 'kom i brev 12. november 2026', reference])
      assert.ok(text.includes(part), `${part}: ${text}`);
    assert.doesNotMatch(text, /etter innlogging/);
    const twice = await register(ola.id);
    assert.deepEqual([twice.status, body(twice).code], [403, 'NOT_A_MEMBER']);
  });

  test('in nynorsk for members who chose it, and by e-mail where it is wished and proven', async () => {
    await portal.db.updateTable('person').set({ language: 'nn' }).where('id', '=', nils.id).execute();
    const { code, sentTo } = body(await register(nils.id, { channel: 'email', email: 'yes' }));
    assert.equal(sentTo, 'nils@medlem.example');
    assert.match(await certificateText(code), /Utmeldinga kom på e-post 12\. november 2026/);
  });

  test('a non-member has nothing to leave, and the answer does not reveal who is in the register', async () => {
    const refused = await register(per.id);
    assert.deepEqual([refused.status, body(refused).code], [403, 'NOT_A_MEMBER']);
    const nobody = await portal.call('mona', 'POST /api/staff/persons/:id/leavings', {
      params: { id: randomUUID() },
      body: { ...written, reasonId: randomUUID() },
    });
    assert.deepEqual([nobody.status, body(nobody).code], [403, 'REASON_NEEDED']);
  });

  test('a certificate is found by its reference, however it is read out; names only while it can be fetched', async () => {
    const { receipt } = body(await portal.call('ola', 'GET /api/leaving'));
    const { reference } = receipt;
    for (const typed of [reference, reference.toLowerCase(), reference.slice(2).replaceAll('-', ' ')]) {
      const { certificate, ...found } = body(await lookUp(typed));
      assert.deepEqual(
        [found.reference, found.channel, found.arrivedOn, found.registeredBy],
        [reference, 'letter', '2026-11-12', demoName(mona)],
      );
      assert.deepEqual([certificate.code, certificate.number], [receipt.code, ola.membership?.number]);
    }
    const { rows } = { rows: await portal.db.selectFrom('access_log').selectAll().execute() };
    assert.equal(rows.filter(({ remark }) => remark === reference).length, 3);
    await portal.db
      .updateTable('leaving')
      .set({ certificate: null, person_id: null })
      .where('person_id', '=', ola.id)
      .execute();
    const later = body(await lookUp(reference));
    assert.deepEqual([later.reference, later.certificate], [reference, null]);
  });

  test('one that there is not, or is none, is not found', async () => {
    for (const reference of ['U-0000-0000-00', 'x', 'U-7F3A', `U-0000-0000-00'`, '%00'])
      assert.ok([404, 422].includes((await lookUp(reference)).status), reference);
  });

  const demoName = ({ givenName, familyName }: { givenName: string; familyName: string }) =>
    `${givenName} ${familyName}`;
});
