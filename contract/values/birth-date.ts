/** Dates as people type them, and how old somebody is on a day. Days are `YYYY-MM-DD`. */
import * as z from 'zod/mini';

/** Whether `YYYY-MM-DD` is a day of the calendar. */
export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Reads a day with the year in full: 05.06.2001, 5.6.2001, 5 6 2001, 5/6-2001, 05062001, 2001-06-05 and
 * 5. juni 2001. A year of two digits is not read: «010226» may be a child or somebody of a hundred.
 * @returns `YYYY-MM-DD`, or null when it is not one day of the calendar
 */
export function readTypedDate(typed: string): string | null {
  const text = typed.normalize('NFC').trim().toLowerCase();
  const match =
    /^(?<day>\d{1,2})[\s.,/-]+(?<month>\d{1,2})[\s.,/-]+(?<year>\d{4})\.?$/.exec(text) ??
    /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/.exec(text) ??
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/.exec(text) ??
    /^(?<day>\d{1,2})\.?\s*(?<name>[a-z]{3,9})\.?\s*(?<year>\d{4})$/.exec(text);
  if (!match?.groups) return null;
  const { day, month, name, year } = match.groups;
  const date = `${year}-${(month ?? monthNumber(name!)).padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}

/** A day that somebody typed, as {@link readTypedDate} reads it; comes out as `YYYY-MM-DD`. */
export const TypedDate = z.string().check(
  z.overwrite((text) => readTypedDate(text) ?? text.trim()),
  z.refine((text) => isPlainDate(text)),
);

/**
 * The day somebody becomes a number of years. Who is born on 29 February becomes a year older on 1 March in years
 * without that day: an age is reached when the whole years have been lived, and 28 February is the last day of them.
 * We know of no Norwegian act that says which day it is, so this is the cautious reading: no person is of age a day early.
 */
export function turnsOn(bornOn: string, years: number): string {
  const date = `${String(Number(bornOn.slice(0, 4)) + years).padStart(4, '0')}${bornOn.slice(4)}`;
  return isPlainDate(date) ? date : date.replace('-02-29', '-03-01');
}

/** Whole years on a day; negative before birth. */
export function ageOn(bornOn: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return turnsOn(bornOn, years) <= today ? years : years - 1;
}

const months = 'jan feb mar apr mai jun jul aug sep okt nov des'.split(' ');
const longMonths = 'januar februar mars april mai juni juli august september oktober november desember'.split(
  ' ',
);
const monthNumber = (name: string) => String(Math.max(months.indexOf(name), longMonths.indexOf(name)) + 1);
