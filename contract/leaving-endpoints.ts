/** «Meld meg ut»: what leaving means for this person, the one act itself, and the certificate. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { LinkCode } from './values/link-code.ts';
import { Moment, PlainDate } from './values/moment.ts';

/** Of the explanations on the page. A new one with every change in what they say. */
export const leavingTextVersion = '2026-11-21.2';

/** Optional reason for leaving. Counted by month, and linked to no person. */
export const leavingReasons = ['unaware', 'elsewhere', 'beliefs', 'abroad', 'dissatisfied', 'other'] as const;
export type LeavingReason = (typeof leavingReasons)[number];

/** Leaving is one thing; what else the person has here are choices of their own. */
export const NewLeaving = z.object({
  /** Empty: not said. */
  reason: z.enum(['', ...leavingReasons]),
  magazine: z.enum(['keep', 'stop']),
  account: z.enum(['keep', 'delete']),
  sendsEmail: z.boolean(),
  textVersion: z.literal(leavingTextVersion),
});
export type NewLeaving = z.infer<typeof NewLeaving>;

export const LeavingReceipt = z.object({
  /** Reference of the certificate; contains no name. */
  reference: z.string(),
  leftAt: Moment,
  /** Opens the certificate, also when the account is gone. */
  code: z.string(),
  /** The last day on which it can be fetched. */
  untilOn: PlainDate,
  /** Where it was sent; null where it was not, or where that is forgotten. */
  sentTo: z.nullable(z.string()),
  isAccountEnding: z.boolean(),
});
export type LeavingReceipt = z.infer<typeof LeavingReceipt>;

/**
 * What becomes of the sign-in when the person wants it gone: deleted; only parted from the person, because others
 * share it or the provider is not ours; or kept, because the person works here.
 */
export const accountEndings = ['deleted', 'detached', 'kept'] as const;
export type AccountEnding = (typeof accountEndings)[number];

export const LeavingOverview = z.object({
  isMember: z.boolean(),
  isSignInRecent: z.boolean(),
  /** Given names of the children whose registration ends, because no other guardian is a member. */
  children: z.array(z.string()),
  /** Those who stay registered through another guardian; the leaver is no longer one of theirs here. */
  childrenStaying: z.array(z.string()),
  /** How long the sealed proof for the state grant is kept for the children whose registration ends; null without any. */
  childEvidenceUntilOn: z.nullable(PlainDate),
  magazine: z.enum(['paper', 'digital', 'none']),
  giving: z.object({
    /** One that is running, paused or waiting to be approved. It goes on. */
    hasAgreement: z.boolean(),
    /** How long the vouchers of gifts are kept; null where there are none. */
    recordsUntilOn: z.nullable(PlainDate),
    /** How long the number is kept for the tax deduction; null where nothing is to be reported. */
    numberUntilOn: z.nullable(PlainDate),
  }),
  openEnquiries: z.int(),
  /** Null where none is confirmed: the certificate is then not e-mailed. */
  email: z.nullable(z.string()),
  accountEnding: z.enum(accountEndings),
  /** How long the sealed proof for the state grant is kept; null where there is nothing to prove. */
  grantEvidenceUntilOn: z.nullable(PlainDate),
  /** How long it is kept that somebody left on this day, without a name. */
  leavingEvidenceUntilOn: PlainDate,
  certificateUntilOn: PlainDate,
  /** Of the last leaving, while its certificate can be fetched, and the person has not joined again. */
  receipt: z.nullable(LeavingReceipt),
});
export type LeavingOverview = z.infer<typeof LeavingOverview>;

export const leavingEndpoints = defineEndpoints({
  'GET /api/leaving': {
    access: 'signed-in',
    summary: 'What leaving would mean for the caller; the certificate of a user who has just left',
    response: LeavingOverview,
  },
  'POST /api/leaving': {
    access: 'signed-in',
    summary: 'Ends the membership of the caller at once; asking again gives the same receipt',
    body: NewLeaving,
    response: LeavingReceipt,
    errors: ['SIGN_IN_AGAIN'],
  },
  'GET /api/leaving-certificates/:code': {
    access: 'public',
    summary: 'The certificate of leaving, for the holder of its code; kept for two weeks',
    params: z.object({ code: LinkCode }),
    file: ['application/pdf'],
  },
});
