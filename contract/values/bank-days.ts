/**
 * Days on which Norwegian banks move money. Days are `YYYY-MM-DD`.
 * Sources: lov om helligdager og helligdagsfred (1995) § 2, lov om 1. og 17. mai (1947), and Christmas Eve, on which
 * the banks' settlement is closed (payments reference 6).
 */

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Easter Sunday, by the anonymous Gregorian reckoning. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * correction + 114;
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const fixed = ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26'];
/** Maundy Thursday, Good Friday, Easter Day and Monday, Ascension Day, Whit Sunday and Monday. */
const afterEaster = [-3, -2, 0, 1, 39, 49, 50];
const closedDays = new Map<number, Set<string>>();

function closedIn(year: number): Set<string> {
  let days = closedDays.get(year);
  if (!days) {
    const easter = easterSunday(year);
    days = new Set([
      ...fixed.map((day) => `${year}-${day}`),
      ...afterEaster.map((offset) => addDays(easter, offset)),
    ]);
    closedDays.set(year, days);
  }
  return days;
}

export function isBankDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closedIn(Number(day.slice(0, 4))).has(day);
}

/** The day itself, or the first bank day after it. */
export function bankDayFrom(day: string): string {
  let found = day;
  while (!isBankDay(found)) found = addDays(found, 1);
  return found;
}

/** The day itself, or the last bank day before it. */
export function bankDayUntil(day: string): string {
  let found = day;
  while (!isBankDay(found)) found = addDays(found, -1);
  return found;
}
