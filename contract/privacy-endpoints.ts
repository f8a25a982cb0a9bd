/** «Mitt personvern»: what the person may know of how their data are handled. */
import * as z from 'zod/mini';
import { SeenField } from './desk-person-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { Moment } from './values/moment.ts';

/** Somebody who works here has seen the person's data. */
export const Look = z.object({
  id: z.uuid(),
  lookedAt: Moment,
  /** As what: `staff` is member service; `representative` is somebody elected in `unit`. */
  lookedAs: z.string(),
  unit: z.nullable(z.string()),
  /** First name. */
  name: z.string(),
  reason: z.string(),
  /** The reason in the looker's own words. */
  remark: z.nullable(z.string()),
  /** The person's own enquiry that led to it, where it is still there. */
  enquiry: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  fields: z.array(SeenField),
});
export type Look = z.infer<typeof Look>;

export const privacyEndpoints = defineEndpoints({
  'GET /api/looks': {
    access: 'signed-in',
    summary: "Who has seen the caller's data, what and why; newest first, at most 200",
    response: z.object({
      looks: z.array(Look),
      /** There are older ones too. */
      isMore: z.boolean(),
    }),
  },
});
