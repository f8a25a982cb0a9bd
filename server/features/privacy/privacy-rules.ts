import { isSignInRecent } from '../profile/profile-rules.ts';

/** Everything at once, and what cannot be undone, asks for a young sign-in. @param authenticatedAt seconds since 1970 */
export const isSignInYoung = (authenticatedAt: number | null, now: Date): boolean =>
  isSignInRecent(authenticatedAt, now);

/** So many of each kind on the page; the file has all. */
export const rowsShown = 20;
