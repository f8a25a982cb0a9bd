import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { EndpointKey } from '#contract/endpoint.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { pictureWithPlace } from '../../../test/support/attack-files.ts';
import { insertOffice, units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { sendFile, untilLookedAt } from '../../../test/support/upload-file.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
const typed = {
  what: 'Kaffe og kake til møtet',
  amount: '1 249,5',
  spentOn: '2026-02-03',
  account: '9999 11 11111',
  details: 'Vi var 40 stykker.',
};
const { jon, kari, liv, mona, nils, ola } = demoPersons;
type Caller = Parameters<TestPortal['call']>[0];

describe('money laid out for a unit', () => {
  let portal: TestPortal;
  let today: string;
  before(async () => {
    portal = await openTestPortal();
    today = new Date().toISOString().slice(0, 10);
    await insertOffice(portal.db, { personId: kari.id, unitId: units.oslo, role: 'deputy-member' });
    await insertOffice(portal.db, { personId: ola.id, unitId: units.oslo, role: 'treasurer' });
    await insertOffice(portal.db, { personId: liv.id, unitId: units.oslo, role: 'leader' });
    await insertOffice(portal.db, { personId: nils.id, unitId: units.stavanger, role: 'treasurer' });
  });
  after(() => portal.close());

  /** Those who work here can be members too, and elected. */
  async function elect(personId: string, number: string, unitId: string): Promise<string> {
    await sql`insert into membership (id, person_id, number, joined_on)
      values (gen_random_uuid(), ${personId}, ${number}, '2020-01-01')`.execute(portal.db);
    return insertOffice(portal.db, { personId, unitId, role: 'courses' });
  }

  const send = (caller: Caller = 'kari', change: object = {}, unitId: string = units.oslo) =>
    portal.call(caller, 'POST /api/units/:id/reimbursements', {
      params: { id: unitId },
      body: { ...typed, ...change },
    });
  const sent = async (caller: Caller = 'kari', change: object = {}): Promise<string> => {
    const answer = await send(caller, change);
    assert.equal(answer.status, 201, answer.text);
    return body(answer).id;
  };
  const inUnit = {
    read: (caller: Caller, id: string) =>
      portal.call(caller, 'GET /api/unit-reimbursements/:id', { params: { id } }),
    act: (caller: Caller, id: string, doing: object) =>
      portal.call(caller, 'POST /api/unit-reimbursements/:id/acts', { params: { id }, body: doing }),
  };
  const atDesk = {
    read: (caller: Caller, id: string) =>
      portal.call(caller, 'GET /api/staff/reimbursements/:id', { params: { id } }),
    act: (caller: Caller, id: string, doing: object) =>
      portal.call(caller, 'POST /api/staff/reimbursements/:id/acts', { params: { id }, body: doing }),
  };
  const listed = async (caller: Caller, unitId: string = units.oslo): Promise<string[]> =>
    body(
      await portal.call(caller, 'GET /api/units/:id/reimbursements', { params: { id: unitId } }),
    ).claims.map(({ id }: { id: string }) => id);
  const own = async (caller: Caller, id: string) =>
    body(await portal.call(caller, 'GET /api/reimbursements')).claims.find(
      (one: { id: string }) => one.id === id,
    );
  const told = async (personId: string, kind: string) => {
    const { rows } = await sql`select from notice where person_id = ${personId} and kind = ${kind}`.execute(
      portal.db,
    );
    return rows.length;
  };

  test('sending removes the draft in the same act', async () => {
    const params = { form: `reimbursement.${units.oslo}` };
    await portal.call('kari', 'PUT /api/drafts/:form', { params, body: { values: { what: 'Kaffe' } } });
    await sent();
    const draft = await portal.call('kari', 'GET /api/drafts/:form', { params });
    assert.deepEqual(body(draft), { values: null, savedAt: null });
  });

  test('a claim waits for the treasurer of the unit, and is no enquiry', async () => {
    const before = await told(ola.id, 'reimbursement-waits');
    const receipt = body(await send());
    assert.match(receipt.number, /^R-\d{4}-\d{6}$/);
    assert.equal(receipt.answerBy, null);
    const enquiries = await portal.call('kari', 'GET /api/enquiries/:id', { params: { id: receipt.id } });
    assert.equal(enquiries.status, 404);
    assert.deepEqual(
      [await told(ola.id, 'reimbursement-waits'), await told(liv.id, 'reimbursement-waits')],
      [before + 1, 0],
    );
    const claim = body(await inUnit.read('ola', receipt.id));
    assert.deepEqual(
      [claim.number, claim.claimantName, claim.amountOre, claim.spentOn, claim.state, claim.unit.name],
      [receipt.number, 'Kari Lund', 124_950, '2026-02-03', 'sent', 'Oslo lokallag'],
    );
    assert.ok((await listed('ola')).includes(receipt.id));
  });

  test('approved and paid are two acts; the sender sees each with who and when, and is told', async () => {
    const id = await sent();
    const early = await inUnit.act('ola', id, { act: 'pay', version: 1, paidOn: today });
    assert.deepEqual([early.status, body(early).code], [409, 'CHANGED_ELSEWHERE']);
    const approved = await inUnit.act('ola', id, { act: 'approve', version: 1 });
    assert.equal(approved.status, 201, approved.text);
    assert.deepEqual([body(approved).state, body(approved).version], ['approved', 2]);
    assert.equal(await told(kari.id, 'reimbursement-approved'), 1);
    const noDay = await inUnit.act('ola', id, { act: 'pay', version: 2 });
    assert.deepEqual([noDay.status, body(noDay).errors[0].path], [422, '/paidOn']);
    for (const paidOn of ['2026-02-02', '2099-01-01'])
      assert.equal((await inUnit.act('ola', id, { act: 'pay', version: 2, paidOn })).status, 422, paidOn);
    const paid = body(await inUnit.act('ola', id, { act: 'pay', version: 2, paidOn: today }));
    assert.deepEqual([paid.state, paid.paidOn], ['paid', today]);
    assert.equal(await told(kari.id, 'reimbursement-paid'), 1);
    const mine = await own('kari', id);
    assert.deepEqual(
      mine.events.map(({ kind, by, actedAs }: Record<string, string>) => [kind, by, actedAs]),
      [
        ['sent', 'Kari Lund', 'sender'],
        ['approved', `${ola.givenName} ${ola.familyName}`, 'unit'],
        ['paid', `${ola.givenName} ${ola.familyName}`, 'unit'],
      ],
    );
  });

  test('the notice is one that the pages of the release before can show, with what is meant beside it', async () => {
    const id = await sent();
    await inUnit.act('ola', id, { act: 'approve', version: 1 });
    const [newest] = body(await portal.call('kari', 'GET /api/notices')).notices;
    assert.deepEqual(
      [newest.kind, newest.laterKind, newest.about],
      ['enquiry-answered', 'reimbursement-approved', typed.what],
    );
  });

  test('paid is final: a correction is a note, and nothing is undone', async () => {
    const id = await sent();
    await inUnit.act('ola', id, { act: 'approve', version: 1 });
    await inUnit.act('ola', id, { act: 'pay', version: 2, paidOn: today });
    for (const act of ['reopen', 'return', 'approve', 'pay'])
      assert.equal(
        (await inUnit.act('ola', id, { act, version: 3, note: 'Feil', paidOn: today })).status,
        409,
        act,
      );
    assert.equal((await inUnit.act('ola', id, { act: 'correct', version: 3 })).status, 422);
    const note = 'Betalte 10 kroner for mye, og tar det neste gang.';
    const corrected = body(await inUnit.act('ola', id, { act: 'correct', version: 3, note }));
    assert.deepEqual([corrected.state, corrected.paidOn], ['paid', today]);
    assert.equal((await own('kari', id)).events.at(-1).note, note);
  });

  test('an approval and a return are undone, and a return says why', async () => {
    const id = await sent();
    await inUnit.act('ola', id, { act: 'approve', version: 1 });
    assert.equal(body(await inUnit.act('ola', id, { act: 'reopen', version: 2 })).state, 'sent');
    const short = await inUnit.act('ola', id, { act: 'return', version: 3, note: ' ' });
    assert.deepEqual([short.status, body(short).errors[0].path], [422, '/note']);
    const note = 'Kvitteringen mangler.';
    const returned = body(await inUnit.act('ola', id, { act: 'return', version: 3, note }));
    assert.equal(returned.state, 'returned');
    assert.equal((await own('kari', id)).events.at(-1).note, note);
    assert.equal(await told(kari.id, 'reimbursement-returned'), 1);
    assert.equal(body(await inUnit.act('ola', id, { act: 'reopen', version: 4 })).state, 'sent');
  });

  test('two at once: the second act on an older version changes nothing', async () => {
    const id = await sent();
    await inUnit.act('ola', id, { act: 'approve', version: 1 });
    const late = await atDesk.act('mona', id, { act: 'return', version: 1, note: 'For sent' });
    assert.deepEqual([late.status, body(late).code], [409, 'CHANGED_ELSEWHERE']);
    assert.equal((await own('kari', id)).state, 'approved');
  });

  test('the same act with the same key is one', async () => {
    const id = await sent();
    const request = { params: { id }, body: { act: 'approve', version: 1 }, idempotencyKey: id };
    const once = await portal.call('ola', 'POST /api/unit-reimbursements/:id/acts', request);
    const twice = await portal.call('ola', 'POST /api/unit-reimbursements/:id/acts', request);
    assert.deepEqual([once.status, twice.status], [201, 201]);
    assert.equal((await own('kari', id)).events.length, 2);
  });

  test('four eyes: the treasurer’s own is decided by the leader or by the organisation', async () => {
    const before = await told(liv.id, 'reimbursement-waits');
    const id = await sent('ola');
    assert.equal(await told(liv.id, 'reimbursement-waits'), before + 1);
    assert.ok(!(await listed('ola')).includes(id));
    assert.equal((await inUnit.read('ola', id)).status, 404);
    assert.equal((await inUnit.act('ola', id, { act: 'approve', version: 1 })).status, 404);
    assert.ok((await listed('liv')).includes(id));
    assert.equal(body(await inUnit.act('liv', id, { act: 'approve', version: 1 })).state, 'approved');
    assert.equal((await inUnit.act('ola', id, { act: 'pay', version: 2, paidOn: today })).status, 404);
    assert.equal(body(await atDesk.act('mona', id, { act: 'pay', version: 2, paidOn: today })).state, 'paid');
    const last = (await own('ola', id)).events.at(-1);
    assert.deepEqual([last.by, last.actedAs], [mona.givenName, 'organisation']);
  });

  test('the leader does not decide what the treasurer does, others of the board and other units nothing', async () => {
    const id = await sent();
    assert.ok(!(await listed('liv')).includes(id));
    for (const caller of ['liv', 'kari', 'nils'] as const) {
      assert.equal((await inUnit.read(caller, id)).status, 404, caller);
      assert.equal((await inUnit.act(caller, id, { act: 'approve', version: 1 })).status, 404, caller);
    }
    const asMember = await portal.call('kari', 'GET /api/units/:id/reimbursements', {
      params: { id: units.oslo },
    });
    assert.equal(asMember.status, 403);
    assert.equal((await atDesk.read('jon', id)).status, 403);
  });

  test('where no other person in the unit can decide, the organisation’s treasurers are told, but not the claimant', async () => {
    const before = await told(demoPersons.ingrid.id, 'reimbursement-organisation');
    assert.equal((await send('nils', {}, units.stavanger)).status, 201);
    assert.equal(await told(mona.id, 'reimbursement-organisation'), 1);
    assert.equal(await told(demoPersons.ingrid.id, 'reimbursement-organisation'), before + 1);
    await elect(mona.id, '199900', units.stavanger);
    // The treasurer of the unit can decide it.
    assert.equal((await send('mona', {}, units.stavanger)).status, 201);
    assert.equal(await told(demoPersons.ingrid.id, 'reimbursement-organisation'), before + 1);
    await sql`update office set until_on = current_date - 1 where unit_id = ${units.stavanger}
      and person_id = ${nils.id}`.execute(portal.db);
    assert.equal((await send('mona', {}, units.stavanger)).status, 201);
    assert.equal(await told(mona.id, 'reimbursement-organisation'), 1);
    assert.equal(await told(demoPersons.ingrid.id, 'reimbursement-organisation'), before + 2);
    const { notices } = body(await portal.call('mona', 'GET /api/notices'));
    const [notice] = notices.filter(
      ({ laterKind }: { laterKind: string }) => laterKind === 'reimbursement-organisation',
    );
    assert.deepEqual([notice.kind, notice.about], ['unit-case', null]);
    await sql`delete from membership where number = '199900'`.execute(portal.db);
    await sql`update office set until_on = current_date + 300 where unit_id = ${units.stavanger}
      and person_id = ${nils.id}`.execute(portal.db);
  });

  test('the organisation’s treasurer decides no claim of their own either', async () => {
    await elect(mona.id, '199901', units.bergen);
    const id = body(await send('mona', {}, units.bergen)).id;
    const { claims } = body(await portal.call('mona', 'GET /api/staff/reimbursements'));
    assert.ok(!claims.some((one: { id: string }) => one.id === id));
    assert.equal((await atDesk.read('mona', id)).status, 404);
    assert.equal((await atDesk.act('mona', id, { act: 'approve', version: 1 })).status, 404);
    assert.equal(body(await atDesk.act('ingrid', id, { act: 'approve', version: 1 })).state, 'approved');
  });

  test('the account is whole for the one who pays while it is to be paid, and four digits otherwise', async () => {
    const id = await sent();
    const waiting = await inUnit.read('ola', id);
    assert.deepEqual([body(waiting).account, body(waiting).accountEnding], [null, '1111']);
    const approved = await inUnit.act('ola', id, { act: 'approve', version: 1 });
    assert.equal(body(approved).account, '99991111111');
    const paid = await inUnit.act('ola', id, { act: 'pay', version: 2, paidOn: today });
    const list = await portal.call('ola', 'GET /api/units/:id/reimbursements', {
      params: { id: units.oslo },
    });
    const mine = await portal.call('kari', 'GET /api/reimbursements');
    for (const answer of [waiting, paid, list, mine]) assert.ok(!answer.text.includes('99991111111'));
  });

  test('a receipt is read by the one who decides, and each look is logged and shown to the sender', async () => {
    const fileId = await sendFile(portal, 'kari', {
      form: `reimbursement.${units.oslo}`,
      name: 'kvittering.jpg',
      bytes: await pictureWithPlace(),
    });
    await untilLookedAt(portal, 'kari', fileId);
    const id = await sent('kari', { attachments: [fileId] });
    const [file] = body(await inUnit.read('ola', id)).attachments;
    assert.equal(file.name, 'kvittering.jpg');
    const take = (caller: Caller, key: EndpointKey) =>
      portal.call(caller, key as 'GET /api/attachments/:id/content', { params: { id: file.id } });
    assert.equal((await take('ola', 'GET /api/unit-reimbursement-files/:id/content')).status, 200);
    assert.equal((await take('mona', 'GET /api/staff/reimbursement-files/:id/content')).status, 200);
    assert.equal((await take('kari', 'GET /api/attachments/:id/content')).status, 200);
    for (const caller of ['liv', 'kari'] as const)
      assert.equal((await take(caller, 'GET /api/unit-reimbursement-files/:id/content')).status, 404, caller);
    assert.equal((await take('jon', 'GET /api/attachments/:id/content')).status, 404);
    await listed('ola');
    const { looks } = body(await portal.call('kari', 'GET /api/looks'));
    const seen = looks.map((one: Record<string, string>) => [one.reason, one.lookedAs, one.unit]);
    for (const look of [
      ['reimbursement', 'representative', 'Oslo lokallag'],
      ['list-unit-reimbursements', 'representative', 'Oslo lokallag'],
      ['reimbursement', 'staff', null],
    ])
      assert.ok(
        seen.some((one: unknown) => JSON.stringify(one) === JSON.stringify(look)),
        look.join(' '),
      );
  });

  test('a look at a colleague’s is in the monthly control', async () => {
    await elect(demoPersons.ingrid.id, '199902', units.bergen);
    const id = body(await send('ingrid', {}, units.bergen)).id;
    const { number } = body(await atDesk.read('mona', id));
    const control = await portal.call('mona', 'GET /api/staff/look-control');
    assert.equal(control.status, 200, control.text);
    assert.ok(body(control).flagged.some(({ remark }: { remark: string }) => remark === number));
  });

  test('a claim of someone whose office is over, or whose address is shielded, is seen, decided and paid', async () => {
    const officeId = await elect(jon.id, '199903', units.oslo);
    const id = await sent('jon');
    await sql`update office set until_on = current_date - 1 where id = ${officeId}`.execute(portal.db);
    await sql`update person set is_address_shielded = true where id = ${jon.id}`.execute(portal.db);
    assert.equal((await send('jon')).status, 403);
    assert.equal(body(await inUnit.act('ola', id, { act: 'approve', version: 1 })).state, 'approved');
    assert.equal((await own('jon', id)).state, 'approved');
    assert.equal(await told(jon.id, 'reimbursement-approved'), 1);
  });

  test('a claim of someone who is deleted is still owed, and paid', async () => {
    const id = await sent();
    await sql`update reimbursement set person_id = null where id = ${id}`.execute(portal.db);
    await inUnit.act('ola', id, { act: 'approve', version: 1 });
    const paid = body(await inUnit.act('ola', id, { act: 'pay', version: 2, paidOn: today }));
    assert.deepEqual([paid.state, paid.claimantName], ['paid', 'Kari Lund']);
  });

  test('nothing is claimed for nothing, to no account, or on a day to come', async () => {
    for (const [field, value] of [
      ['amount', '0'],
      ['amount', '-5'],
      ['account', '99991111112'],
      ['spentOn', '2099-01-01'],
      ['what', ''],
    ] as const) {
      const refused = await send('kari', { [field]: value });
      assert.deepEqual(
        [refused.status, body(refused).errors.map(({ path }: { path: string }) => path)],
        [422, [`/${field}`]],
      );
    }
  });

  test('no one reads the queue of a unit that is not theirs', async () => {
    const elsewhere = await portal.call('nils', 'GET /api/units/:id/reimbursements', {
      params: { id: units.oslo },
    });
    assert.equal(elsewhere.status, 404);
    assert.equal((await send('nils')).status, 404);
  });
});
