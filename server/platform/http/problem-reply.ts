/** The only place that turns an error into HTTP: RFC 9457 problem details with a code. */
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isResponseSerializationError } from 'fastify-type-provider-zod';
import type { FieldProblem, Problem, ProblemCode } from '#contract/problem.ts';
import { Refusal } from '../refusal.ts';
import { eventOf, noteSecurityEvent } from '../security-events.ts';
import type { TroubleCounter } from './trouble-counter.ts';

const statusOf: Record<ProblemCode, number> = {
  INVALID_INPUT: 422,
  MALFORMED_REQUEST: 400,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  NOT_A_MEMBER: 403,
  JOINING_FIRST: 403,
  PERSON_NOT_CHOSEN: 409,
  NOT_FOUND: 404,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_LARGE: 413,
  IDEMPOTENCY_KEY_MISSING: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  TOO_MANY_ENQUIRIES: 429,
  TOO_MANY_NUMBERS: 429,
  ENQUIRY_CLOSED: 409,
  REOPENING_TOO_LATE: 409,
  TOO_MANY_FILES: 409,
  ACTIVITY_CANCELLED: 409,
  ACTIVITY_OVER: 409,
  ACTIVITY_FULL: 409,
  SIGN_UP_CLOSED: 409,
  SIGNED_UP_ALREADY: 409,
  CHILD_SIGNED_UP: 409,
  BIRTH_DATE_NEEDED: 409,
  OUTSIDE_AGES: 409,
  OFFER_OVER: 409,
  PRICE_DIFFERS: 409,
  PAYING_CLOSED: 409,
  NO_OFFICE: 403,
  DECLARATION_MISSING: 403,
  STRONG_SIGN_IN_NEEDED: 403,
  OFFICE_NOT_POSSIBLE: 409,
  OFFICE_TAKEN: 409,
  DEADLINE_OVER: 409,
  NO_VOTE_HERE: 409,
  MEETING_NOT_POSSIBLE: 409,
  MEMBER_ON_THE_DAY: 409,
  SIGN_UP_NOT_OPEN: 409,
  MEMBERS_FIRST: 409,
  QUEUE_FIRST: 409,
  TURN_OVER: 409,
  CONTACT_TICKET_REFUSED: 409,
  TOO_MANY_MESSAGES: 429,
  CONFIRM_CONTACT_FIRST: 409,
  NUMBER_IN_MAIL: 422,
  TOO_MANY_UPLOADS: 429,
  TOO_MANY_PAYMENTS: 429,
  UPLOAD_OUT_OF_STEP: 409,
  CHANGED_ELSEWHERE: 409,
  NUMBER_TAKEN: 409,
  CASE_CHANGED: 409,
  REASON_NEEDED: 403,
  TOO_MANY_LOOKS: 429,
  AGREEMENT_EXISTS: 409,
  AGREEMENT_NOT_POSSIBLE: 409,
  GIVING_CLOSED: 409,
  REFUND_NOT_POSSIBLE: 409,
  TAX_REPORT_NOT_POSSIBLE: 409,
  TAX_REPORT_OUTDATED: 409,
  SECOND_PERSON_NEEDED: 409,
  RECOVERY_NOT_HERE: 409,
  RECOVERY_RUNNING: 409,
  UNDER_AGE: 403,
  SIGN_IN_AGAIN: 403,
  NOT_OF_AGE: 403,
  UNAVAILABLE: 503,
  SIGN_IN_UNAVAILABLE: 503,
  INTERNAL_ERROR: 500,
};

/** Codes every endpoint may answer with; all others an endpoint must declare in its `errors`. */
export const sharedCodes: readonly ProblemCode[] = [
  'INVALID_INPUT',
  'MALFORMED_REQUEST',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'NOT_A_MEMBER',
  'JOINING_FIRST',
  'PERSON_NOT_CHOSEN',
  'STRONG_SIGN_IN_NEEDED',
  'NOT_FOUND',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_LARGE',
  'IDEMPOTENCY_KEY_MISSING',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_PAYMENTS',
  'TOO_MANY_NUMBERS',
  'UNAVAILABLE',
  'SIGN_IN_UNAVAILABLE',
  'INTERNAL_ERROR',
];

type More = {
  fields?: FieldProblem[] | undefined;
  retryAfterSeconds?: number | undefined;
  reference?: string;
};

export const problemOf = (code: ProblemCode, { fields, reference }: More = {}): Problem => ({
  type: 'about:blank',
  title: STATUS_CODES[statusOf[code]] ?? '',
  status: statusOf[code],
  code,
  ...(fields && { errors: fields }),
  ...(reference && { reference }),
});

export function sendProblem(reply: FastifyReply, code: ProblemCode, more: More = {}): FastifyReply {
  const problem = problemOf(code, more);
  const { status } = problem;
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 503 || more.retryAfterSeconds) reply.header('retry-after', more.retryAfterSeconds ?? 3);
  return (
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      // The route's own response schemas do not apply to an error.
      .serializer((body: unknown) => JSON.stringify(body))
      .send(problem)
  );
}

/**
 * The database cannot be reached, is full, is starting or is shutting down (SQLSTATE classes 08, 53 and 57P0x), or gave up
 * on a lock, a statement or an idle transaction (55P03, 57014, 25P03).
 */
export function isDatabaseUnavailable(error: { code?: string; message?: string }): boolean {
  if (/^(ECONN|EPIPE|ETIMEDOUT)/.test(error.code ?? '')) return true;
  if (/^(08|53|57P0|55P03|57014|25P03)/.test(error.code ?? '')) return true;
  return /Connection terminated|timeout exceeded when trying to connect|is not queryable/.test(
    error.message ?? '',
  );
}

const byFastifyCode: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
};

/**
 * What an error is answered with. Logs unexpected errors, and counts those that any caller can cause.
 * @param part of the answer that failed, where it has parts
 */
export type ErrorReader = (
  error: FastifyError | Refusal,
  request: FastifyRequest,
  part?: string,
) => More & { code: ProblemCode };

export const errorReader =
  (troubles: TroubleCounter): ErrorReader =>
  (error, request, part) => {
    if (error instanceof Refusal) {
      const event = eventOf(statusOf[error.code], request.headers.authorization !== undefined);
      if (event) noteSecurityEvent(request.log, event, error.code);
      return error;
    }
    const unexpected = { code: 'INTERNAL_ERROR', reference: request.id } as const;
    if (isResponseSerializationError(error)) {
      request.log.error({ issues: error.cause.issues }, 'the answer does not match the contract');
      return unexpected;
    }
    const known = byFastifyCode[error.code];
    if (known) return { code: known };
    if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
      return { code: 'MALFORMED_REQUEST' };
    if (error.statusCode === 503 || isDatabaseUnavailable(error)) {
      troubles.count(error.code || 'UNAVAILABLE');
      return { code: 'UNAVAILABLE' };
    }
    request.log.error({ err: error, ...(part && { part }) }, 'request failed');
    return unexpected;
  };

/** Answers any error thrown on the way to or in a handler. */
export function problemReplies(troubles: TroubleCounter) {
  const read = errorReader(troubles);
  return (error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { code, ...more } = read(error, request);
    return sendProblem(reply, code, more);
  };
}
