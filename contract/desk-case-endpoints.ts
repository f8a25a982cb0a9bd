/** Member service's desk: the queue, and what is done with one case. */
import * as z from 'zod/mini';
import { AttachmentIds } from './attachment-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryMessage, EnquiryState, EnquiryTopic, replyLimits } from './enquiry-endpoints.ts';
import { EnquiryReference } from './enquiry-reference.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { NamePart } from './values/person-name.ts';
import { multiLine, singleLine } from './values/text.ts';

/** `waiting` waits for us; `open` is everything that is not closed; the others are a state each. */
export const queueStates = ['waiting', 'open', 'waiting-for-member', 'answered', 'closed'] as const;
export const QueueState = z.enum(queueStates);
export type QueueState = z.infer<typeof QueueState>;
export const queueOwners = ['everybody', 'me', 'nobody'] as const;
export const QueueOwner = z.enum(queueOwners);
export type QueueOwner = z.infer<typeof QueueOwner>;

export const queueSearchLimits = { minimum: 0, maximum: 100 };
export const noteLimits = { minimum: 1, maximum: 5000 };

export const Colleague = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The last day of an absence that is now; null where they are here. */
  awayUntilOn: z.nullable(PlainDate),
});
export type Colleague = z.infer<typeof Colleague>;

/** How to reach somebody who could not sign in, as they typed it; the phone number as E.164. */
export const UnidentifiedContact = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type UnidentifiedContact = z.infer<typeof UnidentifiedContact>;

/** A word that the desk sorts cases by; one list for all of the desk. */
export const DeskTag = z.object({ id: z.uuid(), name: z.string() });
export type DeskTag = z.infer<typeof DeskTag>;

/** What the queue shows: names and subjects, but no words of anybody's. */
export const DeskRow = z.object({
  id: z.uuid(),
  /** Sent with every action, so that an action on an older version is refused. */
  version: z.int(),
  number: z.string(),
  topic: EnquiryTopic,
  subject: z.string(),
  state: EnquiryState,
  /** Of an unidentified sender, the name as it was typed. */
  personName: z.string(),
  /** False: sent without signing in, and not linked to a person in the register. */
  isIdentified: z.boolean(),
  receivedAt: Moment,
  lastMessageAt: Moment,
  /** When the oldest unanswered message arrived. Null when none is unanswered. */
  waitsSince: z.nullable(Moment),
  /** The last day of our promise. */
  dueOn: z.nullable(PlainDate),
  /** Whole working days until then: 0 on the last day, negative when it has passed. */
  workingDaysLeft: z.nullable(z.int()),
  assignee: z.nullable(Colleague),
  /** The chapter or region that it was sent on to. */
  forwardedTo: z.nullable(z.string()),
  /** First names of colleagues who have it open now. */
  openWith: z.array(z.string()),
  tags: z.array(DeskTag),
});
export type DeskRow = z.infer<typeof DeskRow>;

export const DeskNote = z.object({ id: z.uuid(), name: z.string(), text: z.string(), writtenAt: Moment });
export type DeskNote = z.infer<typeof DeskNote>;

export const deskEventKinds = [
  'assigned',
  'released',
  'forwarded',
  'merged',
  'closed',
  'reopened',
  'asked',
  'topic-changed',
  'extended',
  'tied',
  'untied',
  'unit-agreed',
  'unit-declined',
  'unit-returned',
  'unit-recalled',
] as const;
export const DeskEvent = z.object({
  id: z.uuid(),
  kind: z.enum(deskEventKinds),
  /** First name of who did it. */
  name: z.string(),
  /** The colleague, the unit, the other case's number or the former topic; empty where the kind says it all. */
  about: z.string(),
  remark: z.nullable(z.string()),
  happenedAt: Moment,
});
export type DeskEvent = z.infer<typeof DeskEvent>;

export const Presence = z.object({ name: z.string(), isWriting: z.boolean() });
export type Presence = z.infer<typeof Presence>;

export const DeskCase = z.object({
  ...DeskRow.shape,
  /** Null for the unidentified. */
  personId: z.nullable(z.uuid()),
  isMember: z.boolean(),
  /** What the person started it from. */
  about: z.nullable(EnquiryReference),
  /** What an unidentified sender typed, where somebody here has found out who it is. */
  tiedFrom: z.nullable(z.object({ name: z.string(), ...UnidentifiedContact.shape })),
  /** Null for the identified: they are answered in the portal. */
  unidentifiedContact: z.nullable(UnidentifiedContact),
  closedAt: z.nullable(Moment),
  /** At a unit, and since when the member lets it read the case; null until they have answered. */
  forwarding: z.nullable(z.object({ unitName: z.string(), sentAt: Moment, agreedAt: z.nullable(Moment) })),
  /** Numbers of the duplicates whose messages stand here. */
  mergedNumbers: z.array(z.string()),
  /** The time for a privacy request has been extended. */
  isExtended: z.boolean(),
  messages: z.array(EnquiryMessage),
  notes: z.array(DeskNote),
  events: z.array(DeskEvent),
  /** Open ones of the same person, for merging. */
  alsoOpen: z.array(z.object({ id: z.uuid(), number: z.string(), subject: z.string() })),
});
export type DeskCase = z.infer<typeof DeskCase>;

/** The version of the case as it was seen. */
const version = z.int().check(z.positive());

export const DeskAnswer = z.object({
  message: multiLine(replyLimits.minimum, replyLimits.maximum),
  attachments: AttachmentIds,
  /** It is a question: the case waits for the member. */
  asks: z._default(z.boolean(), false),
});
export type DeskAnswer = z.infer<typeof DeskAnswer>;
export const DeskAnswerWords = z.omit(DeskAnswer, { attachments: true });
export const DeskNoteText = z.object({ note: multiLine(noteLimits.minimum, noteLimits.maximum) });
/** Only member service changes it: identity is not for the person to change. */
export const PersonName = z.object({ givenName: NamePart, familyName: NamePart });
export type PersonName = z.infer<typeof PersonName>;
/** `H-2026-000123`, also typed in small letters. */
export const EnquiryNumber = z.string().check(
  z.overwrite((text) => text.trim().toUpperCase()),
  z.regex(/^H-\d{4}-\d{6}$/),
);

const params = z.object({ id: z.uuid() });
const changed = ['CASE_CHANGED'] as const;

export const deskCaseEndpoints = defineEndpoints({
  'GET /api/staff/enquiries': {
    access: 'staff',
    summary:
      'The queue: those that wait for us first, by the days left of the promise; closed ones newest first. 50 at a time',
    query: z.object({
      state: z._default(QueueState, 'waiting'),
      topic: z.optional(EnquiryTopic),
      owner: z._default(QueueOwner, 'everybody'),
      tag: z.optional(z.uuid()),
      /** A case number, or words of the subject; persons are found by a search with a reason. */
      search: z._default(singleLine(queueSearchLimits.minimum, queueSearchLimits.maximum), ''),
      /** `next` of the page before. */
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    response: z.object({
      enquiries: z.array(DeskRow),
      /** Null on the last page. */
      next: z.nullable(z.string()),
    }),
  },
  'GET /api/staff/queue-counts': {
    access: 'staff',
    summary: 'How many cases wait for us, are overdue, are mine and are unassigned; each counted to 99',
    response: z.object({
      waiting: z.int(),
      overdue: z.int(),
      mine: z.int(),
      unassigned: z.int(),
      /** Of two records each, asked for by a colleague: they wait for a second employee. */
      merges: z.int(),
    }),
  },
  'GET /api/staff/colleagues': {
    access: 'staff',
    summary: 'Those who may be given a case, oneself included; first names',
    response: z.object({ me: z.uuid(), colleagues: z.array(Colleague) }),
  },
  'GET /api/staff/enquiries/:id': {
    access: 'staff',
    summary: 'One case with its messages, notes and events; the look is logged',
    params,
    response: DeskCase,
  },
  'PUT /api/staff/enquiries/:id/presence': {
    access: 'staff',
    summary: 'Says that one has the case open, and learns who else has, and whether there is something new',
    params,
    body: z.object({ isWriting: z.boolean() }),
    response: z.object({ others: z.array(Presence), version: z.int() }),
  },
  'DELETE /api/staff/enquiries/:id/presence': {
    access: 'staff',
    summary: 'Says that one has left the case',
    params,
    response: z.object({}),
  },
  'POST /api/staff/enquiries/:id/answers': {
    access: 'staff',
    summary: 'Answers, or asks the person something; the person gets a neutral notice',
    params,
    body: z.object({ ...DeskAnswer.shape, version }),
    status: 201,
    response: DeskCase,
    errors: ['ENQUIRY_CLOSED', 'NUMBER_IN_MAIL', ...changed],
  },
  'POST /api/staff/enquiries/:id/notes': {
    access: 'staff',
    summary: 'A note among ourselves; the person never sees it',
    params,
    body: DeskNoteText,
    status: 201,
    response: DeskCase,
  },
  'POST /api/staff/enquiries/:id/assignments': {
    access: 'staff',
    summary: 'Assigns the case to an employee, or to no one',
    params,
    body: z.object({ assigneeId: z.nullable(z.uuid()), version }),
    status: 201,
    response: DeskCase,
    errors: ['ENQUIRY_CLOSED', ...changed],
  },
  'POST /api/staff/enquiries/:id/topics': {
    access: 'staff',
    summary: 'Puts the case under another topic; the promise follows',
    params,
    body: z.object({ topic: EnquiryTopic, version }),
    status: 201,
    response: DeskCase,
    errors: ['ENQUIRY_CLOSED', ...changed],
  },
  'POST /api/staff/enquiries/:id/name-corrections': {
    access: 'staff',
    summary: "Corrects the person's name; the person sees it before and after in the thread",
    params,
    body: z.object({ ...PersonName.shape, version }),
    status: 201,
    response: DeskCase,
    errors: ['ENQUIRY_CLOSED', ...changed],
  },
  'POST /api/staff/enquiries/:id/merges': {
    access: 'staff',
    summary: 'Takes a duplicate of the same person in: one thread, both numbers lead to it',
    params,
    body: z.object({ number: EnquiryNumber, version }),
    status: 201,
    response: DeskCase,
    errors: ['ENQUIRY_CLOSED', ...changed],
  },
  'POST /api/staff/enquiries/:id/closings': {
    access: 'staff',
    summary: 'Closes the case; the person can open it again',
    params,
    body: z.object({ version }),
    status: 201,
    response: DeskCase,
    errors: ['ENQUIRY_CLOSED', ...changed],
  },
  'POST /api/staff/enquiries/:id/reopenings': {
    access: 'staff',
    summary: 'Opens a closed case again',
    params,
    body: z.object({ version }),
    status: 201,
    response: DeskCase,
    errors: changed,
  },
  'POST /api/staff/enquiries/:id/extensions': {
    access: 'staff',
    summary:
      'Two more months for a privacy request, once, with the reasons sent to the person (GDPR article 12(3))',
    params,
    body: z.object({ reasons: multiLine(10, replyLimits.maximum), version }),
    status: 201,
    response: DeskCase,
    errors: ['ENQUIRY_CLOSED', ...changed],
  },
});
