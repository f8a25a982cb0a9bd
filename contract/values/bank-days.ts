/**
 * Days on which Norwegian banks move money: working days but for Christmas Eve, on which the banks' settlement is closed
 * (payments reference 6). Days are `YYYY-MM-DD`.
 */
import { addDays, daysBetween, easterSunday, isWorkingDay } from './working-days.ts';

export { addDays, daysBetween, easterSunday };

export const isBankDay = (day: string): boolean => isWorkingDay(day) && !day.endsWith('-12-24');

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
