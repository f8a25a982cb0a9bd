/** All that the desk knows has happened with a person, in one list: what it can read elsewhere on the same ground. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { Moment } from './values/moment.ts';

/** What the list can be narrowed to. */
export const happeningKinds = [
  'case',
  'details',
  'membership',
  'giving',
  'sign-up',
  'notice',
  'look',
] as const;
export const HappeningKind = z.enum(happeningKinds);
export type HappeningKind = z.infer<typeof HappeningKind>;

/** How it went with a notice: it waits, was kept on the member's pages only, or could not be delivered. */
export const noticeOutcomes = ['sent', 'waiting', 'page-only', 'failed'] as const;

export const Happening = z.object({
  /** Unique in the list. */
  id: z.string(),
  kind: HappeningKind,
  /** What of its kind: `opened`, the field that was changed, the kind of the notice, the reason of a look. */
  what: z.string(),
  at: Moment,
  /** Only the day is known. */
  isDay: z.boolean(),
  /** The subject of the case, the reason of a correction, or the activity of a sign-up, which a case alone opens. */
  title: z.nullable(z.string()),
  /** As it is shown, where it is kept. Contact points and numbers come masked; a shielded address does not come. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  /** The employee; or the unit, for those elected. */
  by: z.nullable(z.string()),
  isByUnit: z.boolean(),
  amountOre: z.nullable(z.int()),
  /** Looks by the same on the same day for the same reason. */
  times: z.int(),
  outcome: z.nullable(z.enum(noticeOutcomes)),
  /** The person's own case that it is about. */
  enquiry: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
});
export type Happening = z.infer<typeof Happening>;

export const deskTimelineEndpoints = defineEndpoints({
  'GET /api/staff/persons/:id/timeline': {
    access: 'staff',
    summary:
      'What has happened with a person, newest first, page by page; gifts and names of activities only from a case; logged in the same transaction',
    params: z.object({ id: z.uuid() }),
    query: z.object({
      kind: z.optional(HappeningKind),
      enquiryId: z.optional(z.uuid()),
      reasonId: z.optional(z.uuid()),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    response: z.object({
      happenings: z.array(Happening),
      /** The next page; null on the last one. */
      next: z.nullable(z.string()),
      /** False: the ground does not open what the person gives. */
      isGivingShown: z.boolean(),
    }),
    errors: ['REASON_NEEDED', 'TOO_MANY_LOOKS'],
  },
});
