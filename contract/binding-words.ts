/** Words of the organisation's profile that people agree to: other words are another version, and people who agreed to others are asked again. */
import * as z from 'zod/mini';
import type { OrganisationProfile } from './organisation-profile.ts';
import { type Language, languages } from './values/portal-languages.ts';
import { inLanguage } from './values/translations.ts';

/** `purpose`: what a member endorses. `giving-terms`: what a donor accepts. */
export const bindingWordKinds = ['purpose', 'giving-terms'] as const;
export type BindingWordKind = (typeof bindingWordKinds)[number];

/** As a reader of each language is shown them. */
export type BindingWords = Record<Language, string[]>;

/** Derived from the words. */
export const PurposeVersion = z.string().check(z.regex(/^[0-9a-f]{12}$/));

export const areSameWords = (one: BindingWords, other: BindingWords): boolean =>
  languages.every((language) => JSON.stringify(one[language]) === JSON.stringify(other[language]));

const inEach = (wordsOf: (language: Language) => string[]): BindingWords =>
  Object.fromEntries(languages.map((language) => [language, wordsOf(language)])) as BindingWords;

export const purposeWords = (purpose: OrganisationProfile['purpose']): BindingWords =>
  inEach((language) => {
    const { about, summary } = inLanguage(purpose, language);
    return [about, summary];
  });

export const bindingWordsOf = ({
  purpose,
  giving: { terms },
}: OrganisationProfile): Record<BindingWordKind, BindingWords> => ({
  purpose: purposeWords(purpose),
  'giving-terms': inEach((language) => inLanguage(terms, language).paragraphs),
});
