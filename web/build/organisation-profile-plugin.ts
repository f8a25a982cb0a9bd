/** Puts the organisation's own profile into the build in place of the demo organisation's. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { inBrowser } from '#contract/organisation-profile.ts';

/** @param profileFile path of the profile to build with (environment: ORGANISATION_PROFILE) */
export function organisationProfilePlugin(profileFile: string): Plugin {
  return {
    name: 'organisation-profile',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/organisation-profile.json') ? resolve(profileFile) : null),
    transform(code, id) {
      if (id !== resolve(profileFile)) return null;
      const profile = JSON.parse(code) as Record<string, unknown>;
      const kept = Object.fromEntries(inBrowser.map((key) => [key, profile[key]]));
      return { code: JSON.stringify(kept), map: null };
    },
  };
}
