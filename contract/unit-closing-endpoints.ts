/** Chapters and regions that are closed: when nothing belongs to them any more. */
import * as z from 'zod/mini';
import { AdministrationReason, Units } from './administration-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';

/** What has to be moved or ended first, and how many of each. */
export const unitHindrances = ['members', 'units', 'offices', 'activities', 'cases', 'claims'] as const;
export const UnitHindrances = z.object({
  members: z.int(),
  /** Below it. */
  units: z.int(),
  /** That are offered or not over. */
  offices: z.int(),
  /** That are published and not over; a meeting is one of them. */
  activities: z.int(),
  /** Sent on to it by member service. */
  cases: z.int(),
  /** Reimbursements that are neither paid nor returned. */
  claims: z.int(),
});
export type UnitHindrances = z.infer<typeof UnitHindrances>;

export const unitClosingEndpoints = defineEndpoints({
  'POST /api/administration/unit-closings': {
    access: 'administrator',
    summary:
      'Closes a chapter or region that nothing belongs to any more, and takes its municipalities from it; else says what does',
    body: z.object({ unitId: z.uuid(), reason: AdministrationReason }),
    status: 201,
    response: z.object({ isClosed: z.boolean(), hindrances: UnitHindrances, units: Units }),
    errors: ['SIGN_IN_AGAIN'],
  },
  'POST /api/administration/units/:id/reopenings': {
    access: 'administrator',
    summary: 'Opens a closed unit again, without municipalities',
    params: z.object({ id: z.uuid() }),
    status: 201,
    response: z.object({ units: Units }),
    errors: ['SIGN_IN_AGAIN'],
  },
});
