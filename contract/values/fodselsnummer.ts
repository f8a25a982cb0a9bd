/**
 * National identity numbers and D-numbers: ddmmyy, three more digits, two check digits
 * (Skatteetaten, «Nytt fødselsnummer fra 2032»; Tenor adds 80 to the month).
 * Nothing but the day of birth is ever read from a number: not sex, and the century only until it can no longer be.
 */
import * as z from 'zod/mini';
import { isPlainDate } from './birth-date.ts';

/** Eleven digits as people write them, with spaces or hyphens; check digits are for {@link checkFodselsnummer}. */
export const Fodselsnummer = z.string().check(
  z.overwrite((text) => text.replace(/[\s.\u00ad\u200b\u2010-\u2015\u2212-]/g, '')),
  z.regex(/^\d{11}$/),
);

/**
 * `real` in production, `synthetic` everywhere else, never both: a test must not accept the number of a
 * real person, and production no synthetic one.
 */
export const fodselsnummerSeries = ['synthetic', 'real'] as const;
export type FodselsnummerSeries = (typeof fodselsnummerSeries)[number];

export type FodselsnummerContent = {
  kind: 'fodselsnummer' | 'd-number';
  /** The days of birth (`YYYY-MM-DD`) it can stand for, latest first: one until 2032, sometimes two or three after. */
  bornOn: string[];
};

/** From this day numbers are given out whose first check digit leaves 0–3 and whose century cannot be read. */
const newSeriesFrom = '2032-01-01';

const k1Weights = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1];
const k2Weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];
const remainder = (digits: string, weights: number[]) =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11;

/** A D-number has 4 added to its first digit; the number of somebody who has no fødselsnummer (yet). */
export const isDNumber = (digits: string): boolean => Number(digits[0]) >= 4;

/**
 * @param digits eleven digits, as {@link Fodselsnummer} leaves them
 * @param today `YYYY-MM-DD` in Norway: numbers of the series of 2032 are accepted from 1 January 2032, and no
 *   birth date may be after today
 * @returns what the number says, or null when it cannot be one of the accepted series
 */
export function checkFodselsnummer(
  digits: string,
  { accept, today }: { accept: FodselsnummerSeries; today: string },
): FodselsnummerContent | null {
  if (!/^\d{11}$/.test(digits)) return null;
  const isNewSeriesOut = today >= newSeriesFrom;
  const k1 = remainder(digits, k1Weights);
  if (k1 > (isNewSeriesOut ? 3 : 0) || remainder(digits, k2Weights) !== 0) return null;

  const hasDDay = isDNumber(digits);
  const day = Number(digits.slice(0, 2)) - (hasDDay ? 40 : 0);
  const month = monthOf(Number(digits.slice(2, 4)), accept);
  if (month === null) return null;
  const yearInCentury = Number(digits.slice(4, 6));
  const centuries = isNewSeriesOut
    ? [2000, 1900, 1800]
    : centuryOf(yearInCentury, Number(digits.slice(6, 9)));
  const bornOn = centuries
    .map((century) => plainDate(century + yearInCentury, month, day))
    .filter((date) => isPlainDate(date) && date <= today && date >= '1854-01-01');
  return bornOn.length ? { kind: hasDDay ? 'd-number' : 'fodselsnummer', bornOn } : null;
}

/** What may be shown of a number that is kept: «010190 *****». */
export const maskedFodselsnummer = (digits: string): string => `${digits.slice(0, 6)} *****`;

/** Whether somebody born on a day (`YYYY-MM-DD`) may have the number. Parameters as {@link checkFodselsnummer}. */
export function agreesWithBirthDate(
  digits: string,
  bornOn: string,
  options: { accept: FodselsnummerSeries; today: string },
): boolean {
  return checkFodselsnummer(digits, options)?.bornOn.includes(bornOn) ?? false;
}

/**
 * The month, where the series is accepted. Real numbers have the month itself; synthetic ones add 80 (the Tax
 * Administration's) or 40 (NAV's). +20 (21–32) is NAV's own mark for people without a number: never an identity number.
 */
function monthOf(written: number, accept: FodselsnummerSeries): number | null {
  const added = accept === 'real' ? [0] : [80, 40];
  const month = added.map((more) => written - more).find((value) => value >= 1 && value <= 12);
  return month ?? null;
}

/** Which century the three digits after the date mean, in the series that lasts to the end of 2031. */
function centuryOf(yearInCentury: number, individual: number): number[] {
  if (individual <= 499) return [1900];
  if (individual <= 749 && yearInCentury >= 54) return [1800];
  if (yearInCentury <= 39) return [2000];
  return individual >= 900 ? [1900] : [];
}

const plainDate = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
