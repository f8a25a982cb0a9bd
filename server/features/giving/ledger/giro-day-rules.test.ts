import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addDays, bankDayFrom, daysBetween, isBankDay } from '#contract/values/bank-days.ts';
import { isHoliday } from '#contract/values/working-days.ts';
import {
  canStillCancel,
  claimDueOn,
  firstClaimDueOn,
  isClaimTime,
  lastCancelOn,
  sentOnDay,
  waitedForUntil,
} from './giro-day-rules.ts';
import { chargesToMake, earliestDueOn, upcomingCharges } from './giving-schedule-rules.ts';

const days = {
  leadBankDays: 4,
  cancelBankDays: 1,
  cutOff: '14:00',
  claimsFrom: '10:00',
  unpaidAfterBankDays: 5,
};
const lead = { sendDaysAhead: 10, minimumDaysAhead: 7, claims: days };
const everyDay = (from: string, to: string) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));

describe('the days of AvtaleGiro', () => {
  test('from the sending to the first due day, as a user of many years counts it (May 2023)', () => {
    assert.equal(firstClaimDueOn('2023-05-08', days), '2023-05-12');
    assert.equal(firstClaimDueOn('2023-04-28', days), '2023-05-05');
  });

  test('all files of a month together reach every due day, also around Christmas', () => {
    for (const [from, to, first, last] of [
      ['2023-04-28', '2023-05-23', '2023-05-05', '2023-05-30'],
      ['2023-12-10', '2024-01-10', '2023-12-15', '2024-01-16'],
    ] as const) {
      const reached = new Set<string>();
      for (const sentOn of everyDay(from, to).filter(isBankDay)) {
        const next = addDays(sentOn, 1);
        const until = firstClaimDueOn(everyDay(next, addDays(next, 20)).find(isBankDay)!, days);
        for (const due of everyDay(firstClaimDueOn(sentOn, days), addDays(until, -1))) reached.add(due);
      }
      for (const due of everyDay(first, last)) assert.ok(reached.has(due), due);
    }
  });

  test('never earlier than the operator’s four or five days that are no holidays, in any year', () => {
    for (const today of everyDay('2022-01-03', '2040-12-30').filter(isBankDay)) {
      for (const [time, count] of [
        ['13:59', 4],
        ['14:00', 5],
      ] as const) {
        let operators = today;
        for (let counted = 0; counted < count; ) {
          operators = addDays(operators, 1);
          if (!isHoliday(operators)) counted += 1;
        }
        const first = firstClaimDueOn(sentOnDay(today, time, days), days);
        assert.ok(bankDayFrom(first) >= bankDayFrom(operators), `${today} ${time}`);
      }
    }
  });

  test('after the cut-off it is the next bank day', () => {
    assert.equal(sentOnDay('2026-04-01', '13:59', days), '2026-04-01');
    assert.equal(sentOnDay('2026-04-01', '14:00', days), '2026-04-07');
    assert.equal(sentOnDay('2026-11-21', '08:00', days), '2026-11-23');
    assert.ok(isClaimTime('2026-11-23', '10:00', days));
    assert.ok(!isClaimTime('2026-11-23', '09:59', days));
    assert.ok(!isClaimTime('2026-11-23', '14:00', days));
    assert.ok(!isClaimTime('2026-11-22', '11:00', days));
  });

  test('a claim is called off before the cut-off of the bank day before, and not after', () => {
    assert.equal(lastCancelOn('2026-11-23', days), '2026-11-20');
    assert.ok(canStillCancel('2026-11-23', '2026-11-20', '13:59', days));
    assert.ok(!canStillCancel('2026-11-23', '2026-11-20', '14:00', days));
    assert.ok(!canStillCancel('2026-11-23', '2026-11-21', '09:00', days));
  });

  test('a late claim moves to the first bank day there is, and notice has its days', () => {
    assert.equal(claimDueOn('2026-12-20', '2026-12-01', days, 7), '2026-12-20');
    assert.equal(claimDueOn('2026-12-03', '2026-12-01', days, 0), '2026-12-07');
    assert.equal(claimDueOn('2026-12-03', '2026-12-01', days, 7), '2026-12-08');
    assert.equal(waitedForUntil('2026-12-21', days), '2026-12-30');
  });

  test('what is sent on its day is due on its day, notice and all, in every week of six years', () => {
    const terms = {
      amountOre: 100,
      frequency: 'monthly',
      firstOn: '2026-01-01',
      cadenceAfter: null,
    } as const;
    for (const day of [5, 10, 15, 20, 25, 31]) {
      let last: string | null = '2025-12';
      for (const today of everyDay('2026-01-10', '2031-12-31')) {
        for (const charge of chargesToMake(
          { ...terms, day, pausedOn: null, resumesOn: null },
          last,
          today,
          lead,
        )) {
          const sentOn = sentOnDay(addDays(today, 1), '11:00', days);
          assert.equal(claimDueOn(charge.dueOn, sentOn, days, 7), charge.dueOn, `${today} ${charge.dueOn}`);
          assert.ok(charge.dueOn >= earliestDueOn(today, lead));
          last = charge.period;
        }
      }
    }
  });

  test('the donor is told the last day on which a stop is sure to reach the bank', () => {
    const terms = {
      amountOre: 100,
      frequency: 'monthly',
      firstOn: '2026-12-01',
      cadenceAfter: null,
    } as const;
    const [first] = upcomingCharges(
      { ...terms, day: 20, pausedOn: null, resumesOn: null },
      { open: [], lastPeriod: null },
      '2026-11-23',
      lead,
    );
    assert.deepEqual(
      [first!.dueOn, first!.changeableUntilOn, first!.stoppableUntilOn],
      ['2026-12-21', '2026-12-10', '2026-12-17'],
    );
  });
});
