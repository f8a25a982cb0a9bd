import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { Books, Reconciliation } from '#contract/books-endpoints.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import type { Answer } from '../../../test/support/answer.ts';
import { addMoney, insertGiftOf } from '../../../test/support/gift-years.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';

const { kari, ola } = demoPersons;

describe('the books', () => {
  let portal: TestPortal;
  let now = new Date('2026-03-10T10:00:00Z');
  let gift: string;
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now } });
    const give = (
      personId: string,
      amountOre: number,
      paidAt: string,
      rail: 'vipps' | 'avtalegiro' = 'vipps',
    ) => insertGiftOf(portal.db, { personId, amountOre, paidAt, rail });
    gift = await give(kari.id, 25_000, '2026-03-02T10:00:00Z');
    await give(ola.id, 10_050, '2026-03-02T11:00:00Z');
    // In Norway this is the next day.
    await give(ola.id, 30_000, '2026-03-02T23:30:00Z', 'avtalegiro');
    await addMoney(portal.db, gift, 'refunded', 5_000, '2026-03-05T10:00:00Z');
  });
  after(() => portal.close());

  const of = <T>(answer: Answer): T => {
    assert.ok(answer.status < 300, answer.text);
    return answer.body as unknown as T;
  };
  const look = async () =>
    of<Reconciliation>(
      await portal.call('mona', 'GET /api/staff/reconciliation', { query: { month: '2026-03' } }),
    );
  const dayOf = (seen: Reconciliation, rail: string, on: string) =>
    seen.rails.find((one) => one.rail === rail)!.days.find((one) => one.on === on)!;
  const credit = (change: object) =>
    portal.call('mona', 'POST /api/staff/bank-credits', {
      body: {
        rail: 'vipps',
        forOn: '2026-03-02',
        bookedOn: '2026-03-04',
        fee: '0',
        amount: '340,00',
        reference: 'Utb. 2000123 Vippsnr 123456',
        ...change,
      },
    });
  const mark = (differenceOre: number) =>
    portal.call('mona', 'POST /api/staff/reconciliation-marks', {
      body: { rail: 'vipps', on: '2026-03-02', differenceOre, note: 'Gebyret er trukket to ganger' },
    });
  const exported = (query = { from: '2026-03', to: '2026-03' }) =>
    portal.call('mona', 'GET /api/staff/accounting-export', { query });

  test('each day of each rail: expected, the rail, the bank, and what is between them', async () => {
    const seen = await look();
    const second = dayOf(seen, 'vipps', '2026-03-02');
    assert.deepEqual([second.expectedOre, second.providerOre, second.bankOre], [35_050, 35_050, 0]);
    assert.deepEqual(second.differences, [{ kind: 'not-arrived', amountOre: -35_050, count: null }]);
    const giro = dayOf(seen, 'avtalegiro', '2026-03-03');
    assert.equal(giro.providerOre, 30_000);
    // Due on the day before, by the clock of UTC in the fixture.
    assert.deepEqual(giro.differences[0], { kind: 'other-day', amountOre: 30_000, count: 1 });
    const fifth = dayOf(seen, 'vipps', '2026-03-05');
    assert.deepEqual(fifth.differences[0], { kind: 'refunded', amountOre: -5_000, count: 1 });
  });

  test('what the bank credits is matched with its fee; a day that has not come is refused', async () => {
    assert.equal((await credit({ bookedOn: '2026-03-11' })).status, 422);
    assert.equal((await credit({ amount: 'mye' })).status, 422);
    assert.equal((await credit({ reference: 'Fra 10915596784' })).status, 422);
    const seen = of<Reconciliation>(await credit({ fee: '10,00' }));
    assert.deepEqual(dayOf(seen, 'vipps', '2026-03-02').differences, [
      { kind: 'fee', amountOre: -1_000, count: null },
      { kind: 'unexplained', amountOre: -50, count: null },
    ]);
  });

  test('a difference is marked handled with a note, as long as it is the same', async () => {
    assert.equal((await mark(-51)).status, 409);
    const marked = of<Reconciliation>(await mark(-50));
    assert.equal(dayOf(marked, 'vipps', '2026-03-02').handled?.note, 'Gebyret er trukket to ganger');
    const corrected = of<Reconciliation>(await credit({ amount: '-0,50', reference: 'Rettelse' }));
    const day = dayOf(corrected, 'vipps', '2026-03-02');
    assert.deepEqual([day.openOre, day.handled], [-100, null]);
  });

  test('vouchers are numbered without a gap, also when many make them at once', async () => {
    const { vouchers } = portal.services.books;
    await Promise.all([1, 2, 3].map(() => vouchers.makeAll(portal.db, now)));
    await insertGiftOf(portal.db, { personId: ola.id, amountOre: 1_000, paidAt: '2026-01-05T10:00:00Z' });
    await vouchers.makeAll(portal.db, now);
    assert.equal(await vouchers.makeAll(portal.db, now), 0, 'once each');
    const { rows } = await sql<{ number: number }>`
      select number from voucher where year = 2026 order by number`.execute(portal.db);
    assert.deepEqual(
      rows.map(({ number }) => number),
      rows.map((_, place) => place + 1),
    );
    const money = await sql<{ count: number }>`
      select (select count(*) from gift_charge_event where kind in ('paid', 'refunded'))::int
        + (select count(*) from bank_credit)::int as count`.execute(portal.db);
    const all = await sql<{ count: number }>`select count(*)::int as count from voucher`.execute(portal.db);
    assert.equal(all.rows[0]!.count, money.rows[0]!.count);
    await assert.rejects(sql`update voucher set amount_ore = 1`.execute(portal.db), /only added to/);
    await assert.rejects(sql`delete from bank_credit`.execute(portal.db), /only added to/);
  });

  test('the export is safe for a spreadsheet, balances, holds no names, and is logged', async () => {
    await credit({ amount: '1,00', reference: '=HYPERLINK("http://evil.example")' });
    const { status, text, headers } = await exported();
    assert.equal(status, 200);
    assert.match((headers as Record<string, string>)['content-type']!, /^text\/csv/);
    const rows = text.trim().split('\r\n').slice(1);
    const sum = (place: number) =>
      rows.reduce(
        (all, row) => all + Math.round(Number(row.split(';').at(place)!.replace(',', '.')) * 100),
        0,
      );
    assert.equal(sum(-3), sum(-2));
    assert.ok(rows.some((row) => row.includes(`;"'=HYPERLINK`)));
    assert.ok(!/Kari|Lund|Ola|Kim/.test(text));
    assert.equal((await exported({ from: '2026-03', to: '2026-02' })).status, 422);
    const books = of<Books>(await portal.call('ingrid', 'GET /api/staff/books'));
    assert.deepEqual(
      books.exports.map(({ by, fromMonth, lineCount }) => [by, fromMonth, lineCount]),
      [['Mona Eide', '2026-03', rows.length]],
    );
    const { vouchers, lastNumber } = books.years.find(({ year }) => year === 2026)!;
    assert.equal(vouchers, lastNumber);
  });

  test('a year as SAF-T: the size that is promised, logged with its digest, and no names; GBAT10 beside it', async () => {
    const saft = (year: string) =>
      portal.call('mona', 'GET /api/staff/accounting-years/:year/saf-t', { params: { year } });
    assert.equal((await saft('2001')).status, 404);
    const { status, headers, bytes, text } = await saft('2026');
    assert.equal(status, 200);
    assert.equal(Number((headers as Record<string, string>)['content-length']), bytes.length);
    const { rows } = await sql<{ vouchers: number }>`
      select count(*)::int as vouchers from voucher where year = 2026`.execute(portal.db);
    assert.match(text, new RegExp(`<NumberOfEntries>${rows[0]!.vouchers}</NumberOfEntries>`));
    assert.match(text, /<AnalysisType>FORMAL<\/AnalysisType>/);
    assert.equal(text.match(/<Transaction>/g)!.length, rows[0]!.vouchers);
    assert.ok(!/Kari|Lund|Ola|Kim/.test(text));
    const gbat10 = await portal.call('mona', 'GET /api/staff/accounting-export', {
      query: { from: '2026-03', to: '2026-03', format: 'gbat10' },
    });
    assert.match(gbat10.text, /^GBAT10;/);
    const { exports } = of<Books>(await portal.call('ingrid', 'GET /api/staff/books'));
    assert.deepEqual(exports.map(({ format }) => format).sort(), ['csv', 'gbat10', 'saf-t']);
    const digest = createHash('sha256').update(bytes).digest('hex');
    assert.equal(exports.find(({ format }) => format === 'saf-t')!.digest, digest);
  });

  test('after five whole years the vouchers go, and not before', async () => {
    await sql`insert into voucher values (2020, 1, 'paid:old', 'gift', 'vipps', '2020-12-31', 100, 0, 'G-1', now())`.execute(
      portal.db,
    );
    // By the database's own clock: of the first day of the first year that is kept.
    const first = `${new Date(Date.now() + 3_600_000).getUTCFullYear() - 5}-01-01`;
    await sql`insert into voucher values (${Number(first.slice(0, 4))}, 1, 'paid:kept', 'gift', 'vipps', ${first}, 100, 0,
      'G-2', now())`.execute(portal.db);
    await assert.rejects(
      sql`delete from voucher where source = 'paid:kept'`.execute(portal.db),
      /only added to/,
    );
    const { vouchers } = portal.services.books;
    now = new Date('2025-12-31T22:00:00Z');
    assert.equal(await vouchers.forget(portal.db, now), 0);
    now = new Date('2026-03-10T10:00:00Z');
    assert.equal(await vouchers.forget(portal.db, now), 1);
  });
});
