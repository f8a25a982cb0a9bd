/** Enquiries: a thread between a person and member service. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { EnquiryThread, NewEnquiry } from '#contract/enquiry-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import type { Announce } from '../notices/notices-service.ts';
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
  enquiriesPerHour,
  enquiryNumber,
  mayWriteIn,
  norwegianYear,
  stateAfterMessage,
} from './enquiry-rules.ts';

export type EnquiryService = ReturnType<typeof createEnquiryService>;

export function createEnquiryService(needs: { announce: Announce }) {
  const { announce } = needs;

  /** Adds a message and tells the other side. */
  async function write(
    tx: Transaction,
    enquiry: EnquiryRow,
    message: { author: 'person' | 'staff'; authorId: string; body: string },
    now: Date,
  ) {
    if (!mayWriteIn(enquiry.state)) throw new Refusal('ENQUIRY_CLOSED');
    await addMessage(tx, { id: randomUUID(), enquiryId: enquiry.id, ...message, sentAt: now });
    await setStateAfterMessage(tx, enquiry.id, stateAfterMessage(message.author), now);
    await discardSentDraft(tx, message.authorId, `enquiry-reply.${enquiry.id}`);
    if (message.author === 'staff') {
      await announce(tx, {
        personId: enquiry.personId,
        kind: 'enquiry-answered',
        subjectId: enquiry.id,
        now,
      });
    }
  }

  return {
    /** @param form whose draft this was @throws Refusal TOO_MANY_ENQUIRIES */
    async send(tx: Transaction, actor: Actor, enquiry: NewEnquiry, now: Date, form = 'new-enquiry') {
      const hourAgo = new Date(now.getTime() - 3_600_000);
      if ((await countEnquiriesSince(tx, actor.personId, hourAgo)) >= enquiriesPerHour) {
        throw new Refusal('TOO_MANY_ENQUIRIES', { retryAfterSeconds: 3600 });
      }
      const id = randomUUID();
      const year = norwegianYear(now);
      const number = enquiryNumber(year, await takeRunningNumber(tx, year));
      const { topic, subject, message: body } = enquiry;
      const { personId } = actor;
      await addEnquiry(tx, { id, number, personId, topic, subject, receivedAt: now });
      await addMessage(tx, {
        id: randomUUID(),
        enquiryId: id,
        author: 'person',
        authorId: personId,
        body,
        sentAt: now,
      });
      await discardSentDraft(tx, personId, form);
      await announce(tx, { personId, kind: 'enquiry-received', subjectId: id, now });
      return { id, number, receivedAt: now.toISOString() };
    },

    /** @param owner whose it must be; null for member service @throws Refusal NOT_FOUND */
    async getThread(db: Database, id: string, owner: string | null) {
      const enquiry = await findEnquiry(db, id, owner);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      return { enquiry, thread: threadOf(enquiry, await listMessages(db, id)) };
    },

    countOpen: countOpenEnquiries,

    listQueue: async (db: Database, state: 'open' | 'closed') => (await listQueue(db, state)).map(summaryOf),

    /** @throws Refusal NOT_FOUND, ENQUIRY_CLOSED */
    async reply(tx: Transaction, actor: Actor, id: string, body: string, now: Date) {
      const enquiry = await findEnquiryForChange(tx, id, actor.personId);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      await write(tx, enquiry, { author: 'person', authorId: actor.personId, body }, now);
    },

    /** Member service answers. @throws Refusal NOT_FOUND, ENQUIRY_CLOSED */
    async answer(tx: Transaction, actor: Actor, id: string, body: string, now: Date) {
      const enquiry = await findEnquiryForChange(tx, id, null);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      await write(tx, enquiry, { author: 'staff', authorId: actor.personId, body }, now);
    },

    /** Closing a closed one changes nothing. @throws Refusal NOT_FOUND */
    async close(tx: Transaction, actor: Actor, id: string, now: Date): Promise<void> {
      const enquiry = await findEnquiryForChange(tx, id, actor.personId);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      if (enquiry.state !== 'closed') await setClosed(tx, id, now);
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
  return { id, number, topic, subject, state, receivedAt, lastMessageAt, isUnread, personName };
}

function threadOf(row: EnquiryRow, messages: MessageRow[]): EnquiryThread & { personName: string } {
  return {
    ...summaryOf(row),
    closedAt: row.closedAt?.toISOString() ?? null,
    messages: messages.map((message) => ({
      id: message.id,
      from: message.author,
      // Of those who answer, the first name is enough.
      name:
        message.author === 'staff'
          ? (message.givenName ?? '')
          : `${message.givenName ?? ''} ${message.familyName ?? ''}`.trim(),
      text: message.body,
      sentAt: message.sentAt.toISOString(),
    })),
  };
}
