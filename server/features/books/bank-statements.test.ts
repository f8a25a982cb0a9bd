/** What the bank itself says: OCR sums, statements, payouts over their days; over HTTP, and by the clock. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { BankStatements } from '#contract/bank-statement-endpoints.ts';
import type { Reconciliation } from '#contract/books-endpoints.ts';
import type { Rail } from '#contract/giving-values.ts';
import type { StatementExchange } from '#server/ports/bank-statement.ts';
import { statementFile } from '../../../dev/avtalegiro-simulator/statement-file.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { bodyOf } from '../../../test/support/answer.ts';
import { insertGiftOf } from '../../../test/support/gift-years.ts';
import { insertGiroFile } from '../../../test/support/giro-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const [giroAccount, vippsAccount] = ['99991111111', '86011117947'];

describe('what the bank itself says', () => {
  let portal: TestPortal;
  const now = new Date('2026-03-20T10:00:00Z');
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now } });
  });
  after(() => portal.close());

  const month = async (of_ = '2026-03') =>
    bodyOf<Reconciliation>(
      await portal.call('mona', 'GET /api/staff/reconciliation', { query: { month: of_ } }),
    );
  const dayOf = async (rail: Rail, on: string) =>
    (await month()).rails.find((one) => one.rail === rail)!.days.find((one) => one.on === on)!;
  const look = async () =>
    bodyOf<BankStatements>(await portal.call('mona', 'GET /api/staff/bank-statements'));
  const upload = (content: Uint8Array, name = 'utskrift.xml', id: string = randomUUID()) =>
    portal.call('mona', 'PUT /api/staff/bank-statements/:id', {
      params: { id },
      query: { name },
      body: content as never,
    });
  const book = (id: string) =>
    portal.call('mona', 'POST /api/staff/bank-statements/:id/bookings', { params: { id } });
  const place = (id: string, body: object) =>
    portal.call('mona', 'POST /api/staff/bank-lines/:id/places', { params: { id }, body });
  const credit = (change: object) =>
    portal.call('mona', 'POST /api/staff/bank-credits', {
      body: {
        rail: 'avtalegiro',
        forOn: '2026-03-03',
        bookedOn: '2026-03-03',
        amount: '-1,00',
        fee: '0',
        reference: 'Rettelse',
        ...change,
      },
    });
  const give = (on: string, amountOre: number, rail: Rail = 'avtalegiro') =>
    insertGiftOf(portal.db, { personId: demoPersons.ola.id, amountOre, paidAt: `${on}T11:00:00Z`, rail });
  /** As the booking of an OCR file leaves it. */
  async function ocr(on: string, amountOre: number, assignment = '0000001'): Promise<void> {
    const fileId = await insertGiroFile(portal.db);
    await sql`insert into giro_settlement (file_id, account, agreement_id, assignment_number, settled_on,
        payment_count, sum_ore)
      values (${fileId}, ${giroAccount}, '000000000', ${assignment}, ${on}, 1, ${amountOre})`.execute(
      portal.db,
    );
  }
  const entry = (bookedOn: string, amountOre: number, reference: string, text = 'OCR giro') => ({
    bookedOn,
    amountOre,
    reference,
    text,
  });
  const giroStatement = (fromOn: string, toOn: string, entries: ReturnType<typeof entry>[]) =>
    statementFile([{ account: giroAccount, fromOn, toOn, openingOre: 0, entries }]);
  const vippsStatement = (entries: ReturnType<typeof entry>[]) =>
    statementFile([
      { account: vippsAccount, fromOn: '2026-03-01', toOn: '2026-03-19', openingOre: 0, entries },
    ]);
  /** A day of Vipps' ledger with a gift in it. */
  async function settled(on: string, capturedOre: number, payoutOre = 0, reference: string | null = null) {
    await give(on, capturedOre, 'vipps');
    await sql`insert into vipps_settlement values (${on}, ${capturedOre}, 0, 0, ${capturedOre / 100}, ${payoutOre},
      ${reference}, now())`.execute(portal.db);
  }
  const creditsOf = async (rail: Rail, on: string) =>
    (await dayOf(rail, on)).credits.map(({ amountOre, origin }) => [origin, amountOre]);

  test('the sums of an OCR file are the figure of the bank; a person corrects them with a reason', async () => {
    await give('2026-03-03', 50_000);
    await ocr('2026-03-03', 50_000);
    assert.deepEqual(await creditsOf('avtalegiro', '2026-03-03'), [['ocr', 50_000]]);
    assert.equal((await dayOf('avtalegiro', '2026-03-03')).openOre, 0);
    const refused = await credit({});
    assert.deepEqual([refused.status, refused.body.errors], [422, [{ path: '/reason', code: 'REQUIRED' }]]);
    bodyOf(await credit({ reason: 'Banken trakk en krone for mye' }));
    const day = await dayOf('avtalegiro', '2026-03-03');
    assert.deepEqual([day.openOre, day.credits.at(-1)!.reason], [-100, 'Banken trakk en krone for mye']);
    bodyOf(await credit({ amount: '1,00', reason: 'Rettet igjen' }));
  });

  test('a payment that found no place explains itself; marked as no gift, it is none', async () => {
    await give('2026-03-04', 30_000);
    await ocr('2026-03-04', 50_000);
    const fileId = await insertGiroFile(portal.db);
    await sql`insert into giro_payment (id, file_id, account, assignment_number, settled_on, archive_reference,
        transaction_number, type, kid, amount_ore, state, reason)
      values (${randomUUID()}, ${fileId}, ${giroAccount}, '1', '2026-03-04', 'X', 1, '15', '1', 20000, 'unmatched',
        'bad-kid')`.execute(portal.db);
    const kinds = async () =>
      (await dayOf('avtalegiro', '2026-03-04')).differences.map((one) => [one.kind, one.amountOre]);
    assert.deepEqual(await kinds(), [['unplaced', 20_000]]);
    await sql`update giro_payment set state = 'settled', outcome = 'not-ours' where archive_reference = 'X'`.execute(
      portal.db,
    );
    assert.deepEqual(await kinds(), [['not-gifts', 20_000]]);
    assert.equal((await dayOf('avtalegiro', '2026-03-04')).openOre, 0);
  });

  test('a statement is shown before it is booked, and booked once, however often it comes', async () => {
    await give('2026-03-05', 40_000);
    await ocr('2026-03-05', 40_000);
    const content = giroStatement('2026-03-03', '2026-03-06', [
      entry('2026-03-03', 50_000, 'B1'),
      entry('2026-03-04', 50_000, 'B2'),
      entry('2026-03-05', 40_000, 'B3'),
      entry('2026-03-06', -12_345, 'B4', 'Leie'),
    ]);
    const id = randomUUID();
    const [file] = bodyOf<BankStatements>(await upload(content, 'mars.xml', id)).waiting;
    assert.deepEqual(file!.preview, {
      spans: [
        {
          account: giroAccount,
          fromOn: '2026-03-03',
          toOn: '2026-03-06',
          openingOre: 0,
          closingOre: 127_655,
        },
      ],
      otherAccountCount: 0,
      knownCount: 0,
      giro: { count: 3, sumOre: 140_000 },
      payouts: { count: 0, sumOre: 0 },
      refunds: { count: 0, sumOre: 0 },
      open: { count: 1, sumOre: -12_345 },
    });
    assert.deepEqual(await creditsOf('avtalegiro', '2026-03-05'), [['ocr', 40_000]], 'nothing counts yet');
    bodyOf(await upload(content, 'igjen.xml'));
    assert.equal((await look()).files.length, 1);
    bodyOf(await book(id));
    const booked = bodyOf<BankStatements>(await book(id));
    assert.deepEqual(
      booked.open.map(({ amountOre, text }) => [amountOre, text]),
      [[-12_345, 'Leie']],
    );
    assert.deepEqual(await creditsOf('avtalegiro', '2026-03-05'), [['both', 40_000]]);
    assert.equal((await dayOf('avtalegiro', '2026-03-05')).openOre, 0);
  });

  test('the same entries in another file are not kept again', async () => {
    const id = randomUUID();
    const content = giroStatement('2026-03-05', '2026-03-09', [
      entry('2026-03-05', 40_000, 'B3'),
      entry('2026-03-09', 100, 'B5', 'Renter'),
    ]);
    const [file] = bodyOf<BankStatements>(await upload(content, 'overlapp.xml', id)).waiting;
    assert.deepEqual([file!.preview!.knownCount, file!.preview!.open.count], [1, 1]);
    assert.equal(bodyOf<BankStatements>(await book(id)).open.length, 2);
  });

  test('what the OCR file says and the statement of its days does not, has not come', async () => {
    await give('2026-03-06', 60_000);
    await ocr('2026-03-06', 60_000);
    const day = await dayOf('avtalegiro', '2026-03-06');
    assert.deepEqual([day.bankOre, day.credits.length], [0, 0]);
    assert.deepEqual(day.differences, [{ kind: 'not-arrived', amountOre: -60_000, count: null }]);
    // It came a bank day late.
    const id = randomUUID();
    bodyOf(
      await upload(
        giroStatement('2026-03-10', '2026-03-10', [entry('2026-03-10', 60_000, 'B6')]),
        'sen.xml',
        id,
      ),
    );
    bodyOf(await book(id));
    assert.equal((await dayOf('avtalegiro', '2026-03-06')).openOre, 0);
  });

  test('a week’s payout is divided over its days, each green with it and not before', async () => {
    await settled('2026-03-09', 30_000);
    await settled('2026-03-11', 20_000);
    await settled('2026-03-15', 10_000, 59_400, '2000555');
    for (const on of ['2026-03-09', '2026-03-11', '2026-03-15'])
      assert.notEqual((await dayOf('vipps', on)).openOre, 0);
    const sent = (await dayOf('vipps', '2026-03-15')).settled!;
    assert.deepEqual([sent.payoutOre, sent.fromOn], [59_400, '2026-03-09']);
    const id = randomUUID();
    const content = vippsStatement([entry('2026-03-17', 59_400, 'V1', 'Utb. 2000555 Vippsnr 123456')]);
    const [file] = bodyOf<BankStatements>(await upload(content, 'vipps.xml', id)).waiting;
    assert.deepEqual(file!.preview!.payouts, { count: 1, sumOre: 59_400 });
    bodyOf(await book(id));
    for (const [on, amountOre] of [
      ['2026-03-09', 29_700],
      ['2026-03-11', 19_800],
      ['2026-03-15', 9_900],
    ] as const) {
      const day = await dayOf('vipps', on);
      assert.deepEqual([day.openOre, day.bankOre, day.credits[0]!.origin], [0, amountOre, 'statement']);
    }
  });

  test('typed by hand it is divided too; the statement then says the same and adds nothing', async () => {
    await settled('2026-03-16', 30_000);
    await settled('2026-03-17', 20_000, 49_500, '2000556');
    const typed = {
      rail: 'vipps',
      forOn: '2026-03-17',
      bookedOn: '2026-03-19',
      amount: '495,00',
      fee: '5,00',
      reference: 'Vipps-utbetaling 2000556',
    };
    bodyOf(await credit(typed));
    assert.deepEqual(await creditsOf('vipps', '2026-03-16'), [['hand', 29_700]]);
    assert.equal((await dayOf('vipps', '2026-03-17')).openOre, 0);
    const id = randomUUID();
    bodyOf(await upload(vippsStatement([entry('2026-03-19', 49_500, 'V2', 'Utb. 2000556')]), 'v2.xml', id));
    const { open } = bodyOf<BankStatements>(await book(id));
    assert.ok(!open.some(({ amountOre }) => amountOre === 49_500));
    assert.deepEqual(await creditsOf('vipps', '2026-03-17'), [['hand', 19_800]]);
  });

  test('an entry that came before its OCR file finds its place when that has come', async () => {
    const id = randomUUID();
    bodyOf(
      await upload(
        giroStatement('2026-03-12', '2026-03-12', [entry('2026-03-12', 77_700, 'B7')]),
        'tidlig.xml',
        id,
      ),
    );
    assert.ok(bodyOf<BankStatements>(await book(id)).open.some(({ amountOre }) => amountOre === 77_700));
    await give('2026-03-12', 77_700);
    await ocr('2026-03-12', 77_700);
    await portal.services.books.bankStatements.round(portal.db, null, now);
    assert.ok(!(await look()).open.some(({ amountOre }) => amountOre === 77_700));
    assert.deepEqual(await creditsOf('avtalegiro', '2026-03-12'), [['both', 77_700]]);
  });

  test('the treasurer says what the rest is: of a day of gifts, or nothing to do with them', async () => {
    const { open } = await look();
    const [rent, interest] = [-12_345, 100].map((ore) => open.find(({ amountOre }) => amountOre === ore)!);
    const gifts = { kind: 'gifts', rail: 'avtalegiro', forOn: '2026-03-04', note: 'Trukket for mye' };
    assert.deepEqual((await place(rent!.id, { ...gifts, rail: null, forOn: null })).body.errors, [
      { path: '/rail', code: 'REQUIRED' },
      { path: '/forOn', code: 'REQUIRED' },
    ]);
    assert.equal((await place(rent!.id, { ...gifts, forOn: '2026-03-21' })).status, 422);
    bodyOf(await place(rent!.id, gifts));
    assert.equal((await place(rent!.id, gifts)).status, 404);
    const day = await dayOf('avtalegiro', '2026-03-04');
    assert.deepEqual([day.openOre, day.credits.at(-1)!.reason], [-12_345, 'Trukket for mye']);
    const rest = { kind: 'other', rail: null, forOn: null, note: 'Renter på kontoen' };
    assert.deepEqual(bodyOf<BankStatements>(await place(interest!.id, rest)).open, []);
  });

  test('broken files, and files of other accounts, wait for a person and are never booked', async () => {
    const common = { fromOn: '2026-03-01', toOn: '2026-03-01', openingOre: 0, entries: [] };
    const broken = statementFile([{ ...common, account: giroAccount }], { breakage: 'balance' });
    const foreign = statementFile([{ ...common, account: '15062995960' }]);
    for (const [content, code] of [
      [broken, 'balance'],
      [foreign, 'other-account'],
      [Buffer.from('Dato;Beløp'), 'not-xml'],
      [new Uint8Array(), 'not-xml'],
    ] as const) {
      const id = randomUUID();
      const file = bodyOf<BankStatements>(await upload(content, `${code}.xml`, id)).waiting.find(
        (one) => one.id === id,
      )!;
      assert.deepEqual([file.state, file.preview, file.problems[0]!.code], ['problem', null, code]);
      assert.equal((await book(id)).status, 409);
      bodyOf(await portal.call('mona', 'POST /api/staff/bank-statements/:id/set-asides', { params: { id } }));
    }
    assert.deepEqual((await look()).waiting, []);
  });

  test('from the bank’s folder it is booked by itself; cut off at any point, the next round goes on', async () => {
    await give('2026-03-13', 11_100);
    await ocr('2026-03-13', 11_100);
    const name = 'camt053.D260313.xml';
    const incoming = new Map([
      [name, giroStatement('2026-03-13', '2026-03-13', [entry('2026-03-13', 11_100, 'B8')])],
    ]);
    for (const step of ['listIncoming', 'read', 'putAway', null] as const) {
      const fails = (at: typeof step) => {
        if (at === step) throw new Error('killed');
      };
      const exchange: StatementExchange = {
        async listIncoming() {
          fails('listIncoming');
          return [...incoming.keys()];
        },
        async read(wanted) {
          fails('read');
          return incoming.get(wanted)!;
        },
        async putAway(done) {
          fails('putAway');
          incoming.delete(done);
        },
      };
      const round = portal.services.books.bankStatements.round(portal.db, exchange, now);
      if (step) await assert.rejects(round, /killed/);
      else await round;
    }
    assert.equal(incoming.size, 0);
    const files = (await look()).files.filter((one) => one.name === name);
    assert.deepEqual(
      files.map(({ state, isUploaded }) => [state, isUploaded]),
      [['booked', false]],
    );
    assert.deepEqual(await creditsOf('avtalegiro', '2026-03-13'), [['both', 11_100]]);
  });

  test('two rounds at once place each entry once', async () => {
    await settled('2026-03-18', 10_000, 9_900, '2000557');
    const id = randomUUID();
    const rounds = () => portal.services.books.bankStatements.round(portal.db, null, now);
    bodyOf(await upload(vippsStatement([entry('2026-03-19', 9_900, 'V3', 'Utb. 2000557')]), 'v3.xml', id));
    await Promise.all([book(id), book(id), rounds(), rounds()]);
    assert.deepEqual(await creditsOf('vipps', '2026-03-18'), [['statement', 9_900]]);
  });

  test('each credit is one voucher, whichever file reported it, and the files go after five whole years', async () => {
    const { vouchers } = portal.services.books;
    await vouchers.makeAll(portal.db, now);
    assert.equal(await vouchers.makeAll(portal.db, now), 0);
    const { rows } = await sql<{ rail: string; ore: number }>`
      select rail, sum(amount_ore)::int as ore from voucher where kind = 'payout' group by rail order by rail`.execute(
      portal.db,
    );
    // OCR sums, the two corrections of a krone, and the rent that was said to be of a day of gifts.
    const giroOre = 50_000 + 50_000 + 40_000 + 60_000 + 77_700 + 11_100 - 12_345;
    assert.deepEqual(rows, [
      { rail: 'avtalegiro', ore: giroOre },
      { rail: 'vipps', ore: 59_400 + 49_500 + 9_900 },
    ]);
    const old = randomUUID();
    await sql`insert into bank_statement (id, name, digest, content, state, created_at)
      values (${old}, 'gammel.xml', 'x', '', 'booked', '2020-12-31T10:00:00Z')`.execute(portal.db);
    await sql`insert into bank_line (id, statement_id, account, booked_on, amount_ore, reference, text, key, state)
      values (${old}, ${old}, ${giroAccount}, '2020-12-31', 1, '', '', 'x', 'set-aside')`.execute(portal.db);
    const isThere = async () =>
      (
        await sql`select from bank_line where id = ${old} union all
        select from bank_statement where id = ${old}`.execute(portal.db)
      ).rows.length;
    await vouchers.forget(portal.db, new Date('2025-12-31T22:00:00Z'));
    assert.equal(await isThere(), 2);
    await vouchers.forget(portal.db, now);
    assert.equal(await isThere(), 0);
    assert.ok((await look()).files.length > 5);
  });
});
