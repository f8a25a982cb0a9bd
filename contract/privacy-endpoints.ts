/** «Mitt personvern»: what the person may know of how their data are handled. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { SeenField } from './look-values.ts';
import { EarlierRetentionId, laterRetentionIds } from './retention.ts';
import { Moment, PlainDate } from './values/moment.ts';

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
 * Why a table is left out of a person's data export. `nobody` (about no person), `others` (about another person), `internal`
 * (case preparation), `secret` (protects the person), `technical` (infrastructure), `elsewhere` (the same data is exported
 * from another table).
 */
export const leftOutReasons = ['nobody', 'others', 'internal', 'secret', 'technical', 'elsewhere'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const MyData = z.object({
  isSignInRecent: z.boolean(),
  /** Not yet made three times in a day. */
  isFileToBeHad: z.boolean(),
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

export const newsPurposes = ['news-email', 'news-sms'] as const;

export const Consents = z.object({
  /** Known to be 18 or older. A no can always be said. */
  mayGive: z.boolean(),
  purposes: z.array(z.object({ purpose: z.enum(newsPurposes), isGiven: z.boolean() })),
  /** What was said, in which words, when and where; newest first. Only ever added to. */
  events: z.array(
    z.object({
      id: z.uuid(),
      purpose: z.string(),
      isGiven: z.boolean(),
      textVersion: z.string(),
      channel: z.string(),
      happenedAt: Moment,
    }),
  ),
});
export type Consents = z.infer<typeof Consents>;

export const NewConsent = z.object({ purpose: z.enum(newsPurposes), isGiven: z.boolean() });
export type NewConsent = z.infer<typeof NewConsent>;

/** GDPR article 18: what is held is kept, and otherwise left alone. */
export const Restriction = z.object({ restrictedAt: z.nullable(Moment) });
export type Restriction = z.infer<typeof Restriction>;

const Period = z.union([
  z.object({ hours: z.int() }),
  z.object({ days: z.int() }),
  z.object({ months: z.int() }),
  z.object({ years: z.int() }),
]);
const keptFields = {
  /** Null: at once, when what it belongs to ends. */
  period: z.nullable(Period),
  /** Of the caller's; null where that is not known by person. */
  count: z.nullable(z.int()),
  /** When the oldest of them is gone. */
  nextOn: z.nullable(PlainDate),
};
const KeptThing = z.object({ id: EarlierRetentionId, ...keptFields });
const LaterKeptThing = z.object({ id: z.enum(laterRetentionIds), ...keptFields });
export type KeptThing = z.infer<typeof KeptThing> | z.infer<typeof LaterKeptThing>;

export const privacyEndpoints = defineEndpoints({
  'GET /api/consents': {
    access: 'joining',
    summary: 'What the caller has said yes and no to, with every time it was said',
    response: Consents,
  },
  'POST /api/consents': {
    access: 'joining',
    summary: 'A yes or a no to one purpose, from now on; added to the log of consents',
    body: NewConsent,
    response: Consents,
    errors: ['NOT_OF_AGE'],
  },
  'GET /api/restriction': {
    access: 'joining',
    summary: "Whether the use of the caller's data is restricted, and since when",
    response: Restriction,
  },
  'PUT /api/restriction': {
    access: 'joining',
    summary: "Restricts the use of the caller's data to keeping them, or lifts it",
    body: z.object({ isRestricted: z.boolean() }),
    response: Restriction,
  },
  'GET /api/retention': {
    access: 'joining',
    summary: "How long each kind of thing is kept, and when the caller's oldest one goes",
    response: z.object({
      things: z.array(KeptThing),
      /** Those that the pages of the release before do not know. */
      laterThings: z.array(LaterKeptThing),
    }),
  },
  'GET /api/my-data': {
    access: 'joining',
    summary: 'Everything that is held of the caller, to be read: the newest rows of each kind',
    response: MyData,
  },
  'GET /api/my-data/archive': {
    access: 'joining',
    summary:
      'Everything that is held of the caller as one archive: a page, the same as JSON, and the files; logged; three a day',
    file: ['application/zip'],
    errors: ['SIGN_IN_AGAIN'],
  },
  /** For pages of the release before. */
  'GET /api/my-data/file': {
    access: 'joining',
    summary: 'The JSON file of the archive alone; counted with it',
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
