/** The four choices side by side (leaving, giving, the magazine, the account), and the act of the last one. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { accountEndings } from './leaving-endpoints.ts';
import { LinkCode } from './values/link-code.ts';
import { Moment, PlainDate } from './values/moment.ts';

/** Of the explanations on the page. A new one with every change in what they say. */
export const accountEndingTextVersion = '2026-11-21';

/** What of a person stays here when only the account goes. */
export const stayingThings = ['membership', 'giving', 'magazine', 'gifts', 'children', 'number'] as const;

export const MyChoices = z.object({
  isSignInRecent: z.boolean(),
  membership: z.object({ isMember: z.boolean(), leftAt: z.nullable(Moment) }),
  giving: z.object({ isRunning: z.boolean(), stoppedAt: z.nullable(Moment) }),
  magazine: z.object({ isGetting: z.boolean(), stoppedAt: z.nullable(Moment) }),
  account: z.object({
    ending: z.enum(accountEndings),
    stays: z.array(z.enum(stayingThings)),
    openEnquiries: z.int(),
  }),
});
export type MyChoices = z.infer<typeof MyChoices>;

export const AccountEndingReceipt = z.object({
  reference: z.string(),
  endedAt: Moment,
  /** Opens the certificate, when the account is gone. */
  code: z.string(),
  untilOn: PlainDate,
});
export type AccountEndingReceipt = z.infer<typeof AccountEndingReceipt>;

export const accountEndingEndpoints = defineEndpoints({
  'GET /api/my-choices': {
    access: 'joining',
    summary: 'What the caller can end, each by itself, and what has been ended',
    response: MyChoices,
  },
  'GET /api/choice-certificates/:kind': {
    access: 'joining',
    summary: 'The certificate that giving, or the magazine, is stopped: for the user who stopped it',
    params: z.object({ kind: z.string() }),
    file: ['application/pdf'],
  },
  'POST /api/account-ending': {
    access: 'joining',
    summary:
      "Deletes the caller's account, or unlinks the person from it; membership, giving and magazine continue",
    body: z.object({ textVersion: z.literal(accountEndingTextVersion) }),
    response: AccountEndingReceipt,
    errors: ['SIGN_IN_AGAIN'],
  },
  'GET /api/account-ending-certificates/:code': {
    access: 'public',
    summary: 'The certificate of a deleted account, for the holder of its code; kept for two weeks',
    params: z.object({ code: LinkCode }),
    file: ['application/pdf'],
  },
});
