/** What the person chooses beside leaving, and how it survives signing in again. */
import { leavingReasons, type NewLeaving } from '#contract/leaving-endpoints.ts';

export type LeavingChoices = Pick<NewLeaving, 'magazine' | 'account' | 'reason'> & { email: 'yes' | 'no' };

const options = {
  magazine: ['stop', 'keep'],
  account: ['keep', 'delete'],
  email: ['yes', 'no'],
  reason: ['', ...leavingReasons],
} as const;

/** Where a sign-in comes back to. */
export const searchOf = (choices: LeavingChoices): string => new URLSearchParams(choices).toString();

/** What is not said, or not a choice, is as it is for somebody who comes for the first time. */
export const choicesOf = (search: Record<string, unknown>): LeavingChoices => ({
  magazine: oneOf(options.magazine, search.magazine),
  account: oneOf(options.account, search.account),
  email: oneOf(options.email, search.email),
  reason: oneOf(options.reason, search.reason),
});

const oneOf = <Option>(all: readonly [Option, ...Option[]], wanted: unknown): Option =>
  all.find((option) => option === wanted) ?? all[0];
