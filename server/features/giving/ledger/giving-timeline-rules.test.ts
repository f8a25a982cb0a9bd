import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { agreementEntry, chargeEntries, lastPeriodOf } from './giving-timeline-rules.ts';

const happenedAt = new Date('2026-12-21T06:00:00Z');
const none = {
  amountOre: null,
  day: null,
  frequency: null,
  rail: null,
  on: null,
  reason: null,
  giftId: null,
};
const base = { id: 'e', at: '2026-12-21T06:00:00.000Z' };

describe('what the timeline says of an agreement', () => {
  const terms = { amountOre: 25_000, day: 20, frequency: 'monthly', rail: 'vipps' } as const;
  const entry = (kind: Parameters<typeof agreementEntry>[0]['kind']) =>
    agreementEntry({
      id: 'e',
      kind,
      happenedAt,
      actor: 'donor',
      ...terms,
      resumesOn: '2027-02-10',
      reason: null,
    });

  test('its terms where they are new, and no terms elsewhere', () => {
    for (const kind of ['begun', 'changed', 'restarted', 'rail-changed'] as const)
      assert.deepEqual(entry(kind), { ...none, ...base, kind, by: 'donor', ...terms }, kind);
    for (const kind of ['approved', 'declined', 'resumed', 'stopped'] as const)
      assert.deepEqual(entry(kind), { ...none, ...base, kind, by: 'donor' }, kind);
  });

  test('the end of a pause, and why it was stopped', () => {
    assert.equal(entry('paused').on, '2027-02-10');
    const stopped = { id: 'e', kind: 'stopped', happenedAt, actor: 'donor', ...terms } as const;
    assert.equal(agreementEntry({ ...stopped, resumesOn: null, reason: 'economy' }).reason, 'economy');
  });
});

describe('what the timeline says of a gift', () => {
  const charge = { id: 'gift', amountOre: 25_000, dueOn: '2026-12-21' };
  type Event = Parameters<typeof chargeEntries>[0];
  const entries = (kind: Event['kind'], amountOre: number | null = null, of?: typeof charge) =>
    chargeEntries({ id: 'e', kind, happenedAt, actor: 'vipps', amountOre }, of);

  test('what has happened to the money, with the gift and its day', () => {
    for (const kind of ['sent', 'retrying', 'paid', 'failed', 'cancelled', 'refunded'] as const) {
      const entry = {
        ...none,
        ...base,
        kind,
        by: 'vipps',
        amountOre: 25_000,
        on: '2026-12-21',
        giftId: 'gift',
      };
      assert.deepEqual(entries(kind, null, charge), [entry], kind);
    }
    assert.equal(entries('refunded', 4_000, charge)[0]?.amountOre, 4_000);
  });

  test('nothing of a plan or of what somebody has only asked for, and nothing of a charge that is gone', () => {
    for (const kind of ['planned', 'cancel-wanted', 'refund-wanted', 'refund-refused'] as const)
      assert.deepEqual(entries(kind, null, charge), [], kind);
    assert.deepEqual(entries('paid'), []);
  });
});

test('the latest period that has a charge: one that was called off leaves its period free', () => {
  const charges = [
    { period: '2026-11', state: 'paid' },
    { period: '2027-01', state: 'cancelled' },
    { period: '2026-12', state: 'failed' },
    { period: null, state: 'paid' },
  ];
  assert.equal(lastPeriodOf(charges), '2026-12');
  assert.equal(lastPeriodOf([{ period: '2027-01', state: 'cancelled' }]), null);
});
