/** Dates, times and numbers as they are written in nynorsk. What has no words is that of bokmål. */

import { capitalise, formatNumber, formatPhone, formatTime, kroner, plainDateOf } from './format.ts';
import type { Compared, Whole } from './language.ts';

export { capitalise, formatNumber, formatPhone, formatTime, kroner, plainDateOf };

const longDay = new Intl.DateTimeFormat('nn-NO', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

export const formatDate = (plainDate: string): string =>
  longDay.format(new Date(`${plainDate}T00:00:00Z`)).replace('. ', '.\u00a0');

export const formatMonth = (month: string): string => formatDate(`${month}-01`).replace(/^1\.\s/, '');

const dayBefore = (plainDate: string): string => {
  const midnight = new Date(`${plainDate}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() - 1);
  return midnight.toISOString().slice(0, 10);
};

export function formatMoment(moment: string, now: Date): string {
  const day = plainDateOf(new Date(moment));
  const today = plainDateOf(now);
  if (day === today) return `i dag ${formatTime(moment)}`;
  if (day === dayBefore(today)) return `i går ${formatTime(moment)}`;
  return formatDate(day);
}

export function formatMomentWithTime(moment: string, now: Date): string {
  const short = formatMoment(moment, now);
  return short.includes('kl.') ? short : `${short} ${formatTime(moment)}`;
}

export const momentToday = (moment: string, now: Date): string =>
  formatMomentWithTime(moment, now).replace('i dag ', '');

export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

export function formatWaiting(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / 3_600_000);
  if (hours < 1) return 'under ein time';
  if (hours < 24) return formatCount(hours, 'time', 'timar');
  return formatCount(Math.floor(hours / 24), 'dag', 'dagar');
}
export type Complete = Whole<Compared<typeof import('./format.ts'), typeof import('./format.nn.ts')>>;
