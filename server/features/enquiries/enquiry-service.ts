/** Enquiries: a thread between a person and member service. Each function runs in the caller's transaction. */
import { randomUUID } from 'node:crypto';
import type { EnquiryTopic, NewEnquiry, Reply } from '#contract/enquiry-endpoints.ts';
import type { ReferenceKey } from '#contract/enquiry-reference.ts';
import type { Actor } from '#server/actor.ts';
import type { Events } from '#server/events.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { withNeeds } from '#server/platform/with-needs.ts';
import { sendAttachments } from '../attachments/attachment-service.ts';
import { discardSentDraft } from '../drafts/drafts-service.ts';
import type { Announce } from '../notices/notices-service.ts';
import { measureFirstAnswer } from './answer-time-service.ts';
import { addEnquiryEvent, type Happening } from './enquiry-event-repository.ts';
import { countOpenEnquiries } from './enquiry-list-repository.ts';
import { findReference } from './enquiry-reference-repository.ts';
import {
  addEnquiry,
  addMessage,
  countEnquiriesSince,
  type EnquiryRow,
  findEnquiryForChange,
  findEnquiryForStaff,
  findThread,
  findThreadForStaff,
  setClosed,
  setRead,
  setStateAfterMessage,
  takeRunningNumber,
} from './enquiry-repository.ts';
import {
  type EnquiryAct,
  enquiriesPerHour,
  enquiryNumber,
  mayReopen,
  norwegianYear,
  stateAfter,
} from './enquiry-rules.ts';
import { showThread } from './enquiry-thread-service.ts';
import { dueDay, extendedDueDay, statutoryDay } from './promise-rules.ts';

export type EnquiryService = ReturnType<typeof createEnquiryService>;

type Needs = {
  announce: Announce;
  answerWithinDays: number;
  answerWritten: Events['answerWritten'];
  personWrote: Events['personWrote'];
};

/** @param needs.answerWithinDays working days, from the organisation profile */
export const createEnquiryService = (needs: Needs) => ({
  ...withNeeds(needs, { send, receiveUnidentified, reply, reopen, answer, dueOf, tellOwner }),
  getThread,
  getThreadForStaff,
  getReference,
  extendedDueOf,
  close,
  tell,
  markRead,
  countOpen: countOpenEnquiries,
});

const dueOf = (needs: Needs, topic: EnquiryTopic, now: Date) =>
  dueDay(topic, norwegianDay(now), needs.answerWithinDays);

/** Adds a message and tells the other side. */
async function write(
  needs: Needs,
  tx: Transaction,
  enquiry: EnquiryRow,
  message: { author: 'person' | 'staff'; authorId: string; body: string; unitId?: string },
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
  const dueOn = message.author === 'person' ? dueOf(needs, enquiry.topic, now) : null;
  await setStateAfterMessage(tx, enquiry.id, state, now, dueOn);
  await discardSentDraft(tx, message.authorId, form);
  if (message.author === 'person' && enquiry.forwardedUnitId)
    await needs.personWrote(tx, { enquiryId: enquiry.id, now });
  if (message.author === 'staff' && enquiry.personId) {
    const answered = {
      personId: enquiry.personId,
      kind: 'enquiry-answered' as const,
      subjectId: enquiry.id,
      now,
    };
    await needs.announce(tx, answered);
    if (enquiry.wantsSms) await needs.announce(tx, { ...answered, channel: 'sms' });
  }
  // Who left only a phone number is rung up; the words are kept all the same.
  if (message.author === 'staff' && !enquiry.personId && enquiry.senderEmail)
    await needs.answerWritten(tx, { messageId, body: message.body, now });
}

/** What the person did is shown in the thread. The caller holds the enquiry's row. */
const tellOwn = (tx: Transaction, enquiryId: string, kind: 'closed' | 'reopened', by: Actor, at: Date) =>
  addEnquiryEvent(
    tx,
    { kind },
    { id: randomUUID(), enquiryId, happenedAt: at, author: { from: 'person', id: by.personId } },
  );

/**
 * @param form whose draft this was
 * @throws Refusal TOO_MANY_ENQUIRIES; INVALID_INPUT where what it is about is not the person's
 */
async function send(
  needs: Needs,
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
  const dueOn = dueOf(needs, topic, now);
  await addEnquiry(tx, { id, number, personId, topic, subject, about, wantsSms, receivedAt: now, dueOn });
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
  await needs.announce(tx, { personId, kind: 'enquiry-received', subjectId: id, now });
  const answerBy = statutoryDay(topic, norwegianDay(now));
  return { id, number, receivedAt: now.toISOString(), answerBy };
}

/** From an unidentified sender: no notice is sent, for the address may belong to another. */
async function receiveUnidentified(
  needs: Needs,
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
  const from = { personId: null, sender: { name, email, phone }, about: null, wantsSms: false };
  await addEnquiry(tx, {
    id,
    number,
    ...from,
    topic,
    subject,
    receivedAt: now,
    dueOn: dueOf(needs, topic, now),
  });
  const message = { author: 'person' as const, authorId: null, body, sentAt: now };
  await addMessage(tx, { id: randomUUID(), enquiryId: id, ...message });
}

/** @throws Refusal NOT_FOUND where it is not the person's */
const getThread = async (db: Database, id: string, owner: string, now: Date) =>
  showThread(db, await findThread(db, id, owner), now);

/** Of any person. @throws Refusal NOT_FOUND */
const getThreadForStaff = async (db: Database, id: string, now: Date) =>
  showThread(db, await findThreadForStaff(db, id), now);

/** @throws Refusal NOT_FOUND where it is not the person's */
async function getReference(db: Database, key: ReferenceKey, personId: string) {
  const reference = await findReference(db, key, personId);
  if (!reference) throw new Refusal('NOT_FOUND');
  return reference;
}

/** @throws Refusal NOT_FOUND, ENQUIRY_CLOSED */
async function reply(needs: Needs, tx: Transaction, actor: Actor, id: string, reply: Reply, now: Date) {
  const enquiry = await findEnquiryForChange(tx, id, actor.personId);
  if (!enquiry) throw new Refusal('NOT_FOUND');
  const message = { author: 'person' as const, authorId: actor.personId, body: reply.message };
  await write(needs, tx, enquiry, message, reply.attachments, now);
}

/**
 * Writes on in a closed one, which is open again with it. In one that somebody has opened meanwhile it is a reply.
 * @throws Refusal NOT_FOUND, REOPENING_TOO_LATE
 */
async function reopen(needs: Needs, tx: Transaction, actor: Actor, id: string, reply: Reply, now: Date) {
  const { personId } = actor;
  const enquiry = await findEnquiryForChange(tx, id, personId);
  if (!enquiry) throw new Refusal('NOT_FOUND');
  const { closedAt } = enquiry;
  if (closedAt && !mayReopen(norwegianDay(closedAt), norwegianDay(now)))
    throw new Refusal('REOPENING_TOO_LATE');
  if (closedAt) await tellOwn(tx, enquiry.id, 'reopened', actor, now);
  const message = { author: 'person' as const, authorId: personId, body: reply.message };
  const act = closedAt ? 'person-reopens' : 'person-writes';
  await write(needs, tx, enquiry, message, reply.attachments, now, act);
}

/**
 * Member service answers, or a unit that has the case.
 * @param answer.asks it is a question: the enquiry waits for the person
 * @throws Refusal NOT_FOUND, ENQUIRY_CLOSED, NUMBER_IN_MAIL
 */
async function answer(
  needs: Needs,
  tx: Transaction,
  actor: Actor,
  id: string,
  answer: Reply & { asks?: boolean; unitId?: string },
  now: Date,
) {
  const enquiry = await findEnquiryForStaff(tx, id);
  if (!enquiry) throw new Refusal('NOT_FOUND');
  const { message: body, attachments, asks, unitId } = answer;
  const message = { author: 'staff' as const, authorId: actor.personId, body, ...(unitId && { unitId }) };
  await write(needs, tx, enquiry, message, attachments, now, asks ? 'staff-asks' : 'staff-answers');
}

/** The last day after two further months. @param receivedAt when the privacy request came */
const extendedDueOf = (receivedAt: Date) => extendedDueDay(norwegianDay(receivedAt));

/** Closing a closed one changes nothing. @throws Refusal NOT_FOUND */
async function close(tx: Transaction, actor: Actor, id: string, now: Date): Promise<void> {
  const enquiry = await findEnquiryForChange(tx, id, actor.personId);
  if (!enquiry) throw new Refusal('NOT_FOUND');
  if (enquiry.state === 'closed') return;
  await setClosed(tx, enquiry.id, now);
  await tellOwn(tx, enquiry.id, 'closed', actor, now);
}

/** It has turned out to be the person's: they hear of it as of any other. */
const tellOwner = (
  needs: Needs,
  tx: Transaction,
  enquiry: { id: string; personId: string; isAnswered: boolean },
  now: Date,
) =>
  needs.announce(tx, {
    personId: enquiry.personId,
    subjectId: enquiry.id,
    now,
    kind: enquiry.isAnswered ? 'enquiry-answered' : 'enquiry-received',
  });

/** What member service did is shown in the thread too. The caller holds the enquiry's row. */
const tell = (tx: Transaction, happening: Happening, at: { enquiryId: string; staffId: string; now: Date }) =>
  addEnquiryEvent(tx, happening, {
    id: randomUUID(),
    enquiryId: at.enquiryId,
    happenedAt: at.now,
    author: { from: 'staff', id: at.staffId },
  });

/** @throws Refusal NOT_FOUND */
async function markRead(tx: Transaction, actor: Actor, id: string, now: Date): Promise<void> {
  if (!(await setRead(tx, id, actor.personId, now))) throw new Refusal('NOT_FOUND');
}

/** The draft and the waiting files of an enquiry that is started from something are its own. */
const formOf = (about: ReferenceKey | null): string => (about ? `new-enquiry.${about.id}` : 'new-enquiry');
