/** The organisation's profile as administrators write it: a draft, what a second one publishes, and what was before. */
import * as z from 'zod/mini';
import { AdministrationReason } from './administration-endpoints.ts';
import { defineEndpoints } from './endpoint.ts';
import { OrganisationProfile } from './organisation-profile.ts';
import { Moment } from './values/moment.ts';
import { WrittenProfile } from './written-profile.ts';

/** `file`: the settings name a file of the organisation's own. `database`: what is published here. */
export const profileSources = ['file', 'database'] as const;
export type ProfileSourceKind = (typeof profileSources)[number];

/** `next`: counts from the next start. `running`: counts now. */
export const profileVersionStates = ['draft', 'next', 'running', 'earlier', 'discarded'] as const;

const ProfileVersion = z.object({
  id: z.uuid(),
  /** From when it is published. */
  number: z.nullable(z.int()),
  state: z.enum(profileVersionStates),
  note: z.string(),
  /** The number of the version that it began as a copy of. */
  returnsTo: z.nullable(z.int()),
  draftedBy: z.string(),
  draftedAt: Moment,
  publishedBy: z.nullable(z.string()),
  publishedAt: z.nullable(Moment),
  discardedBy: z.nullable(z.string()),
});
export type ProfileVersion = z.infer<typeof ProfileVersion>;

export const ProfileVersions = z.object({
  source: z.enum(profileSources),
  /** Younger than what publishing asks for. */
  isSignInRecent: z.boolean(),
  /** What counts now, and its number; null where it is the file. */
  running: z.object({ number: z.nullable(z.int()), profile: OrganisationProfile }),
  /** The version that counts from the next start; null where that is what counts now. */
  next: z.nullable(z.int()),
  /** What a new draft begins with: the newest version that is published, else what counts now. */
  base: OrganisationProfile,
  draft: z.nullable(
    z.object({
      id: z.uuid(),
      /** Against lost updates. */
      revision: z.int(),
      note: z.string(),
      returnsTo: z.nullable(z.int()),
      draftedBy: z.string(),
      draftedAt: Moment,
      profile: OrganisationProfile,
      /** The caller may publish it: another administrator has written it, or there never was another. */
      isToPublish: z.boolean(),
    }),
  ),
  /** The newest first. */
  versions: z.array(ProfileVersion),
});
export type ProfileVersions = z.infer<typeof ProfileVersions>;

export const ProfileDraft = z.object({
  /** Of the draft that was changed; null where there was none. */
  revision: z.nullable(z.int()),
  note: AdministrationReason,
  profile: WrittenProfile,
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

const params = z.object({ id: z.uuid() });
const body = z.object({ revision: z.int() });

export const profileVersionEndpoints = defineEndpoints({
  'GET /api/administration/profile': {
    access: 'administrator',
    summary: 'The profile that counts, where it is from, the draft, and the versions',
    response: ProfileVersions,
  },
  'POST /api/administration/profile-drafts': {
    access: 'administrator',
    summary: 'Saves the draft of the profile; there is one',
    body: ProfileDraft,
    response: ProfileVersions,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/administration/profile-drafts/:id/discards': {
    access: 'administrator',
    summary: 'Discards the draft',
    params,
    body,
    response: ProfileVersions,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/administration/profile-drafts/:id/publications': {
    access: 'administrator',
    summary: 'Publishes the draft of another administrator: it counts from the next start',
    params,
    body,
    response: ProfileVersions,
    errors: ['CHANGED_ELSEWHERE', 'SIGN_IN_AGAIN', 'SECOND_PERSON_NEEDED'],
  },
  'POST /api/administration/profile-versions/:id/drafts': {
    access: 'administrator',
    summary: 'Makes a draft of an earlier version, to go back to it',
    params,
    response: ProfileVersions,
    errors: ['CHANGED_ELSEWHERE'],
  },
});
