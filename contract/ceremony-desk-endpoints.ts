/** Member service says when sign-up for naming ceremonies and confirmations opens. */
import * as z from 'zod/mini';
import { ClockTime } from './activity-organiser-endpoints.ts';
import { CeremonyRound, DatedCeremony } from './ceremony-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { TypedDate } from './values/birth-date.ts';
import { PlainDate } from './values/moment.ts';
import { singleLine } from './values/text.ts';

export const roundNameLimits = { minimum: 3, maximum: 80 };

/** Days and times are those of the clock in Norway. */
export const RoundContent = z.object({
  kind: DatedCeremony,
  name: singleLine(roundNameLimits.minimum, roundNameLimits.maximum),
  firstOn: PlainDate,
  lastOn: PlainDate,
  membersOpenOn: PlainDate,
  membersOpenTime: ClockTime,
  openOn: PlainDate,
  openTime: ClockTime,
});
export type RoundContent = z.infer<typeof RoundContent>;

/** As it is typed. */
export const TypedRound = z.object({
  ...RoundContent.shape,
  firstOn: TypedDate,
  lastOn: TypedDate,
  membersOpenOn: TypedDate,
  openOn: TypedDate,
});

export const StaffRound = z.object({
  ...CeremonyRound.shape,
  content: RoundContent,
  version: z.int(),
  /** Published dates of the kind within its days, and the places of them; null where some have no limit. */
  dates: z.int(),
  capacity: z.nullable(z.int()),
  taken: z.int(),
  /** In the queue now. */
  waiting: z.int(),
  admitted: z.int(),
});
export type StaffRound = z.infer<typeof StaffRound>;
const StaffRounds = z.object({ rounds: z.array(StaffRound) });
export type StaffRounds = z.infer<typeof StaffRounds>;

export const ceremonyDeskEndpoints = defineEndpoints({
  'GET /api/staff/ceremony-rounds': {
    access: 'staff',
    alsoFor: 'ceremony-coordinator',
    summary: 'Openings of ceremonies, the newest first, with how their queues stand',
    response: StaffRounds,
  },
  'POST /api/staff/ceremony-rounds': {
    access: 'staff',
    alsoFor: 'ceremony-coordinator',
    summary: 'A new opening',
    body: TypedRound,
    response: StaffRounds,
  },
  'PUT /api/staff/ceremony-rounds/:id': {
    access: 'staff',
    alsoFor: 'ceremony-coordinator',
    summary: 'Changes an opening; places in the queue stay as they are',
    params: z.object({ id: z.uuid() }),
    body: z.object({ ...TypedRound.shape, version: z.int() }),
    response: StaffRounds,
    errors: ['CHANGED_ELSEWHERE'],
  },
});
