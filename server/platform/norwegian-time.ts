/** The clock on the wall in Norway and the moment that it is, through summer time and back. */

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** @returns what the clock shows in Norway at a moment, `YYYY-MM-DDTHH:MM` */
export function norwegianClock(moment: Date): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    clock.formatToParts(moment).map((part) => [part.type, part.value]),
  );
  return `${year!.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

const hour = 3_600_000;

/**
 * The moment at which the clock in Norway shows a time.
 * @param local `YYYY-MM-DDTHH:MM`
 * @returns the first such moment where the clock is put back and shows it twice; null in the hour that is skipped in
 * spring, and where it is no time of the calendar
 */
export function norwegianMoment(local: string): Date | null {
  const asUtc = new Date(`${local}:00Z`).getTime();
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return null;
  for (const offset of [2 * hour, hour]) {
    const moment = new Date(asUtc - offset);
    if (norwegianClock(moment) === local) return moment;
  }
  return null;
}
