import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { giftStates } from '#contract/giving-values.ts';
import { hasNews } from '../vipps/vipps-news-rules.ts';
import { chargeState, eventsOfCharge, eventsOfPayment, openStates, paidStates } from './gift-charge-rules.ts';

const now = new Date('2026-12-21T12:00:00Z');
const at = (hour: number) => new Date(Date.UTC(2026, 11, 21, hour));
const asked = { refundKeys: ['ours'], cancelActor: 'donor', now } as const;
type Movement = Parameters<typeof eventsOfCharge>[0]['movements'][number];
const movement = (kind: Movement['kind'], hour: number, amountOre = 0, key: string = kind): Movement => ({
  kind,
  amountOre,
  at: at(hour),
  key,
});
const charge = (status: string, movements: readonly Movement[] = [], failure: string | null = null) =>
  eventsOfCharge({ status, amountOre: 25_000, failure, movements }, asked);
const sent = { key: 'sent', kind: 'sent', happenedAt: now, actor: 'portal', amountOre: null, failure: null };

describe('the states of a charge', () => {
  test('each state is open, ended without money, or paid', () => {
    const ended = ['failed', 'declined', 'expired', 'cancelled'];
    assert.deepEqual([...openStates, ...ended, ...paidStates].sort(), [...giftStates].sort());
    assert.deepEqual(openStates, ['planned', 'sent', 'waiting', 'retrying']);
    assert.deepEqual(paidStates, ['paid', 'partly-refunded', 'refunded']);
  });

  test('a one-off gift that was not approved has ended, and one that is paid is paid', () => {
    const of = (...kinds: ('sent' | 'declined' | 'expired')[]) =>
      chargeState(
        'one-off',
        kinds.map((kind) => ({ kind, amountOre: null })),
      );
    assert.deepEqual([of('sent', 'declined'), of('sent', 'expired')], ['declined', 'expired']);
    assert.equal(chargeState('one-off', [{ kind: 'paid', amountOre: 5_000 }]), 'paid');
  });
});

describe('what Vipps says of a charge', () => {
  test('before its day: it is sent, and no more', () => {
    assert.deepEqual(charge('DUE'), [sent]);
  });

  test('a first attempt that did not go through is retried, with its reason and the time of the first one', () => {
    const [, retrying, ...more] = charge(
      'DUE',
      [movement('attempt', 9), movement('attempt', 7)],
      'technical_error',
    );
    assert.deepEqual(retrying, {
      key: 'retrying',
      kind: 'retrying',
      happenedAt: at(7),
      actor: 'vipps',
      amountOre: null,
      failure: 'technical',
    });
    assert.deepEqual(more, []);
  });

  test('each reason of Vipps has a word of ours; one that we do not know is «other»', () => {
    const reasonOf = (failure: string | null) => charge('FAILED', [movement('fail', 8)], failure)[1]?.failure;
    assert.deepEqual(
      ['user_action_required', 'charge_amount_too_high', 'non_technical_error', 'technical_error'].map(
        reasonOf,
      ),
      ['user-action', 'amount-too-high', 'other', 'technical'],
    );
    assert.deepEqual([reasonOf('something_new'), reasonOf(null)], ['other', 'other']);
  });

  test('failed and cancelled charges ended when Vipps says so, or now where it does not', () => {
    const [, failed] = charge('FAILED', [movement('fail', 8)]);
    assert.deepEqual([failed?.key, failed?.kind, failed?.happenedAt], ['failed', 'failed', at(8)]);
    assert.deepEqual(charge('FAILED')[1]?.happenedAt, now);
    const [, cancelled] = charge('CANCELLED', [movement('cancel', 10)], 'technical_error');
    assert.deepEqual(cancelled, {
      key: 'cancelled',
      kind: 'cancelled',
      happenedAt: at(10),
      actor: 'donor',
      amountOre: null,
      failure: null,
    });
  });

  test('money that has come is one payment of all that was captured, whatever the status says', () => {
    const captured = [movement('capture', 6, 20_000), movement('capture', 7, 5_000)];
    for (const status of ['CHARGED', 'FAILED', 'CANCELLED']) {
      assert.deepEqual(
        charge(status, captured),
        [
          sent,
          {
            key: 'paid',
            kind: 'paid',
            happenedAt: at(6),
            actor: 'vipps',
            amountOre: 25_000,
            failure: null,
          },
        ],
        status,
      );
    }
  });

  test('each refund is an event of its own: ours by staff, others by Vipps', () => {
    const movements = [
      movement('capture', 6, 25_000),
      movement('refund', 8, 4_000, 'ours'),
      movement('refund', 9, 6_000, 'theirs'),
    ];
    assert.deepEqual(charge('PARTIALLY_REFUNDED', movements).slice(2), [
      {
        key: 'refunded:ours',
        kind: 'refunded',
        happenedAt: at(8),
        actor: 'staff',
        amountOre: 4_000,
        failure: null,
      },
      {
        key: 'refunded:theirs',
        kind: 'refunded',
        happenedAt: at(9),
        actor: 'vipps',
        amountOre: 6_000,
        failure: null,
      },
    ]);
  });
});

describe('what Vipps says of a one-off payment', () => {
  const payment = (state: string, movements: readonly Movement[] = []) =>
    eventsOfPayment({ state, at: at(11), movements }, asked);

  test('the donor declined it, it ran out, or we called it off', () => {
    const ends = ['ABORTED', 'EXPIRED', 'TERMINATED'].map((state) => payment(state)[1]);
    assert.deepEqual(
      ends.map((end) => [end?.key, end?.kind, end?.actor]),
      [
        ['declined', 'declined', 'vipps'],
        ['expired', 'expired', 'vipps'],
        ['cancelled', 'cancelled', 'portal'],
      ],
    );
    for (const end of ends)
      assert.deepEqual([end?.happenedAt, end?.amountOre, end?.failure], [at(11), null, null]);
  });

  test('while it waits for approval it is sent; when captured it is paid', () => {
    assert.deepEqual(payment('CREATED'), [sent]);
    const events = payment('AUTHORIZED', [movement('capture', 12, 10_000)]);
    assert.deepEqual(
      events.map(({ kind, amountOre }) => [kind, amountOre]),
      [
        ['sent', null],
        ['paid', 10_000],
      ],
    );
  });
});

describe('news of a charge', () => {
  const capture = { kind: 'capture', amountOre: 25_000 };
  const refund = (amountOre: number) => ({ kind: 'refund', amountOre });
  const isNews = (
    state: Parameters<typeof hasNews>[0]['state'],
    refundedOre: number,
    status: string,
    movements: { kind: string; amountOre: number }[] = [],
  ) => hasNews({ state, refundedOre }, { status, movements });

  test('money that we do not know of yet, or another sum that was paid back', () => {
    assert.equal(isNews('sent', 0, 'CHARGED', [capture]), true);
    assert.equal(isNews('paid', 0, 'CHARGED', [capture]), false);
    assert.equal(isNews('paid', 0, 'CHARGED', [capture, refund(4_000)]), true);
    assert.equal(isNews('partly-refunded', 9_000, 'CHARGED', [capture, refund(4_000), refund(5_000)]), false);
  });

  test('a charge that Vipps has and we only planned, one that ended, and a first attempt that failed', () => {
    assert.equal(isNews('planned', 0, 'PENDING'), true);
    assert.equal(isNews('sent', 0, 'DUE'), false);
    for (const status of ['FAILED', 'CANCELLED']) {
      assert.equal(isNews('sent', 0, status), true, status);
      assert.equal(isNews('retrying', 0, status), true, status);
      assert.equal(isNews('failed', 0, status), false, status);
    }
    const attempt = [{ kind: 'attempt', amountOre: 0 }];
    assert.equal(isNews('sent', 0, 'DUE', attempt), true);
    assert.equal(isNews('retrying', 0, 'DUE', attempt), false);
    assert.equal(isNews('retrying', 0, 'CANCELLED', attempt), true);
  });
});
