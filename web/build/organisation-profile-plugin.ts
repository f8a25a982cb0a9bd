/** Puts the organisation's own profile into the build in place of the demo organisation's. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import { inBrowser } from '#contract/organisation-profile.ts';
import type { Language } from '../texts/language.ts';

/** What the pages in other languages show instead: the same keys, only those that differ. Only the build reads it. */
const Words = z.optional(z.record(z.string(), z.unknown()));
const ProfileTranslations = z.object({ translations: z.optional(z.object({ nn: Words, en: Words })) });

/**
 * @param profileFile path of the profile to build with (environment: ORGANISATION_PROFILE)
 * @param language whose words of the profile are used where it has them
 */
export function organisationProfilePlugin(profileFile: string, language: Language): Plugin {
  return {
    name: 'organisation-profile',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/organisation-profile.json') ? resolve(profileFile) : null),
    transform(code, id) {
      if (id !== resolve(profileFile)) return null;
      const profile = JSON.parse(code) as Record<string, unknown>;
      const { translations = {} } = z.parse(ProfileTranslations, profile);
      const words = language === 'nb' ? undefined : translations[language];
      const translated = withWords(profile, words) as Record<string, unknown>;
      const kept = Object.fromEntries(inBrowser.map((key) => [key, translated[key]]));
      return { code: JSON.stringify(kept), map: null };
    },
  };
}

/** @returns the profile with the words of another language in their places */
function withWords(profile: unknown, words: unknown): unknown {
  if (words === undefined) return profile;
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return words;
  const own = Object.entries(words).map(([key, value]) => [
    key,
    withWords((profile as Record<string, unknown>)[key], value),
  ]);
  return { ...(profile as object), ...Object.fromEntries(own) };
}
