/** When a sign-in ends, and how soon that is. Pure: the sign-in library and the page are elsewhere. */
import { endOfSignIn } from '#contract/sign-in-config.ts';

/** `early`: nothing is said. `over`: the next thing the page asks for leads to the sign-in. */
export type EndingStage = 'early' | 'soon' | 'last' | 'over';

/** How long before the end the user is warned, and warned again. */
const soonMs = 10 * 60_000;
const lastMs = 2 * 60_000;
/** A computer that has slept has missed its timers. */
const longestWaitMs = 60_000;

/**
 * @param claims of the id token
 * @param signInSeconds how long a sign-in lasts, where the provider does not say when it ends
 * @returns by the provider's clock, in milliseconds; null where it is not known
 */
export function endOf(
  claims: Record<string, unknown> | undefined,
  signInSeconds: number | undefined,
): number | null {
  const { [endOfSignIn]: ends, auth_time: began } = claims ?? {};
  if (typeof ends === 'number') return ends * 1000;
  return signInSeconds && typeof began === 'number' ? (began + signInSeconds) * 1000 : null;
}

export function stageAt(end: number | null, now: number): EndingStage {
  if (end === null || end - now > soonMs) return 'early';
  if (end <= now) return 'over';
  return end - now > lastMs ? 'soon' : 'last';
}

/** @returns how long until the stage may be another one */
export function msToNextStage(end: number, now: number): number {
  const [next = longestWaitMs] = [end - soonMs, end - lastMs, end]
    .map((moment) => moment - now)
    .filter((wait) => wait > 0);
  return Math.min(next, longestWaitMs);
}
