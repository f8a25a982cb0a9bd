/** Enquiries: a thread between a person and member service. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { MessageAttachment } from '#contract/attachment-endpoints.ts';
import type { NewEnquiry, Reply, StaffEnquiryThread } from '#contract/enquiry-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listMessageAttachments, sendAttachments } from '../attachments/attachment-service.ts';
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
    attachments: string[],
    now: Date,
  ) {
    if (!mayWriteIn(enquiry.state)) throw new Refusal('ENQUIRY_CLOSED');
    const messageId = randomUUID();
    const form = `enquiry-reply.${enquiry.id}`;
    await addMessage(tx, { id: messageId, enquiryId: enquiry.id, ...message, sentAt: now });
    await sendAttachments(tx, { ids: attachments, ownerId: message.authorId, form, messageId });
    await setStateAfterMessage(tx, enquiry.id, stateAfterMessage(message.author), now);
    await discardSentDraft(tx, message.authorId, form);
    if (message.author === 'staff' && enquiry.personId) {
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
    async send(
      tx: Transaction,
      actor: Actor,
      enquiry: Omit<NewEnquiry, 'attachments'> & Partial<NewEnquiry>,
      now: Date,
      form = 'new-enquiry',
    ) {
      const hourAgo = new Date(now.getTime() - 3_600_000);
      if ((await countEnquiriesSince(tx, actor.personId, hourAgo)) >= enquiriesPerHour) {
        throw new Refusal('TOO_MANY_ENQUIRIES', { retryAfterSeconds: 3600 });
      }
      const id = randomUUID();
      const year = norwegianYear(now);
      const number = enquiryNumber(year, await takeRunningNumber(tx, year));
      const { topic, subject, message: body, attachments = [] } = enquiry;
      const messageId = randomUUID();
      const { personId } = actor;
      await addEnquiry(tx, { id, number, personId, topic, subject, receivedAt: now });
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
      return { id, number, receivedAt: now.toISOString() };
    },

    /** @param owner whose it must be; null for member service @throws Refusal NOT_FOUND */
    async getThread(db: Database, id: string, owner: string | null) {
      const enquiry = await findEnquiry(db, id, owner);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      const messages = await listMessages(db, id);
      return { enquiry, thread: threadOf(enquiry, messages, await listMessageAttachments(db, id)) };
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
  const isIdentified = row.personId !== null;
  return { id, number, topic, subject, state, receivedAt, lastMessageAt, isUnread, personName, isIdentified };
}

function threadOf(
  row: EnquiryRow,
  messages: MessageRow[],
  attachments: Map<string, MessageAttachment[]>,
): StaffEnquiryThread {
  return {
    ...summaryOf(row),
    closedAt: row.closedAt?.toISOString() ?? null,
    unidentifiedContact: row.personId ? null : { email: row.senderEmail, phone: row.senderPhone },
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
      attachments: attachments.get(message.id) ?? [],
    })),
  };
}
