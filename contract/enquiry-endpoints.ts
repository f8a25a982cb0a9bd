/** Enquiries: a thread between a person and member service. Limits: docs/rules/enquiries.md. */
import * as z from 'zod/mini';
import { AttachmentIds, MessageAttachment } from './attachment-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryReference, ReferenceKey } from './enquiry-reference.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { multiLine, singleLine } from './values/text.ts';

export const enquiryTopics = [
  'membership',
  'details',
  'other-communities',
  'children',
  'giving',
  'tax',
  'magazine',
  'activities',
  'ceremonies',
  'wedding',
  'funeral',
  'representative',
  'privacy',
  'sign-in',
  'accessibility',
  'feedback',
  'bereavement',
  'other',
] as const;
export const EnquiryTopic = z.enum(enquiryTopics);
export type EnquiryTopic = z.infer<typeof EnquiryTopic>;

export const enquiryStates = ['received', 'in-progress', 'waiting-for-member', 'answered', 'closed'] as const;
export const EnquiryState = z.enum(enquiryStates);
export type EnquiryState = z.infer<typeof EnquiryState>;

export const subjectLimits = { minimum: 3, maximum: 120 };
export const messageLimits = { minimum: 2, maximum: 5000 };
/** A reply may be as short as «Ja». */
/** Days after closing in which an enquiry can be reopened; later a new, linked one is made. */
export const reopeningDays = 30;
export const replyLimits = { minimum: 1, maximum: 5000 };

export const NewEnquiry = z.object({
  topic: EnquiryTopic,
  subject: singleLine(subjectLimits.minimum, subjectLimits.maximum),
  message: multiLine(messageLimits.minimum, messageLimits.maximum),
  attachments: AttachmentIds,
  /** What it was started from. */
  about: z._default(z.nullable(ReferenceKey), null),
  /** Tell by SMS too when there is an answer. */
  wantsSms: z._default(z.boolean(), false),
});
export type NewEnquiry = z.infer<typeof NewEnquiry>;
/** What is typed; the files are on the server already. */
export const NewEnquiryWords = z.omit(NewEnquiry, { attachments: true });
export type NewEnquiryWords = z.infer<typeof NewEnquiryWords>;

export const Reply = z.object({
  message: multiLine(replyLimits.minimum, replyLimits.maximum),
  attachments: AttachmentIds,
});
export type Reply = z.infer<typeof Reply>;
export const ReplyWords = z.omit(Reply, { attachments: true });

export const EnquiryReceipt = z.object({
  id: z.uuid(),
  /** What a person can quote: `H-2026-000123`. */
  number: z.string(),
  receivedAt: Moment,
  /** By when the law wants an answer; null where it says nothing. */
  answerBy: z.nullable(PlainDate),
});
export type EnquiryReceipt = z.infer<typeof EnquiryReceipt>;

export const EnquirySummary = z.object({
  id: z.uuid(),
  number: z.string(),
  topic: EnquiryTopic,
  subject: z.string(),
  state: EnquiryState,
  receivedAt: Moment,
  lastMessageAt: Moment,
  /** There is an answer that the person has not opened. */
  isUnread: z.boolean(),
});
export type EnquirySummary = z.infer<typeof EnquirySummary>;

export const EnquiryMessage = z.object({
  id: z.uuid(),
  from: z.enum(['person', 'staff']),
  /** The person's name, or the first name of the one who answered. */
  name: z.string(),
  /** The chapter or region that it was answered for; absent for member service. */
  unit: z.optional(z.string()),
  text: z.string(),
  sentAt: Moment,
  attachments: z.array(MessageAttachment),
});
export type EnquiryMessage = z.infer<typeof EnquiryMessage>;

/** What of the person's member service can have changed while answering. */
export const changedFields = [
  'topic',
  'name',
  'birth-date',
  'number',
  'email',
  'phone',
  'address',
  'language',
  'chapter',
] as const;
export const ChangedField = z.enum(changedFields);
export type ChangedField = z.infer<typeof ChangedField>;

const happening = {
  id: z.uuid(),
  from: z.enum(['person', 'staff', 'portal']),
  /** As in a message; empty for the portal. */
  name: z.string(),
  happenedAt: Moment,
};
/** What has happened in a thread besides what was written. */
export const EnquiryEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('closed'), ...happening }),
  z.object({ kind: z.literal('reopened'), ...happening }),
  z.object({
    kind: z.literal('changed'),
    ...happening,
    field: ChangedField,
    /** Null: there was nothing. */
    before: z.nullable(z.string()),
    /** Null: there is nothing any longer. */
    after: z.nullable(z.string()),
  }),
]);
export type EnquiryEvent = z.infer<typeof EnquiryEvent>;

export const EnquiryThread = z.object({
  ...EnquirySummary.shape,
  closedAt: z.nullable(Moment),
  /** Of a closed one, the last day on which it can be opened again; null when that has passed. */
  reopenUntil: z.nullable(PlainDate),
  /** The day on which it closes by itself unless somebody writes; null while we are to answer, and when it is closed. */
  closesOn: z.nullable(PlainDate),
  /** By when the law wants an answer; null where it says nothing, or it has been given. */
  answerBy: z.nullable(PlainDate),
  about: z.nullable(EnquiryReference),
  /** At a chapter or region, which reads it only when the person has agreed; absent for one that is not. */
  forwarding: z.optional(z.object({ unitId: z.uuid(), unitName: z.string(), hasAgreed: z.boolean() })),
  /** Later enquiries of the person's that go on from this one. */
  continuedIn: z.array(z.object({ id: z.uuid(), number: z.string() })),
  events: z.array(EnquiryEvent),
  /** Numbers of other enquiries of the person's that were the same matter, and are read here. */
  mergedNumbers: z.array(z.string()),
  messages: z.array(EnquiryMessage),
});
export type EnquiryThread = z.infer<typeof EnquiryThread>;

/** How long an answer on a topic takes, measured; never a figure that was not. */
export const AnswerTime = z.object({
  /**
   * `usual`: four of five have been answered within this number of working days. `queue`: those who wait now have waited
   * longer than that, and it will take at least that. `unknown`: too few answers to say anything.
   */
  kind: z.enum(['usual', 'queue', 'unknown']),
  workingDays: z.nullable(z.int()),
});
export type AnswerTime = z.infer<typeof AnswerTime>;

export const enquirySearchLimits = { minimum: 0, maximum: 100 };
export const EnquiryPage = z.object({
  enquiries: z.array(EnquirySummary),
  /** Where the next page begins; null on the last one. */
  next: z.nullable(z.string()),
});
export type EnquiryPage = z.infer<typeof EnquiryPage>;

const params = z.object({ id: z.uuid() });
const openOrClosed = z.object({ state: z._default(z.enum(['open', 'closed']), 'open') });

export const enquiryEndpoints = defineEndpoints({
  'GET /api/enquiries': {
    access: 'joining',
    summary: "The caller's own enquiries, the last sent first, 20 at a time",
    query: z.object({
      ...openOrClosed.shape,
      /** Words of the subject or the messages, or a number. */
      search: z._default(singleLine(enquirySearchLimits.minimum, enquirySearchLimits.maximum), ''),
      /** `next` of the page before. */
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    response: EnquiryPage,
  },
  'GET /api/enquiry-references/:kind/:id': {
    access: 'joining',
    summary: "One of the caller's own objects that an enquiry can be started from",
    params: ReferenceKey,
    response: EnquiryReference,
  },
  'GET /api/answer-times/:topic': {
    access: 'joining',
    summary: 'How long answers on a topic have taken in the last weeks, and whether the queue is longer now',
    params: z.object({ topic: EnquiryTopic }),
    response: AnswerTime,
  },
  'POST /api/enquiries': {
    access: 'joining',
    summary: 'Sends a new enquiry to member service',
    body: NewEnquiry,
    status: 201,
    response: EnquiryReceipt,
    errors: ['TOO_MANY_ENQUIRIES'],
  },
  'GET /api/enquiries/:id': {
    access: 'joining',
    summary: "One of the caller's own enquiries with its messages",
    params,
    response: EnquiryThread,
  },
  'PUT /api/enquiries/:id/read': {
    access: 'joining',
    summary: "Marks one of the caller's own enquiries as read; called when its messages are on the screen",
    params,
    response: z.object({ readAt: Moment }),
  },
  'POST /api/enquiries/:id/messages': {
    access: 'joining',
    summary: "Writes on in one of the caller's own open enquiries",
    params,
    body: Reply,
    status: 201,
    response: EnquiryThread,
    errors: ['ENQUIRY_CLOSED'],
  },
  'POST /api/enquiries/:id/reopenings': {
    access: 'joining',
    summary: "Opens one of the caller's own closed enquiries again by writing on in it, within 30 days",
    params,
    body: Reply,
    status: 201,
    response: EnquiryThread,
    errors: ['REOPENING_TOO_LATE'],
  },
  'POST /api/enquiries/:id/close': {
    access: 'joining',
    summary: "Closes one of the caller's own enquiries; closing a closed one changes nothing",
    params,
    response: EnquiryThread,
  },
});
