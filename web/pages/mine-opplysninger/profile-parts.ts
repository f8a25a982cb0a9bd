/** The parts of the details: each is shown as facts until it is opened. */
import { addressFieldNames } from '#contract/values/postal-address.ts';
import type { FieldName } from './profile-values.ts';

/** In the order of the page. */
export const profileParts = ['you', 'address', 'magazine', 'news'] as const;
export type ProfilePart = (typeof profileParts)[number];

const fieldsOf: Record<ProfilePart, readonly FieldName[]> = {
  you: ['preferredName', 'language'],
  address: [...addressFieldNames, 'isAddressShielded', 'keepsChapter'],
  magazine: ['magazine'],
  news: ['newsEmail', 'newsSms'],
};

/** The parts that these fields are in. */
export const partsWith = (names: readonly string[]): ProfilePart[] =>
  profileParts.filter((part) => fieldsOf[part].some((name) => names.includes(name)));

/** What follows `?endre=` in an address that leads to a part. */
const partByWord: Record<string, ProfilePart> = {
  navn: 'you',
  adresse: 'address',
  magasinet: 'magazine',
  nyheter: 'news',
};
export const partAskedFor = (word: unknown): ProfilePart | null => partByWord[String(word)] ?? null;
