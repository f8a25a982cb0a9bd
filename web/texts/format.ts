/**
 * Dates, times and numbers as they are written in Norwegian (language council: «5. juni 2026», «kl. 9.30»). Always
 * in Norwegian time, so that the member, member service and the letters say the same about the same moment.
 */
const timeZone = 'Europe/Oslo';

type Parts = { year: string; month: string; day: string; hour: string; minute: string };

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const longDay = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const partsOf = (moment: Date) =>
  Object.fromEntries(clock.formatToParts(moment).map((part) => [part.type, part.value])) as Parts;

/** @returns the day it is in Norway, `YYYY-MM-DD` */
export const plainDateOf = (moment: Date): string => {
  const { year, month, day } = partsOf(moment);
  return `${year}-${month}-${day}`;
};

const dayBefore = (plainDate: string): string => {
  const midnight = new Date(`${plainDate}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() - 1);
  return midnight.toISOString().slice(0, 10);
};

/** @param plainDate `YYYY-MM-DD`. @returns «5. juni 2026», whose day and month stay on one line */
export const formatDate = (plainDate: string): string =>
  longDay.format(new Date(`${plainDate}T00:00:00Z`)).replace('. ', '.\u00a0');

/** @param month «2026-11». @returns «november 2026» */
export const formatMonth = (month: string): string => formatDate(`${month}-01`).replace(/^1\.\s/, '');

/** @param moment ISO 8601. @returns «kl. 9.30» */
export function formatTime(moment: string): string {
  const { hour, minute } = partsOf(new Date(moment));
  return `kl.\u00a0${Number(hour)}.${minute}`;
}

/** The day, as short as it can be said: «i dag kl. 13.05», «i går kl. 9.30», «5. juni 2026». */
export function formatMoment(moment: string, now: Date): string {
  const day = plainDateOf(new Date(moment));
  const today = plainDateOf(now);
  if (day === today) return `i dag ${formatTime(moment)}`;
  if (day === dayBefore(today)) return `i går ${formatTime(moment)}`;
  return formatDate(day);
}

/** As {@link formatMoment}, with the time also for older days: «5. juni 2026 kl. 13.05». */
export function formatMomentWithTime(moment: string, now: Date): string {
  const short = formatMoment(moment, now);
  return short.includes('kl.') ? short : `${short} ${formatTime(moment)}`;
}

/** The time alone today, else with the day: «kl. 13.05», «5. juni 2026 kl. 13.05». */
export const momentToday = (moment: string, now: Date): string =>
  formatMomentWithTime(moment, now).replace('i dag ', '');

/** @returns the singular or the plural with its number: «1 barn», «2 barn». */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Digits in groups of three from 10 000, with a space that does not break. */
export const formatNumber = (number: number): string =>
  Math.abs(number) < 10_000 ? String(number) : number.toLocaleString('nb-NO');

/** As the letters write it (`contract/values/money-ore.ts`, which does not weigh on every page). @returns «1 250 kr», «−45,50 kr» */
export const kroner = (amountOre: number): string =>
  `${(amountOre / 100).toLocaleString('nb-NO', { minimumFractionDigits: amountOre % 100 ? 2 : 0 })}\u00a0kr`;

/** How long somebody has waited, in whole hours or days, rounded down: «under en time», «3 timer», «2 dager». */
export function formatWaiting(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / 3_600_000);
  if (hours < 1) return 'under en time';
  if (hours < 24) return formatCount(hours, 'time', 'timer');
  return formatCount(Math.floor(hours / 24), 'dag', 'dager');
}

/** @param phone E.164. @returns «68 05 00 00», also mobile numbers (nummerforskriften § 16); foreign ones unchanged. */
export function formatPhone(phone: string): string {
  const national = /^\+47(\d{8})$/.exec(phone)?.[1];
  if (!national) return phone;
  return national.replaceAll(/(\d{2})(?=\d)/g, '$1\u00a0');
}

/** First letter made large, for a phrase that begins a sentence. */
export const capitalise = (phrase: string): string =>
  phrase.charAt(0).toLocaleUpperCase('nb') + phrase.slice(1);
