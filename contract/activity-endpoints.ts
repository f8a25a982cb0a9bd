/** Activities for everybody to find, and signing up for them. Times are kept in Norway's own, and sent as moments. */
import * as z from 'zod/mini';
import {
  ActivityNews,
  ActivityPhase,
  ActivityQuestion,
  ActivitySummary,
  ActivityType,
  RefundRule,
  SignUpRefusal,
  SignUpState,
  signUpRefusals,
  UnitName,
} from './activity-values.ts';
import { defineEndpoints } from './endpoint.ts';
import { Approval } from './giving-values.ts';
import { LinkCode } from './values/link-code.ts';
import { MapPoint } from './values/map-point.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { BalanceOre } from './values/money-ore.ts';
import { languages } from './values/portal-languages.ts';
import { singleLine } from './values/text.ts';

const yes = z.optional(z.literal('ja'));

/** As it is in the address of the list. `own`: the chapter that comes first. */
export const ActivityFilter = z.object({
  own: z.optional(z.uuid()),
  region: z.optional(z.uuid()),
  chapter: z.optional(z.uuid()),
  type: z.optional(ActivityType),
  /** `YYYY-MM`, by the calendar in Norway. */
  month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  digital: yes,
  free: yes,
  children: yes,
  search: z.optional(singleLine(0, 100)),
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
});
export type ActivityFilter = z.infer<typeof ActivityFilter>;
export const activitiesPerPage = 30;

export const ActivityList = z.object({
  activities: z.array(ActivitySummary),
  /** How many there are on all pages. */
  total: z.int(),
  /** All regions and chapters, for the filter. */
  units: z.array(UnitName),
});
export type ActivityList = z.infer<typeof ActivityList>;

export const ActivityDetail = z.object({
  ...ActivitySummary.shape,
  description: z.string(),
  accessNote: z.nullable(z.string()),
  maxGuests: z.int(),
  refundRule: RefundRule,
  offerHours: z.int(),
  cancelReason: z.nullable(z.string()),
  otherDates: z.array(z.object({ id: z.uuid(), startsAt: Moment, phase: ActivityPhase })),
  /** Of the place, on a map. */
  point: z.nullable(MapPoint),
});
export type ActivityDetail = z.infer<typeof ActivityDetail>;

export const Participant = z.object({ kind: z.enum(['self', 'child', 'guest']), name: z.string() });

export const SignUp = z.object({
  id: z.uuid(),
  state: SignUpState,
  participants: z.array(Participant),
  /** Place on the waiting list, the first one is 1. */
  queueNumber: z.nullable(z.int()),
  /** End of an offer, or of the time to pay. */
  heldUntil: z.nullable(Moment),
  answers: z.array(z.object({ words: z.string(), answer: z.string() })),
  amountOre: BalanceOre,
  /** Null: nothing was to be paid. `ended`: it was not paid. */
  payment: z.nullable(
    z.object({
      state: z.enum(['waiting', 'paid', 'ended', 'refund-wanted', 'refunded']),
      approval: z.nullable(Approval),
    }),
  ),
  /** Whether cancelling now gives a refund. */
  isRefundedNow: z.boolean(),
  /** `GET /api/sign-up-calendars/:code`. */
  calendarCode: z.string(),
});
export type SignUp = z.infer<typeof SignUp>;

/** What a ceremony is besides an activity. */
export const MyTurn = z.object({
  /** Sign-up deadline for a person admitted from the queue. */
  turnUntil: z.nullable(Moment),
  /** Whose queue it is; null for a ceremony without one. */
  roundId: z.nullable(z.uuid()),
  /** Old enough to sign oneself up for confirmation (`ownConfirmationAge`). */
  mayBeSelf: z.boolean(),
});
export type MyTurn = z.infer<typeof MyTurn>;

export const MyActivity = z.object({
  /** Why the caller cannot sign up; null when they can. `ACTIVITY_FULL`: the waiting list is open. */
  refusal: z.nullable(SignUpRefusal),
  /** The caller's age on the day it begins; null when it is not known. */
  age: z.nullable(z.int()),
  children: z.array(
    z.object({ id: z.uuid(), givenName: z.string(), age: z.int(), refusal: z.nullable(SignUpRefusal) }),
  ),
  questions: z.array(ActivityQuestion),
  priceOre: z.object({ self: BalanceOre, child: BalanceOre, guest: BalanceOre }),
  hasPhone: z.boolean(),
  mayOrganise: z.boolean(),
  /** Only for those who have a place. */
  digitalLink: z.nullable(z.string()),
  news: z.array(ActivityNews),
  signUp: z.nullable(SignUp),
  /** Of a place that the caller has given up: what goes back to them, or has. */
  refund: z.nullable(z.object({ state: z.enum(['refund-wanted', 'refunded']), amountOre: BalanceOre })),
  /** Null where it is no ceremony. */
  ceremony: z.nullable(MyTurn),
  /** The summons to the same meeting, where the caller was summoned or is a member for it. */
  meetingId: z.nullable(z.uuid()),
});
export type MyActivity = z.infer<typeof MyActivity>;

export const guestLimits = { minimum: 0, maximum: 600 };
export const answerLimits = { minimum: 0, maximum: 1000 };
export const maximumQuestions = 3;

/** Maximum number of guests without a record on one sign-up. */
export const maximumOthers = 3;
export const otherNameLimits = { minimum: 2, maximum: 100 };
/** A child or young person without a record. */
export const OtherYoung = z.object({
  name: singleLine(otherNameLimits.minimum, otherNameLimits.maximum),
  bornOn: PlainDate,
});
export type OtherYoung = z.infer<typeof OtherYoung>;

export const NewSignUp = z.object({
  isComing: z.boolean(),
  childIds: z.array(z.uuid()).check(z.maxLength(20)),
  /** Names of guests. */
  guests: z.array(singleLine(1, 100)).check(z.maxLength(5)),
  /** Children, and those a ceremony is for, without a record. */
  others: z._default(z.array(OtherYoung).check(z.maxLength(maximumOthers)), []),
  answers: z
    .array(z.object({ questionId: z.uuid(), answer: z.string().check(z.maxLength(answerLimits.maximum)) }))
    .check(z.maxLength(maximumQuestions)),
  wantsSms: z.boolean(),
  /** Onto the waiting list where there is no room: never without having said so. */
  acceptsWaiting: z.boolean(),
});
export type NewSignUp = z.infer<typeof NewSignUp>;

export const MySignUp = z.object({
  id: z.uuid(),
  activityId: z.uuid(),
  title: z.string(),
  unit: z.string(),
  startsAt: Moment,
  endsAt: Moment,
  place: z.nullable(z.string()),
  isDigital: z.boolean(),
  state: SignUpState,
  isActivityCancelled: z.boolean(),
  seats: z.int(),
  heldUntil: z.nullable(Moment),
});
export type MySignUp = z.infer<typeof MySignUp>;

export const MySignUps = z.object({
  /** Where the caller belongs; null where that is not known. */
  own: z.nullable(z.object({ chapterId: z.uuid(), name: z.string(), regionId: z.nullable(z.uuid()) })),
  /** Coming ones first, soonest first; then what is over, newest first, for a year. */
  coming: z.array(MySignUp),
  past: z.array(MySignUp),
  mayOrganise: z.boolean(),
  /** Path of the personal calendar; null where there is none. */
  feedPath: z.nullable(z.string()),
});
export type MySignUps = z.infer<typeof MySignUps>;

const params = z.object({ id: z.uuid() });
const SignUpReceipt = z.object({ signUpId: z.uuid(), state: SignUpState });
export type SignUpReceipt = z.infer<typeof SignUpReceipt>;
const calendarFile = ['text/calendar'] as const;
/** Calendar programs send neither headers of ours nor cookies: the language is in the address. */
const inLanguage = z.object({ sprak: z.optional(z.enum(languages)) });
const errors = signUpRefusals;

export const activityEndpoints = defineEndpoints({
  'GET /api/activities': {
    access: 'public',
    summary: 'Activities to come, filtered; those of the given own chapter and its region first',
    query: ActivityFilter,
    response: ActivityList,
  },
  'GET /api/activities/:id': {
    access: 'public',
    summary: 'One activity that has been published',
    params,
    response: ActivityDetail,
  },
  'GET /api/activities/:id/calendar': {
    access: 'public',
    summary: 'One activity as a calendar file, without what only participants are told',
    params,
    query: inLanguage,
    file: calendarFile,
  },
  'GET /api/units/:id/calendar': {
    access: 'public',
    summary: 'The activities of a chapter, or of a region and its chapters, as a calendar to subscribe to',
    params,
    query: inLanguage,
    file: calendarFile,
  },
  'GET /api/activities/:id/mine': {
    access: 'joining',
    summary:
      "What an activity is to the caller: may they sign up, who may come along, and the caller's sign-up",
    params,
    response: MyActivity,
  },
  'POST /api/activities/:id/sign-ups': {
    access: 'joining',
    summary: 'Signs the caller up with children and guests, or puts them on the waiting list',
    params,
    body: NewSignUp,
    response: SignUpReceipt,
    errors,
  },
  'GET /api/sign-ups': {
    access: 'joining',
    summary: "The caller's sign-ups, and the address of their calendar",
    response: MySignUps,
  },
  'POST /api/sign-ups/:id/cancel': {
    access: 'joining',
    summary: 'Signs off, or leaves the waiting list; the place goes to the next one',
    params,
    response: SignUpReceipt,
    errors,
  },
  'POST /api/sign-ups/:id/accept': {
    access: 'joining',
    summary: 'Says yes to a place that was offered from the waiting list',
    params,
    response: SignUpReceipt,
    errors,
  },
  'POST /api/sign-ups/:id/moves': {
    access: 'joining',
    summary: 'Moves a sign-up to another date of the same activity',
    params,
    body: z.object({ activityId: z.uuid() }),
    response: SignUpReceipt,
    errors,
  },
  'POST /api/sign-ups/:id/checks': {
    access: 'joining',
    summary: 'Asks the payment provider how the payment of a sign-up stands',
    params,
    response: SignUpReceipt,
  },
  'POST /api/sign-ups/:id/payments': {
    access: 'joining',
    summary: 'Retries the payment of a place after a failed one, while the place is held',
    params,
    response: SignUpReceipt,
    errors,
  },
  'GET /api/sign-up-calendars/:code': {
    access: 'public',
    summary: 'One sign-up as a calendar file, by the code in its address',
    params: z.object({ code: LinkCode }),
    file: calendarFile,
  },
  'PUT /api/calendar-feed': {
    access: 'joining',
    summary: "A new address for the caller's calendar; the former one stops working",
    response: z.object({ feedPath: z.string() }),
  },
  'DELETE /api/calendar-feed': {
    access: 'joining',
    summary: "The address of the caller's calendar stops working",
    response: z.object({}),
  },
  'GET /api/calendar-feeds/:code': {
    access: 'public',
    summary: "A person's sign-ups as a calendar to subscribe to, by the code in its address",
    params: z.object({ code: LinkCode }),
    file: calendarFile,
  },
});
