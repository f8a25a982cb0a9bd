import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import Holidays from 'date-holidays';
import { addDays, bankDayFrom, bankDayUntil, daysBetween, isBankDay } from './bank-days.ts';

describe('bank days', () => {
  it('are those of a kept library, but for Christmas Eve, on every day of forty years', () => {
    const kept = new Holidays('NO', { types: ['public'] });
    for (let year = 2015; year < 2055; year += 1) {
      const closed = new Set(kept.getHolidays(year).map(({ date }) => date.slice(0, 10)));
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
        const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
        const expected = weekday % 6 !== 0 && !closed.has(day) && !day.endsWith('-12-24');
        assert.equal(isBankDay(day), expected, day);
      }
    }
  });

  it('are found from a day onwards and backwards', () => {
    assert.equal(bankDayFrom('2026-04-02'), '2026-04-07');
    assert.equal(bankDayUntil('2026-04-06'), '2026-04-01');
    assert.equal(bankDayFrom('2026-12-24'), '2026-12-28');
    assert.equal(bankDayFrom('2026-11-20'), '2026-11-20');
  });

  it('days are counted over summer time, leap days and new year', () => {
    assert.equal(addDays('2027-03-27', 2), '2027-03-29');
    assert.equal(addDays('2028-02-28', 1), '2028-02-29');
    assert.equal(addDays('2026-12-31', 1), '2027-01-01');
    assert.equal(daysBetween('2026-10-24', '2026-10-26'), 2);
  });
});
