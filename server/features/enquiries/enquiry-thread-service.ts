/** An enquiry as both sides read it: what was written, what has happened, what it is about. */
import type { EnquiryThread } from '#contract/enquiry-endpoints.ts';
import { closingDay } from '#contract/values/enquiry-silence.ts';
import { addDays } from '#contract/values/working-days.ts';
import type { Database } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listMessageAttachments } from '../attachments/attachment-service.ts';
import { findReference } from './enquiry-reference-repository.ts';
import type { EnquiryEventRow, EnquiryRow, ThreadRow } from './enquiry-repository.ts';
import { lastReopeningDay, mayReopen } from './enquiry-rules.ts';
import { extendedDueDay, statutoryDay } from './promise-rules.ts';

/** @throws Refusal NOT_FOUND where there is none */
export async function showThread(
  db: Database,
  enquiry: ThreadRow | undefined,
  now: Date,
): Promise<{ enquiry: ThreadRow; thread: EnquiryThread }> {
  if (!enquiry) throw new Refusal('NOT_FOUND');
  return { enquiry, thread: await presentThread(db, enquiry, now) };
}

/** Two statements more only where there are files, or something that the enquiry is about. */
async function presentThread(db: Database, enquiry: ThreadRow, now: Date): Promise<EnquiryThread> {
  const { id, number, topic, subject, state, isUnread, receivedAt, lastMessageAt, closedAt } = enquiry;
  const { messages, continuations, mergedNumbers, events, forwarding } = enquiry;
  const attachments = enquiry.hasAttachments ? await listMessageAttachments(db, id) : null;
  return {
    id,
    number,
    topic,
    subject,
    state,
    isUnread,
    receivedAt: receivedAt.toISOString(),
    lastMessageAt: lastMessageAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    reopenUntil: reopeningDayOf(enquiry, now),
    closesOn: closingDayOf(enquiry, now),
    answerBy: lawfulDayOf(enquiry),
    about: await referenceOf(db, enquiry),
    ...(forwarding && { forwarding }),
    continuedIn: continuations,
    mergedNumbers,
    messages: messages.map((message) => ({
      id: message.id,
      from: message.author,
      // An unidentified sender has the name they typed.
      name: shownName(message.author, message) || enquiry.personName,
      ...(message.unit && { unit: message.unit }),
      text: message.body,
      sentAt: message.sentAt.toISOString(),
      attachments: attachments?.get(message.id) ?? [],
    })),
    events: events.map(eventOf),
  };
}

/** Null for an open one, and when the time is out. */
function reopeningDayOf({ closedAt }: EnquiryRow, now: Date): string | null {
  const closedOn = closedAt && norwegianDay(closedAt);
  return closedOn && mayReopen(closedOn, norwegianDay(now)) ? lastReopeningDay(closedOn) : null;
}

function closingDayOf({ state, lastMessageAt, remindedAt }: EnquiryRow, now: Date): string | null {
  if (state !== 'answered' && state !== 'waiting-for-member') return null;
  const silence = {
    isWaiting: state === 'waiting-for-member',
    lastMessageOn: norwegianDay(lastMessageAt),
    remindedOn: remindedAt && norwegianDay(remindedAt),
  };
  const [day, today] = [closingDay(silence, norwegianDay(now)), norwegianDay(now)];
  // It closes in the morning: what should have been closed already is so tomorrow.
  return day > today ? day : addDays(today, 1);
}

/** Null when it has been answered. */
function lawfulDayOf({ topic, state, receivedAt, isExtended }: EnquiryRow): string | null {
  if (state === 'answered' || state === 'closed') return null;
  const receivedOn = norwegianDay(receivedAt);
  return isExtended ? extendedDueDay(receivedOn) : statutoryDay(topic, receivedOn);
}

async function referenceOf(db: Database, { aboutKind, aboutId, personId }: EnquiryRow) {
  if (!aboutKind || !aboutId || !personId) return null;
  const key = { kind: aboutKind, id: aboutId };
  const gone = { ...key, isThere: false, name: null, amountOre: null, on: null };
  return (await findReference(db, key, personId)) ?? gone;
}

function eventOf({ id, kind, author, field, before, after, happenedAt, ...name }: EnquiryEventRow) {
  const shared = { id, from: author, name: shownName(author, name), happenedAt: happenedAt.toISOString() };
  return kind === 'changed' ? { ...shared, kind, field: field!, before, after } : { ...shared, kind };
}

/** Of those who answer, the first name is enough. */
function shownName(
  author: 'person' | 'staff' | 'portal',
  { givenName, familyName }: { givenName: string | null; familyName: string | null },
): string {
  if (author === 'portal') return '';
  if (author === 'staff') return givenName ?? '';
  return `${givenName ?? ''} ${familyName ?? ''}`.trim();
}
