import type { OrganisationProfile } from '#contract/organisation-profile.ts';

/** Where the organisation's profile is from, as far as administrators see it. */
export type ProfileSource = {
  /** A file of the organisation's own, or what administrators publish. */
  kind: 'file' | 'database';
  /** The profile of this server as it is written, without what other settings put in its place. */
  asWritten: OrganisationProfile;
};
