import assert from 'node:assert/strict';
import { test } from 'node:test';
import Holidays from 'date-holidays';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  addWorkingDays,
  isHoliday,
  isWorkingDay,
  workingDaysBetween,
} from './working-days.ts';

test('the holidays are those that others count, for every year of this century', () => {
  const norwegian = new Holidays('NO');
  for (let year = 2000; year < 2100; year++) {
    const known = norwegian
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10));
    const ours = Array.from({ length: 366 }, (_, place) => addDays(`${year}-01-01`, place)).filter(
      (day) => day.startsWith(String(year)) && isHoliday(day),
    );
    assert.deepEqual(ours, [...new Set(known)].sort(), String(year));
  }
});

test('a promise over Easter, 17 May and a weekend', () => {
  // Wednesday before Easter 2026: the next working days are Tuesday 7 and Wednesday 8 April.
  assert.equal(addWorkingDays('2026-04-01', 2), '2026-04-08');
  assert.equal(addWorkingDays('2026-11-20', 2), '2026-11-24');
  assert.equal(addWorkingDays('2026-11-21', 1), '2026-11-23');
  assert.equal(addWorkingDays('2027-05-14', 1), '2027-05-18');
  assert.equal(addWorkingDays('2026-12-24', 1), '2026-12-28');
  assert.equal(addWorkingDays('2026-11-21', 0), '2026-11-21');
  assert.equal(workingDaysBetween('2026-11-20', '2026-11-23'), 1);
  assert.equal(workingDaysBetween('2026-11-23', '2026-11-20'), -1);
  assert.equal(workingDaysBetween('2026-11-21', '2026-11-22'), 0);
  assert.equal(workingDaysBetween('2026-11-22', '2026-11-21'), 0);
});

test('a month later is the same date, or the last of the month', () => {
  assert.equal(addMonths('2026-01-31', 1), '2026-02-28');
  assert.equal(addMonths('2027-12-15', 1), '2028-01-15');
  assert.equal(addMonths('2028-01-31', 1), '2028-02-29');
  assert.equal(addMonths('2026-11-30', 3), '2027-02-28');
});

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

test('counting and adding agree', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), (day, count) => {
      const reached = addWorkingDays(day, count);
      assert.equal(workingDaysBetween(day, reached), count);
      if (count > 0) assert.ok(isWorkingDay(reached));
    }),
  );
});
