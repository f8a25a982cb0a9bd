/** What counts of the versions of the profile, and who may publish one. */
import type { OrganisationProfile } from '#contract/organisation-profile.ts';
import type { profileVersionStates } from '#contract/profile-version-endpoints.ts';

export type VersionFacts = { number: number | null; isDiscarded: boolean };

/**
 * @param running the number of the version that this server runs with; null where it runs with the file
 * @param next the number of the version that counts from the next start; null where that is the one that runs
 */
export function versionStateOf(
  { number, isDiscarded }: VersionFacts,
  running: number | null,
  next: number | null,
): (typeof profileVersionStates)[number] {
  if (isDiscarded) return 'discarded';
  if (number === null) return 'draft';
  if (number === running) return 'running';
  return number === next ? 'next' : 'earlier';
}

/** A second administrator publishes; the only one there ever was has no second one to ask. */
export const mayPublish = (
  draftedBy: string,
  by: { personId: string; isOnlyAdministratorEver: boolean },
): boolean => draftedBy !== by.personId || by.isOnlyAdministratorEver;

/** The second person of {@link mayPublish} is asked even by the only administrator where people have agreed to the words before. */
export const needsSecond = (changed: readonly { toAsk: number }[]): boolean =>
  changed.some(({ toAsk }) => toAsk > 0);

export type Published = { number: number; wordsFrom: string | null; profile: OrganisationProfile };

/**
 * What counts on a day: the newest version; its binding words from their own day on, until then those that counted before.
 * @param newestFirst at least one
 * @param file whose words count as long as the day of no version has come
 */
export function profileOn(
  newestFirst: readonly Published[],
  file: OrganisationProfile,
  today: string,
): OrganisationProfile {
  const { profile } = newestFirst[0]!;
  const words =
    newestFirst.find(({ wordsFrom }) => wordsFrom === null || wordsFrom <= today)?.profile ?? file;
  return { ...profile, purpose: words.purpose, giving: { ...profile.giving, terms: words.giving.terms } };
}

/**
 * The first day that a draft's words can have.
 * @param base the newest version that is published
 * @param keepsWaiting the draft leaves words of it as they are whose day has not come
 */
export const earliestDay = (
  base: { wordsFrom: string | null } | undefined,
  keepsWaiting: boolean,
  today: string,
): string => (keepsWaiting && base?.wordsFrom && base.wordsFrom > today ? base.wordsFrom : today);

/** What is wrong with the day that is chosen for words. */
export function wrongDay(chosen: string | undefined, earliest: string): 'REQUIRED' | 'INVALID' | null {
  if (chosen === undefined) return 'REQUIRED';
  return chosen < earliest ? 'INVALID' : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What may be left out of a profile, so that its absence says nothing of how old the version is. */
const optional = ['translations', 'namedEmail'];

/** A version that is older than a field of the profile gets that field as it is in the file. */
export function withMissing(stored: unknown, file: unknown): unknown {
  if (!isObject(stored) || !isObject(file)) return stored;
  const added = Object.entries(file).filter(([key]) => !(key in stored) && !optional.includes(key));
  const kept = Object.entries(stored).map(([key, value]) => [key, withMissing(value, file[key])]);
  return Object.fromEntries([...kept, ...added]);
}
