/** The first start of an organisation: its first administrator, and what is missing before it goes live. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { NamePart } from './values/person-name.ts';
import { OneTimeCode } from './verification-endpoints.ts';

/** `gone`: used, expired, replaced, or there is an administrator already. `other-address`: made for another address. */
export const setupClaimOutcomes = ['claimed', 'gone', 'other-address'] as const;
export type SetupClaimOutcome = (typeof setupClaimOutcomes)[number];

export const SetupClaim = z.object({
  code: z.string().check(z.maxLength(64)),
  /** Of a user who is not known by name yet. */
  givenName: z.optional(NamePart),
  familyName: z.optional(NamePart),
});
export type SetupClaim = z.infer<typeof SetupClaim>;

/** `look`: may be meant so. `unknown`: nothing could be found out. */
export const checkStates = ['ok', 'look', 'missing', 'unknown'] as const;
export type CheckState = (typeof checkStates)[number];

const GoingLiveCheck = z.object({
  id: z.enum([
    'profile',
    'spf',
    'dkim',
    'dmarc',
    'public-address',
    'keys',
    'numbers',
    'strong-sign-in',
    'administrators',
    'mail-test',
    'sms-test',
    'mail-reports',
    'vipps',
    'bank',
    'privacy-officer',
    'units',
  ]),
  state: z.enum(checkStates),
  /** What was looked at, or found: names and addresses. */
  facts: z.array(z.string()),
});
export type GoingLiveCheck = z.infer<typeof GoingLiveCheck>;

/** What is missing before the portal is opened, what hurts most first. */
export const GoingLive = z.object({
  checks: z.array(GoingLiveCheck),
  /** Whether the domains that letters come from are the organisation's own. With the next release it is among the others. */
  senderOwner: z.omit(GoingLiveCheck, { id: true }),
});
export type GoingLive = z.infer<typeof GoingLive>;

export const setupChannels = ['email', 'sms'] as const;
export type SetupChannel = (typeof setupChannels)[number];

/** Whether messages arrive, by channel. */
export const SetupTests = z.object({
  tests: z.array(
    z.object({
      channel: z.enum(setupChannels),
      /** The portal knows an address or a number of the caller. */
      canSend: z.boolean(),
      state: z.enum(['none', 'sent', 'arrived']),
    }),
  ),
});
export type SetupTests = z.infer<typeof SetupTests>;

/** `gone`: no message, an old one, or too many wrong codes. */
export const setupTestOutcomes = ['arrived', 'wrong', 'gone'] as const;
export type SetupTestOutcome = (typeof setupTestOutcomes)[number];

export const setupEndpoints = defineEndpoints({
  'GET /api/setup/checks': {
    access: 'administrator',
    summary: 'What is missing before the portal is opened to members',
    response: GoingLive,
  },
  'GET /api/setup/tests': {
    access: 'administrator',
    summary: 'Whether a message by e-mail and by SMS has arrived',
    response: SetupTests,
  },
  'POST /api/setup/tests': {
    access: 'administrator',
    summary: 'Sends the caller a message with a code, to see whether it arrives',
    body: z.object({ channel: z.enum(setupChannels) }),
    response: SetupTests,
    errors: ['TOO_MANY_MESSAGES'],
  },
  'POST /api/setup/test-confirmations': {
    access: 'administrator',
    summary: 'Takes the code of such a message: it has arrived',
    body: z.object({ channel: z.enum(setupChannels), code: OneTimeCode }),
    response: z.object({ outcome: z.enum(setupTestOutcomes), ...SetupTests.shape }),
  },
  'POST /api/setup/claims': {
    access: 'joining',
    summary: 'Makes the caller the first administrator, by the link of the set-up command',
    body: SetupClaim,
    response: z.object({ outcome: z.enum(setupClaimOutcomes) }),
    errors: ['STRONG_SIGN_IN_NEEDED', 'SIGN_IN_AGAIN'],
  },
});
