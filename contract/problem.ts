/** Errors as RFC 9457 problem details: a code here, a Norwegian sentence in `web/texts/problem-texts.ts`. */
import * as z from 'zod/mini';

/** Every code the API can answer with. A code states the fact, not the advice. */
export const problemCodes = [
  'INVALID_INPUT',
  'MALFORMED_REQUEST',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'NOT_A_MEMBER',
  'JOINING_FIRST',
  'PERSON_NOT_CHOSEN',
  'NOT_FOUND',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_LARGE',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_ENQUIRIES',
  'TOO_MANY_NUMBERS',
  'ENQUIRY_CLOSED',
  'REOPENING_TOO_LATE',
  'TOO_MANY_FILES',
  'CONTACT_TICKET_REFUSED',
  'TOO_MANY_MESSAGES',
  'CONFIRM_CONTACT_FIRST',
  'NUMBER_IN_MAIL',
  'TOO_MANY_UPLOADS',
  'TOO_MANY_PAYMENTS',
  'UPLOAD_OUT_OF_STEP',
  'CHANGED_ELSEWHERE',
  'NUMBER_TAKEN',
  'CASE_CHANGED',
  'REASON_NEEDED',
  'TOO_MANY_LOOKS',
  'AGREEMENT_EXISTS',
  'AGREEMENT_NOT_POSSIBLE',
  'GIVING_CLOSED',
  'REFUND_NOT_POSSIBLE',
  'TAX_REPORT_NOT_POSSIBLE',
  'TAX_REPORT_OUTDATED',
  'SECOND_PERSON_NEEDED',
  'RECOVERY_NOT_HERE',
  'RECOVERY_RUNNING',
  'UNDER_AGE',
  'SIGN_IN_AGAIN',
  'NOT_OF_AGE',
  'ACTIVITY_CANCELLED',
  'ACTIVITY_OVER',
  'ACTIVITY_FULL',
  'SIGN_UP_CLOSED',
  'SIGNED_UP_ALREADY',
  'CHILD_SIGNED_UP',
  'BIRTH_DATE_NEEDED',
  'OUTSIDE_AGES',
  'OFFER_OVER',
  'PRICE_DIFFERS',
  'PAYING_CLOSED',
  'MEMBER_ON_THE_DAY',
  'NO_OFFICE',
  'DECLARATION_MISSING',
  'STRONG_SIGN_IN_NEEDED',
  'OFFICE_NOT_POSSIBLE',
  'OFFICE_TAKEN',
  'DEADLINE_OVER',
  'NO_VOTE_HERE',
  'MEETING_NOT_POSSIBLE',
  'SIGN_UP_NOT_OPEN',
  'MEMBERS_FIRST',
  'QUEUE_FIRST',
  'TURN_OVER',
  'UNAVAILABLE',
  'SIGN_IN_UNAVAILABLE',
  'INTERNAL_ERROR',
] as const;
export const ProblemCode = z.enum(problemCodes);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** What can be wrong with any field. */
export const commonFieldCodes = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG', 'INVALID'] as const;
/**
 * What can be wrong with a few: somebody too old, the same twice, one of the caller's own already, the caller, a number
 * of a country to which we send no SMS, an age that an activity is not for or that is not known.
 */
export const specialFieldCodes = [
  'TOO_OLD',
  'TWICE',
  'YOURS_ALREADY',
  'YOURSELF',
  'COUNTRY',
  'OUTSIDE_AGES',
  'BIRTH_DATE_NEEDED',
] as const;
export const fieldCodes = [...commonFieldCodes, ...specialFieldCodes] as const;
export const FieldCode = z.enum(fieldCodes);
export type FieldCode = z.infer<typeof FieldCode>;

/** `path` is a JSON pointer into the body, `/subject`. */
export const FieldProblem = z.object({ path: z.string(), code: FieldCode });
export type FieldProblem = z.infer<typeof FieldProblem>;

export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: ProblemCode,
  errors: z.optional(z.array(FieldProblem)),
  /** Only with 5xx: what the person can quote to member service. */
  reference: z.optional(z.string()),
  /** Only with 503, where more is asked of the portal than it can do: nothing was done. Seconds until to ask again. */
  retryAfter: z.optional(z.int()),
});
export type Problem = z.infer<typeof Problem>;

type Issue = {
  code?: string;
  path?: readonly PropertyKey[];
  input?: unknown;
  minimum?: unknown;
  /** A check of ours that knows the code itself. */
  params?: { fieldCode?: FieldCode };
};

/** One zod issue as our field code. Shared by the forms and the server, so that both say the same. */
export function fieldProblemOf(issue: Issue): FieldProblem {
  const path = `/${(issue.path ?? []).map(String).join('/')}`;
  if (issue.params?.fieldCode) return { path, code: issue.params.fieldCode };
  if (issue.code === 'too_small') return { path, code: issue.input === '' ? 'REQUIRED' : 'TOO_SHORT' };
  if (issue.code === 'too_big') return { path, code: 'TOO_LONG' };
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  return { path, code: isMissing ? 'REQUIRED' : 'INVALID' };
}
