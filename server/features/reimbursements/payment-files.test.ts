/** Claims paid by a file: in one only, signed by another, fetched, paid or withdrawn. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { PaymentFiles } from '#contract/payment-file-endpoints.ts';
import { bankDayFrom } from '#contract/values/bank-days.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { insertReimbursement, units } from '../../../test/support/office-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const { aud, mona } = demoPersons;
// biome-ignore lint/suspicious/noExplicitAny: what comes back is checked against the contract by the app itself
const body = (answer: { body: unknown }) => answer.body as any;
type Treasurer = 'mona' | 'ingrid';

describe('payment files', () => {
  let portal: TestPortal;
  let payOn: string;
  before(async () => {
    portal = await openTestPortal();
    payOn = bankDayFrom(norwegianDay(new Date()));
  });
  after(() => portal.close());

  const approved = async (personId: string = aud.id) =>
    (await insertReimbursement(portal.db, units.oslo, { state: 'approved', personId })).id;
  const read = async (as: Treasurer = 'mona'): Promise<PaymentFiles> =>
    body(await portal.call(as, 'GET /api/staff/payment-files'));
  const make = (as: Treasurer, claims: { id: string; version: number }[], change: object = {}) =>
    portal.call(as, 'POST /api/staff/payment-files', {
      body: {
        account: '99991111111',
        bic: 'eksb no 22',
        customerId: '',
        format: 'pain.001.001.09',
        payOn,
        claims,
        ...change,
      },
    });
  const madeBy = async (as: Treasurer, ...ids: string[]) => {
    const answer = await make(
      as,
      ids.map((id) => ({ id, version: 1 })),
    );
    assert.equal(answer.status, 201, answer.text);
    return (body(answer) as PaymentFiles).files[0]!;
  };
  const sign = (as: Treasurer, id: string, more: object = {}) =>
    portal.call(as, 'POST /api/staff/payment-files/:id/signatures', { params: { id }, ...more });
  const fetch = (as: Treasurer, id: string) =>
    portal.call(as, 'GET /api/staff/payment-files/:id/file', { params: { id } });
  const pay = (as: Treasurer, id: string, paidOn = payOn) =>
    portal.call(as, 'POST /api/staff/payment-files/:id/payments', { params: { id }, body: { paidOn } });
  const withdraw = (as: Treasurer, id: string) =>
    portal.call(as, 'POST /api/staff/payment-files/:id/withdrawals', {
      params: { id },
      body: { reason: 'Banken tok den ikke' },
    });
  const codeOf = (answer: { status: number; body: unknown }) => [answer.status, body(answer).code];

  test('made by one, signed by another, fetched, and paid with all that is in it', async () => {
    const [one, other] = [await approved(), await approved()];
    const { payable, accounts } = await read();
    assert.ok(accounts.includes('99991111111'));
    assert.equal(payable.find(({ id }) => id === one)?.accountEnding.length, 4);
    const file = await madeBy('mona', one, other);
    assert.deepEqual([file.state, file.count, file.sumOre, file.maySign], ['made', 2, 50_100, false]);
    assert.ok(!(await read()).payable.some(({ id }) => id === one));
    assert.equal((await fetch('mona', file.id)).status, 404, 'not before it is signed');
    assert.deepEqual(codeOf(await sign('mona', file.id)), [409, 'SECOND_PERSON_NEEDED']);
    assert.deepEqual(codeOf(await pay('mona', file.id)), [409, 'CHANGED_ELSEWHERE']);
    assert.equal((await sign('ingrid', file.id)).status, 200);
    assert.deepEqual(codeOf(await sign('ingrid', file.id)), [409, 'CHANGED_ELSEWHERE']);

    const looks = () =>
      portal.db.selectFrom('access_log').select('id').where('person_id', '=', aud.id).execute();
    const before = (await looks()).length;
    const answer = await fetch('mona', file.id);
    assert.equal(answer.status, 200);
    assert.match(answer.text, /<CtrlSum>501\.00<\/CtrlSum>/);
    assert.equal(answer.text.match(/<CdtTrfTxInf>/g)?.length, 2);
    assert.equal((await looks()).length, before + 2, 'each claim is logged');

    const late = await pay('mona', file.id, '2999-01-01');
    assert.deepEqual([late.status, body(late).errors[0].path], [422, '/paidOn']);
    const paid = (body(await pay('mona', file.id)) as PaymentFiles).files[0]!;
    assert.deepEqual([paid.state, paid.paidOn], ['paid', payOn]);
    const rows = await portal.db
      .selectFrom('reimbursement')
      .select(['state', 'paid_on'])
      .where('id', 'in', [one, other])
      .execute();
    assert.deepEqual(
      rows.map((row) => [row.state, row.paid_on]),
      [
        ['paid', payOn],
        ['paid', payOn],
      ],
    );
    const told =
      await sql`select from notice where person_id = ${aud.id} and kind = 'reimbursement-paid'`.execute(
        portal.db,
      );
    assert.equal(told.rows.length, 2);
    assert.deepEqual(codeOf(await withdraw('mona', file.id)), [409, 'CHANGED_ELSEWHERE']);
    assert.deepEqual(codeOf(await pay('mona', file.id)), [409, 'CHANGED_ELSEWHERE'], 'paid once');
  });

  test('a claim is in one file, and nothing else is done with it meanwhile', async () => {
    const id = await approved();
    const file = await madeBy('mona', id);
    assert.deepEqual(codeOf(await make('ingrid', [{ id, version: 2 }])), [409, 'CHANGED_ELSEWHERE']);
    const act = (doing: object) =>
      portal.call('mona', 'POST /api/staff/reimbursements/:id/acts', { params: { id }, body: doing });
    for (const doing of [{ act: 'pay', paidOn: payOn }, { act: 'reopen' }, { act: 'return', note: 'Feil' }])
      assert.deepEqual(codeOf(await act({ ...doing, version: 2 })), [409, 'CHANGED_ELSEWHERE']);
    const claim = body(await portal.call('mona', 'GET /api/staff/reimbursements/:id', { params: { id } }));
    assert.equal(claim.paymentFile, file.number);
    await withdraw('ingrid', file.id);
    assert.equal((await fetch('ingrid', file.id)).status, 404);
    const { version } = (await read()).payable.find((one) => one.id === id)!;
    assert.equal((await act({ act: 'reopen', version })).status, 201);
  });

  test('two who make a file of the same claim at once: one does', async () => {
    const id = await approved();
    const answers = await Promise.all([
      make('mona', [{ id, version: 1 }]),
      make('ingrid', [{ id, version: 1 }]),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409]);
  });

  test('what has changed since it was seen, one’s own, and what is not approved are in no file', async () => {
    const [stale, own] = [await approved(), await approved(mona.id)];
    await sql`update reimbursement set version = 3 where id = ${stale}`.execute(portal.db);
    const { id: unapproved } = await insertReimbursement(portal.db, units.oslo);
    for (const id of [stale, own, unapproved])
      assert.deepEqual(codeOf(await make('mona', [{ id, version: 1 }])), [409, 'CHANGED_ELSEWHERE']);
    assert.ok(!(await read()).payable.some(({ id }) => id === own));
    // One who is paid by it does not sign it.
    const { id, maySign } = await madeBy('ingrid', own);
    assert.equal(maySign, false);
    assert.deepEqual(codeOf(await sign('mona', id)), [409, 'SECOND_PERSON_NEEDED']);
  });

  test('an account of the organisation, a code of a bank and a bank day, or a sentence for the field', async () => {
    const id = await approved();
    for (const [change, path] of [
      [{ account: '86011117948' }, '/account'],
      [{ account: '15062995960' }, '/account'],
      [{ bic: 'EKSB' }, '/bic'],
      [{ payOn: '2026-01-01' }, '/payOn'],
      [{ claims: [] }, '/claims'],
    ] as const) {
      const answer = await make('mona', [{ id, version: 1 }], change);
      assert.deepEqual([answer.status, body(answer).errors?.[0].path], [422, path]);
    }
  });

  test('signing, fetching and withdrawing take a recent sign-in', async () => {
    const file = await madeBy('mona', await approved());
    const token = await portal.issuer.tokenFor({
      subject: demoPersons.ingrid.account.id,
      authenticatedAt: Math.floor(Date.now() / 1000) - 301,
    });
    assert.deepEqual(codeOf(await sign('ingrid', file.id, { token })), [403, 'SIGN_IN_AGAIN']);
    const old = { params: { id: file.id }, token };
    assert.deepEqual(codeOf(await portal.call('ingrid', 'GET /api/staff/payment-files/:id/file', old)), [
      403,
      'SIGN_IN_AGAIN',
    ]);
    const reason = { ...old, body: { reason: 'Feil konto' } };
    assert.deepEqual(
      codeOf(await portal.call('ingrid', 'POST /api/staff/payment-files/:id/withdrawals', reason)),
      [403, 'SIGN_IN_AGAIN'],
    );
  });

  test('what is in a file is not changed by the database either: a paid file is signed', async () => {
    const { id } = await madeBy('mona', await approved());
    await assert.rejects(
      inTransaction(portal.db, (tx) =>
        sql`update payment_file set paid_on = ${payOn} where id = ${id}`.execute(tx),
      ),
    );
  });
});
