/** Enquiries: a thread between a person and member service. Limits: domain reference 6.17. */
import * as z from 'zod/mini';
import { AttachmentIds, MessageAttachment } from './attachment-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { Moment } from './values/moment.ts';
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
  'representative',
  'privacy',
  'sign-in',
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
export const messageLimits = { minimum: 10, maximum: 5000 };
/** A reply may be as short as «Ja». */
export const replyLimits = { minimum: 1, maximum: 5000 };

export const NewEnquiry = z.object({
  topic: EnquiryTopic,
  subject: singleLine(subjectLimits.minimum, subjectLimits.maximum),
  message: multiLine(messageLimits.minimum, messageLimits.maximum),
  attachments: AttachmentIds,
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
  text: z.string(),
  sentAt: Moment,
  attachments: z.array(MessageAttachment),
});
export type EnquiryMessage = z.infer<typeof EnquiryMessage>;

export const EnquiryThread = z.object({
  ...EnquirySummary.shape,
  closedAt: z.nullable(Moment),
  /** Numbers of other enquiries of the person's that were the same matter, and are read here. */
  mergedNumbers: z.array(z.string()),
  messages: z.array(EnquiryMessage),
});
export type EnquiryThread = z.infer<typeof EnquiryThread>;

const params = z.object({ id: z.uuid() });
const openOrClosed = z.object({ state: z._default(z.enum(['open', 'closed']), 'open') });

export const enquiryEndpoints = defineEndpoints({
  'GET /api/enquiries': {
    access: 'joining',
    summary: "The caller's own enquiries, newest message first, at most 100",
    query: openOrClosed,
    response: z.object({ enquiries: z.array(EnquirySummary) }),
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
  'POST /api/enquiries/:id/close': {
    access: 'joining',
    summary: "Closes one of the caller's own enquiries; closing a closed one changes nothing",
    params,
    response: EnquiryThread,
  },
});
