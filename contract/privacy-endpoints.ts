/** «Mitt personvern»: what the person may know of how their data are handled. */
import * as z from 'zod/mini';
import { SeenField } from './desk-person-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { Moment } from './values/moment.ts';

/** Somebody who works here has seen the person's data. */
export const Look = z.object({
  id: z.uuid(),
  lookedAt: Moment,
  /** As what: `staff` is member service, `representative` somebody elected in `unit`, `self` the person. */
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

/**
 * Why something in the database is not part of what a person gets. `nobody`: it says nothing about anybody; `others`:
 * about somebody else; `internal`: among those who prepare a case; `secret`: keeps the person safe; `technical`: for the
 * machinery; `elsewhere`: the same stands in another place.
 */
export const leftOutReasons = ['nobody', 'others', 'internal', 'secret', 'technical', 'elsewhere'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const MyData = z.object({
  isSignInRecent: z.boolean(),
  /** By what it is called in the database; those with nothing in them are not there. */
  sections: z.array(
    z.object({
      name: z.string(),
      /** How many there are; the newest are in `rows`. */
      total: z.int(),
      rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});
export type MyData = z.infer<typeof MyData>;

export const privacyEndpoints = defineEndpoints({
  'GET /api/my-data': {
    access: 'joining',
    summary: 'Everything that is held of the caller, to be read: the newest rows of each kind',
    response: MyData,
  },
  'GET /api/my-data/file': {
    access: 'joining',
    summary: 'Everything that is held of the caller as one JSON file; written in the access log',
    file: ['application/json'],
    errors: ['SIGN_IN_AGAIN'],
  },
  'GET /api/looks': {
    access: 'joining',
    summary: "Who has seen the caller's data, what and why; newest first, at most 200",
    response: z.object({
      looks: z.array(Look),
      /** There are older ones too. */
      isMore: z.boolean(),
    }),
  },
});
