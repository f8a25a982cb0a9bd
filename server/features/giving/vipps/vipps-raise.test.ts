/** A raise beyond what the donor approved at Vipps: asked for there, and drawn as before until it is approved. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type GivingStage, openGivingStage, type Shown } from '../../../../test/support/giving-stage.ts';
import { needsNewApproval } from '../ledger/gift-agreement-rules.ts';

type Donor = 'liv' | 'kari' | 'jon' | 'nils';
type Seen = Shown & {
  isBeingSynchronised: boolean;
  amountOre: number;
  move: {
    approval: { state: string; url: string | null } | null;
    terms: { amountOre: number } | null;
  } | null;
};

test('five times what was approved, in a payment or in a year, is what an approval reaches', () => {
  const approved = { amountOre: 20_000, frequency: 'monthly' } as const;
  const needs = (amountOre: number, frequency: 'monthly' | 'quarterly' | 'yearly') =>
    needsNewApproval(approved, { amountOre, frequency });
  assert.deepEqual(
    [
      needs(100_000, 'monthly'),
      needs(100_100, 'monthly'),
      needs(100_000, 'yearly'),
      needs(100_100, 'yearly'),
    ],
    [false, true, false, true],
  );
  const yearly = { amountOre: 20_000, frequency: 'yearly' } as const;
  assert.ok(needsNewApproval(yearly, { amountOre: 20_000, frequency: 'monthly' }));
  assert.ok(!needsNewApproval(yearly, { amountOre: 25_000, frequency: 'quarterly' }));
});

describe('a raise in Vipps', () => {
  let stage: GivingStage;
  before(async () => {
    stage = await openGivingStage();
  });
  after(() => stage.close());

  const change = (caller: Donor, { id, version }: Shown, amountKroner: string) =>
    stage.call<Seen>(caller, 'POST /api/giving/agreements/:id/changes', {
      params: { id },
      body: { version, amountKroner, frequency: 'monthly', day: '20', purposeId: 'general' },
    });
  const seenBy = async (caller: Donor, id: string) => (await stage.agreement(caller, id)) as Seen;

  test('up to five times the amount is told to Vipps; beyond it Vipps asks, and the new amount is drawn once', async () => {
    const donor = await stage.donor('liv', { amountKroner: '200' });
    const first = stage.atVipps();
    const within = await change('liv', donor, '1000');
    await stage.settle();
    assert.deepEqual([within.amountOre, within.move, first.amountOre], [100_000, null, 100_000]);

    await change('liv', within, '1100');
    await stage.settle();
    const asked = await seenBy('liv', donor.id);
    assert.deepEqual([asked.amountOre, asked.move?.terms?.amountOre], [100_000, 110_000]);
    assert.match(asked.move!.approval!.url!, /approve\/agreement/);
    const raise = stage.atVipps();
    assert.deepEqual([raise.amountOre, raise.status, first.amountOre], [110_000, 'PENDING', 100_000]);

    stage.simulator.machine.app.agreement(raise.id, 'approve');
    await stage.hear();
    await stage.reconcile();
    const raised = await seenBy('liv', donor.id);
    assert.deepEqual([raised.amountOre, raised.move, raised.state], [110_000, null, 'active']);
    assert.equal(raised.timeline[0]!.kind, 'changed');
    assert.deepEqual([first.status, raise.status], ['STOPPED', 'ACTIVE']);
    stage.move('2026-12-17T12:00:00Z');
    await stage.runHour();
    stage.move('2026-12-22T12:00:00Z');
    const drawn = [first, raise].map(({ id }) =>
      stage.simulator.machine.listCharges(id, 'CHARGED').map(({ amountOre }) => amountOre),
    );
    assert.deepEqual(drawn, [[], [110_000]]);
  });

  test('declined, or left until it runs out: it is drawn as before', async () => {
    const donor = await stage.donor('kari', { amountKroner: '200' });
    for (const choice of ['decline', 'time-out'] as const) {
      await change('kari', donor, '2000');
      await stage.settle();
      stage.simulator.machine.app.agreement(stage.atVipps().id, choice);
      await stage.hear();
      const { amountOre, move, state, version } = await seenBy('kari', donor.id);
      assert.deepEqual([amountOre, move, state, version], [20_000, null, 'active', donor.version], choice);
    }
  });

  test('taken back before it was approved: a late approval raises nothing, and is ended', async () => {
    const donor = await stage.donor('jon', { amountKroner: '200' });
    const first = stage.atVipps();
    await change('jon', donor, '2000');
    await stage.settle();
    const raise = stage.atVipps();
    assert.equal((await change('jon', donor, '200')).move, null);
    stage.simulator.machine.app.agreement(raise.id, 'approve');
    await stage.hear();
    await stage.reconcile();
    const { amountOre, state } = await seenBy('jon', donor.id);
    assert.deepEqual([amountOre, state, first.status, raise.status], [20_000, 'active', 'ACTIVE', 'STOPPED']);
  });

  test('a change that Vipps refuses stays shown as not registered there, and is sent again until it is taken', async () => {
    const donor = await stage.donor('nils', { amountKroner: '200' });
    const atVipps = stage.atVipps();
    stage.simulator.setFaults({ refusesChanges: true });
    await change('nils', donor, '300');
    await stage.settle();
    const isWaiting = async () => ((await stage.agreement('nils', donor.id)) as Seen).isBeingSynchronised;
    assert.deepEqual([await isWaiting(), atVipps.amountOre], [true, 20_000]);
    stage.move(1 / 24);
    assert.equal((await stage.reconcile()).refused.length, 1);
    stage.simulator.setFaults({});
    stage.move(1 / 24);
    assert.deepEqual((await stage.reconcile()).refused, []);
    assert.deepEqual([await isWaiting(), atVipps.amountOre], [false, 30_000]);
  });
});
