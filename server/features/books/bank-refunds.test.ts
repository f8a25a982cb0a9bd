/** Refunds of AvtaleGiro: paid in the bank by a person, and found again in the bank's statement. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import type { BankStatements } from '#contract/bank-statement-endpoints.ts';
import type { Reconciliation } from '#contract/books-endpoints.ts';
import type { GiroOverview } from '#contract/giro-endpoints.ts';
import type { Rail } from '#contract/giving-values.ts';
import { camtFormat } from '#server/adapters/bank-statement/camt-reader.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { statementFile } from '../../../dev/avtalegiro-simulator/statement-file.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import { bodyOf } from '../../../test/support/answer.ts';
import { insertGiftOf } from '../../../test/support/gift-years.ts';
import { insertUnmatchedPayment } from '../../../test/support/giro-fixtures.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { createBankStatements } from './bank-statement-service.ts';

const giroAccount = '99991111111';

describe('a refund of AvtaleGiro and the bank', () => {
  let portal: TestPortal;
  const now = new Date('2026-03-20T10:00:00Z');
  before(async () => {
    portal = await openTestPortal({ clock: { now: () => now } });
  });
  after(() => portal.close());

  const month = async () =>
    bodyOf<Reconciliation>(
      await portal.call('mona', 'GET /api/staff/reconciliation', { query: { month: '2026-03' } }),
    );
  const dayOf = async (on: string) =>
    (await month()).rails.find((one) => one.rail === 'avtalegiro')!.days.find((one) => one.on === on)!;
  const toPay = async () => bodyOf<GiroOverview>(await portal.call('mona', 'GET /api/staff/giro')).refunds;
  const sayPaid = (giftId: string, key: string) =>
    portal.call('mona', 'POST /api/staff/giro/refunds', { body: { giftId, key } });

  /** A gift of last month that is to be paid back. */
  async function promise(amountOre: number, wantedAt: string, rail: Rail = 'avtalegiro') {
    const [key, receiptNumber] = [randomUUID(), `G-2026-${String(amountOre).padStart(6, '0')}`];
    const giftId = await insertGiftOf(portal.db, {
      personId: demoPersons.ola.id,
      amountOre,
      paidAt: '2026-02-03T11:00:00Z',
      rail,
      receiptNumber,
    });
    await sql`insert into gift_charge_event (id, charge_id, key, kind, happened_at, recorded_at, actor, amount_ore)
      values (${randomUUID()}, ${giftId}, ${`refund-wanted:${key}`}, 'refund-wanted', ${wantedAt}, ${wantedAt},
        'staff', ${amountOre})`.execute(portal.db);
    return { giftId, key, receiptNumber };
  }
  let number = 0;
  function statement(on: string, entries: readonly (readonly [amountOre: number, text: string])[]): Buffer {
    return statementFile([
      {
        account: giroAccount,
        fromOn: on,
        toOn: on,
        openingOre: 1_000_000,
        entries: entries.map(([amountOre, text]) => {
          number += 1;
          return { bookedOn: on, amountOre, reference: `R${number}`, text };
        }),
      },
    ]);
  }
  async function upload(content: Uint8Array): Promise<string> {
    const id = randomUUID();
    bodyOf(
      await portal.call('mona', 'PUT /api/staff/bank-statements/:id', {
        params: { id },
        query: { name: 'utskrift.xml' },
        body: content as never,
      }),
    );
    return id;
  }
  const look = async () =>
    bodyOf<BankStatements>(await portal.call('mona', 'GET /api/staff/bank-statements'));
  const book = async (id: string) =>
    bodyOf<BankStatements>(
      await portal.call('mona', 'POST /api/staff/bank-statements/:id/bookings', { params: { id } }),
    );
  const refundsOf = async (giftId: string) =>
    (
      await sql<{ actor: string; ore: number; on: string }>`select actor, amount_ore as ore,
        (happened_at at time zone 'Europe/Oslo')::date::text as on
      from gift_charge_event where charge_id = ${giftId} and kind = 'refunded'`.execute(portal.db)
    ).rows;
  const amount = ({ amountOre }: { amountOre: number }) => amountOre;
  const refundKeys = async () =>
    (
      await sql<{
        of: string;
      }>`select refund_of as of from bank_line where refund_of like 'payment:%'`.execute(portal.db)
    ).rows.map(({ of }) => of);
  const noticesTo = async (personId: string) =>
    (
      await sql`select from notice where person_id = ${personId} and kind = 'gift-refunded'`.execute(
        portal.db,
      )
    ).rows.length;

  test('only promised: the entry that names the receipt says that it is paid, once', async () => {
    const { giftId, receiptNumber } = await promise(25_000, '2026-03-02T09:00:00Z');
    assert.deepEqual(
      (await toPay()).map((one) => [one.chargeId, one.receiptNumber]),
      [[giftId, receiptNumber]],
    );
    const id = await upload(statement('2026-03-04', [[-25_000, `Tilbake ${receiptNumber}`]]));
    assert.deepEqual((await look()).waiting[0]!.preview!.refunds, { count: 1, sumOre: -25_000 });
    assert.deepEqual(await refundsOf(giftId), [], 'nothing before it is booked');
    await book(id);
    assert.deepEqual(await refundsOf(giftId), [{ actor: 'bank', ore: 25_000, on: '2026-03-04' }]);
    assert.deepEqual([await toPay(), (await look()).open], [[], []]);
    assert.equal(await noticesTo(demoPersons.ola.id), 1);
    const day = await dayOf('2026-03-04');
    assert.deepEqual([day.openOre, day.bankOre, day.credits[0]!.origin], [0, -25_000, 'statement']);
    // It is not said again, and a second entry is not it.
    await book(await upload(statement('2026-03-05', [[-25_000, `Tilbake ${receiptNumber}`]])));
    assert.equal((await refundsOf(giftId)).length, 1);
    assert.equal((await look()).open.length, 1);
  });

  test('said to be paid, it is a difference until the bank says so; then it goes out of its own day', async () => {
    const { giftId, key } = await promise(31_000, '2026-03-10T09:00:00Z');
    bodyOf(await sayPaid(giftId, key));
    assert.equal((await sayPaid(giftId, key)).status, 404);
    const before = await dayOf('2026-03-20');
    assert.deepEqual(before.differences, [
      { kind: 'refunded', amountOre: -31_000, count: 1 },
      { kind: 'refund-not-seen', amountOre: 31_000, count: 1 },
    ]);
    assert.equal(before.openOre, 31_000);
    await book(await upload(statement('2026-03-19', [[-31_000, 'Overføring']])));
    const afterwards = await dayOf('2026-03-20');
    assert.deepEqual([afterwards.openOre, afterwards.bankOre], [0, -31_000]);
    assert.deepEqual(await refundsOf(giftId), [{ actor: 'staff', ore: 31_000, on: '2026-03-20' }]);
  });

  test('what Vipps pays back by itself is not looked for in the statement', async () => {
    const { giftId, key } = await promise(27_000, '2026-03-16T09:00:00Z', 'vipps');
    await sql`insert into gift_charge_event (id, charge_id, key, kind, happened_at, recorded_at, actor, amount_ore)
      values (${randomUUID()}, ${giftId}, ${`refunded:${key}`}, 'refunded', '2026-03-16T10:00:00Z',
        '2026-03-16T10:00:00Z', 'vipps', 27000)`.execute(portal.db);
    const vipps = (await month()).rails.find(({ rail }) => rail === 'vipps')!;
    assert.deepEqual(
      vipps.days.find(({ on }) => on === '2026-03-16')!.differences.map(({ kind }) => kind),
      ['refunded', 'not-arrived'],
    );
    await book(await upload(statement('2026-03-16', [[-27_000, `Tilbake ${giftId}`]])));
    const { open } = await look();
    assert.equal(open.filter(({ amountOre }) => amountOre === -27_000).length, 1);
    const [line] = open.filter(({ amountOre }) => amountOre === -27_000);
    const body = { kind: 'other', rail: null, forOn: null, note: 'Noe annet' };
    bodyOf(
      await portal.call('mona', 'POST /api/staff/bank-lines/:id/places', { params: { id: line!.id }, body }),
    );
  });

  test('a payment that was no gift, paid back: a difference of its own until the bank says so', async () => {
    const paidBack = async (amountOre: number, archiveReference: string) => {
      const id = await insertUnmatchedPayment(portal.db, { amountOre, archiveReference, on: '2026-03-02' });
      const body = { outcome: 'paid-back', agreementNumber: '', note: '' };
      bodyOf(
        await portal.call('mona', 'POST /api/staff/giro/payments/:id/settlements', { params: { id }, body }),
      );
      return id;
    };
    const kinds = async () =>
      (await dayOf('2026-03-20')).differences
        .filter(({ kind }) => kind.startsWith('return'))
        .map(({ kind, amountOre, count }) => [kind, amountOre, count]);
    const openBefore = (await dayOf('2026-03-20')).openOre;
    const first = await paidBack(17_300, '000000173');
    await paidBack(17_300, '000000174');
    await paidBack(18_800, '000000000');
    assert.deepEqual(await kinds(), [
      ['returned', -53_400, 3],
      ['return-not-seen', 53_400, 3],
    ]);
    assert.equal((await dayOf('2026-03-20')).openOre - openBefore, 53_400);
    assert.deepEqual(await refundKeys(), []);
    // Named by its reference among two alike; the only one of its amount; and one without any statement.
    const id = await upload(
      statement('2026-03-19', [
        [-17_300, 'Retur 000000173'],
        [-18_800, 'Retur 000000000'],
        [-18_801, 'Overføring'],
      ]),
    );
    assert.deepEqual((await look()).waiting[0]!.preview!.refunds, { count: 2, sumOre: -36_100 });
    await book(id);
    assert.deepEqual(await kinds(), [
      ['returned', -53_400, 3],
      ['return-not-seen', 17_300, 1],
    ]);
    assert.equal((await refundKeys()).length, 2);
    assert.ok((await refundKeys()).includes(`payment:${first}`));
    assert.deepEqual(
      (await look()).open.filter(({ amountOre }) => amountOre <= -17_000 && amountOre > -19_000).map(amount),
      [-18_801],
    );
    // The statement came first: the next round finds it.
    await book(await upload(statement('2026-03-18', [[-19_900, 'Retur 000000199']])));
    await paidBack(19_900, '000000199');
    await portal.services.books.bankStatements.round(portal.db, null, now);
    assert.deepEqual(await kinds(), [
      ['returned', -73_300, 4],
      ['return-not-seen', 17_300, 1],
    ]);
    // A reversal went out by itself: no person has paid it back.
    await paidBack(-14_400, '000000144');
    assert.deepEqual((await kinds())[0], ['returned', -73_300, 4]);
    // The treasurer says which it was.
    await book(
      await upload(
        statement('2026-03-17', [
          [-17_300, 'Overføring'],
          [-17_300, 'Nok en overføring'],
        ]),
      ),
    );
    const [one] = (await look()).open.filter(({ amountOre }) => amountOre === -17_300);
    const body = { kind: 'gifts', rail: 'avtalegiro', forOn: '2026-03-20', note: 'Står i nettbanken' };
    bodyOf(
      await portal.call('mona', 'POST /api/staff/bank-lines/:id/places', { params: { id: one!.id }, body }),
    );
    assert.deepEqual(await kinds(), [['returned', -73_300, 4]]);
    assert.equal((await dayOf('2026-03-20')).openOre, openBefore);
    // Nothing is left for the tests below.
    for (const { id: lineId, amountOre } of (await look()).open)
      if (amountOre === -18_801 || amountOre === -17_300)
        bodyOf(
          await portal.call('mona', 'POST /api/staff/bank-lines/:id/places', {
            params: { id: lineId },
            body: { kind: 'other', rail: null, forOn: null, note: 'Noe annet' },
          }),
        );
  });

  test('an entry without a place is shown in its month', async () => {
    await book(
      await upload(
        statement('2026-03-12', [
          [-9_900, 'Husleie'],
          [100, 'Renter'],
        ]),
      ),
    );
    assert.deepEqual((await month()).openLines, { count: 3, inOre: 100, outOre: -34_900 });
  });

  test('placed by the treasurer on the day of the refund, it is that refund, and no other entry is', async () => {
    const { giftId, key } = await promise(41_000, '2026-03-10T09:00:00Z');
    bodyOf(await sayPaid(giftId, key));
    // Two of the same amount: which is which, a person has to say.
    await book(
      await upload(
        statement('2026-03-18', [
          [-41_000, 'Overføring'],
          [-41_000, 'Nok en overføring'],
        ]),
      ),
    );
    const [one, ...others] = (await look()).open.filter(({ amountOre }) => amountOre === -41_000);
    assert.equal(others.length, 1);
    const body = { kind: 'gifts', rail: 'avtalegiro', forOn: '2026-03-20', note: 'Står i nettbanken' };
    bodyOf(
      await portal.call('mona', 'POST /api/staff/bank-lines/:id/places', { params: { id: one!.id }, body }),
    );
    assert.equal((await dayOf('2026-03-20')).openOre, 0);
    await portal.services.books.bankStatements.round(portal.db, null, now);
    assert.equal((await look()).open.filter(({ amountOre }) => amountOre === -41_000).length, 1);
    assert.equal((await dayOf('2026-03-20')).openOre, 0);
  });

  test('with hundreds promised, the newest is found too', async () => {
    for (let count = 0; count < 201; count += 1) await promise(60_000 + count, '2026-03-11T09:00:00Z');
    const { giftId, receiptNumber } = await promise(61_000, '2026-03-12T09:00:00Z');
    await book(await upload(statement('2026-03-17', [[-61_000, receiptNumber]])));
    assert.equal((await refundsOf(giftId)).length, 1);
    assert.equal((await toPay()).length, 200);
  });

  test('killed in the middle of the booking, nothing of it stands; the next time all of it does', async () => {
    const { giftId, receiptNumber } = await promise(52_000, '2026-03-10T09:00:00Z');
    const id = await upload(
      statement('2026-03-17', [
        [-52_000, receiptNumber],
        [-700, 'Gebyr'],
      ]),
    );
    const { refunds } = portal.services.giving;
    const actor = { personId: demoPersons.mona.id } as never;
    for (const isDone of [false, true]) {
      const dying = createBankStatements({
        format: camtFormat,
        accounts: [giroAccount],
        giroAccount,
        refunds: {
          async paidBack(...given) {
            if (isDone) await refunds.paidBack(...given);
            throw new Error('killed');
          },
        },
      });
      await assert.rejects(
        inTransaction(portal.db, (tx) => dying.book(tx, { actor, now }, id)),
        /killed/,
      );
      assert.equal((await look()).waiting.length, 1);
      assert.deepEqual(await refundsOf(giftId), []);
      assert.ok(!(await look()).open.some(({ amountOre }) => amountOre === -700));
    }
    await Promise.all([book(id), book(id)]);
    assert.equal((await refundsOf(giftId)).length, 1);
    assert.equal((await look()).open.filter(({ amountOre }) => amountOre === -700).length, 1);
    const sameAgain = await upload(
      statementFile([
        {
          account: giroAccount,
          fromOn: '2026-03-17',
          toOn: '2026-03-18',
          openingOre: 1_000_000,
          entries: [
            { bookedOn: '2026-03-17', amountOre: -52_000, reference: `R${number - 1}`, text: receiptNumber },
          ],
        },
      ]),
    );
    await book(sameAgain);
    assert.equal((await refundsOf(giftId)).length, 1);
    assert.deepEqual(
      (await look()).open.filter(({ amountOre }) => amountOre === -52_000),
      [],
    );
  });
});
