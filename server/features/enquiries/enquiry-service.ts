/** Enquiries: a thread between a person and member service. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { MessageAttachment } from '#contract/attachment-endpoints.ts';
import type {
  EnquiryState,
  EnquiryThread,
  EnquiryTopic,
  NewEnquiry,
  Reply,
} from '#contract/enquiry-endpoints.ts';
import type { Actor } from '#server/actor.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { listMessageAttachments, sendAttachments } from '../attachments/attachment-service.ts';
import type { AnswerByMail } from '../contact/answer-by-mail-service.ts';
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
  listMergedNumbers,
  listMessages,
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
import { dueDay, extendedDueDay } from './promise-rules.ts';

export type EnquiryService = ReturnType<typeof createEnquiryService>;

/** @param needs.answerWithinDays working days, from the organisation profile */
export function createEnquiryService(needs: {
  announce: Announce;
  answerWithinDays: number;
  answerByMail: AnswerByMail;
}) {
  const { announce } = needs;
  const dueOf = (topic: EnquiryTopic, now: Date) => dueDay(topic, norwegianDay(now), needs.answerWithinDays);

  /** Adds a message and tells the other side. */
  async function write(
    tx: Transaction,
    enquiry: EnquiryRow,
    message: { author: 'person' | 'staff'; authorId: string; body: string },
    attachments: string[],
    now: Date,
    state: EnquiryState = stateAfterMessage(message.author),
  ) {
    if (!mayWriteIn(enquiry.state)) throw new Refusal('ENQUIRY_CLOSED');
    const messageId = randomUUID();
    const form = `enquiry-reply.${enquiry.id}`;
    await addMessage(tx, { id: messageId, enquiryId: enquiry.id, ...message, sentAt: now });
    await sendAttachments(tx, { ids: attachments, ownerId: message.authorId, form, messageId });
    const dueOn = message.author === 'person' ? dueOf(enquiry.topic, now) : null;
    await setStateAfterMessage(tx, enquiry.id, state, now, dueOn);
    await discardSentDraft(tx, message.authorId, form);
    if (message.author === 'staff' && enquiry.personId) {
      await announce(tx, {
        personId: enquiry.personId,
        kind: 'enquiry-answered',
        subjectId: enquiry.id,
        now,
      });
    }
    // Who left only a phone number is rung up; the words are kept all the same.
    if (message.author === 'staff' && !enquiry.personId && enquiry.senderEmail)
      await needs.answerByMail(tx, { messageId, body: message.body, now });
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
      const dueOn = dueOf(topic, now);
      await addEnquiry(tx, { id, number, personId, topic, subject, receivedAt: now, dueOn });
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

    /** From somebody who could not sign in: nobody is told, for whoever owns the address may be another. */
    async receiveUnidentified(
      tx: Transaction,
      enquiry: {
        name: string;
        email: string | null;
        phone: string | null;
        topic: EnquiryTopic;
        subject: string;
        body: string;
      },
      now: Date,
    ): Promise<void> {
      const { name, email, phone, topic, subject, body } = enquiry;
      const id = randomUUID();
      const year = norwegianYear(now);
      const number = enquiryNumber(year, await takeRunningNumber(tx, year));
      const from = { personId: null, sender: { name, email, phone } };
      await addEnquiry(tx, {
        id,
        number,
        ...from,
        topic,
        subject,
        receivedAt: now,
        dueOn: dueOf(topic, now),
      });
      const message = { author: 'person' as const, authorId: null, body, sentAt: now };
      await addMessage(tx, { id: randomUUID(), enquiryId: id, ...message });
    },

    /** @param owner whose it must be; null for member service @throws Refusal NOT_FOUND */
    async getThread(db: Database, id: string, owner: string | null) {
      const enquiry = await findEnquiry(db, id, owner);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      const messages = await listMessages(db, enquiry.id);
      const attachments = await listMessageAttachments(db, enquiry.id);
      const mergedNumbers = await listMergedNumbers(db, enquiry.id);
      return { enquiry, thread: threadOf(enquiry, messages, attachments, mergedNumbers) };
    },

    countOpen: countOpenEnquiries,

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
     * Member service answers.
     * @param asks it is a question: the enquiry waits for the person
     * @throws Refusal NOT_FOUND, ENQUIRY_CLOSED, NUMBER_IN_MAIL
     */
    async answer(tx: Transaction, actor: Actor, id: string, reply: Reply, asks: boolean, now: Date) {
      const enquiry = await findEnquiryForChange(tx, id, null);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      const message = { author: 'staff' as const, authorId: actor.personId, body: reply.message };
      const state = asks ? 'waiting-for-member' : 'answered';
      await write(tx, enquiry, message, reply.attachments, now, state);
    },

    /** By when somebody who begins to wait now is to be answered. */
    dueOf,

    /** The last day after two further months. @param receivedAt when the privacy request came */
    extendedDueOf: (receivedAt: Date) => extendedDueDay(norwegianDay(receivedAt)),

    /** Closing a closed one changes nothing. @throws Refusal NOT_FOUND */
    async close(tx: Transaction, actor: Actor, id: string, now: Date): Promise<void> {
      const enquiry = await findEnquiryForChange(tx, id, actor.personId);
      if (!enquiry) throw new Refusal('NOT_FOUND');
      if (enquiry.state !== 'closed') await setClosed(tx, enquiry.id, now);
    },

    /** @throws Refusal NOT_FOUND */
    async markRead(tx: Transaction, actor: Actor, id: string, now: Date): Promise<void> {
      if (!(await setRead(tx, id, actor.personId, now))) throw new Refusal('NOT_FOUND');
    },
  };
}

/** An enquiry as it is shown in a list. */
export function summaryOf(row: EnquiryRow) {
  const { id, number, topic, subject, state, isUnread } = row;
  const receivedAt = row.receivedAt.toISOString();
  const lastMessageAt = row.lastMessageAt.toISOString();
  return { id, number, topic, subject, state, receivedAt, lastMessageAt, isUnread };
}

function threadOf(
  row: EnquiryRow,
  messages: MessageRow[],
  attachments: Map<string, MessageAttachment[]>,
  mergedNumbers: string[],
): EnquiryThread {
  return {
    ...summaryOf(row),
    closedAt: row.closedAt?.toISOString() ?? null,
    mergedNumbers,
    messages: messages.map((message) => ({
      id: message.id,
      from: message.author,
      // Of those who answer, the first name is enough.
      name:
        message.author === 'staff'
          ? (message.givenName ?? '')
          : `${message.givenName ?? ''} ${message.familyName ?? ''}`.trim() || row.personName,
      text: message.body,
      sentAt: message.sentAt.toISOString(),
      attachments: attachments.get(message.id) ?? [],
    })),
  };
}
