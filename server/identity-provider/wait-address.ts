/** The address of the page that says until when one has to wait: it answers a form, and is asked for in another language. */

/** A day and a night: no limit lasts longer. */
const longestSeconds = 24 * 60 * 60;

/** @param path of the sign-in */
export const addressOfWait = (path: string, until: Date): string =>
  `${path}/vent?til=${Math.round(until.getTime() / 1000)}`;

/** @returns null where the wait is over, or is none of ours */
export function secondsToWait(until: string | undefined, now: Date): number | null {
  const seconds = Math.ceil(Number(until) - now.getTime() / 1000);
  return seconds > 0 && seconds <= longestSeconds ? seconds : null;
}
