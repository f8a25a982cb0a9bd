/**
 * Proving a contact point with a code, and claiming the record the register has of somebody. A try that fails is
 * an answer (`outcome`), not an error: it has been counted, and an error would be rolled back.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { EnquiryReceipt } from './enquiry-endpoints.ts';
import { TypedDate } from './values/birth-date.ts';
import { Moment } from './values/moment.ts';
import { multiLine, singleLine } from './values/text.ts';

export const ContactKind = z.enum(['email', 'phone']);
export type ContactKind = z.infer<typeof ContactKind>;

/** A code that has been asked for and can still be used. */
export const PendingCode = z.object({
  id: z.uuid(),
  kind: ContactKind,
  /** Where it was sent: the caller's own address or number, or the new one. */
  value: z.string(),
  expiresAt: Moment,
  /** From when a new one may be asked for. */
  resendAt: Moment,
});
export type PendingCode = z.infer<typeof PendingCode>;

export const ContactPoint = z.object({
  kind: ContactKind,
  value: z.string(),
  verifiedAt: z.nullable(Moment),
});
export type ContactPoint = z.infer<typeof ContactPoint>;

export const CodeRequest = z.object({ kind: ContactKind });

/** `wait`: another may be asked for at `resendAt`. `nothing-to-verify`: the person has no such contact point.
 * `country`: we send no SMS to that country. */
export const CodeRequestOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent'), code: PendingCode }),
  z.object({ outcome: z.literal('wait'), resendAt: Moment }),
  z.object({ outcome: z.literal('nothing-to-verify') }),
  z.object({ outcome: z.literal('country') }),
]);
export type CodeRequestOutcome = z.infer<typeof CodeRequestOutcome>;

/** Six digits, however they are pasted: `123 456`, `123-456`. */
export const OneTimeCode = z.string().check(
  z.overwrite((text) => text.replace(/[\s\u00a0-]/g, '')),
  z.regex(/^\d{6}$/),
);
export const CodeConfirmation = z.object({ id: z.uuid(), code: OneTimeCode });

/** `not-yours` also where there is no such code. */
export const codeOutcomes = ['verified', 'wrong', 'expired', 'used', 'too-many', 'not-yours'] as const;
export const CodeOutcome = z.enum(codeOutcomes);
export type CodeOutcome = z.infer<typeof CodeOutcome>;

export const nameLimits = { minimum: 2, maximum: 200 };
export const remarkLimits = { minimum: 0, maximum: 2000 };

export const Claim = z.object({
  /** Given and family names, as the person writes them. */
  name: singleLine(nameLimits.minimum, nameLimits.maximum),
  bornOn: TypedDate,
});
export type Claim = z.infer<typeof Claim>;

/** `not-found` whether there is no record, another one, or the birth date is wrong. */
export const claimOutcomes = ['linked', 'not-found', 'too-many'] as const;
export const ClaimOutcome = z.enum(claimOutcomes);
export type ClaimOutcome = z.infer<typeof ClaimOutcome>;

export const MatchRequest = z.object({
  ...Claim.shape,
  /** What may help: a former name, address or number. */
  remark: multiLine(remarkLimits.minimum, remarkLimits.maximum),
});
export type MatchRequest = z.infer<typeof MatchRequest>;

export const verificationEndpoints = defineEndpoints({
  'GET /api/verification/contact-points': {
    access: 'joining',
    summary: "The caller's own e-mail address and phone number, and the codes that are on their way",
    response: z.object({
      points: z.array(ContactPoint),
      pending: z.array(PendingCode),
      /** The account is tied to a record that was proven, or to a membership. */
      isProven: z.boolean(),
    }),
  },
  'POST /api/verification/codes': {
    access: 'joining',
    summary: "Sends a six-digit code to the caller's own e-mail address or phone number",
    body: CodeRequest,
    response: CodeRequestOutcome,
  },
  'POST /api/verification/confirmations': {
    access: 'joining',
    summary: 'Tries a code; a right one verifies the contact point, or puts the new one in place',
    body: CodeConfirmation,
    response: z.object({ outcome: CodeOutcome }),
  },
  'POST /api/verification/claims': {
    access: 'joining',
    summary:
      'Links the account to the record with its contact point, name and birth date; reveals nothing about others',
    body: Claim,
    response: z.object({ outcome: ClaimOutcome }),
  },
  'POST /api/verification/match-requests': {
    access: 'joining',
    summary: 'Asks member service to find the record of the caller',
    body: MatchRequest,
    status: 201,
    response: EnquiryReceipt,
    errors: ['TOO_MANY_ENQUIRIES'],
  },
});
