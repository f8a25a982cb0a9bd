import type { ReactNode } from 'react';
import type { Profile } from '#contract/profile-endpoints.ts';
import { AddressLines } from '#web/ui/address-lines.tsx';
import { languageNames, texts } from './mine-opplysninger-texts.ts';
import type { ProfilePart } from './profile-parts.ts';

export type Fact = readonly [name: string, fact: ReactNode];

const { facts: words } = texts;

/** What we have of each part, in words. */
export const factsOf: Record<ProfilePart, (profile: Profile) => readonly Fact[]> = {
  you: ({ preferredName, language }) => [
    [words.preferredName, preferredName || words.givenName],
    [words.language, languageNames[language]],
  ],
  address: (profile) => [
    [words.address, profile.country ? <AddressLines key="address" address={profile} /> : words.noAddress],
    ...(profile.isAddressShielded ? [[words.shielding, words.shielded] as const] : []),
  ],
  magazine: ({ magazine }) => [[words.magazine, words.magazines[magazine]]],
  news: ({ newsEmail, newsSms }) => [[words.news, words.newsBy(newsEmail, newsSms)]],
};
