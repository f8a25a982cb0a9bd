/** Days and times as in documents, by the clock in Norway. */

const day = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  hour: 'numeric',
  minute: '2-digit',
});

/** `12. desember 2026` @param at a moment, or a day `YYYY-MM-DD` */
export const onDay = (at: string | Date): string =>
  day.format(typeof at === 'string' && at.length === 10 ? new Date(`${at}T12:00:00Z`) : new Date(at));

/** `12. desember 2026 kl. 9.05` */
export const onDayAt = (moment: Date): string =>
  `${onDay(moment)} kl. ${time.format(moment).replace(':', '.')}`;
