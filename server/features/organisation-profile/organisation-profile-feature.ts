import { feature } from '#server/feature.ts';
import { profileVersionHandlers } from './organisation-profile-routes.ts';
import { createProfileVersions } from './organisation-profile-service.ts';

/** The organisation's profile: drafts of administrators, and what they have published. */
export const organisationProfile = feature({
  name: 'organisation-profile',
  follows: ['organisation_profile_version.drafted_by', 'organisation_profile_version.published_by'],
  build: (_needs, { profileSource }) => createProfileVersions({ profileSource }),
  handlers: (versions) => profileVersionHandlers(versions),
});
