/** Paying for the magazine with Vipps, against the simulator: paid, declined, too late, undone, gone on with, run out. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import type { MyMagazine } from '#contract/magazine-endpoints.ts';
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { StaffMagazinePayments } from '#contract/staff-magazine-endpoints.ts';
import { addDays } from '#contract/values/working-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoPersons } from '../../../dev/seed/demo-people.ts';
import organisation from '../../../organisation-profile.json' with { type: 'json' };
import { inDays } from '../../../test/support/days.ts';
import { type GivingStage, openGivingStage } from '../../../test/support/giving-stage.ts';
import { insertIssue } from '../../../test/support/magazine-fixtures.ts';
import type { Caller, DemoName } from '../../../test/support/test-portal.ts';
import { typedAddress } from '../../../test/support/typed-forms.ts';

const priced = {
  ...organisation,
  magazine: { ...organisation.magazine, yearlyPricesOre: { paper: 39_000, digital: null } },
} as OrganisationProfile;
const order = {
  givenName: '',
  familyName: '',
  channel: 'paper',
  ...typedAddress,
  isAdult: true,
  acceptsPrice: true,
  shownPrice: '39000',
};

describe('a magazine that costs something', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage('2027-01-11T09:30:00Z', priced);
    const { db } = stage.portal;
    for (const table of ['magazine_issue', 'magazine_subscription', 'magazine_household', 'notice'] as const)
      await db.deleteFrom(table).execute();
    await sql`update person set magazine = 'none', country = null, address_lines = '{}', postal_code = null,
      postal_place = null`.execute(db);
    await insertIssue(db, 30, false, stage.now());
  });
  after(() => stage.close());
  // How many may be begun within an hour is another test's.
  beforeEach(() => stage.portal.db.deleteFrom('attempt_counter').execute());

  const mine = (who: Caller) => stage.call<MyMagazine>(who as DemoName, 'GET /api/magazine');
  const ask = (who: Caller, key: string, request: object = {}) =>
    stage.call<MyMagazine>(who as DemoName, key, request);
  const status = async (who: Caller, key: string, request: object = {}) =>
    (await stage.portal.call(who, key as never, request)).status;
  const work = () => stage.portal.services.magazine.magazinePayments.workAll(stage.portal.db, stage.now());
  const newest = async (who: Caller) => (await mine(who)).payments[0]!;
  const refundsOf = async (id: string) =>
    ((await stage.vipps.findPayment(id))?.movements ?? []).flatMap(({ kind, amountOre }) =>
      kind === 'refund' ? [amountOre] : [],
    );
  const toldOf = async (personId: string) => {
    const { rows } = await sql<{ kind: string }>`
      select kind from notice where person_id = ${personId} and kind like 'magazine%' order by created_at, kind`.execute(
      stage.portal.db,
    );
    return rows.map(({ kind }) => kind);
  };
  async function pay(who: Caller): Promise<string> {
    await ask(who, 'POST /api/magazine/orders', { body: order });
    await work();
    const { id } = await newest(who);
    stage.simulator.machine.app.payment(id, 'approve');
    await work();
    return id;
  }
  const day = (days: number) => inDays(days, stage.now());

  test('the price first, of age, and nothing is sent before it is paid; then it is, and it is no gift', async () => {
    for (const [change, field] of [
      [{ isAdult: false }, 'isAdult'],
      [{ acceptsPrice: false }, 'acceptsPrice'],
      [{ shownPrice: '29000' }, 'acceptsPrice'],
    ] as const) {
      const answer = await stage.portal.call('per', 'POST /api/magazine/orders', {
        body: { ...order, ...change },
      });
      assert.equal(answer.status, 422);
      assert.ok(answer.text.includes(field), answer.text);
    }
    const ordered = await ask('per', 'POST /api/magazine/orders', { body: order });
    assert.deepEqual([ordered.channel, ordered.order, ordered.payments[0]?.state], ['none', null, 'waiting']);
    assert.equal(ordered.payments[0]?.approval?.state, 'preparing');
    await work();
    const { id, approval } = await newest('per');
    assert.deepEqual([approval?.state, approval?.url?.startsWith('http')], ['ready', true]);
    stage.simulator.machine.app.payment(id, 'approve');
    // Told by the webhook, and not by the clock.
    await stage.hear();
    const paid = await mine('per');
    assert.deepEqual(
      [paid.channel, paid.order?.priceOre, paid.paidUntilOn, paid.prices.paper, paid.renewalPriceOre],
      ['paper', 39_000, addDays(day(30), 364), null, null],
    );
    assert.deepEqual([paid.payments[0]?.state, paid.payments[0]?.withdrawUntilOn], ['paid', day(44)]);
    assert.equal((await stage.vipps.findPayment(id))?.capturedOre, 39_000);
    assert.deepEqual(await toldOf(demoPersons.per.id), ['magazine-ordered']);
    const gifts = await stage.call<object>('per', 'GET /api/giving/gifts');
    assert.ok(!JSON.stringify(gifts).includes(id));
    const { rows } = await sql`select from gift_charge where id = ${id}`.execute(stage.portal.db);
    assert.deepEqual(rows, []);
  });

  test('the receipt says what was bought, and how to undo it; only to the buyer', async () => {
    const { id } = await newest('per');
    const key = 'GET /api/magazine/payments/:id/receipt';
    const answer = await stage.portal.call('per', key, { params: { id } });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), {
      mergePages: true,
    });
    for (const words of ['Per Dahl', '390', 'Norsk Humanistlag', 'Angrerett', '14 dager', 'ingen gave'])
      assert.ok(text.includes(words), `${words}: ${text}`);
    assert.equal(await status('jon', key, { params: { id } }), 404);
  });

  test('undone within the time: all of it goes back, once, and the magazine stops', async () => {
    const { id } = await newest('per');
    const key = 'POST /api/magazine/payments/:id/withdrawals';
    assert.equal(await status('jon', key, { params: { id } }), 404);
    stage.move(1 / 1440);
    const undone = await ask('per', key, { params: { id } });
    assert.deepEqual(
      [undone.channel, undone.paidUntilOn, undone.payments[0]?.state],
      ['none', null, 'refund-wanted'],
    );
    assert.equal(await status('per', key, { params: { id } }), 409);
    await Promise.all([work(), work()]);
    await stage.settle();
    await work();
    assert.deepEqual(await refundsOf(id), [39_000]);
    assert.equal((await newest('per')).state, 'refunded');
    assert.equal((await toldOf(demoPersons.per.id)).at(-1), 'magazine-refunded');
  });

  test('said no to, let go, refused, and given up: nothing comes of it, and it can be tried again', async () => {
    const begin = async () => {
      await ask('jon', 'POST /api/magazine/orders', { body: order });
      await work();
      return (await newest('jon')).id;
    };
    stage.simulator.machine.app.payment(await begin(), 'decline');
    await work();
    assert.equal((await newest('jon')).state, 'cancelled');
    await begin();
    stage.move(11 / 1440);
    await work();
    assert.equal((await newest('jon')).state, 'expired');
    const given = await begin();
    const params = { id: given };
    const key = 'POST /api/magazine/payments/:id/cancellations';
    assert.equal((await ask('jon', key, { params })).payments[0]?.state, 'cancelled');
    assert.equal(await status('jon', key, { params }), 409);
    // Approved all the same: nothing is drawn.
    stage.simulator.machine.app.payment(given, 'approve');
    await work();
    assert.equal((await stage.vipps.findPayment(given))?.capturedOre, 0);
    const after = await mine('jon');
    assert.deepEqual([after.channel, after.order], ['none', null]);
    // One that waits is given up by a new order: no one pays twice.
    const first = await begin();
    const second = await begin();
    const states = (await mine('jon')).payments.map(({ id, state }) => [id, state]);
    assert.deepEqual(states.slice(0, 2), [
      [second, 'waiting'],
      [first, 'cancelled'],
    ]);
    await ask('jon', key, { params: { id: second } });
  });

  test('Vipps is down: the order waits, and begins when it is up again', async () => {
    stage.simulator.setFaults({ isDown: true });
    await ask('jon', 'POST /api/magazine/orders', { body: order });
    await assert.rejects(work());
    const seen = await newest('jon');
    assert.deepEqual([seen.state, seen.approval?.state], ['waiting', 'unavailable']);
    stage.simulator.setFaults({ isDown: false });
    stage.move(5 / 1440);
    await work();
    assert.equal((await newest('jon')).approval?.state, 'ready');
    await ask('jon', 'POST /api/magazine/payments/:id/cancellations', { params: { id: seen.id } });
  });

  test('soon out: told once, gone on with for one more year, undone alone; never drawn by itself', async () => {
    const first = await pay('jon');
    const { paidUntilOn } = await mine('jon');
    const { calendar } = stage.portal.services.magazine;
    const renew = (change: object = {}) => ({ body: { acceptsPrice: true, shownPrice: '39000', ...change } });
    assert.equal(await status('jon', 'POST /api/magazine/renewals', renew()), 409);
    stage.move(`${addDays(paidUntilOn!, -40)}T09:30:00Z`);
    await calendar.tellOfEnding(stage.portal.db, stage.now());
    await calendar.tellOfEnding(stage.portal.db, stage.now());
    assert.equal((await toldOf(demoPersons.jon.id)).filter((kind) => kind === 'magazine-ending').length, 1);
    assert.equal((await mine('jon')).renewalPriceOre, 39_000);
    assert.equal(await status('jon', 'POST /api/magazine/renewals', renew({ acceptsPrice: false })), 422);
    assert.equal(await status('jon', 'POST /api/magazine/renewals', renew({ shownPrice: '1' })), 422);
    await ask('jon', 'POST /api/magazine/renewals', renew());
    await work();
    const { id } = await newest('jon');
    assert.notEqual(id, first);
    stage.simulator.machine.app.payment(id, 'approve');
    await work();
    const renewed = await mine('jon');
    assert.deepEqual([renewed.channel, renewed.renewalPriceOre], ['paper', null]);
    assert.equal(renewed.payments[0]?.startsOn, addDays(paidUntilOn!, 1));
    const back = await ask('jon', 'POST /api/magazine/payments/:id/withdrawals', { params: { id } });
    assert.deepEqual([back.channel, back.paidUntilOn], ['paper', paidUntilOn]);
    await work();
    assert.deepEqual([await refundsOf(id), await refundsOf(first)], [[39_000], []]);

    // An issue of after the time is not for them; and when it is out, it stops by itself.
    const issue = await insertIssue(stage.portal.db, 60, false, stage.now());
    const frozen = await stage.portal.call('mona', 'POST /api/staff/magazine-issues/:id/freezings', {
      params: { id: issue },
    });
    assert.equal(frozen.status, 200);
    const { rows } =
      await sql`select from magazine_delivery where issue_id = ${issue} and person_id = ${demoPersons.jon.id}`.execute(
        stage.portal.db,
      );
    assert.deepEqual(rows, []);
    stage.move(`${addDays(paidUntilOn!, 1)}T00:30:00Z`);
    await calendar.endRunOut(stage.portal.db, stage.now());
    assert.equal((await mine('jon')).channel, 'none');
  });

  test('to stop within the time is to withdraw; after it, what is paid for can be taken up again', async () => {
    const first = await pay('uten');
    await ask('uten', 'POST /api/magazine/stops');
    await work();
    assert.deepEqual(await refundsOf(first), [39_000]);
    const second = await pay('uten');
    stage.move(100);
    await stage.portal.db.deleteFrom('magazine_issue').execute();
    await insertIssue(stage.portal.db, -60, true, stage.now());
    await sql`update magazine_payment set paid_at = ${stage.now()}::timestamptz - interval '100 days', starts_on = ${day(-100)}
      where id = ${second}`.execute(stage.portal.db);
    await sql`insert into magazine_delivery (id, issue_id, person_id, kind)
      select gen_random_uuid(), id, ${demoPersons.uten.id}, 'paper' from magazine_issue`.execute(
      stage.portal.db,
    );
    await sql`update magazine_issue set frozen_at = ${stage.now()}::timestamptz - interval '80 days'`.execute(
      stage.portal.db,
    );
    assert.equal((await newest('uten')).withdrawUntilOn, null);
    const stopped = await ask('uten', 'POST /api/magazine/stops');
    assert.deepEqual([stopped.channel, stopped.prices.paper], ['none', null]);
    await work();
    assert.deepEqual(await refundsOf(second), []);
    const again = await ask('uten', 'POST /api/magazine/orders', { body: { ...order, shownPrice: '' } });
    assert.equal(again.channel, 'paper');
  });

  test('a digital one that is free is not changed to paper without paying', async () => {
    const digital = { ...order, channel: 'digital', isAdult: false, acceptsPrice: false, shownPrice: '' };
    const { version } = await ask('ingrid', 'POST /api/magazine/orders', { body: digital });
    const change = { body: { version, channel: 'paper', ...typedAddress } };
    assert.equal(await status('ingrid', 'PUT /api/magazine', change), 422);
    // Nor by way of one's own details.
    type Details = { version: string } & Record<string, unknown>;
    const own = await stage.call<Details>('ingrid', 'GET /api/profile');
    const details = { ...own, ...typedAddress, preferredName: '', keepsChapter: true, magazine: 'paper' };
    const refused = await stage.portal.call('ingrid', 'PUT /api/profile', { body: details });
    assert.equal(refused.status, 422, refused.text);
    assert.ok(refused.text.includes('/magazine'), refused.text);
    // Paid for, it is.
    await pay('ingrid');
    assert.equal((await mine('ingrid')).channel, 'paper');
  });

  test('member service sees it from a case, which is logged, and pays it back, once', async () => {
    const enquiryId = await caseOf('uten');
    const params = { id: enquiryId };
    const seen = await stage.call<StaffMagazinePayments>('mona', 'GET /api/staff/enquiries/:id/magazine', {
      params,
    });
    const [payment] = seen.payments;
    assert.deepEqual([payment?.state, payment?.isRefundable, payment?.approval], ['paid', true, null]);
    const key = 'POST /api/staff/enquiries/:id/magazine/refunds';
    const body = { paymentId: payment!.id };
    const after = await stage.call<StaffMagazinePayments>('mona', key, { params, body });
    assert.deepEqual([after.payments[0]?.state, after.payments[0]?.isRefundable], ['refund-wanted', false]);
    assert.equal(await status('mona', key, { params, body }), 409);
    await work();
    assert.deepEqual(await refundsOf(payment!.id), [39_000]);
    assert.equal((await mine('uten')).channel, 'none');
    // Another person's payment is not found from this case.
    const other = await newest('per');
    assert.equal(await status('mona', key, { params, body: { paymentId: other.id } }), 404);
    const { rows } = await sql<{ fields: string[] }>`select fields from access_log
      where person_id = ${demoPersons.uten.id} and 'magazine' = any(fields)`.execute(stage.portal.db);
    assert.ok(rows.length >= 2);
  });

  test('the books have each sale and each refund, on the account of sales', async () => {
    const month = norwegianDay(stage.now()).slice(0, 7);
    const answer = await stage.portal.call('mona', 'GET /api/staff/accounting-export', {
      query: { from: '2027-01', to: month },
    });
    const lines = answer.bytes.toString('utf8').split('\r\n');
    const { id } = await newest('per');
    const { rows } = await sql<{
      number: number;
    }>`select number from magazine_payment where id = ${id}`.execute(stage.portal.db);
    const reference = `M-${String(rows[0]!.number).padStart(6, '0')}`;
    const own = lines.filter((line) => line.includes(reference)).map((line) => line.split(';'));
    assert.deepEqual(
      own.map((cells) => [cells[0], cells[5], cells[8], cells[10], cells[11]].join(' ')),
      [
        'SALG Magasin, Vipps 1571 390,00 ',
        'SALG Magasin, Vipps 3100  390,00',
        'SALG Magasin betalt tilbake, Vipps 3100 390,00 ',
        'SALG Magasin betalt tilbake, Vipps 1571  390,00',
      ],
    );
  });

  test('what came to nothing is deleted after a month, with an address that is not needed', async () => {
    await ask('per', 'POST /api/magazine/orders', { body: order });
    const { id } = await newest('per');
    await ask('per', 'POST /api/magazine/payments/:id/cancellations', { params: { id } });
    stage.move(31);
    await stage.portal.services.magazine.calendar.tidy(stage.portal.db, stage.now());
    assert.ok(!(await mine('per')).payments.some((payment) => payment.id === id));
    // What moved money stays for the books.
    assert.ok((await mine('per')).payments.some(({ state }) => state === 'refunded'));
  });

  async function caseOf(who: DemoName): Promise<string> {
    const body = { topic: 'magazine', subject: 'Penger tilbake', message: 'Kan dere betale tilbake?' };
    const sent = await stage.call<{ id: string }>(who, 'POST /api/enquiries', { body });
    return sent.id;
  }
});
