import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { aWish, type GivingStage, openGivingStage, type Shown } from '../../../test/support/giving-stage.ts';

describe('giving with Vipps', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage();
  });
  after(() => stage.close());

  const kinds = ({ timeline }: Shown) => timeline.map(({ kind, by }) => `${kind} ${by}`).reverse();

  test('an agreement is active when Vipps says so, never by the way back alone', async () => {
    const { agreementId: id, receiptId } = await stage.call<{ agreementId: string; receiptId: string }>(
      'ola',
      'POST /api/giving/agreements',
      { body: aWish },
    );
    // Perhaps the job has been there already: the address is there, or being fetched.
    assert.match((await stage.agreement('ola', id)).approval!.state, /^(preparing|ready)$/);
    await stage.settle();
    const waiting = await stage.agreement('ola', id);
    assert.equal(waiting.state, 'waiting');
    assert.match(waiting.approval!.url!, /^http:\/\/localhost:\d+\/approve\/agreement\?token=/);
    const atVipps = stage.atVipps();
    assert.match(atVipps.redirectUrl, new RegExp(`/kvittering-avtale/${receiptId}$`));
    assert.match(atVipps.agreementUrl, new RegExp(`/administrer-giveravtale\\?avtale=${id}$`));

    stage.simulator.machine.app.agreement(atVipps.id, 'approve');
    assert.equal((await stage.agreement('ola', id)).state, 'waiting');
    // The donor is back and waits; the page asks.
    await stage.call('ola', 'POST /api/giving/agreements/:id/checks', { params: { id } });
    await stage.settle();
    const active = await stage.agreement('ola', id);
    assert.equal(active.state, 'active');
    assert.deepEqual(kinds(active), ['begun donor', 'approved vipps']);
    assert.deepEqual(
      active.upcoming.map(({ dueOn }) => dueOn),
      ['2026-12-21', '2027-01-20', '2027-02-22'],
    );
    await stage.hear();
    assert.deepEqual(await stage.agreement('ola', id), active);
  });

  test('change, charge, pause and stop: each reaches Vipps, and each is told on one timeline', async () => {
    const { id, version } = await stage.donor('kari');
    const params = { id };
    await stage.call('kari', 'PUT /api/profile/language', { body: { language: 'en' } });
    const changed = await stage.call('kari', 'POST /api/giving/agreements/:id/changes', {
      params,
      body: { version, amountKroner: '300', frequency: 'monthly', day: '5', purposeId: 'local' },
    });
    await stage.settle();
    const atVipps = stage.atVipps();
    assert.equal(atVipps.amountOre, 30_000);
    assert.match(
      atVipps.productDescription ?? '',
      /^Every month\. You can change/,
      'in the language of the donor',
    );
    assert.equal(changed.upcoming[0]!.dueOn, '2026-12-07');

    stage.move('2026-12-03T09:30:00Z');
    await stage.runHour();
    const [charge] = stage.simulator.machine.listCharges(atVipps.id, null);
    assert.deepEqual([charge!.dueOn, charge!.amountOre, charge!.retryDays], ['2026-12-07', 30_000, 5]);
    await stage.runHour();
    assert.equal(stage.simulator.machine.listCharges(atVipps.id, null).length, 1);

    stage.move('2026-12-07T12:00:00Z');
    await stage.hear();
    const paid = await stage.agreement('kari', id);
    assert.equal(paid.timeline[0]!.kind, 'paid');
    const gift = await stage.call<{ state: string; receipt: { number: string; donorName: string } }>(
      'kari',
      'GET /api/giving/gifts/:id',
      { params: { id: paid.timeline[0]!.giftId! } },
    );
    assert.deepEqual([gift.state, gift.receipt.donorName], ['paid', 'Kari Lund']);
    assert.match(gift.receipt.number, /^G-2026-\d{6}$/);

    // The next charge is sent, and a pause still calls it off.
    stage.move('2027-01-02T09:30:00Z');
    await stage.runHour();
    const before = await stage.agreement('kari', id);
    assert.equal(before.upcoming[0]!.isSent, true);
    const paused = await stage.call<Shown & { resumesOn: string }>(
      'kari',
      'POST /api/giving/agreements/:id/pause',
      { params, body: { version: before.version, months: '2' } },
    );
    assert.equal(paused.resumesOn, '2027-03-02');
    assert.equal(paused.upcoming[0]!.dueOn, '2027-03-05');
    await stage.settle();
    await stage.hear();
    const charges = stage.simulator.machine.listCharges(atVipps.id, null);
    assert.deepEqual(
      charges.map(({ status }) => status),
      ['CHARGED', 'CANCELLED'],
    );
    assert.match(atVipps.productDescription!, /Paused until 2 March 2027/);

    stage.move('2027-03-02T09:30:00Z');
    await stage.runHour();
    const resumed = await stage.agreement('kari', id);
    assert.equal(resumed.state, 'active');
    assert.deepEqual(kinds(resumed).slice(-2), ['resumed portal', 'sent portal']);

    const stopped = await stage.call('kari', 'POST /api/giving/agreements/:id/stop', {
      params,
      body: { reason: 'economy' },
    });
    assert.equal(stopped.state, 'stopped');
    await stage.settle();
    await stage.hear();
    assert.equal(atVipps.status, 'STOPPED');
    assert.equal(stage.simulator.machine.listCharges(atVipps.id, null).at(-1)!.status, 'CANCELLED');
    assert.deepEqual((await stage.agreement('kari', id)).upcoming, []);
  });
});
