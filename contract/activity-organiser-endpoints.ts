/** Endpoints for organisers: member service, and the elected representatives of the unit. */
import * as z from 'zod/mini';
import { maximumQuestions } from './activity-endpoints.ts';
import {
  ActivityPhase,
  ActivityType,
  Audience,
  QuestionKind,
  RefundRule,
  SignUpState,
  UnitName,
} from './activity-values.ts';
import { defineEndpoints } from './endpoint.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { multiLine, singleLine } from './values/text.ts';

export const activityLimits = {
  title: { minimum: 3, maximum: 120 },
  summary: { minimum: 10, maximum: 250 },
  description: { minimum: 0, maximum: 6000 },
  place: { minimum: 0, maximum: 200 },
  accessNote: { minimum: 0, maximum: 500 },
  question: { minimum: 3, maximum: 200 },
  message: { minimum: 2, maximum: 2000 },
  reason: { minimum: 2, maximum: 500 },
} as const;

const line = ({ minimum, maximum }: { minimum: number; maximum: number }) => singleLine(minimum, maximum);
const text = ({ minimum, maximum }: { minimum: number; maximum: number }) => multiLine(minimum, maximum);
/** `09:30`, and what people type for it: 9.30, 9:30, 0930, 9. */
export const ClockTime = z.string().check(
  z.overwrite((typed) => {
    const [, hour = '', minute = '00'] =
      /^(?:kl\.?\s*)?(\d{1,2})(?:[.: ]?(\d\d))?$/i.exec(typed.trim()) ?? [];
    return hour ? `${hour.padStart(2, '0')}:${minute}` : typed.trim();
  }),
  z.minLength(1),
  z.regex(/^([01]\d|2[0-3]):[0-5]\d$/),
);
const Kroner = z.int().check(z.minimum(0), z.maximum(50_000));
const Age = z.nullable(z.int().check(z.minimum(0), z.maximum(120)));

export const QuestionContent = z.object({
  /** Null: a new one. */
  id: z.nullable(z.uuid()),
  words: line(activityLimits.question),
  kind: QuestionKind,
  isRequired: z.boolean(),
  isHealth: z.boolean(),
});
export type QuestionContent = z.infer<typeof QuestionContent>;

/** Days and times are those of the clock in Norway. */
export const ActivityContent = z.object({
  unitId: z.uuid(),
  type: ActivityType,
  title: line(activityLimits.title),
  summary: text(activityLimits.summary),
  description: text(activityLimits.description),
  startsOn: PlainDate,
  startsTime: ClockTime,
  endsOn: PlainDate,
  endsTime: ClockTime,
  deadlineOn: z.nullable(PlainDate),
  deadlineTime: z.nullable(ClockTime),
  place: line(activityLimits.place),
  isDigital: z.boolean(),
  digitalLink: z.nullable(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))),
  accessNote: line(activityLimits.accessNote),
  capacity: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  audience: Audience,
  ageFrom: Age,
  ageTo: Age,
  takesChildren: z.boolean(),
  maxGuests: z.int().check(z.minimum(0), z.maximum(5)),
  priceMemberKroner: Kroner,
  priceOtherKroner: Kroner,
  priceChildKroner: Kroner,
  refundRule: RefundRule,
  offerHours: z.int().check(z.minimum(1), z.maximum(168)),
  questions: z.array(QuestionContent).check(z.maxLength(maximumQuestions)),
  /** Of the place: coordinates, or the link of a map. Empty: none; left out: as it was. */
  point: z.optional(singleLine(0, 1000)),
});
export type ActivityContent = z.infer<typeof ActivityContent>;

export const OrganisedActivity = z.object({
  id: z.uuid(),
  title: z.string(),
  unit: z.string(),
  startsAt: Moment,
  phase: ActivityPhase,
  places: z.int(),
  capacity: z.nullable(z.int()),
  waiting: z.int(),
});
export type OrganisedActivity = z.infer<typeof OrganisedActivity>;

export const ActivityForOrganiser = z.object({
  ...OrganisedActivity.shape,
  content: ActivityContent,
  version: z.int(),
  endsAt: Moment,
  /** The place that would not be there if the form were sent: how many are signed up already. */
  cancelReason: z.nullable(z.string()),
});
export type ActivityForOrganiser = z.infer<typeof ActivityForOrganiser>;

/** What an organiser needs on the day, and nothing more: no address, number, birth date or e-mail. */
export const ParticipantRow = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['self', 'child', 'guest']),
  /** Who has signed a child or a guest up; null for oneself. */
  with: z.nullable(z.string()),
  attendance: z.nullable(z.enum(['came', 'away'])),
  /** Only asked for an annual meeting: an active membership today. */
  mayVote: z.nullable(z.boolean()),
});
export type ParticipantRow = z.infer<typeof ParticipantRow>;

export const ParticipantList = z.object({
  title: z.string(),
  startsAt: Moment,
  unit: z.string(),
  participants: z.array(ParticipantRow),
  /** By the one who signed up. Health answers are gone 30 days after the activity. */
  answers: z.array(
    z.object({
      words: z.string(),
      isHealth: z.boolean(),
      answers: z.array(z.object({ name: z.string(), answer: z.string() })),
    }),
  ),
  waiting: z.array(z.object({ name: z.string(), seats: z.int(), state: SignUpState })),
});
export type ParticipantList = z.infer<typeof ParticipantList>;

const params = z.object({ id: z.uuid() });
const Told = z.object({ told: z.int() });

export const activityOrganiserEndpoints = defineEndpoints({
  'GET /api/organiser/activities': {
    access: 'signed-in',
    summary: 'The units whose activities the caller may organise, and those activities; empty for all others',
    response: z.object({ units: z.array(UnitName), activities: z.array(OrganisedActivity) }),
  },
  'GET /api/organiser/activities/:id': {
    access: 'signed-in',
    summary: 'An activity as its organiser edits it',
    params,
    response: ActivityForOrganiser,
  },
  'POST /api/organiser/activities': {
    access: 'signed-in',
    summary: 'A new activity, not published yet',
    body: ActivityContent,
    response: z.object({ id: z.uuid() }),
  },
  'POST /api/organiser/activities/:id/changes': {
    access: 'signed-in',
    summary: 'Changes an activity; participants are notified of a new time, place or link',
    params,
    body: z.object({ content: ActivityContent, version: z.int() }),
    response: z.object({ version: z.int(), told: z.int() }),
    errors: ['CHANGED_ELSEWHERE', 'ACTIVITY_CANCELLED'],
  },
  'POST /api/organiser/activities/:id/copies': {
    access: 'signed-in',
    summary: 'A copy that is not published; another date of the same activity, or a new one',
    params,
    body: z.object({ isSameSeries: z.boolean() }),
    response: z.object({ id: z.uuid() }),
  },
  'POST /api/organiser/activities/:id/publish': {
    access: 'signed-in',
    summary: 'Publishes an activity: everybody can find it and sign up',
    params,
    response: z.object({}),
    errors: ['ACTIVITY_CANCELLED', 'ACTIVITY_OVER', 'PAYING_CLOSED'],
  },
  'POST /api/organiser/activities/:id/cancel': {
    access: 'signed-in',
    summary: 'Cancels an activity: all participants are notified, and payments refunded',
    params,
    body: z.object({ reason: text(activityLimits.reason) }),
    response: Told,
    errors: ['ACTIVITY_OVER'],
  },
  'POST /api/organiser/activities/:id/messages': {
    access: 'signed-in',
    summary: 'Writes to everybody who has a place; it is read in the portal',
    params,
    body: z.object({ message: text(activityLimits.message) }),
    response: Told,
  },
  'GET /api/organiser/activities/:id/participants': {
    access: 'signed-in',
    summary: 'Who comes: names, answers and attendance, and nothing else',
    params,
    response: ParticipantList,
  },
  'PUT /api/organiser/activities/:id/attendance': {
    access: 'signed-in',
    summary: 'Notes who came',
    params,
    body: z.object({
      participantId: z.uuid(),
      attendance: z.nullable(z.enum(['came', 'away'])),
    }),
    response: z.object({}),
    errors: ['MEMBER_ON_THE_DAY'],
  },
});
