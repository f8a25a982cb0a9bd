/** Puts the organisation's own profile into the build in place of the demo organisation's. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { purposeWords } from '#contract/binding-words.ts';
import { inBrowser, OrganisationProfile } from '#contract/organisation-profile.ts';
import { inLanguage } from '#contract/values/translations.ts';
import type { Language } from '../texts/language.ts';

/** The version that the evidence of joining names, as the server derives it (`binding-words-service.ts`). */
const versionOf = (purpose: OrganisationProfile['purpose']): string =>
  createHash('sha256')
    .update(JSON.stringify(purposeWords(purpose)))
    .digest('hex')
    .slice(0, 12);

/**
 * @param profileFile path of the profile to build with (environment: ORGANISATION_PROFILE)
 * @param language whose words of the profile are used where it has them
 */
export function organisationProfilePlugin(profileFile: string, language: Language): Plugin {
  const file = resolve(profileFile);
  /** What only some pages carry, by the one module that asks for it. */
  const parts: Record<string, (profile: OrganisationProfile) => object> = {
    '/texts/sender.ts': ({ sender }) => ({ sender }),
    '/texts/purpose.ts': ({ purpose }) => ({
      purpose: inLanguage(purpose, language),
      version: versionOf(purpose),
    }),
    // Read aloud is the summary alone.
    '/texts/spoken-purpose.ts': ({ purpose }) => ({
      purpose: { summary: purpose.summary },
      version: versionOf(purpose),
    }),
  };
  const partOf = (module: string) => `${file}?${module.split('/').at(-1)}`;
  const partFiles = new Map(Object.entries(parts).map(([module, take]) => [partOf(module), take]));
  return {
    name: 'organisation-profile',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('/organisation-profile.json')) return null;
      const module = Object.keys(parts).find((one) => importer?.endsWith(one));
      return module ? partOf(module) : file;
    },
    load: (id) => (partFiles.has(id) ? readFileSync(file, 'utf8') : null),
    transform(code, id) {
      const take = partFiles.get(id);
      if (id !== file && !take) return null;
      const profile = OrganisationProfile.parse(JSON.parse(code));
      // A name with a question mark is not taken for JSON.
      if (take) return { code: `export default ${JSON.stringify(take(profile))};`, map: null };
      const translated = { ...profile, memberService: inLanguage(profile.memberService, language) };
      const kept = Object.fromEntries(inBrowser.map((key) => [key, translated[key]]));
      return { code: JSON.stringify(kept), map: null };
    },
  };
}
