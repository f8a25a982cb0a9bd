/**
 * What somebody signs in with: shown, removed, and, for two days after each change, put back by the one it was taken
 * from. A new one counts after the same two days.
 */
import * as z from 'zod/mini';
import { defineEndpoints } from './endpoint.ts';
import { Moment } from './values/moment.ts';
import { ContactKind } from './verification-endpoints.ts';

/** Hours in which a change can be undone, and in which a new factor does not count yet. */
export const undoHours = 48;

/**
 * How what one signs in with follows what one is reached at: `at-once`; `soon`, by a job that asks an outside provider;
 * `by-hand`, where the portal may change nothing there.
 */
export const SignInFollows = z.enum(['at-once', 'soon', 'by-hand']);
export type SignInFollows = z.infer<typeof SignInFollows>;

export const SignInChangeRow = z.object({
  id: z.uuid(),
  kind: ContactKind,
  /** Null: there was none. */
  former: z.nullable(z.string()),
  /** Null: it was removed. */
  value: z.nullable(z.string()),
  /** Until then it can be stopped; a new one counts from then. */
  until: Moment,
  /** Does not count before a colleague has said yes. */
  waitsForColleague: z.boolean(),
});

export const MyIdentifiers = z.object({
  follows: SignInFollows,
  identifiers: z.array(
    z.object({
      kind: ContactKind,
      value: z.string(),
      /** The only one: without it the user cannot sign in. */
      isOnly: z.boolean(),
    }),
  ),
  changes: z.array(SignInChangeRow),
  isSignInRecent: z.boolean(),
});
export type MyIdentifiers = z.infer<typeof MyIdentifiers>;

/** `gone`: unknown, used or too late. */
export const UndoAnswer = z.object({ outcome: z.enum(['undone', 'gone']) });
export type UndoAnswer = z.infer<typeof UndoAnswer>;

export const ColleagueFactor = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: ContactKind,
  /** Masked. */
  value: z.string(),
  askedAt: Moment,
  countsFrom: Moment,
  /** The caller's own: another one must say yes. */
  isMine: z.boolean(),
});
export type ColleagueFactor = z.infer<typeof ColleagueFactor>;
const ColleagueFactors = z.object({ factors: z.array(ColleagueFactor), isSignInRecent: z.boolean() });
export type ColleagueFactors = z.infer<typeof ColleagueFactors>;

const params = z.object({ id: z.uuid() });

export const signInChangeEndpoints = defineEndpoints({
  'GET /api/sign-in-identifiers': {
    access: 'joining',
    summary: 'What the caller signs in with, and what of it was changed in the last two days',
    response: MyIdentifiers,
  },
  'POST /api/sign-in-identifiers/removals': {
    access: 'joining',
    summary: 'Removes one, never the last; the other sign-ins end, and all contact points are notified',
    body: z.object({ kind: ContactKind }),
    response: MyIdentifiers,
    errors: ['SIGN_IN_AGAIN', 'CHANGED_ELSEWHERE'],
  },
  'POST /api/sign-in-changes/:id/undoings': {
    access: 'joining',
    summary: 'Stops a change of the caller’s own that is not two days old',
    params,
    body: z.object({}),
    response: MyIdentifiers,
  },
  'POST /api/sign-in-change-answers': {
    access: 'public',
    summary: 'What the former address says: not me. Restores everything, once; the answer reveals nothing',
    body: z.object({ code: z.string().check(z.maxLength(64)) }),
    response: UndoAnswer,
  },
  'GET /api/staff/sign-in-factors': {
    access: 'staff',
    summary: 'New second steps of colleagues and those elected that wait for a yes. The look is logged',
    response: ColleagueFactors,
  },
  'POST /api/staff/sign-in-factors/:id/approvals': {
    access: 'staff',
    summary: 'Somebody else of member service says yes: the new second step counts when its wait is over',
    params,
    body: z.object({}),
    status: 201,
    response: ColleagueFactors,
    errors: ['SIGN_IN_AGAIN', 'SECOND_PERSON_NEEDED'],
  },
});
