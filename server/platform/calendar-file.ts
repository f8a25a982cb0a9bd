/** Calendar files (RFC 5545). Times are written as moments in UTC: no calendar can read them an hour wrong. */

import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MapPoint } from '#contract/values/map-point.ts';
import type { Language } from '#contract/values/portal-languages.ts';

export type CalendarEntry = {
  /** The same for the same happening, for ever. */
  uid: string;
  /** Rises with every change. */
  sequence: number;
  status: 'confirmed' | 'tentative' | 'cancelled';
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
  title: string;
  description: string;
  /** Null where there is none. */
  place: string | null;
  /** Of the place; null where it is not known. */
  point: MapPoint | null;
  url: string;
};

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

const locationOf = (title: string, point: MapPoint | null) => ({
  title,
  ...(point && { geo: { lat: point.latitude, lon: point.longitude } }),
});

/**
 * @param calendar.name shown where it is subscribed to; null for a single entry
 * @param calendar.organisation behind the program's identifier
 */
export function calendarFile(
  entries: readonly CalendarEntry[],
  calendar: { name: string | null; organisation: string; language: Language; now: Date },
): Uint8Array {
  const file = ical({
    prodId: {
      company: calendar.organisation,
      product: 'Min side',
      language: calendar.language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    // The library escapes the texts of an entry, and not this one.
    ...(calendar.name && { name: calendar.name.replace(/\p{Cc}+/gu, ' '), ttl: 3600 }),
  });
  for (const entry of entries)
    file.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      status: statuses[entry.status],
      stamp: calendar.now,
      lastModified: entry.changedAt,
      start: entry.startsAt,
      end: entry.endsAt,
      summary: entry.title,
      description: entry.description,
      ...(entry.place && { location: locationOf(entry.place, entry.point) }),
      url: entry.url,
    });
  return Buffer.from(file.toString(), 'utf8');
}
