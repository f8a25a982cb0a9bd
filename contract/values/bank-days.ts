/**
 * Days on which Norwegian banks move money: working days, but not Christmas Eve, on which Norges Bank's settlement
 * system (NBO) is closed. Days are `YYYY-MM-DD`.
 */
import { addDays, isWorkingDay } from './working-days.ts';

export { addDays };

/** Whole days from one day to another; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

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
