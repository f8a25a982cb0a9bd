/** Change of board after the annual meeting, and what the old board hands over. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { longestTermYears, UnitOffice } from './office-endpoints.ts';
import { OfficeRole } from './office-values.ts';
import { UnitMeeting } from './unit-message-endpoints.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { multiLine } from './values/text.ts';

export const handoverNoteLimits = { minimum: 0, maximum: 6000 };
/** More than a board and its committee have. */
export const mostProposed = 30;

export const BoardChange = z.object({
  id: z.uuid(),
  meetingOn: PlainDate,
  takesOverOn: PlainDate,
  /** First name; empty where they are not here any more. */
  proposedBy: z.string(),
  proposed: z.array(UnitOffice),
  /** Terms that end the day before. */
  ending: z.array(UnitOffice),
});
export type BoardChange = z.infer<typeof BoardChange>;

export const NewBoardChange = z
  .object({
    meetingOn: PlainDate,
    takesOverOn: PlainDate,
    untilOn: PlainDate,
    /** The offices held now that end with it. */
    ending: z.array(z.uuid()).check(z.maxLength(mostProposed)),
    proposed: z
      .array(z.object({ role: OfficeRole, personId: z.uuid() }))
      .check(z.minLength(1), z.maxLength(mostProposed)),
  })
  .check(
    z.check(({ value, issues }) => {
      const { meetingOn, takesOverOn, untilOn } = value;
      const tell = (path: string) =>
        issues.push({ code: 'custom', input: '-', path: [path], continue: true });
      if (takesOverOn < meetingOn) tell('takesOverOn');
      const latest = `${Number(takesOverOn.slice(0, 4)) + longestTermYears}${takesOverOn.slice(4)}`;
      if (untilOn <= takesOverOn || untilOn > latest) tell('untilOn');
    }),
  );
export type NewBoardChange = z.infer<typeof NewBoardChange>;

/** What is to be known and done: no member is named in it. */
export const Handover = z.object({
  change: z.nullable(BoardChange),
  note: z.object({
    body: z.string(),
    version: z.int(),
    changedBy: z.string(),
    changedAt: z.nullable(Moment),
  }),
  tasks: z.object({
    /** New members without a welcome yet; null where the caller may not see members. */
    unwelcomed: z.nullable(z.int()),
    unanswered: z.int(),
  }),
  /** Annual meetings that are summoned to, and the last one that was held; by their days. */
  meetings: z.array(
    z.object({
      id: z.uuid(),
      meeting: UnitMeeting,
      isOver: z.boolean(),
      /** How many papers and minutes are there. */
      papers: z.int(),
    }),
  ),
  activities: z.array(z.object({ id: z.uuid(), title: z.string(), startsAt: Moment, isDraft: z.boolean() })),
  endings: z.array(z.object({ role: OfficeRole, untilOn: PlainDate })),
});
export type Handover = z.infer<typeof Handover>;

const params = z.object({ id: z.uuid() });

export const handoverEndpoints = defineEndpoints({
  'GET /api/units/:id/handover': {
    access: 'representative',
    summary: 'What the next board needs: note, open tasks, dates, and a change of board under way',
    params,
    response: Handover,
  },
  'PUT /api/units/:id/handover-note': {
    access: 'representative',
    summary: 'Writes what the next ones should know',
    params,
    body: z.object({
      body: multiLine(handoverNoteLimits.minimum, handoverNoteLimits.maximum),
      version: z.int(),
    }),
    response: Handover,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/units/:id/board-changes': {
    access: 'representative',
    summary: 'Proposes the board that the annual meeting has elected: each is asked, and the old terms end',
    params,
    body: NewBoardChange,
    status: 201,
    response: Handover,
    errors: ['OFFICE_TAKEN', 'OFFICE_NOT_POSSIBLE'],
  },
  'POST /api/board-changes/:id/cancellations': {
    access: 'representative',
    summary: 'Cancels a change of board before it takes effect: offers are withdrawn, and terms restored',
    params,
    response: z.object({}),
    errors: ['OFFICE_NOT_POSSIBLE'],
  },
});
