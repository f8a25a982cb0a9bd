/** Days, ages, deadlines and nightly jobs over summer time, leap days, new year and holidays (Europe/Oslo). */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { CronExpressionParser } from 'cron-parser';
import { ageOn, isPlainDate, readTypedDate, turnsOn } from '#contract/values/birth-date.ts';
import { addDays, addMonths, addWorkingDays, workingDaysBetween } from '#contract/values/working-days.ts';
import { hasGuardianAccess, strikeOffDay } from '#server/features/children/children-rules.ts';
import { dueDay, extendedDueDay } from '#server/features/enquiries/promise-rules.ts';
import { dayOfPeriod, dueDayOf, resumeDay } from '#server/features/giving/ledger/giving-schedule-rules.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { norwegianClock, norwegianMoment } from '#server/platform/norwegian-time.ts';
import { quietUntil } from '#server/platform/quiet-hours.ts';
import { keepFigure } from '../support/trust-figures.ts';

const root = path.resolve(import.meta.dirname, '../..');
const night = { from: '21:00', until: '08:00' };
const day = (moment: string) => norwegianDay(new Date(moment));
const quiet = (moment: string) => quietUntil(new Date(moment), night)?.toISOString() ?? null;
const moment = (local: string) => norwegianMoment(local)?.toISOString() ?? null;

/** What is asked, what comes, and what must come. */
const cases: [string, unknown, unknown][] = [
  ['midnight in winter', day('2026-12-31T23:00:00Z'), '2027-01-01'],
  ['a second before midnight in winter', day('2026-12-31T22:59:59Z'), '2026-12-31'],
  ['midnight in summer', day('2026-06-30T22:00:00Z'), '2026-07-01'],
  ['a second before midnight in summer', day('2026-06-30T21:59:59Z'), '2026-06-30'],
  ['the day the clock goes forward begins', day('2027-03-27T23:00:00Z'), '2027-03-28'],
  ['the day the clock goes forward ends', day('2027-03-28T21:59:59Z'), '2027-03-28'],
  ['the day after the clock went forward', day('2027-03-28T22:00:00Z'), '2027-03-29'],
  ['the day the clock goes back begins', day('2027-10-30T22:00:00Z'), '2027-10-31'],
  ['the day the clock goes back ends', day('2027-10-31T22:59:59Z'), '2027-10-31'],
  ['the day after the clock went back', day('2027-10-31T23:00:00Z'), '2027-11-01'],
  ['the leap day', day('2028-02-28T23:00:00Z'), '2028-02-29'],
  ['the clock before it goes forward', norwegianClock(new Date('2027-03-28T00:59:00Z')), '2027-03-28T01:59'],
  ['the clock after it went forward', norwegianClock(new Date('2027-03-28T01:00:00Z')), '2027-03-28T03:00'],
  ['the hour that is skipped has no moment', moment('2027-03-28T02:30'), null],
  ['the hour that comes twice is the first one', moment('2027-10-31T02:30'), '2027-10-31T00:30:00.000Z'],
  ['noon in summer', moment('2027-07-01T12:00'), '2027-07-01T10:00:00.000Z'],
  ['noon in winter', moment('2027-01-01T12:00'), '2027-01-01T11:00:00.000Z'],
  ['30 February has no moment', moment('2027-02-30T12:00'), null],
  ['quiet over the night the clock goes forward', quiet('2027-03-27T21:30:00Z'), '2027-03-28T06:00:00.000Z'],
  ['quiet over the night the clock goes back', quiet('2027-10-30T20:30:00Z'), '2027-10-31T07:00:00.000Z'],
  ['not quiet at eight', quiet('2027-03-28T06:00:00Z'), null],
  ['quiet over new year', quiet('2026-12-31T22:00:00Z'), '2027-01-01T07:00:00.000Z'],
  ['15 on the birthday', turnsOn('2012-03-28', 15), '2027-03-28'],
  ['14 the day before', ageOn('2012-03-28', '2027-03-27'), 14],
  ['15 on the day', ageOn('2012-03-28', '2027-03-28'), 15],
  ['born on a leap day, 15 in a year without', turnsOn('2012-02-29', 15), '2027-03-01'],
  ['born on a leap day, 16 in a year with', turnsOn('2012-02-29', 16), '2028-02-29'],
  ['born on a leap day, the day before turning 15', hasGuardianAccess('2012-02-29', '2027-02-28'), true],
  ['born on a leap day, the day of turning 15', hasGuardianAccess('2012-02-29', '2027-03-01'), false],
  ['struck off on the day the clock goes back', strikeOffDay('2012-10-31'), '2027-10-31'],
  ['born on new year’s eve', turnsOn('2008-12-31', 18), '2026-12-31'],
  ['before birth', ageOn('2027-01-01', '2026-12-31'), -1],
  ['29 February 2028 exists', isPlainDate('2028-02-29'), true],
  ['29 February 2100 does not', isPlainDate('2100-02-29'), false],
  ['29.2.2027 is not read', readTypedDate('29.2.2027'), null],
  ['a day over the change of the clock', addDays('2027-03-27', 2), '2027-03-29'],
  ['a day back over the change of the clock', addDays('2027-11-01', -1), '2027-10-31'],
  ['a month from 31 January', addMonths('2027-01-31', 1), '2027-02-28'],
  ['a month from 31 January of a leap year', addMonths('2028-01-31', 1), '2028-02-29'],
  ['three months from 30 November', extendedDueDay('2026-11-30'), '2027-02-28'],
  ['a privacy request of 31 August', dueDay('privacy', '2026-08-31', 3), '2026-09-30'],
  ['three working days over Easter', addWorkingDays('2027-03-24', 3), '2027-04-01'],
  ['a working day over 1 and 17 May', addWorkingDays('2027-05-14', 1), '2027-05-18'],
  ['working days between Christmas and new year', workingDaysBetween('2026-12-24', '2027-01-04'), 5],
  ['a death reported on a Friday', dueDay('bereavement', '2026-11-20', 3), '2026-11-23'],
  ['the last day of February for «31»', dayOfPeriod('2027-02', 31), '2027-02-28'],
  ['the last day of a leap February for «31»', dayOfPeriod('2028-02', 31), '2028-02-29'],
  ['due on Easter Monday', dueDayOf('2027-03', 29), '2027-03-30'],
  ['due on the Sunday that ends a month', dueDayOf('2027-10', 31), '2027-10-29'],
  ['due on new year’s day', dueDayOf('2027-01', 1), '2027-01-04'],
  ['a pause of three months from 30 November', resumeDay('2026-11-30', 3), '2027-02-28'],
];

/** Norwegian days around which a daily job is easily run twice or not at all. */
const days = [
  ...['2026-10-24', '2026-10-25', '2026-10-26', '2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01'],
  ...['2027-03-27', '2027-03-28', '2027-03-29', '2027-10-30', '2027-10-31', '2027-11-01', '2028-02-29'],
];

/** How many times a schedule is run on each Norwegian day. */
function runsOn(cron: string, tz: string): number[] {
  return days.map((one) => {
    const begins = norwegianMoment(`${one}T00:00`)!;
    const ends = norwegianMoment(`${addDays(one, 1)}T00:00`)!;
    // `prev` and `next` leave out the moment they are asked at.
    const currentDate = new Date(begins.getTime() - 1);
    const runs = CronExpressionParser.parse(cron, { tz, currentDate });
    let count = 0;
    while (runs.next().toDate() < ends) count += 1;
    return count;
  });
}

/** Each `schedule:` of the server's jobs. */
const schedules = globSync('server/**/*-jobs.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/schedule: '([^']+)'/g)].map(
    ([, cron]) => [file, cron!] as const,
  ),
);
const daily = schedules.filter(([, cron]) => /^\d+ \d+ \* \* \*$/.test(cron));

describe('the calendar', () => {
  let passed = 0;
  for (const [name, found, expected] of cases)
    test(name, () => {
      assert.deepEqual(found, expected);
      passed += 1;
    });

  test('each daily job is run once on every day, also when the clock is changed', () => {
    assert.ok(daily.length >= 20, `${daily.length} daily jobs`);
    const once = days.map(() => 1);
    for (const [file, cron] of daily) assert.deepEqual(runsOn(cron, 'Europe/Oslo'), once, `${file}: ${cron}`);
    passed += 1;
  });

  test('a schedule by another clock is found', () => {
    const runs = runsOn('30 22 * * *', 'UTC');
    assert.ok(runs.includes(2) && runs.includes(0), runs.join(' '));
    passed += 1;
  });

  after(() => {
    keepFigure({
      row: 21,
      score: passed === cases.length + 2 ? 3 : 1,
      figure: `${cases.length} days, ages and deadlines as expected; ${daily.length} daily jobs run once on each of ${days.length} days around changes of the clock, leap days and new year; a job by UTC was found.`,
      command: 'npm run trial:trust -- --only=calendar',
    });
  });
});
