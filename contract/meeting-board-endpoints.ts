/** The annual meeting for those who lead the unit: papers, what has been sent in, and the lists. */
import * as z from 'zod/mini';
import { attachmentLimits } from './attachment-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { MeetingPaper } from './meeting-endpoints.ts';
import { meetingLists, paperTitle } from './meeting-values.ts';
import { OfficeRole } from './office-values.ts';
import { UnitMeeting } from './unit-message-endpoints.ts';
import { Moment } from './values/moment.ts';

export const NewMeetingPaper = z.object({
  kind: z.enum(['paper', 'minutes']),
  title: paperTitle,
  /** The caller's own files that wait in the form: PDF only. */
  attachments: z.array(z.uuid()).check(z.minLength(1), z.maxLength(attachmentLimits.perMessage)),
});
export type NewMeetingPaper = z.infer<typeof NewMeetingPaper>;

const list = {
  /** The last day is over. */
  mayPublish: z.boolean(),
  publishedAt: z.nullable(Moment),
};

export const BoardMeeting = z.object({
  id: z.uuid(),
  subject: z.string(),
  meeting: UnitMeeting,
  isOver: z.boolean(),
  /** Whether the members have been notified; until then a paper is not late. */
  isSent: z.boolean(),
  /** How many can vote: now, and after the meeting on the day. */
  voters: z.int(),
  papers: z.array(MeetingPaper),
  /** Null for users who only work with candidates. */
  motions: z.nullable(
    z.object({
      ...list,
      motions: z.array(
        z.object({
          id: z.uuid(),
          title: z.string(),
          body: z.string(),
          reason: z.string(),
          by: z.string(),
          /** The members are shown who sent it. */
          isNamed: z.boolean(),
          sentAt: Moment,
        }),
      ),
    }),
  ),
  candidates: z.object({
    ...list,
    /** Only those who have said yes themselves. */
    candidates: z.array(
      z.object({
        id: z.uuid(),
        role: OfficeRole,
        name: z.string(),
        reason: z.string(),
        /** Empty: themselves. */
        by: z.string(),
      }),
    ),
  }),
});
export type BoardMeeting = z.infer<typeof BoardMeeting>;

export const BoardMeetings = z.object({
  /** Whether the caller may add papers and publish. */
  mayWrite: z.boolean(),
  meetings: z.array(BoardMeeting),
});
export type BoardMeetings = z.infer<typeof BoardMeetings>;

const params = z.object({ id: z.uuid() });

export const meetingBoardEndpoints = defineEndpoints({
  'GET /api/units/:id/meetings': {
    access: 'representative',
    summary: 'The annual meetings of a unit, newest first: papers, motions, and candidates who have said yes',
    params,
    response: BoardMeetings,
  },
  'POST /api/unit-meetings/:id/papers': {
    access: 'representative',
    summary: 'Adds papers, and after the meeting the minutes; what comes after the summons is told once',
    params,
    body: NewMeetingPaper,
    status: 201,
    response: MeetingPaper,
    errors: ['MEETING_NOT_POSSIBLE'],
  },
  'POST /api/meeting-papers/:id/removals': {
    access: 'representative',
    summary: 'Takes a paper away',
    params,
    response: z.object({}),
  },
  'POST /api/unit-meetings/:id/publications': {
    access: 'representative',
    summary: 'Shows a list to all members of the unit, when the last day for it is over',
    params,
    body: z.object({ list: z.enum(meetingLists) }),
    response: z.object({ publishedAt: Moment }),
    errors: ['MEETING_NOT_POSSIBLE'],
  },
});
