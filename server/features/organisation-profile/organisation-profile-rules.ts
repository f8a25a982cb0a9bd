/** What counts of the versions of the profile, and who may publish one. */
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
