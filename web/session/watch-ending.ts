/** Warns before the sign-in ends (WCAG 2.2.1). What is shown is fetched when it is needed. */
import type { SessionAccount } from './session-state.ts';
import { type EndingStage, endOf, msToNextStage, stageAt } from './sign-in-ending.ts';

/** What the warning shows, and the ways on. */
export type Ending = {
  stage: EndingStage;
  /** ISO 8601 */
  end: string;
  /** Rejects where it cannot be prolonged now. Null: only a new sign-in helps. */
  prolong: (() => Promise<void>) | null;
  signIn(): Promise<void>;
  signOut(): Promise<void>;
};

type Watched = Pick<Ending, 'prolong' | 'signIn' | 'signOut'> & {
  signInSeconds: number | undefined;
  /** The claims of the id token of the account that is signed in. */
  claims(): Record<string, unknown> | undefined;
  account(): SessionAccount | null;
  /** Fetches new tokens, so that the provider's clock is known. */
  renew(): Promise<unknown>;
};

/** Other tabs write the cache while they tell about it; it is whole a moment later. */
export const otherTabSettlesMs = 400;

export function watchEnding(watched: Watched) {
  const { signInSeconds, prolong, signIn, signOut } = watched;
  /** How far the clock here is behind that of the provider; null while it is not known. */
  let behindMs: number | null = null;
  let hasAsked = false;
  let isShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A token that another tab was given is of now or before. */
  const leastBehindMs = (claims: Record<string, unknown> | undefined) =>
    Math.max(0, Number(claims?.iat ?? 0) * 1000 - Date.now());

  async function check(): Promise<void> {
    clearTimeout(timer);
    const claims = watched.claims();
    const end = watched.account() && endOf(claims, signInSeconds);
    const now = Date.now() + (behindMs ?? leastBehindMs(claims));
    const stage = stageAt(end, now);
    if (stage !== 'early' && behindMs === null && !hasAsked) {
      // The clock of this computer may be wrong: once, before the user is disturbed.
      hasAsked = true;
      await watched.renew().catch(() => {});
      return check();
    }
    if (end) timer = setTimeout(check, msToNextStage(end, now));
    if (stage === 'early' && !isShown) return;
    isShown = stage !== 'early';
    const shown = { stage, end: new Date(end ?? now).toISOString(), prolong, signIn, signOut };
    // Without network there is no code for it; the next check tries again.
    await import('./sign-in-ending-strip.tsx').then(
      ({ drawEnding }) => drawEnding(shown),
      () => {},
    );
  }

  const later = () => setTimeout(check, otherTabSettlesMs);
  addEventListener('storage', ({ key }) => key?.startsWith('msal') && later());
  document.addEventListener('visibilitychange', () => !document.hidden && check());

  return {
    check,
    /** When the page has its first token. */
    begin: later,
    /** The provider has answered: its clock is known. @param issuedAt in seconds, as it says itself */
    answered(issuedAt: unknown): void {
      if (typeof issuedAt === 'number') behindMs = issuedAt * 1000 - Date.now();
      later();
    },
  };
}
