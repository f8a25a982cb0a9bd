/** Puts the organisation's own profile into the build in place of the demo organisation's. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** @param profileFile path of the profile to build with (environment: ORGANISATION_PROFILE) */
export function organisationProfilePlugin(profileFile: string): Plugin {
  return {
    name: 'organisation-profile',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/organisation-profile.json') ? resolve(profileFile) : null),
    transform(code, id) {
      if (id !== resolve(profileFile)) return null;
      // What only some pages need, they ask the server for.
      const { giving: _giving, magazine: _magazine, ...inBrowser } = JSON.parse(code) as Record<string, unknown>;
      return { code: JSON.stringify(inBrowser), map: null };
    },
  };
}
