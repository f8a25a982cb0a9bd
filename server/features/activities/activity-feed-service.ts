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
import { withNeeds } from '#server/platform/with-needs.ts';
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

type Needs = {
  secret: Buffer;
  origin: string;
  organisation: { name: string };
  words: Record<Language, CalendarWords>;
};

const contextOf = (needs: Needs) => ({
  ...needs,
  ...createSigner(needs.secret, 'activity calendar', signatureBytes),
  host: new URL(needs.origin).hostname,
});
type Context = ReturnType<typeof contextOf>;

/** @param needs.secret what the key of the addresses is derived from @param needs.words what is in calendars */
export const createActivityFeeds = (needs: Needs) => ({
  ...withNeeds(contextOf(needs), { activity, event, unit, signUp, feed, renew, mine }),
  end,
});

const pathOf = (context: Context, feedId: string): string => {
  const id = Buffer.from(feedId.replaceAll('-', ''), 'hex');
  return `/api/calendar-feeds/${Buffer.concat([id, context.sign(id)]).toString('base64url')}`;
};

function feedIdOf(context: Context, code: string): string | null {
  const bytes = Buffer.from(code, 'base64url');
  if (bytes.length !== idBytes + signatureBytes) return null;
  const id = bytes.subarray(0, idBytes);
  if (!context.isOurs(bytes.subarray(idBytes), id)) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const fileNameOf = ({ title, startsAt }: { title: string; startsAt: Date }) =>
  `${title} ${norwegianDay(startsAt)}`;

const uidOf = (context: Context, activityId: string) => `aktivitet-${activityId}@${context.host}`;

const file = (
  context: Context,
  entries: CalendarEntry[],
  calendar: { name: string | null; fileName: string; language: Language; now: Date },
): FileAnswer => ({
  name: `${calendar.fileName}.ics`,
  type: 'text/calendar',
  content: calendarFile(entries, { ...calendar, organisation: context.organisation.name }),
});

/** What everybody may know of an activity. */
function openEntryOf(
  context: Context,
  activity: Omit<UnitActivityRow, 'state' | 'unit'> & { state: string },
  language: Language,
): CalendarEntry {
  const words = context.words[language];
  const { id, title, summary, startsAt, endsAt, sequence, changedAt, isDigital, place, point } = activity;
  const url = `${context.origin}/activities/${id}`;
  return {
    uid: uidOf(context, id),
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

function entryOf(context: Context, row: FeedRow, language: Language): CalendarEntry {
  const words = context.words[language];
  const isOff = row.state === 'cancelled' || row.activityState === 'cancelled';
  const hasPlace = row.state === 'signed-up';
  const url = `${context.origin}/activities/${row.activityId}`;
  return {
    uid: uidOf(context, row.activityId),
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

/** What everybody may know. @throws Refusal NOT_FOUND */
async function activity(context: Context, db: Database, id: string, language: Language, now: Date) {
  const activity = await findActivity(db, id);
  if (!isOfActivity(activity)) throw new Refusal('NOT_FOUND');
  return file(context, [openEntryOf(context, activity, language)], {
    name: null,
    fileName: fileNameOf(activity),
    language,
    now,
  });
}

/** What everybody may know, as schema.org has it; null where there is no such activity. */
async function event(context: Context, db: Database, id: string): Promise<object | null> {
  const activity = idShape.test(id) ? await findActivity(db, id) : undefined;
  if (!isOfActivity(activity)) return null;
  const { status, place, point, title, startsAt, endsAt, url } = openEntryOf(context, activity, 'nb');
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
}

/** The same entries, with the same ids, for a chapter, a region or the whole. @throws Refusal NOT_FOUND */
async function unit(context: Context, db: Database, unitId: string, language: Language, now: Date) {
  const unit = (await listUnitNames(db)).find(({ id }) => id === unitId);
  if (!unit) throw new Refusal('NOT_FOUND');
  const rows = await listUnitActivities(db, unitId, new Date(now.getTime() - 90 * dayMs));
  const { unitFeedName, unitFeedFile: fileName } = context.words[language];
  const entries = rows.map((row) => openEntryOf(context, row, language));
  return file(context, entries, { name: unitFeedName(unit.name), fileName, language, now });
}

/** @throws Refusal NOT_FOUND */
async function signUp(context: Context, db: Database, code: string, now: Date): Promise<FileAnswer> {
  const row = await findFeedRow(db, code);
  if (!row || row.activityState === 'draft') throw new Refusal('NOT_FOUND');
  const { language } = row;
  return file(context, [entryOf(context, row, language)], {
    name: null,
    fileName: fileNameOf(row),
    language,
    now,
  });
}

/** @throws Refusal NOT_FOUND where there is none such, or not any more */
async function feed(context: Context, db: Database, code: string, now: Date): Promise<FileAnswer> {
  const feedId = feedIdOf(context, code);
  const owner = feedId && (await findFeedOwner(db, feedId));
  if (!owner) throw new Refusal('NOT_FOUND');
  const rows = await listFeed(db, owner.personId, new Date(now.getTime() - 90 * dayMs));
  const { language } = owner;
  const { feedName, feedFile: fileName } = context.words[language];
  return file(
    context,
    rows.map((row) => entryOf(context, row, language)),
    { name: feedName, fileName, language, now },
  );
}

async function renew(context: Context, tx: Transaction, actor: Actor, now: Date) {
  return { feedPath: pathOf(context, await replaceFeed(tx, actor.personId, now)) };
}

async function end(tx: Transaction, actor: Actor): Promise<Record<string, never>> {
  await removeFeed(tx, actor.personId);
  return {};
}

async function mine(context: Context, db: Database, actor: Actor, now: Date): Promise<MySignUps> {
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
    feedPath: feedId && pathOf(context, feedId),
  };
}
