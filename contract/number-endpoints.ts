/** Numbers that more than one person has given: member service finds out whose it is. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { lookRemarkLimits } from './look-values.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { multiLine } from './values/text.ts';

/** Without a name: opening the case is logged. */
export const NumberCaseRow = z.object({ id: z.uuid(), givenAt: z.nullable(Moment) });
export type NumberCaseRow = z.infer<typeof NumberCaseRow>;

export const NumberCasePerson = z.object({
  personId: z.uuid(),
  name: z.string(),
  bornOn: z.nullable(PlainDate),
  memberNumber: z.nullable(z.string()),
  /** How many accounts sign in as the person. */
  signIns: z.int(),
});
export type NumberCasePerson = z.infer<typeof NumberCasePerson>;

export const NumberCase = z.object({
  ...NumberCaseRow.shape,
  /** Gave the number last; it counts for nothing until it is decided on. */
  person: NumberCasePerson,
  /** Has the number; null where no person has it any more. */
  owner: z.nullable(NumberCasePerson),
});
export type NumberCase = z.infer<typeof NumberCase>;

/** How they know; kept in the access log. */
export const NumberReason = z.object({
  reason: multiLine(lookRemarkLimits.minimum, lookRemarkLimits.maximum),
});
/** `keep`: it is the person's, and the owner loses it. `drop`: it is not, and the person may give another. */
export const numberOutcomes = ['keep', 'drop'] as const;
export const NumberDecision = z.extend(NumberReason, { outcome: z.enum(numberOutcomes) });
export type NumberDecision = z.infer<typeof NumberDecision>;

const params = z.object({ id: z.uuid() });

export const numberEndpoints = defineEndpoints({
  'GET /api/staff/number-cases': {
    access: 'staff',
    summary: 'Numbers that one person has given and another has; without names',
    response: z.object({ cases: z.array(NumberCaseRow) }),
  },
  'GET /api/staff/number-cases/:id': {
    access: 'staff',
    summary: 'Who gave the number and who has it; the view of both is logged. Null when it has been decided',
    params,
    response: z.object({ case: z.nullable(NumberCase) }),
  },
  'POST /api/staff/number-cases/:id/decisions': {
    access: 'staff',
    summary: 'Decides whose number it is; the one who loses it is notified, and may give another',
    params,
    body: NumberDecision,
    response: z.object({ outcome: z.enum(numberOutcomes) }),
    errors: ['SIGN_IN_AGAIN'],
  },
});
