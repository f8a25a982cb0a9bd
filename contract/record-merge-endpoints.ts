/** Member service merges two records of one person: with a preview and a reason, told to the person, parted again within 30 days. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { lookRemarkLimits, remarkLimits } from './look-values.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { multiLine } from './values/text.ts';

/** Days in which the two can be parted again. */
export const mergeUndoDays = 30;

/**
 * Why two records cannot be merged as asked. `keep-other`: the one to be closed has a sign-in, the other has none.
 * `running`: one of them is leaving, or changes or recovers a sign-in. `merged`: one of them is part of another merge.
 */
export const MergeRefusal = z.enum([
  'own',
  'not-here',
  'keep-other',
  'two-accounts',
  'birth-dates',
  'numbers',
  'running',
  'merged',
  'two-memberships',
  'two-agreements',
  'same-activity',
  'same-queue',
  'two-households',
]);
export type MergeRefusal = z.infer<typeof MergeRefusal>;

export const MergedKind = z.enum([
  'memberships',
  'gifts',
  'enquiries',
  'consents',
  'children',
  'activities',
  'magazine',
  'notices',
  'offices',
  'other',
]);
export type MergedKind = z.infer<typeof MergedKind>;

const Moves = z.array(z.object({ kind: MergedKind, count: z.int() }));
export type Moves = z.infer<typeof Moves>;

/** One of the two, side by side. */
const MergeSide = z.object({
  id: z.uuid(),
  name: z.string(),
  bornOn: z.nullable(PlainDate),
  hasFodselsnummer: z.boolean(),
  /** The newest membership. */
  membership: z.nullable(
    z.object({ number: z.string(), joinedOn: PlainDate, endedOn: z.nullable(PlainDate) }),
  ),
  maskedEmail: z.nullable(z.string()),
  maskedPhone: z.nullable(z.string()),
  hasSignIn: z.boolean(),
});
export type MergeSide = z.infer<typeof MergeSide>;

export const MergePreview = z.object({
  kept: MergeSide,
  other: MergeSide,
  moves: Moves,
  /** What both have, and only one can have: it stays with the closed record. */
  staying: z.int(),
  /** A colleague has to approve it: somebody signs in as the kept one. */
  needsColleague: z.boolean(),
  /** Empty: it can be done. */
  refusals: z.array(MergeRefusal),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const RecordMerge = z.object({
  id: z.uuid(),
  /** Null where that person is no longer in the register. */
  kept: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  other: z.object({ id: z.uuid(), name: z.string(), memberNumber: z.nullable(z.string()) }),
  reason: z.string(),
  by: z.nullable(z.string()),
  askedAt: Moment,
  /** Asked for by the caller, who cannot approve it too. */
  isMine: z.boolean(),
  approvedBy: z.nullable(z.string()),
  mergedAt: z.nullable(Moment),
  endedBy: z.nullable(z.string()),
  endedAt: z.nullable(Moment),
  /** `waits`: for a colleague; `withdrawn`: before it was done. */
  state: z.enum(['waits', 'merged', 'parted', 'withdrawn']),
  moved: Moves,
});
export type RecordMerge = z.infer<typeof RecordMerge>;

/** The newest first. */
const RecordMerges = z.object({ merges: z.array(RecordMerge) });
export type RecordMerges = z.infer<typeof RecordMerges>;

/** Of those that wait for a second employee. */
const WaitingMerge = z.object({
  id: z.uuid(),
  kept: z.object({ id: z.uuid(), name: z.string() }),
  other: z.object({ name: z.string(), memberNumber: z.nullable(z.string()) }),
  by: z.nullable(z.string()),
  askedAt: Moment,
  /** Asked for by the caller: it waits for somebody else. */
  isMine: z.boolean(),
});
export type WaitingMerge = z.infer<typeof WaitingMerge>;

const params = z.object({ id: z.uuid() });
/** A case of the person's, or a reason that was written for this person. */
const why = { enquiryId: z.optional(z.uuid()), reasonId: z.optional(z.uuid()) };
/** The record to be closed, and why one may see that. */
const other = { otherId: z.uuid(), otherReasonId: z.optional(z.uuid()) };
const reason = multiLine(lookRemarkLimits.minimum, remarkLimits.maximum);

export const MergeReason = z.object({ reason });

export const recordMergeEndpoints = defineEndpoints({
  'GET /api/staff/waiting-merges': {
    access: 'staff',
    summary: 'Merges that wait for a second employee, the oldest first; each name is logged as seen',
    response: z.object({ merges: z.array(WaitingMerge) }),
  },
  'GET /api/staff/persons/:id/merges': {
    access: 'staff',
    summary:
      'Merges of the last 30 days in which the person is one of the two; logged in the same transaction',
    params,
    query: z.object(why),
    response: RecordMerges,
    errors: ['REASON_NEEDED', 'TOO_MANY_LOOKS'],
  },
  'GET /api/staff/persons/:id/merge-preview': {
    access: 'staff',
    summary: 'Two records side by side, and what a merge would move; nothing is changed',
    params,
    query: z.object({ ...why, ...other }),
    response: MergePreview,
    errors: ['REASON_NEEDED', 'TOO_MANY_LOOKS'],
  },
  'POST /api/staff/persons/:id/merges': {
    access: 'staff',
    summary: 'Merges another record into this one, or asks a colleague to approve it where somebody signs in',
    params,
    body: z.object({ ...why, ...other, reason }),
    status: 201,
    response: RecordMerges,
    errors: ['SIGN_IN_AGAIN', 'REASON_NEEDED', 'CHANGED_ELSEWHERE'],
  },
  'POST /api/staff/record-merges/:id/approvals': {
    access: 'staff',
    summary: 'A second employee approves a merge, and it is done; the person is told',
    params,
    body: z.object(why),
    status: 201,
    response: RecordMerges,
    errors: ['SIGN_IN_AGAIN', 'REASON_NEEDED', 'CHANGED_ELSEWHERE', 'SECOND_PERSON_NEEDED'],
  },
  'POST /api/staff/record-merges/:id/undoings': {
    access: 'staff',
    summary: 'Parts two records again within 30 days, or withdraws a merge that waits; the person is told',
    params,
    body: z.object({ ...why, reason }),
    status: 201,
    response: RecordMerges,
    errors: ['SIGN_IN_AGAIN', 'REASON_NEEDED', 'CHANGED_ELSEWHERE'],
  },
});
