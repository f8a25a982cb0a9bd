/** When employees at the desk are away: what they say themselves, and colleagues see. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { TypedDate } from './values/birth-date.ts';
import { PlainDate } from './values/moment.ts';

/** The longest absence, in days. */
export const absenceDays = 366;

export const NewAbsence = z.object({ fromOn: TypedDate, untilOn: TypedDate });
export const Absence = z.object({ fromOn: PlainDate, untilOn: PlainDate });
export type Absence = z.infer<typeof Absence>;

const Absences = z.object({
  /** Null where the caller has said nothing, and after its last day. */
  mine: z.nullable(Absence),
  /** Colleagues who are away or will be, the first to leave first. */
  others: z.array(z.object({ name: z.string(), ...Absence.shape })),
});
export type Absences = z.infer<typeof Absences>;

export const deskAbsenceEndpoints = defineEndpoints({
  'GET /api/staff/absences': {
    access: 'staff',
    summary: 'Who at the desk is away, or will be; first names',
    response: Absences,
  },
  'PUT /api/staff/absences/mine': {
    access: 'staff',
    summary: 'The caller is away from one day to another, both included; replaces what was said before',
    body: NewAbsence,
    response: Absences,
  },
  'DELETE /api/staff/absences/mine': {
    access: 'staff',
    summary: 'The caller is not away',
    response: Absences,
  },
});
