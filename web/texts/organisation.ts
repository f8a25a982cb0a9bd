/**
 * The organisation of this build. Few modules import the profile: this one, and those that `organisation-profile-plugin.ts` names. The build puts
 * another one in its place.
 */
import type { ProfileInBrowser } from '#contract/organisation-profile.ts';
import profile from '../../organisation-profile.json' with { type: 'json' };

export const organisation: ProfileInBrowser = profile;

/** `312345676` → `312 345 676`, as Norwegian organisation numbers are written. No-break spaces. */
export const formatOrganisationNumber = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');
