/** The balance after moving in: sums of the portal beside those of the old system, signed with a reason for each kind of difference. */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { Moment } from './values/moment.ts';
import { singleLine } from './values/text.ts';

export const theirSumBytes = 2 * 1024 * 1024;

/** `missing-here`, `missing-there`: one side has no such line. `amount`: as many, for another sum. */
export const moveInDifferences = ['missing-here', 'missing-there', 'fewer', 'more', 'amount'] as const;
export const MoveInDifference = z.enum(moveInDifferences);
export type MoveInDifference = z.infer<typeof MoveInDifference>;

export const differenceReasonLimits = { minimum: 10, maximum: 300 };
export const DifferenceReason = singleLine(differenceReasonLimits.minimum, differenceReasonLimits.maximum);
const Reasons = z
  .array(z.object({ difference: MoveInDifference, reason: DifferenceReason }))
  .check(z.maxLength(5));

const Sum = z.object({ rows: z.int(), ore: z.int() });
export const MoveInBalance = z.object({
  /** How many files are counted. */
  files: z.int(),
  hasAmounts: z.boolean(),
  hasTheirs: z.boolean(),
  ours: Sum,
  theirs: Sum,
  differences: z.array(z.object({ difference: MoveInDifference, count: z.int() })),
  /** A hundred at a time; those that differ first. */
  lines: z.array(
    z.object({ label: z.string(), ours: Sum, theirs: Sum, difference: z.nullable(MoveInDifference) }),
  ),
  /** Where the next page begins. */
  nextFrom: z.nullable(z.int()),
  /** Of what is signed: the same as long as no line has changed. */
  digest: z.string(),
  /** Null until somebody has signed. */
  signed: z.nullable(
    z.object({
      id: z.uuid(),
      reasons: Reasons,
      signatures: z.array(z.object({ name: z.string(), at: Moment })),
      needed: z.int(),
      isSignedByMe: z.boolean(),
    }),
  ),
});
export type MoveInBalance = z.infer<typeof MoveInBalance>;

/** Why a line of the old system's sums is not taken. */
export const theirSumFaults = ['not-text', 'columns', 'key', 'count', 'amount', 'twice', 'empty'] as const;

const params = z.object({ id: z.uuid() });

export const moveInBalanceEndpoints = defineEndpoints({
  'GET /api/administration/move-ins/:id/balance': {
    access: 'administrator',
    summary: 'The balance of the kind and the source of a file, a hundred lines at a time',
    params,
    query: z.object({ from: z.optional(z.string().check(z.regex(/^\d{1,6}$/))) }),
    response: MoveInBalance,
  },
  'PUT /api/administration/move-ins/:id/their-sums': {
    access: 'administrator',
    summary: "Replaces the old system's sums, as CSV; all of them or nothing",
    params,
    bytes: { maximum: theirSumBytes },
    response: z.object({
      lines: z.int(),
      /** The first ones; nothing was kept if there is any. */
      problems: z.array(z.object({ line: z.int(), fault: z.enum(theirSumFaults) })),
    }),
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/administration/move-ins/:id/balances': {
    access: 'administrator',
    summary:
      'Signs the balance as it is shown, with a reason for each kind of difference. Asks for a recent sign-in',
    params,
    body: z.object({ digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)), reasons: Reasons }),
    response: z.object({}),
    errors: ['SIGN_IN_AGAIN', 'INVALID_INPUT', 'CHANGED_ELSEWHERE'],
  },
  'POST /api/administration/move-ins/:id/balance-signatures': {
    access: 'administrator',
    summary: 'Signs a balance that another administrator has signed. Asks for a recent sign-in',
    params,
    body: z.object({ balanceId: z.uuid() }),
    response: z.object({}),
    errors: ['SIGN_IN_AGAIN', 'SECOND_PERSON_NEEDED', 'CHANGED_ELSEWHERE'],
  },
});
