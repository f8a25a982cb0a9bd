/** What those elected in a unit write to its members. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { OfficeRole, OfficeUnit } from './office-values.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { multiLine, singleLine } from './values/text.ts';

export const unitMessageLimits = {
  subject: { minimum: 3, maximum: 120 },
  body: { minimum: 10, maximum: 5000 },
  place: { minimum: 2, maximum: 120 },
} as const;

export const unitMessageFields = {
  subject: singleLine(unitMessageLimits.subject.minimum, unitMessageLimits.subject.maximum),
  body: multiLine(unitMessageLimits.body.minimum, unitMessageLimits.body.maximum),
  /** `me`: to see how it looks, before anybody else does. */
  to: z.enum(['me', 'members']),
};
export const summonsPlace = singleLine(unitMessageLimits.place.minimum, unitMessageLimits.place.maximum);

export const NewUnitMessage = z.object({ kind: z.literal('message'), ...unitMessageFields });
/** To the annual meeting. The last days are those on which motions and nominations can be sent. */
export const NewUnitSummons = z.object({
  kind: z.literal('summons'),
  ...unitMessageFields,
  meetingOn: PlainDate,
  meetingPlace: summonsPlace,
  motionsBy: PlainDate,
  nominationsBy: PlainDate,
});
export const NewUnitLetter = z.discriminatedUnion('kind', [NewUnitMessage, NewUnitSummons]);
export type NewUnitLetter = z.infer<typeof NewUnitLetter>;

export const UnitMeeting = z.object({
  on: PlainDate,
  place: z.string(),
  motionsBy: PlainDate,
  nominationsBy: PlainDate,
});
export type UnitMeeting = z.infer<typeof UnitMeeting>;

/** `waiting`: can be taken back until it leaves; `leaving`: on its way. */
export const UnitMessage = z.object({
  id: z.uuid(),
  kind: z.enum(['message', 'summons']),
  subject: z.string(),
  /** Given name of who wrote it; empty where they are not here any more. */
  writtenBy: z.string(),
  writtenAs: OfficeRole,
  writtenAt: Moment,
  state: z.enum(['waiting', 'leaving', 'sent', 'cancelled']),
  leavesAt: Moment,
  /** How many have been notified so far. */
  told: z.int(),
});
export type UnitMessage = z.infer<typeof UnitMessage>;

export const UnitMessageList = z.object({
  /** How many members it would go to now. */
  receivers: z.int(),
  /** Where answers go; null: nowhere. */
  replyTo: z.nullable(z.string()),
  messages: z.array(UnitMessage),
});
export type UnitMessageList = z.infer<typeof UnitMessageList>;

/** As a member reads it. */
export const UnitMessageForMember = z.object({
  unit: OfficeUnit,
  kind: z.enum(['message', 'summons']),
  isTrial: z.boolean(),
  subject: z.string(),
  body: z.string(),
  writtenBy: z.string(),
  writtenAs: OfficeRole,
  sentAt: Moment,
  replyTo: z.nullable(z.string()),
  meeting: z.nullable(UnitMeeting),
  /** Of a meeting: whether the reader is a member of the unit now. Who is one on the day can vote. */
  isMemberNow: z.boolean(),
});
export type UnitMessageForMember = z.infer<typeof UnitMessageForMember>;

const params = z.object({ id: z.uuid() });

export const unitMessageEndpoints = defineEndpoints({
  'GET /api/units/:id/messages': {
    access: 'representative',
    summary: 'What has been written to the members of a unit, newest first, and how many would get the next',
    params,
    response: UnitMessageList,
  },
  'POST /api/units/:id/messages': {
    access: 'representative',
    summary: 'Writes to the members of a unit, or to oneself to try; it leaves after a minute',
    params,
    body: NewUnitLetter,
    status: 201,
    response: UnitMessage,
    errors: ['TOO_MANY_MESSAGES'],
  },
  'POST /api/unit-messages/:id/cancellations': {
    access: 'representative',
    summary: 'Takes a message back before it has left',
    params,
    response: UnitMessage,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'GET /api/unit-messages/:id': {
    access: 'signed-in',
    summary: 'What was written to the caller as a member of a unit',
    params,
    response: UnitMessageForMember,
  },
});
