/**
 * Calendars: one activity, one sign-up, and everything a person has signed up for. The address of the last two is what
 * opens them, as calendar programs cannot sign in; the person's own can be taken back at any time.
 */
import type { MySignUps } from '#contract/activity-endpoints.ts';
import type { FileAnswer } from '#contract/endpoint.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { Actor } from '#server/actor.ts';
import { type CalendarEntry, calendarFile } from '#server/platform/calendar-file.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createSigner } from '#server/platform/server-secret.ts';
import {
  type FeedRow,
  findFeedOf,
  findFeedOwner,
  findFeedRow,
  listFeed,
  listUnitActivities,
  mySignUpOf,
  removeFeed,
  replaceFeed,
  type UnitActivityRow,
} from './activity-feed-repository.ts';
import { findActivity, listUnitNames } from './activity-repository.ts';
import { unitsOf } from './organiser-service.ts';
import { findSignUpPerson } from './sign-up-repository.ts';
import { isOfActivity } from './waiting-list-service.ts';

const dayMs = 86_400_000;
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const [idBytes, signatureBytes] = [16, 16];

/** What is in calendars. */
export type CalendarWords = {
  feedFile: string;
  feedName: string;
  unitFeedFile: string;
  unitFeedName(unit: string): string;
  digital: string;
  waiting(title: string): string;
  description(entry: { summary: string; digitalLink: string | null; url: string }): string;
};

export type ActivityFeeds = ReturnType<typeof createActivityFeeds>;

/** @param needs.secret what the key of the addresses is derived from @param needs.words what is in calendars */
export function createActivityFeeds(needs: {
  secret: Buffer;
  origin: string;
  organisation: { name: string };
  words: Record<Language, CalendarWords>;
}) {
  const { origin } = needs;
  const { sign, isOurs } = createSigner(needs.secret, 'activity calendar', signatureBytes);
  const host = new URL(origin).hostname;

  const pathOf = (feedId: string): string => {
    const id = Buffer.from(feedId.replaceAll('-', ''), 'hex');
    return `/api/calendar-feeds/${Buffer.concat([id, sign(id)]).toString('base64url')}`;
  };
  function feedIdOf(code: string): string | null {
    const bytes = Buffer.from(code, 'base64url');
    if (bytes.length !== idBytes + signatureBytes) return null;
    const id = bytes.subarray(0, idBytes);
    if (!isOurs(bytes.subarray(idBytes), id)) return null;
    return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  const fileNameOf = ({ title, startsAt }: { title: string; startsAt: Date }) =>
    `${title} ${norwegianDay(startsAt)}`;
  const uidOf = (activityId: string) => `aktivitet-${activityId}@${host}`;
  const file = (
    entries: CalendarEntry[],
    calendar: { name: string | null; fileName: string; language: Language; now: Date },
  ): FileAnswer => ({
    name: `${calendar.fileName}.ics`,
    type: 'text/calendar',
    content: calendarFile(entries, { ...calendar, organisation: needs.organisation.name }),
  });

  /** What everybody may know of an activity. */
  function openEntryOf(
    activity: Omit<UnitActivityRow, 'state' | 'unit'> & { state: string },
    language: Language,
  ): CalendarEntry {
    const words = needs.words[language];
    const { id, title, summary, startsAt, endsAt, sequence, changedAt, isDigital, place, point } = activity;
    const url = `${origin}/activities/${id}`;
    return {
      uid: uidOf(id),
      sequence,
      changedAt,
      title,
      startsAt,
      endsAt,
      url,
      status: activity.state === 'cancelled' ? 'cancelled' : 'confirmed',
      place: place ?? (isDigital ? words.digital : null),
      point,
      description: words.description({ summary, url, digitalLink: null }),
    };
  }

  function entryOf(row: FeedRow, language: Language): CalendarEntry {
    const words = needs.words[language];
    const isOff = row.state === 'cancelled' || row.activityState === 'cancelled';
    const hasPlace = row.state === 'signed-up';
    const url = `${origin}/activities/${row.activityId}`;
    return {
      uid: uidOf(row.activityId),
      sequence: row.sequence,
      changedAt: row.changedAt,
      url,
      status: isOff ? 'cancelled' : hasPlace ? 'confirmed' : 'tentative',
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      place: row.place ?? (row.isDigital ? words.digital : null),
      point: row.point,
      title: hasPlace || isOff ? row.title : words.waiting(row.title),
      description: words.description({
        summary: row.summary,
        url,
        digitalLink: hasPlace && !isOff ? row.digitalLink : null,
      }),
    };
  }

  return {
    /** What everybody may know. @throws Refusal NOT_FOUND */
    async activity(db: Database, id: string, language: Language, now: Date): Promise<FileAnswer> {
      const activity = await findActivity(db, id);
      if (!isOfActivity(activity)) throw new Refusal('NOT_FOUND');
      return file([openEntryOf(activity, language)], {
        name: null,
        fileName: fileNameOf(activity),
        language,
        now,
      });
    },

    /** What everybody may know, as schema.org has it; null where there is no such activity. */
    async event(db: Database, id: string): Promise<object | null> {
      const activity = idShape.test(id) ? await findActivity(db, id) : undefined;
      if (!isOfActivity(activity)) return null;
      const { status, place, point, title, startsAt, endsAt, url } = openEntryOf(activity, 'nb');
      const { isDigital, summary, unitName } = activity;
      const geo = point && { '@type': 'GeoCoordinates', ...point };
      const at = { '@type': 'Place', name: place, address: place, ...(geo && { geo }) };
      const onLine = { '@type': 'VirtualLocation', url };
      return {
        '@context': 'https://schema.org',
        '@type': 'Event',
        '@id': url,
        name: title,
        description: summary,
        startDate: startsAt.toISOString(),
        endDate: endsAt.toISOString(),
        eventStatus: `https://schema.org/Event${status === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
        eventAttendanceMode: `https://schema.org/${
          !isDigital ? 'Offline' : activity.place ? 'Mixed' : 'Online'
        }EventAttendanceMode`,
        location: !isDigital ? at : activity.place ? [at, onLine] : onLine,
        organizer: { '@type': 'Organization', name: unitName },
        url,
      };
    },

    /** The same entries, with the same ids, for a chapter, a region or the whole. @throws Refusal NOT_FOUND */
    async unit(db: Database, unitId: string, language: Language, now: Date): Promise<FileAnswer> {
      const unit = (await listUnitNames(db)).find(({ id }) => id === unitId);
      if (!unit) throw new Refusal('NOT_FOUND');
      const rows = await listUnitActivities(db, unitId, new Date(now.getTime() - 90 * dayMs));
      const { unitFeedName, unitFeedFile: fileName } = needs.words[language];
      const entries = rows.map((row) => openEntryOf(row, language));
      return file(entries, { name: unitFeedName(unit.name), fileName, language, now });
    },

    /** @throws Refusal NOT_FOUND */
    async signUp(db: Database, code: string, now: Date): Promise<FileAnswer> {
      const row = await findFeedRow(db, code);
      if (!row || row.activityState === 'draft') throw new Refusal('NOT_FOUND');
      const { language } = row;
      return file([entryOf(row, language)], { name: null, fileName: fileNameOf(row), language, now });
    },

    /** @throws Refusal NOT_FOUND where there is none such, or not any more */
    async feed(db: Database, code: string, now: Date): Promise<FileAnswer> {
      const feedId = feedIdOf(code);
      const owner = feedId && (await findFeedOwner(db, feedId));
      if (!owner) throw new Refusal('NOT_FOUND');
      const rows = await listFeed(db, owner.personId, new Date(now.getTime() - 90 * dayMs));
      const { language } = owner;
      const { feedName, feedFile: fileName } = needs.words[language];
      return file(
        rows.map((row) => entryOf(row, language)),
        { name: feedName, fileName, language, now },
      );
    },

    async renew(tx: Transaction, actor: Actor, now: Date): Promise<{ feedPath: string }> {
      return { feedPath: pathOf(await replaceFeed(tx, actor.personId, now)) };
    },

    async end(tx: Transaction, actor: Actor): Promise<Record<string, never>> {
      await removeFeed(tx, actor.personId);
      return {};
    },

    async mine(db: Database, actor: Actor, now: Date): Promise<MySignUps> {
      const rows = await listFeed(db, actor.personId, new Date(now.getTime() - 365 * dayMs));
      const { chapterId } = await findSignUpPerson(db, actor.personId);
      const units = await listUnitNames(db);
      const unit = units.find(({ id }) => id === chapterId);
      const feedId = await findFeedOf(db, actor.personId);
      const standing = rows.filter(({ state }) => state !== 'cancelled');
      return {
        own: unit ? { chapterId: unit.id, name: unit.name, regionId: unit.regionId } : null,
        coming: standing.filter(({ endsAt }) => endsAt > now).map(mySignUpOf),
        past: standing
          .filter(({ endsAt, state }) => endsAt <= now && state === 'signed-up')
          .reverse()
          .map(mySignUpOf),
        mayOrganise: (await unitsOf(db, actor, norwegianDay(now))).length > 0,
        feedPath: feedId && pathOf(feedId),
      };
    },
  };
}
