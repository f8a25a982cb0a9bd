import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  type ChargeEvent,
  type ChargeEventKind,
  chargeState,
  eventsOfCharge,
  refundable,
} from '../ledger/gift-charge-rules.ts';
import { callKey, chargeDescription } from '../vipps/vipps-call-rules.ts';
import { subjectOf } from '../vipps/vipps-message-rules.ts';
import { isAdult, maskedNumber, needsName } from './donor-rules.ts';
import { amountProblem, isOffered } from './giving-limit-rules.ts';
import { taxYear, yearSums } from './giving-year-rules.ts';

const event = (kind: ChargeEventKind, amountOre: number | null = null, key: string = kind): ChargeEvent => ({
  key,
  kind,
  amountOre,
  happenedAt: new Date(0),
  actor: 'vipps',
  failure: null,
});

describe('a charge', () => {
  test('its state follows from what has happened', () => {
    const of = (...kinds: ChargeEventKind[]) =>
      chargeState(
        'recurring',
        kinds.map((kind) => event(kind)),
      );
    assert.equal(of('planned'), 'planned');
    assert.equal(of('planned', 'sent'), 'sent');
    assert.equal(of('planned', 'sent', 'retrying'), 'retrying');
    assert.equal(of('planned', 'sent', 'retrying', 'failed'), 'failed');
    assert.equal(of('planned', 'sent', 'cancel-wanted'), 'sent');
    assert.equal(of('planned', 'cancel-wanted', 'cancelled'), 'cancelled');
    assert.equal(chargeState('one-off', [event('planned'), event('sent')]), 'waiting');
    assert.equal(chargeState('recurring', [event('paid', 100), event('refunded', 40)]), 'partly-refunded');
    assert.equal(
      chargeState('recurring', [event('paid', 100), event('refunded', 40), event('refunded', 60, 'again')]),
      'refunded',
    );
  });

  test('property: the order in which it was told changes nothing, and money that came stays come', () => {
    const kinds: ChargeEventKind[] = [
      'planned',
      'sent',
      'retrying',
      'paid',
      'failed',
      'cancelled',
      'refunded',
    ];
    const some = fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 1 });
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.double({ noNaN: true })), (chosen, chance) => {
        const events = chosen.map((kind) => event(kind, kind === 'refunded' ? 50 : 100));
        const shuffled = events
          .map((one) => ({ one, at: chance.next().value as number }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        const state = chargeState('recurring', events);
        assert.equal(chargeState('recurring', shuffled), state);
        if (chosen.includes('paid')) assert.match(state, /^(paid|partly-refunded)$/);
      }),
    );
  });

  test('a refund that we asked for is ours, another is Vipps', () => {
    const at = new Date(5);
    const events = eventsOfCharge(
      {
        status: 'REFUNDED',
        amountOre: 100,
        failure: null,
        movements: [
          { kind: 'capture', amountOre: 100, at, key: 'c' },
          { kind: 'refund', amountOre: 40, at, key: 'ours' },
          { kind: 'refund', amountOre: 60, at, key: 'theirs' },
        ],
      },
      { refundKeys: ['ours'], cancelActor: 'vipps', now: at },
    );
    assert.deepEqual(
      events.filter(({ kind }) => kind === 'refunded').map(({ key, actor }) => [key, actor]),
      [
        ['refunded:ours', 'staff'],
        ['refunded:theirs', 'vipps'],
      ],
    );
  });

  test('what is left to pay back counts what is on its way', () => {
    const wanted = event('refund-wanted', 60, 'refund-wanted:a');
    assert.equal(refundable([event('paid', 100)]), 100);
    assert.equal(refundable([event('paid', 100), wanted]), 40);
    assert.equal(refundable([event('paid', 100), wanted, event('refunded', 60, 'refunded:a')]), 40);
    assert.equal(
      refundable([event('paid', 100), wanted, event('refund-refused', 60, 'refund-refused:a')]),
      100,
    );
    assert.equal(refundable([event('sent')]), 0);
  });
});

describe('the giving year', () => {
  const limits = { year: 2026, minimumOre: 50_000, ceilingOre: 2_500_000, source: 'x' };
  const facts = { limits, valuePercent: 22, wantsDeduction: true, hasNumber: true };

  test('vectors of a comparable organisation: what is deducted, and what it is worth', () => {
    const of = (kroner: number, ceilingOre: number | null) => {
      const { valueOre } = taxYear(kroner * 100, { ...facts, limits: { ...limits, ceilingOre } });
      return valueOre / 100;
    };
    assert.deepEqual(
      [of(1_000, 5_000_000), of(500, 5_000_000), of(78_250, 5_000_000), of(79_000, 2_500_000)],
      [220, 110, 11_000, 5_500],
    );
    assert.deepEqual([of(499, 2_500_000), of(79_000, null)], [0, 17_380]);
  });

  test('says what is missing, and reports only by wish and on a number', () => {
    const outcome = (givenOre: number, more: object = {}) => taxYear(givenOre, { ...facts, ...more });
    assert.deepEqual(
      [outcome(49_999).outcome, outcome(49_999).missingOre, outcome(49_999).reportedOre],
      ['below-minimum', 1, 0],
    );
    assert.equal(outcome(50_000).outcome, 'will-be-reported');
    assert.equal(outcome(50_000, { wantsDeduction: false }).outcome, 'not-wanted');
    assert.equal(outcome(50_000, { hasNumber: false }).outcome, 'number-missing');
    assert.equal(outcome(50_000, { limits: null }).outcome, 'not-approved');
    // The whole sum is reported, rounded to kroner; the ceiling is the tax office's to apply.
    const above = outcome(2_600_050);
    assert.deepEqual([above.reportedOre, above.aboveCeilingOre], [2_600_100, 100_050]);
  });

  test('a gift that is paid back is taken from the month in which it came', () => {
    const sums = yearSums([
      { month: 1, amountOre: 100, refundedOre: 0 },
      { month: 3, amountOre: 300, refundedOre: 100 },
    ]);
    assert.deepEqual(
      [sums.givenOre, sums.refundedOre, sums.months[2]],
      [300, 100, { month: 3, givenOre: 200 }],
    );
  });
});

describe('a donor', () => {
  test('gives a name only while nothing is known but a first sign-in', () => {
    assert.equal(needsName({ isJoining: true }, { hasBegun: false }), true);
    assert.equal(needsName({ isJoining: true }, { hasBegun: true }), false);
    assert.equal(needsName({ isJoining: false }, { hasBegun: false }), false);
  });

  test('is shown no digit of the number but the day of birth', () => {
    assert.equal(maskedNumber('1990-01-02'), '020190 •••••');
    assert.equal(maskedNumber(null), '•••••• •••••');
  });
});

describe('the small rules', () => {
  test('an age, an amount, a key, a message', () => {
    assert.deepEqual(
      [isAdult('2008-11-22', '2026-11-21'), isAdult('2008-11-21', '2026-11-21'), isAdult(null, '2026-11-21')],
      ['no', 'yes', 'unknown'],
    );
    const limits = { suggestionsOre: [], minimumOre: 5_000, maximumOre: 10_000 };
    assert.deepEqual(
      [4_999, 5_000, 10_000, 10_001].map((amount) => amountProblem(amount, limits)[0]?.code ?? 'ok'),
      ['TOO_SHORT', 'ok', 'ok', 'TOO_LONG'],
    );
    assert.deepEqual(amountProblem(5_000, limits), []);
    assert.deepEqual(amountProblem(4_999, limits), [{ path: '/amountKroner', code: 'TOO_SHORT' }]);
    assert.deepEqual(isOffered('/day', true), []);
    assert.deepEqual(isOffered('/day', false), [{ path: '/day', code: 'INVALID' }]);
    const id = '5f0c8f6e-6f0b-4a53-9d0f-1d2f3a4b5c6d';
    assert.match(callKey('capture', id), /^[0-9a-f]{32}-captur/);
    assert.ok(callKey('capture', id).length <= 40);
    assert.ok(chargeDescription('x'.repeat(45), '2026-12-21').length <= 45);
    const read = (body: string) => subjectOf(Buffer.from(body));
    assert.deepEqual(read('{"agreementId":"agr_1","agreementExternalId":"ours"}'), {
      kind: 'agreement',
      subject: 'ours',
    });
    assert.deepEqual(read('{"chargeId":"c","agreementId":"a"}'), { kind: 'charge', subject: 'c' });
    for (const odd of ['', '[]', 'null', '{"reference":5}', '{', '"x"']) assert.equal(read(odd), null, odd);
  });
});
