import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Holidays from 'date-holidays';
import * as fc from 'fast-check';
import {
  addDays,
  addWorkingDays,
  daysBetween,
  isWorkingDay,
  publicHolidays,
  workingDaysBetween,
} from './working-days.ts';

const aDay = fc.integer({ min: 0, max: 18_000 }).map((days) => addDays('2000-01-01', days));

describe('working days', () => {
  it('and holidays are those of a kept library, on every day from 2000 to 2050', () => {
    const kept = new Holidays('NO', { types: ['public'] });
    for (let year = 2000; year <= 2050; year += 1) {
      const closed = new Set(kept.getHolidays(year).map(({ date }) => date.slice(0, 10)));
      assert.deepEqual([...publicHolidays(year)].sort(), [...closed].sort(), String(year));
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
        const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
        assert.equal(isWorkingDay(day), weekday % 6 !== 0 && !closed.has(day), day);
      }
    }
  });

  it('are counted over Easter, the days of May, Christmas and new year', () => {
    assert.equal(addWorkingDays('2026-04-01', 1), '2026-04-07');
    assert.equal(addWorkingDays('2026-04-30', 2), '2026-05-05');
    assert.equal(addWorkingDays('2026-05-13', 1), '2026-05-15');
    assert.equal(addWorkingDays('2026-12-23', 1), '2026-12-24');
    assert.equal(addWorkingDays('2026-12-24', 1), '2026-12-28');
    assert.equal(addWorkingDays('2026-12-31', 1), '2027-01-04');
    assert.equal(addWorkingDays('2026-11-21', 0), '2026-11-23');
    assert.equal(workingDaysBetween('2026-04-01', '2026-04-07'), 1);
    assert.equal(workingDaysBetween('2026-11-20', '2026-11-22'), 0);
  });

  it('later by some are later by exactly as many, wherever one starts', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 60 }), (day, count) => {
        const later = addWorkingDays(day, count);
        assert.ok(isWorkingDay(later));
        assert.equal(workingDaysBetween(day, later), count);
        assert.equal(workingDaysBetween(day, addDays(later, -1)), count - 1);
      }),
    );
  });

  it('between two days add up over any day between them, and are never more than the days', () => {
    fc.assert(
      fc.property(aDay, fc.nat(90), fc.nat(90), (from, first, second) => {
        const middle = addDays(from, first);
        const to = addDays(middle, second);
        const whole = workingDaysBetween(from, to);
        assert.equal(whole, workingDaysBetween(from, middle) + workingDaysBetween(middle, to));
        assert.ok(whole <= daysBetween(from, to));
      }),
    );
  });
});
