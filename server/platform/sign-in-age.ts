import { Refusal } from './refusal.ts';

/**
 * What is sensitive asks for a sign-in younger than five minutes: leaving, a number, a change of address to write to,
 * an export, a child, the tax wish. A device left unlocked must not be enough.
 * @param authenticatedAt seconds since 1970; null, where the provider does not say, is never recent
 */
export const isSignInRecent = (authenticatedAt: number | null, now: Date): boolean =>
  isYounger(authenticatedAt, 300, now);

/** @throws Refusal SIGN_IN_AGAIN where the sign-in of the caller is not recent */
export function requireRecentSignIn(
  { signIn }: { signIn: { authenticatedAt: number | null } },
  now: Date,
): void {
  if (!isSignInRecent(signIn.authenticatedAt, now)) throw new Refusal('SIGN_IN_AGAIN');
}

/**
 * For users who have not joined yet and have no record to protect: a form of several steps
 * is not lost to a clock, but a machine that was left open the day before is not enough.
 */
export const isNewcomersSignInRecent = (authenticatedAt: number | null, now: Date): boolean =>
  isYounger(authenticatedAt, 3_600, now);

const isYounger = (authenticatedAt: number | null, seconds: number, now: Date): boolean =>
  authenticatedAt !== null && now.getTime() / 1000 - authenticatedAt < seconds;
