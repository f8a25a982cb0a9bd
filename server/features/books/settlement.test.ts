/** What Vipps says it has settled: over HTTP from the simulator, in sums, and in the treasurer's month. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import fc from 'fast-check';
import type { Reconciliation } from '#contract/books-endpoints.ts';
import { createVippsHttp } from '#server/adapters/vipps/vipps-http.ts';
import { createVippsReport } from '#server/adapters/vipps/vipps-report.ts';
import type { LedgerEntry, VippsSettlements } from '#server/ports/vipps-settlements.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import {
  demoSalesUnit,
  startVippsSimulator,
  type VippsSimulator,
} from '../../../dev/vipps-simulator/vipps-simulator.ts';
import { insertGiftOf } from '../../../test/support/gift-years.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/test-portal.ts';
import { settledSums } from './settlement-rules.ts';
import { readSettlements } from './settlement-service.ts';

describe('sums of a ledger', () => {
  test('all that changes the balance is in one of them', () => {
    const entry = fc.record({
      kind: fc.constantFrom<LedgerEntry['kind'][]>('capture', 'refund', 'fee', 'payout', 'other'),
      amountOre: fc.integer({ min: -1_000_000, max: 1_000_000 }),
      reference: fc.constantFrom('ours', 'theirs', ''),
    });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const sums = settledSums(entries, (reference) => reference === 'ours');
        assert.ok(sums.capturedOre >= 0 && sums.refundedOre >= 0);
        assert.equal(
          sums.capturedOre - sums.refundedOre + sums.otherOre - sums.feeOre - sums.payoutOre,
          entries.reduce((sum, { amountOre }) => sum + amountOre, 0),
        );
      }),
    );
  });
});

describe('the settlement report', () => {
  let simulator: VippsSimulator;
  let portal: TestPortal;
  let now = new Date('2026-03-05T08:00:00Z');
  let report: VippsSettlements;
  const clock = { now: () => now };
  before(async () => {
    simulator = await startVippsSimulator({ port: 0, now: clock.now });
    const config = { ...demoSalesUnit, url: simulator.url };
    report = createVippsReport(
      createVippsHttp(config, { clock, timeoutMs: 2000, retryAfterMs: [1, 1] }),
      config.merchantSerialNumber,
    );
    portal = await openTestPortal({ clock });
  });
  after(async () => {
    await portal.close();
    await simulator.close();
  });

  /** Approved and drawn at Vipps; and in our books, where it is a gift. */
  async function pay(kroner: number, at: string, isGift = true): Promise<string> {
    const paidAt = new Date(at);
    const id = isGift
      ? await insertGiftOf(portal.db, { personId: demoPersons.ola.id, amountOre: kroner * 100, paidAt: at })
      : randomUUID();
    simulator.machine.payments.set(id, {
      reference: id,
      token: 'x',
      state: 'AUTHORIZED',
      amountOre: kroner * 100,
      capturedOre: kroner * 100,
      refundedOre: 0,
      returnUrl: 'https://minside.example/',
      description: 'x',
      createdAt: paidAt,
      events: [{ name: 'CAPTURED', amountOre: kroner * 100, at: paidAt, key: null, success: true }],
    });
    return id;
  }
  const month = async () => {
    const query = { month: '2026-03' };
    const answer = await portal.call('mona', 'GET /api/staff/reconciliation', { query });
    const { rails } = answer.body as unknown as Reconciliation;
    return rails.find(({ rail }) => rail === 'vipps')!.days;
  };

  test('a day that is not closed is not there; a closed one is, page for page', async () => {
    for (let count = 0; count < 120; count += 1) await pay(10, '2026-03-02T10:00:00Z');
    // In Norway this is the next day.
    const late = await pay(300, '2026-03-02T23:30:00Z');
    await pay(500, '2026-03-03T12:00:00Z', false);
    const second = (await report.readDay('2026-03-02'))!;
    assert.equal(second.filter(({ kind }) => kind === 'capture').length, 120);
    assert.deepEqual(
      (await report.readDay('2026-03-03'))!.map(({ kind, amountOre }) => [kind, amountOre]),
      [
        ['capture', 30_000],
        ['capture', 50_000],
        ['fee', -2_600],
        ['payout', -77_400],
      ],
    );
    assert.equal((await report.readDay('2026-03-03'))![0]!.reference, late);
    assert.equal(await report.readDay('2026-03-05'), null);
    now = new Date('2026-03-05T01:00:00Z');
    assert.equal(await report.readDay('2026-03-04'), null, 'the night is not over');
    now = new Date('2026-03-05T08:00:00Z');
    assert.deepEqual(await report.readDay('2026-03-04'), []);
  });

  test('what is closed is read once, in order, however often; Vipps may be away', async () => {
    simulator.setFaults({ isDown: true });
    await assert.rejects(readSettlements(portal.db, report, now), { name: 'VippsUnavailable' });
    simulator.setFaults({});
    assert.equal(await readSettlements(portal.db, report, now), 3);
    assert.equal(await readSettlements(portal.db, report, now), 0);
    now = new Date('2026-03-06T08:00:00Z');
    assert.equal(await readSettlements(portal.db, report, now), 1);
  });

  test('the month has the figures of Vipps, the fee and the payout without anybody typing them', async () => {
    const [second, third] = await month();
    assert.deepEqual(
      [second!.on, second!.providerOre, second!.feeOre, second!.settled?.payoutOre],
      ['2026-03-02', 120_000, 120 * 130, 120_000 - 120 * 130],
    );
    assert.match(second!.settled!.reference!, /^2\d{6}$/);
    // The day of a gift in the fixture is that of UTC; what is no gift came with it.
    assert.deepEqual(
      third!.differences.map(({ kind, amountOre }) => [kind, amountOre]),
      [
        ['other-day', 30_000],
        ['not-gifts', 50_000],
        ['fee', -2_600],
        ['not-arrived', -77_400],
      ],
    );
    const { payoutOre, feeOre } = second!.settled!;
    const typed = (ore: number) => (ore / 100).toFixed(2).replace('.', ',');
    await portal.call('mona', 'POST /api/staff/bank-credits', {
      body: {
        rail: 'vipps',
        forOn: '2026-03-02',
        bookedOn: '2026-03-04',
        reference: 'Vipps-utbetaling',
        amount: typed(payoutOre),
        fee: typed(feeOre),
      },
    });
    assert.equal((await month())[0]!.openOre, 0);
  });

  test('a payment that no webhook reported is a difference', async () => {
    const gift = await insertGiftOf(portal.db, {
      personId: demoPersons.kari.id,
      amountOre: 20_000,
      paidAt: '2026-03-09T10:00:00Z',
    });
    now = new Date('2026-03-10T08:00:00Z');
    const known: VippsSettlements = {
      readDay: async (on) =>
        on < '2026-03-09' ? [] : [{ kind: 'capture', amountOre: 25_000, reference: gift }],
    };
    assert.equal(await readSettlements(portal.db, known, now), 4);
    const day = (await month()).find(({ on }) => on === '2026-03-09')!;
    assert.deepEqual(day.differences[0], { kind: 'rail-differs', amountOre: 5_000, count: null });
  });
});
