/** Dates, times and numbers as they are written in British English, in Norwegian time. */

import { formatPhone, plainDateOf } from './format.ts';
import type { Compared, Whole } from './language.ts';

export { formatPhone, plainDateOf };

const longDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export const formatDate = (plainDate: string): string =>
  longDay.format(new Date(`${plainDate}T00:00:00Z`)).replace(' ', '\u00a0');

export const formatMonth = (month: string): string => formatDate(`${month}-01`).replace(/^1\s/, '');

/** @returns «9:30» */
export const formatTime = (moment: string): string => clock.format(new Date(moment)).replace(/^0/, '');

const dayBefore = (plainDate: string): string => {
  const midnight = new Date(`${plainDate}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() - 1);
  return midnight.toISOString().slice(0, 10);
};

/** It stands after a verb: «today at 9:30», «on 5 June 2026». */
export function formatMoment(moment: string, now: Date): string {
  const day = plainDateOf(new Date(moment));
  const today = plainDateOf(now);
  if (day === today) return `today at ${formatTime(moment)}`;
  if (day === dayBefore(today)) return `yesterday at ${formatTime(moment)}`;
  return formatDate(day);
}

export function formatMomentWithTime(moment: string, now: Date): string {
  const short = formatMoment(moment, now);
  return short.includes(' at ') ? short : `${short} at ${formatTime(moment)}`;
}

export const momentToday = (moment: string, now: Date): string =>
  formatMomentWithTime(moment, now).replace('today ', '');

export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export const formatNumber = (number: number): string =>
  Math.abs(number) < 10_000 ? String(number) : number.toLocaleString('en-GB');

export const kroner = (amountOre: number): string =>
  `NOK\u00a0${(amountOre / 100).toLocaleString('en-GB', { minimumFractionDigits: amountOre % 100 ? 2 : 0 })}`;

export function formatWaiting(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / 3_600_000);
  if (hours < 1) return 'less than an hour';
  if (hours < 24) return formatCount(hours, 'hour', 'hours');
  return formatCount(Math.floor(hours / 24), 'day', 'days');
}

export const capitalise = (phrase: string): string =>
  phrase.charAt(0).toLocaleUpperCase('en') + phrase.slice(1);
export type Complete = Whole<Compared<typeof import('./format.ts'), typeof import('./format.en.ts')>>;
