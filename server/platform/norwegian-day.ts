/** The calendar day in Norway, where days begin an hour or two before they do in UTC. */

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** @returns the day it is in Norway at a moment, `YYYY-MM-DD` */
export function norwegianDay(moment: Date): string {
  const { year, month, day } = Object.fromEntries(
    parts.formatToParts(moment).map((part) => [part.type, part.value]),
  );
  return `${year!.padStart(4, '0')}-${month}-${day}`;
}

const clockParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** @returns the time it is in Norway at a moment, `HH:MM` */
export const norwegianTime = (moment: Date): string => clockParts.format(moment);
