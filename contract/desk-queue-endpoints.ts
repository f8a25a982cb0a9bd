/** Member service's order in its queue: several cases closed at once, tags, saved views, and a search in what is written. */
import * as z from 'zod/mini';
import { DeskCase, DeskRow, DeskTag, QueueOwner, QueueState } from './desk-case-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryTopic } from './enquiry-endpoints.ts';
import { lookRemarkLimits, Remark } from './look-values.ts';
import { multiLine, singleLine } from './values/text.ts';

/** As many as one page of the queue. */
export const casesAtOnce = 50;
export const tagNameLimits = { minimum: 2, maximum: 30 };
/** A list that is longer is not read before something is added to it. */
export const tagsKept = 40;
export const queueViewName = { minimum: 2, maximum: 60 };
export const queueViewsKept = 20;
export const caseSearchLimits = { minimum: 3, maximum: 100 };
export const casesFound = 25;

const SeenCases = z
  .array(z.object({ id: z.uuid(), version: z.int().check(z.positive()) }))
  .check(z.minLength(1), z.maxLength(casesAtOnce));

/** `changed`: something has come that was not seen; `closed`: it is closed already, or open already where it was to be opened. */
export const leftReasons = ['changed', 'closed', 'gone'] as const;
export type LeftReason = (typeof leftReasons)[number];
const ActedOn = z.object({
  /** As they are now. */
  done: z.array(z.object({ id: z.uuid(), version: z.int() })),
  /** Those that nothing was done to. */
  left: z.array(z.object({ id: z.uuid(), why: z.enum(leftReasons) })),
});
export type ActedOn = z.infer<typeof ActedOn>;

export const CloseReason = z.object({ reason: Remark });

export const NewTag = z.object({ name: singleLine(tagNameLimits.minimum, tagNameLimits.maximum) });
const CountedTag = z.object({ ...DeskTag.shape, cases: z.int() });
export type CountedTag = z.infer<typeof CountedTag>;

/** A filter of the queue; what is searched for may be a name, and is not kept. */
export const QueueChoice = z.object({
  state: z._default(QueueState, 'waiting'),
  topic: z.optional(EnquiryTopic),
  owner: z._default(QueueOwner, 'everybody'),
  tag: z.optional(z.uuid()),
});
export type QueueChoice = z.infer<typeof QueueChoice>;
export const QueueView = z.object({ id: z.uuid(), name: z.string(), choice: QueueChoice });
export type QueueView = z.infer<typeof QueueView>;
export const NewQueueView = z.object({ name: singleLine(queueViewName.minimum, queueViewName.maximum) });

export const CaseSearch = z.object({
  words: singleLine(caseSearchLimits.minimum, caseSearchLimits.maximum),
  reason: multiLine(lookRemarkLimits.minimum, lookRemarkLimits.maximum),
});
export const CaseHit = z.object({
  ...DeskRow.shape,
  /** Around the words that were found in a message or a note; empty where they are in the subject alone. */
  excerpt: z.array(z.object({ text: z.string(), isFound: z.boolean() })),
});
export type CaseHit = z.infer<typeof CaseHit>;

const params = z.object({ id: z.uuid() });

export const deskQueueEndpoints = defineEndpoints({
  'POST /api/staff/case-closings': {
    access: 'staff',
    summary:
      'Closes several cases for one reason; those that have changed since they were seen are left as they are',
    body: z.object({ cases: SeenCases, ...CloseReason.shape }),
    status: 201,
    response: ActedOn,
  },
  'POST /api/staff/case-closing-undoings': {
    access: 'staff',
    summary:
      'Opens cases that were closed together, as they were; those that have changed since are left as they are',
    body: z.object({ cases: SeenCases }),
    status: 201,
    response: ActedOn,
  },
  'GET /api/staff/tags': {
    access: 'staff',
    summary: 'The tags of the desk, by name, with how many open cases each has',
    response: z.object({ tags: z.array(CountedTag) }),
  },
  'POST /api/staff/tags': {
    access: 'staff',
    summary: 'A new tag in the list; one of that name is returned as it is',
    body: NewTag,
    status: 201,
    response: DeskTag,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'DELETE /api/staff/tags/:id': {
    access: 'staff',
    summary: 'Takes a tag out of the list and off all cases',
    params,
    response: z.object({}),
  },
  'POST /api/staff/enquiries/:id/tags': {
    access: 'staff',
    summary: 'Puts a tag on a case, or takes it off',
    params,
    body: z.object({ tagId: z.uuid(), isOn: z.boolean() }),
    status: 201,
    response: DeskCase,
  },
  'GET /api/staff/queue-views': {
    access: 'staff',
    summary: "The caller's own saved filters of the queue",
    response: z.object({ views: z.array(QueueView) }),
  },
  'POST /api/staff/queue-views': {
    access: 'staff',
    summary: 'Saves a filter of the queue under a name; the same name again replaces it',
    body: z.object({ ...NewQueueView.shape, choice: QueueChoice }),
    status: 201,
    response: QueueView,
    errors: ['TOO_MANY_REQUESTS'],
  },
  'DELETE /api/staff/queue-views/:id': {
    access: 'staff',
    summary: "Deletes one of the caller's saved filters",
    params,
    response: z.object({}),
  },
  'POST /api/staff/case-searches': {
    access: 'staff',
    summary:
      'Cases by the words of their messages and notes, in any form of a word, for a written reason; each person found is logged',
    body: CaseSearch,
    status: 201,
    response: z.object({ hits: z.array(CaseHit), isMore: z.boolean() }),
    errors: ['TOO_MANY_LOOKS'],
  },
});
