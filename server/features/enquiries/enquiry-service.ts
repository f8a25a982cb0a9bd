/** Enquiries: a thread between a person and member service. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { MessageAttachment } from '#contract/attachment-endpoints.ts';
import type { EnquiryThread, NewEnquiry, Reply, StaffEnquiryThread } from '#contract/enquiry-endpoints.ts';
import type { ReferenceKey } from '#contract/enquiry-reference.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listMessageAttachments, sendAttachments } from '../attachments/attachment-service.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { measureFirstAnswer } from './answer-time-service.ts';
import {
  addEnquiryEvent,
  type EnquiryEventRow,
  type EventAuthor,
  listEnquiryEvents,
} from './enquiry-event-repository.ts';
import { findReference, listContinuations } from './enquiry-reference-repository.ts';
import {
  addEnquiry,
  addMessage,
  countEnquiriesSince,
  countOpenEnquiries,
  type EnquiryRow,
  findEnquiry,
  findEnquiryForChange,
  listMessages,
  listQueue,
  type MessageRow,
  setClosed,
  setRead,
  setStateAfterMessage,
  takeRunningNumber,
} from './enquiry-repository.ts';
import {
  type EnquiryAct,
  enquiriesPerHour,
  enquiryNumber,
  lastReopeningDay,
  mayReopen,
  norwegianYear,
  stateAfter,
  statutoryDay,
} from './enquiry-rules.ts';

export type EnquiryService = ReturnType<typeof createEnquiryService>;

export function createEnquiryService(needs: { announce: Announce }) {
  const { announce } = needs;

  /** Adds a message and tells the other side. */
  async function write(
    tx: Transaction,
    enquiry: EnquiryRow,
    message: { author: 'person' | 'staff'; authorId: string; body: string },
    attachments: string[],
    now: Date,
    act: EnquiryAct = message.author === 'person' ? 'person-writes' : 'staff-answers',
  ) {
    const state = stateAfter(enquiry.state, act);
    if (!state) throw new Refusal('ENQUIRY_CLOSED');
    if (message.author === 'staff') await measureFirstAnswer(tx, enquiry, now);
    const messageId = randomUUID();
    const form = `enquiry-reply.${enquiry.id}`;
    await addMessage(tx, { id: messageId, enquiryId: enquiry.id, ...message, sentAt: now });
    await sendAttachments(tx, { ids: attachments, ownerId: message.authorId, form, messageId });
    await setStateAfterMessage(tx, enquiry.id, state, now);
    await discardSentDraft(tx, message.authorId, form);
    if (message.author === 'staff' && enquiry.personId) {
      const answered = {
        personId: enquiry.personId,
        kind: 'enquiry-answered' as const,
        subjectId: enquiry.id,
        now,
      };
      await announce(tx, answered);
      if (enquiry.wantsSms) await announce(tx, { ...answered, channel: 'sms' });
    }
  }

  /** Whoever writes here holds the enquiry's row. */
  const happen = (
    tx: Transaction,
    enquiryId: string,
    kind: 'closed' | 'reopened',
    author: EventAuthor,
    at: Date,
  ) => addEnquiryEvent(tx, randomUUID(), { enquiryId, kind, author, happenedAt: at });

  return {
    /**
     * @param form whose draft this was
     * @throws Refusal TOO_MANY_ENQUIRIES; INVALID_INPUT where what it is about is not the person's
     */
    async send(
      tx: Transaction,
      actor: Actor,
      enquiry: Pick<NewEnquiry, 'topic' | 'subject' | 'message'> & Partial<NewEnquiry>,
      now: Date,
      form = formOf(enquiry.about ?? null),
    ) {
      const hourAgo = new Date(now.getTime() - 3_600_000);
      if ((await countEnquiriesSince(tx, actor.personId, hourAgo)) >= enquiriesPerHour) {
        throw new Refusal('TOO_MANY_ENQUIRIES', { retryAfterSeconds: 3600 });
      }
      const id = randomUUID();
      const year = norwegianYear(now);
      const number = enquiryNumber(year, await takeRunningNumber(tx, year));
      const { topic, subject, message: body, attachments = [], about = null, wantsSms = false } = enquiry;
      const messageId = randomUUID();
      const { personId } = actor;
      if (about && !(await findReference(tx, about, personId)))
        throw new Refusal('INVALID_INPUT', { fields: [{ path: '/about', code: 'INVALID' }] });
      await addEnquiry(tx, { id, number, personId, topic, subject, about, wantsSms, receivedAt: now });
      await addMessage(tx, {
        id: messageId,
        enquiryId: id,
        author: 'person',
        authorId: personId,
        body,
        sentAt: now,
      });
      await sendAttachments(tx, { ids: attachments, ownerId: personId, form, messageId });
      await discardSentDraft(tx, personId, form);
      await announce(tx, { personId, kind: 'enquiry-received', subjectId: id, now });
      const answerBy = statutoryDay(topic, norwegianDay(now));
      return { id, number, receivedAt: now.toISOString(), answerBy };
    },

    /** @param owner whose it must be; null for member service @throws Refusal NOT_FOUND */
    async getThread(db: Database, id: string, owner: string | null) {
      const enquiry = await findEnquiry(db, id, owner);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      return {
        enquiry,
        thread: threadOf(enquiry, {
          messages: await listMessages(db, id),
          attachments: await listMessageAttachments(db, id),
          events: await listEnquiryEvents(db, id),
          about: await referenceOf(db, enquiry),
          continuedIn: await listContinuations(db, id),
        }),
      };
    },

    /** @throws Refusal NOT_FOUND where it is not the person's */
    async getReference(db: Database, key: ReferenceKey, personId: string) {
      const reference = await findReference(db, key, personId);
      if (!reference) throw new Refusal('NOT_FOUND');
      return reference;
    },

    countOpen: countOpenEnquiries,

    listQueue: async (db: Database, state: 'open' | 'closed') => (await listQueue(db, state)).map(summaryOf),

    /** @throws Refusal NOT_FOUND, ENQUIRY_CLOSED */
    async reply(tx: Transaction, actor: Actor, id: string, reply: Reply, now: Date) {
      const enquiry = await findEnquiryForChange(tx, id, actor.personId);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      await write(
        tx,
        enquiry,
        { author: 'person', authorId: actor.personId, body: reply.message },
        reply.attachments,
        now,
      );
    },

    /**
     * Writes on in a closed one, which is open again with it. In one that somebody has opened meanwhile it is a reply.
     * @throws Refusal NOT_FOUND, REOPENING_TOO_LATE
     */
    async reopen(tx: Transaction, actor: Actor, id: string, reply: Reply, now: Date) {
      const { personId } = actor;
      const enquiry = await findEnquiryForChange(tx, id, personId);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      const { closedAt } = enquiry;
      if (closedAt && !mayReopen(norwegianDay(closedAt), norwegianDay(now)))
        throw new Refusal('REOPENING_TOO_LATE');
      if (closedAt) await happen(tx, enquiry.id, 'reopened', { from: 'person', id: personId }, now);
      const message = { author: 'person' as const, authorId: personId, body: reply.message };
      await write(
        tx,
        enquiry,
        message,
        reply.attachments,
        now,
        closedAt ? 'person-reopens' : 'person-writes',
      );
    },

    /** Member service answers. @throws Refusal NOT_FOUND, ENQUIRY_CLOSED */
    async answer(tx: Transaction, actor: Actor, id: string, reply: Reply, now: Date) {
      const enquiry = await findEnquiryForChange(tx, id, null);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      await write(
        tx,
        enquiry,
        { author: 'staff', authorId: actor.personId, body: reply.message },
        reply.attachments,
        now,
      );
    },

    /** Closing a closed one changes nothing. @throws Refusal NOT_FOUND */
    async close(tx: Transaction, actor: Actor, id: string, now: Date): Promise<void> {
      const enquiry = await findEnquiryForChange(tx, id, actor.personId);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      if (enquiry.state === 'closed') return;
      await setClosed(tx, enquiry.id, now);
      await happen(tx, enquiry.id, 'closed', { from: 'person', id: actor.personId }, now);
    },

    /** @throws Refusal NOT_FOUND */
    async markRead(tx: Transaction, actor: Actor, id: string, now: Date): Promise<void> {
      if (!(await setRead(tx, id, actor.personId, now))) throw new Refusal('NOT_FOUND');
    },
  };
}

/** An enquiry as it is shown in a list. */
export function summaryOf(row: EnquiryRow) {
  const { id, number, topic, subject, state, isUnread, personName } = row;
  const receivedAt = row.receivedAt.toISOString();
  const lastMessageAt = row.lastMessageAt.toISOString();
  const isIdentified = row.personId !== null;
  return { id, number, topic, subject, state, receivedAt, lastMessageAt, isUnread, personName, isIdentified };
}

/** The draft and the waiting files of an enquiry that is started from something are its own. */
const formOf = (about: ReferenceKey | null): string => (about ? `new-enquiry.${about.id}` : 'new-enquiry');

async function referenceOf(db: Database, { aboutKind, aboutId, personId }: EnquiryRow) {
  if (!aboutKind || !aboutId || !personId) return null;
  const key = { kind: aboutKind, id: aboutId };
  const gone = { ...key, isThere: false, name: null, amountOre: null, on: null };
  return (await findReference(db, key, personId)) ?? gone;
}

function threadOf(
  row: EnquiryRow,
  parts: {
    messages: MessageRow[];
    attachments: Map<string, MessageAttachment[]>;
    events: EnquiryEventRow[];
  } & Pick<EnquiryThread, 'about' | 'continuedIn'>,
): StaffEnquiryThread {
  const { closedAt, receivedAt, topic } = row;
  const isAnswered = row.state === 'answered' || closedAt !== null;
  return {
    ...summaryOf(row),
    closedAt: closedAt?.toISOString() ?? null,
    reopenUntil: closedAt && lastReopeningDay(norwegianDay(closedAt)),
    answerBy: isAnswered ? null : statutoryDay(topic, norwegianDay(receivedAt)),
    about: parts.about,
    continuedIn: parts.continuedIn,
    unidentifiedContact: row.personId ? null : { email: row.senderEmail, phone: row.senderPhone },
    messages: parts.messages.map((message) => ({
      id: message.id,
      from: message.author,
      name: shownName(message.author, message),
      text: message.body,
      sentAt: message.sentAt.toISOString(),
      attachments: parts.attachments.get(message.id) ?? [],
    })),
    events: parts.events.map(({ id, kind, author, field, before, after, happenedAt, ...name }) => {
      const shared = {
        id,
        from: author,
        name: shownName(author, name),
        happenedAt: happenedAt.toISOString(),
      };
      return kind === 'changed' ? { ...shared, kind, field: field!, before, after } : { ...shared, kind };
    }),
  };
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
