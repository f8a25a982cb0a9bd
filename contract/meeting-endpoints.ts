/** «Mitt medlemsdemokrati»: the annual meetings of the caller's units, and what the caller has had a say in. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import {
  MeetingFile,
  MotionFields,
  NewNomination,
  NominationEdit,
  proposalTextVersion,
} from './meeting-values.ts';
import { OfficeRole, OfficeState, OfficeUnit } from './office-values.ts';
import { UnitMeeting } from './unit-message-endpoints.ts';
import { Moment, PlainDate } from './values/moment.ts';

export const MeetingPaper = z.object({
  id: z.uuid(),
  kind: z.enum(['paper', 'minutes']),
  title: z.string(),
  addedAt: Moment,
  files: z.array(MeetingFile),
});
export type MeetingPaper = z.infer<typeof MeetingPaper>;

/** As all members read it. */
export const PublishedMotion = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  reason: z.string(),
  /** Null where the sender chose not to be named. */
  by: z.nullable(z.string()),
});
export type PublishedMotion = z.infer<typeof PublishedMotion>;

export const PublishedCandidate = z.object({
  id: z.uuid(),
  role: OfficeRole,
  name: z.string(),
  reason: z.string(),
});
export type PublishedCandidate = z.infer<typeof PublishedCandidate>;

const motionFields = { title: z.string(), body: z.string(), reason: z.string() };
export const OwnMotion = z.object({
  id: z.uuid(),
  ...motionFields,
  name: z.enum(['shown', 'hidden']),
  version: z.int(),
  sentAt: Moment,
  state: z.enum(['sent', 'withdrawn', 'published']),
});
export type OwnMotion = z.infer<typeof OwnMotion>;

/**
 * `waiting`: the one who is proposed has not said yes; a no is not told apart from it.
 * `candidate`: they have.
 */
export const OwnNomination = z.object({
  id: z.uuid(),
  role: OfficeRole,
  reason: z.string(),
  /** Null: the caller. */
  name: z.nullable(z.string()),
  version: z.int(),
  sentAt: Moment,
  state: z.enum(['waiting', 'candidate', 'withdrawn', 'published']),
});
export type OwnNomination = z.infer<typeof OwnNomination>;

/** The caller is proposed by somebody else. */
export const AskedNomination = z.object({
  id: z.uuid(),
  role: OfficeRole,
  reason: z.string(),
  /** Empty where they are not here any more. */
  by: z.string(),
  answer: z.nullable(z.enum(['yes', 'no'])),
});
export type AskedNomination = z.infer<typeof AskedNomination>;

/** `member`: can vote, as it stands. After the meeting: whether they could on the day. */
export const VotingRight = z.enum(['member', 'not-member', 'other-unit', 'could', 'could-not', 'not-listed']);
export type VotingRight = z.infer<typeof VotingRight>;

/** Until the last day is over: 0 is that day. Null: it is over, and nothing more can be sent. */
export const DaysLeft = z.object({ motions: z.nullable(z.int()), nominations: z.nullable(z.int()) });
export type DaysLeft = z.infer<typeof DaysLeft>;

export const MeetingForMember = z.object({
  id: z.uuid(),
  unit: OfficeUnit,
  subject: z.string(),
  meeting: UnitMeeting,
  /** The same meeting in the list of activities. */
  activity: z.nullable(z.object({ id: z.uuid(), startsAt: Moment })),
  /** Why it is called off; null: it stands. */
  cancelReason: z.nullable(z.string()),
  isOver: z.boolean(),
  vote: VotingRight,
  daysLeft: DaysLeft,
  papers: z.array(MeetingPaper),
  /** Null until the board has published them. */
  motions: z.nullable(z.array(PublishedMotion)),
  candidates: z.nullable(z.array(PublishedCandidate)),
  ownMotions: z.array(OwnMotion),
  ownNominations: z.array(OwnNomination),
  asked: z.array(AskedNomination),
});
export type MeetingForMember = z.infer<typeof MeetingForMember>;

const MeetingPlace = { meetingId: z.uuid(), unit: OfficeUnit, subject: z.string() };

/** What a member has a say in, and what is kept of what they have had a say in. Never how they voted. */
export const MyDemocracy = z.object({
  /** From the chapter up to the whole organisation; empty for non-members. */
  units: z.array(OfficeUnit),
  /** To come, the next one first. */
  meetings: z.array(
    z.object({
      ...MeetingPlace,
      meeting: UnitMeeting,
      daysLeft: DaysLeft,
      papers: z.int(),
      isCancelled: z.boolean(),
      /** Somebody has proposed the caller, who has not answered. */
      isAsked: z.boolean(),
    }),
  ),
  /** Held, coming and over, newest first. */
  offices: z.array(
    z.object({
      unit: OfficeUnit,
      role: OfficeRole,
      fromOn: PlainDate,
      untilOn: PlainDate,
      state: OfficeState,
    }),
  ),
  /** Of the meetings that have been: at most two years back. */
  past: z.array(
    z.object({
      ...MeetingPlace,
      on: PlainDate,
      isSummoned: z.boolean(),
      /** Null where it is not recorded yet. */
      couldVote: z.nullable(z.boolean()),
      /** As the organiser noted it; null where nothing was noted. */
      attendance: z.nullable(z.enum(['came', 'away'])),
    }),
  ),
  motions: z.array(
    z.object({
      id: z.uuid(),
      meetingId: z.uuid(),
      title: z.string(),
      sentAt: Moment,
      state: OwnMotion.shape.state,
    }),
  ),
  nominations: z.array(
    z.object({
      id: z.uuid(),
      meetingId: z.uuid(),
      role: OfficeRole,
      sentAt: Moment,
      name: z.nullable(z.string()),
      state: OwnNomination.shape.state,
    }),
  ),
});
export type MyDemocracy = z.infer<typeof MyDemocracy>;

const params = z.object({ id: z.uuid() });
const late = ['DEADLINE_OVER', 'NO_VOTE_HERE'] as const;

export const meetingEndpoints = defineEndpoints({
  'GET /api/my-democracy': {
    access: 'signed-in',
    summary: 'Where the caller can vote, meetings, offices, and what is kept of what they took part in',
    response: MyDemocracy,
  },
  'GET /api/meetings/:id': {
    access: 'signed-in',
    summary: 'An annual meeting that the caller was summoned to, or is a member for',
    params,
    response: MeetingForMember,
  },
  'GET /api/meeting-files/:id/content': {
    access: 'signed-in',
    summary: 'A file of the papers, for members of the unit and those who lead it',
    params,
    file: ['application/pdf'],
  },
  'POST /api/meetings/:id/motions': {
    access: 'signed-in',
    summary: 'Sends a motion, until the last day for it is over in Norway',
    params,
    body: MotionFields,
    status: 201,
    response: OwnMotion,
    errors: [...late, 'TOO_MANY_MESSAGES'],
  },
  'PUT /api/motions/:id': {
    access: 'signed-in',
    summary: "Changes one of the caller's motions, until the last day is over",
    params,
    body: z.object({ ...MotionFields.shape, version: z.int() }),
    response: OwnMotion,
    errors: [...late, 'CHANGED_ELSEWHERE'],
  },
  'POST /api/motions/:id/withdrawals': {
    access: 'signed-in',
    summary: "Takes one of the caller's motions back, until the last day is over",
    params,
    response: OwnMotion,
    errors: ['DEADLINE_OVER'],
  },
  'POST /api/meetings/:id/nominations': {
    access: 'signed-in',
    summary: 'Proposes a candidate; the answer is the same whether the other is a member or not',
    params,
    body: NewNomination,
    status: 201,
    response: OwnNomination,
    errors: [...late, 'TOO_MANY_MESSAGES'],
  },
  'PUT /api/nominations/:id': {
    access: 'signed-in',
    summary: "Changes one of the caller's proposals, until the last day is over or the other has answered",
    params,
    body: NominationEdit,
    response: OwnNomination,
    errors: [...late, 'CHANGED_ELSEWHERE'],
  },
  'POST /api/nominations/:id/withdrawals': {
    access: 'signed-in',
    summary: "Takes one of the caller's proposals back, until the last day is over",
    params,
    response: OwnNomination,
    errors: ['DEADLINE_OVER'],
  },
  'POST /api/nominations/:id/answers': {
    access: 'signed-in',
    summary: 'The one who is proposed says yes, or no; a yes can become a no until the meeting',
    params,
    body: z.object({ answer: z.enum(['yes', 'no']), textVersion: z.literal(proposalTextVersion) }),
    response: AskedNomination,
    errors: ['DEADLINE_OVER', 'NO_VOTE_HERE'],
  },
});
