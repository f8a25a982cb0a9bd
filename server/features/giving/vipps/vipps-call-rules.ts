/** Calls to Vipps: a few at a time; the same wish has the same key, however often it is sent. */
import type { Language } from '#contract/values/portal-languages.ts';
import { shortDay } from '#contract/values/short-day.ts';

/** How many calls are under way at once. */
export const callsAtOnce = 4;

export type Outcome = { news: number; failure: unknown };

/**
 * Works on each, a few at a time; one that fails leaves the others whole.
 * @returns how many said that they had news, and the last error
 */
export async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { news: 0, failure: null };
  for (let place = 0; place < items.length; place += callsAtOnce) {
    for (const result of await Promise.allSettled(items.slice(place, place + callsAtOnce).map(work))) {
      if (result.status === 'rejected') outcome.failure = result.reason;
      else if (result.value === true) outcome.news += 1;
    }
  }
  return outcome;
}

/**
 * @param id a UUID of ours
 * @returns at most 40 characters, letters, digits and hyphens
 */
export const callKey = (what: string, id: string): string => `${id.replaceAll('-', '')}-${what}`.slice(0, 40);

/**
 * What a key says of a call with words for the donor. Vipps refuses the same key with other words, and the donor may change
 * language between a lost answer and the retry. The link to the first draft was never received, so it expires.
 */
export const wordedKeys: Record<Language, { draft: string; version: string }> = {
  nb: { draft: 'draft', version: 'v' },
  nn: { draft: 'draftnn', version: 'n' },
  en: { draft: 'draften', version: 'e' },
};

/** What is said on a charge in the app. At most 45 characters. */
export const chargeDescription = (productName: string, dueOn: string): string =>
  `${productName} ${shortDay(dueOn)}`.slice(0, 45);
