/**
 * What is sensitive asks for a sign-in younger than five minutes: leaving, a number, a change of address to write to,
 * an export, a child, the tax wish. Nobody does it by a machine that was left open.
 * @param authenticatedAt seconds since 1970; null, where the provider does not say, is never young
 */
export const isSignInRecent = (authenticatedAt: number | null, now: Date): boolean =>
  authenticatedAt !== null && now.getTime() / 1000 - authenticatedAt < 300;
