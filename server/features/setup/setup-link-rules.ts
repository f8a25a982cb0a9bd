/** Who may take over as the first administrator, by the link that `npm run setup` printed. */
import type { SetupClaimOutcome } from '#contract/setup-endpoints.ts';

/** Hours that a link works. */
export const setupLinkHours = 24;

/** How an attempt to use a link goes. @param link undefined: unknown, or used */
export function claimOutcomeOf(
  link: { email: string; expiresAt: Date } | undefined,
  by: { emails: readonly string[] },
  { now, administrators }: { now: Date; administrators: number },
): SetupClaimOutcome {
  if (!link || link.expiresAt <= now || administrators > 0) return 'gone';
  const isTheirs = by.emails.some((one) => one.toLowerCase() === link.email.toLowerCase());
  return isTheirs ? 'claimed' : 'other-address';
}
