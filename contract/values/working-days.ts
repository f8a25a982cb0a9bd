/**
 * Working days in Norway: Monday to Friday, except the days of rest of helligdagsfredsloven § 2 and the two days of
 * lov om 1 og 17 mai som høgtidsdager. Days are `YYYY-MM-DD`.
 */

const millisecondsOfDay = 86_400_000;
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** @param count whole days, negative to go back */
export const addDays = (day: string, count: number): string =>
  dayOf(instantOf(day) + count * millisecondsOfDay);

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterSunday(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return dayOf(Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1));
}

const holidaysOf = new Map<number, Set<string>>();

function holidays(year: number): Set<string> {
  const known = holidaysOf.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  // Maundy Thursday, Good Friday, Easter Day and Monday, Ascension Day, Whit Sunday and Monday.
  const movable = [-3, -2, 0, 1, 39, 49, 50].map((days) => addDays(easter, days));
  const fixed = ['01-01', '05-01', '05-17', '12-25', '12-26'].map((day) => `${year}-${day}`);
  const all = new Set([...movable, ...fixed]);
  holidaysOf.set(year, all);
  return all;
}

export const isHoliday = (day: string): boolean => holidays(Number(day.slice(0, 4))).has(day);

export function isWorkingDay(day: string): boolean {
  const weekday = new Date(instantOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The day that lies `count` (≥ 0) working days after a day; that day itself need not be one. 0: the day itself. */
export function addWorkingDays(day: string, count: number): string {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = addDays(reached, 1);
    if (isWorkingDay(reached)) left--;
  }
  return reached;
}

/** Working days after `from`, up to and with `to`; negative when `to` is the earlier. The same day: 0. */
export function workingDaysBetween(from: string, to: string): number {
  if (to < from) {
    const back = workingDaysBetween(to, from);
    return back === 0 ? 0 : -back;
  }
  const days = Math.round((instantOf(to) - instantOf(from)) / millisecondsOfDay);
  const wholeWeeks = Math.floor(days / 7);
  let count = wholeWeeks * 5;
  for (let day = from, n = 0; n < days - wholeWeeks * 7; n++) {
    day = addDays(day, 1);
    const weekday = new Date(instantOf(addDays(day, wholeWeeks * 7))).getUTCDay();
    if (weekday !== 0 && weekday !== 6) count++;
  }
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    for (const holiday of holidays(year)) {
      const weekday = new Date(instantOf(holiday)).getUTCDay();
      if (holiday > from && holiday <= to && weekday !== 0 && weekday !== 6) count--;
    }
  }
  return count;
}

/** The same day of a later month, or the last one of a month that has no such day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)));
}
