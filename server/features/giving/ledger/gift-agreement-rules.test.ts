import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AgreementState, agreementStates } from '#contract/giving-values.ts';
import {
  type AgreementEventKind,
  type AgreementTermsRow,
  approvedTerms,
  canHappen,
  changedTerms,
  isLiving,
  mandateNews,
  needsNewApproval,
  pausedTerms,
  resumedTerms,
  stateAfter,
  stoppedTerms,
} from './gift-agreement-rules.ts';

const terms: AgreementTermsRow = {
  rail: 'vipps',
  mandateId: 'm',
  amountOre: 25_000,
  frequency: 'monthly',
  day: 20,
  purposeId: 'general',
  firstOn: null,
  cadenceAfter: null,
  pausedOn: null,
  resumesOn: null,
};
const lead = { sendDaysAhead: 4, minimumDaysAhead: 2 };

describe('an agreement', () => {
  const since = { ...terms, firstOn: '2026-01-10' };

  test('goes through its states, and what comes too late changes nothing', () => {
    const walk = (kinds: AgreementEventKind[]) =>
      kinds.reduce<AgreementState>(
        (state, kind) =>
          canHappen(kind, state) ? stateAfter(kind, state, kind === 'paused' ? '2027-01-01' : null) : state,
        'waiting',
      );
    assert.equal(walk(['approved', 'paused', 'changed']), 'paused');
    assert.equal(walk(['approved', 'paused', 'resumed', 'changed']), 'active');
    assert.equal(walk(['approved', 'stopped', 'approved', 'paused', 'resumed', 'declined']), 'stopped');
    assert.equal(walk(['declined', 'approved']), 'declined');
    assert.equal(walk(['abandoned', 'approved', 'stopped']), 'abandoned');
    assert.equal(walk(['approval-expired', 'restarted', 'approved']), 'active');
    assert.equal(walk(['stopped']), 'waiting');
  });

  test('a change of the amount moves nothing; of the day or the frequency, what comes first', () => {
    const at = { today: '2026-12-10', lead, lastPeriod: '2026-11' };
    const same = { amountOre: 30_000, frequency: 'monthly', day: 20, purposeId: 'general' } as const;
    assert.equal('firstOn' in changedTerms(since, same, at), false);
    assert.equal(changedTerms(since, { ...same, day: 5 }, at).firstOn, '2026-12-12');
    const yearly = changedTerms(since, { ...same, frequency: 'yearly' }, at);
    assert.deepEqual([yearly.firstOn, yearly.cadenceAfter], ['2026-12-12', '2026-11']);
    assert.equal(resumedTerms(since, '2025-01-01').firstOn, '2026-01-10');
  });

  test('what Vipps says is read the same whenever it is read', () => {
    const [start, stop] = [new Date(1000), new Date(2000)];
    const states = [
      mandateNews({ status: 'PENDING', startedAt: null, stoppedAt: null }),
      mandateNews({ status: 'ACTIVE', startedAt: start, stoppedAt: null }),
      mandateNews({ status: 'STOPPED', startedAt: start, stoppedAt: stop }),
      mandateNews({ status: 'STOPPED', startedAt: null, stoppedAt: stop }),
      mandateNews({ status: 'EXPIRED', startedAt: null, stoppedAt: null }),
    ].map(({ state }) => state);
    assert.deepEqual(states, ['waiting', 'active', 'stopped', 'declined', 'expired']);
  });
});

describe('the states of an agreement', () => {
  test('one that waits, gives or pauses is living: a donor has one of these', () => {
    assert.deepEqual(agreementStates.filter(isLiving), ['waiting', 'active', 'paused']);
  });

  test('each event happens from its states only', () => {
    const from = (kind: AgreementEventKind) => agreementStates.filter((state) => canHappen(kind, state));
    const ended = ['declined', 'expired', 'abandoned', 'stopped'];
    assert.deepEqual(from('begun'), []);
    for (const kind of ['approved', 'declined', 'approval-expired', 'abandoned'] as const)
      assert.deepEqual(from(kind), ['waiting'], kind);
    for (const kind of ['changed', 'stopped', 'rail-changed'] as const)
      assert.deepEqual(from(kind), ['active', 'paused'], kind);
    assert.deepEqual([from('paused'), from('resumed')], [['active'], ['paused']]);
    assert.deepEqual(from('restarted'), ended);
  });

  test('each event leads to its state', () => {
    const ends: [AgreementEventKind, AgreementState][] = [
      ['begun', 'waiting'],
      ['restarted', 'waiting'],
      ['declined', 'declined'],
      ['approval-expired', 'expired'],
      ['abandoned', 'abandoned'],
      ['stopped', 'stopped'],
    ];
    for (const [kind, state] of ends) assert.equal(stateAfter(kind, 'active', '2027-01-01'), state, kind);
  });

  test('an agreement with a pause is paused, and only resuming ends the pause', () => {
    for (const kind of ['approved', 'paused', 'resumed', 'changed', 'rail-changed'] as const) {
      assert.equal(stateAfter(kind, 'active', '2027-01-01'), 'paused', kind);
      assert.equal(stateAfter(kind, 'active', null), 'active', kind);
      assert.equal(stateAfter(kind, 'paused', null), kind === 'resumed' ? 'active' : 'paused', kind);
    }
  });
});

describe('what follows for the days of giving', () => {
  test('approval: giving begins as soon as the rail can, and not before its first day', () => {
    assert.deepEqual(approvedTerms(terms, '2026-12-10', lead), { firstOn: '2026-12-12' });
    const later = { ...terms, firstOn: '2027-03-01' };
    assert.deepEqual(approvedTerms(later, '2026-12-10', lead), { firstOn: '2027-03-01' });
  });

  test('a pause has its day and its end; resuming and stopping leave no pause', () => {
    assert.deepEqual(pausedTerms('2026-12-10', 2), { pausedOn: '2026-12-10', resumesOn: '2027-02-10' });
    const none = { pausedOn: null, resumesOn: null };
    assert.deepEqual(resumedTerms(terms, '2027-01-05'), { ...none, firstOn: '2027-01-05' });
    assert.deepEqual(stoppedTerms(), none);
  });
});

describe('a raise that the donor approves again', () => {
  const approved = { amountOre: 10_000, frequency: 'quarterly' } as const;
  const needs = (amountOre: number, frequency: 'monthly' | 'quarterly' | 'yearly') =>
    needsNewApproval(approved, { amountOre, frequency });

  test('more than five times the amount in one payment', () => {
    assert.deepEqual([needs(50_000, 'quarterly'), needs(50_001, 'quarterly')], [false, true]);
    assert.deepEqual([needs(50_000, 'yearly'), needs(50_001, 'yearly')], [false, true]);
  });

  test('more than five times the amount in a year', () => {
    // Four times 100 kr a year is approved: twelve times 166.66 kr is within five times that.
    assert.deepEqual([needs(16_666, 'monthly'), needs(16_667, 'monthly')], [false, true]);
  });
});

describe('how an agreement stands at Vipps', () => {
  const [startedAt, stoppedAt] = [new Date(1000), new Date(2000)];

  test('with the days that belong to its state', () => {
    assert.deepEqual(mandateNews({ status: 'PENDING', startedAt, stoppedAt }), {
      state: 'waiting',
      startedAt: null,
      endedAt: null,
    });
    assert.deepEqual(mandateNews({ status: 'ACTIVE', startedAt, stoppedAt }), {
      state: 'active',
      startedAt,
      endedAt: null,
    });
    assert.deepEqual(mandateNews({ status: 'EXPIRED', startedAt, stoppedAt }), {
      state: 'expired',
      startedAt: null,
      endedAt: stoppedAt,
    });
  });

  test('one that stopped was declined where it had never begun', () => {
    assert.deepEqual(mandateNews({ status: 'STOPPED', startedAt, stoppedAt }), {
      state: 'stopped',
      startedAt,
      endedAt: stoppedAt,
    });
    assert.deepEqual(mandateNews({ status: 'STOPPED', startedAt: null, stoppedAt }), {
      state: 'declined',
      startedAt: null,
      endedAt: stoppedAt,
    });
  });
});
