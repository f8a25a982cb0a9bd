/** The organisation's profile as administrators write it: a draft, what a second one publishes, and what was before. */
import * as z from 'zod/mini';
import { AdministrationReason } from './administration-endpoints.ts';
import { bindingWordKinds } from './binding-words.ts';
import { defineEndpoints } from './endpoint.ts';
import { OrganisationProfile } from './organisation-profile.ts';
import { TypedDate } from './values/birth-date.ts';
import { Moment, PlainDate } from './values/moment.ts';
import { WrittenProfile } from './written-profile.ts';

/** `file`: the settings name a file of the organisation's own. `database`: what is published here. */
export const profileSources = ['file', 'database'] as const;

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
  /** Why it was discarded; null where nothing was written. */
  discardReason: z.nullable(z.string()),
  /** The day from which the words count that people agree to, where they are others than before. */
  wordsFrom: z.nullable(PlainDate),
});
export type ProfileVersion = z.infer<typeof ProfileVersion>;

/** Words that a draft changes and that people have agreed to. */
const ChangedWords = z.object({
  kind: z.enum(bindingWordKinds),
  /** Members or donors who have agreed to other words: they are to be asked again. */
  toAsk: z.int(),
  /** What they have agreed to. The words are in bokmål; null where no evidence says which they were. */
  agreed: z.array(z.object({ words: z.nullable(z.array(z.string())), people: z.int() })),
});
export type ChangedWords = z.infer<typeof ChangedWords>;

export const ProfileVersions = z.object({
  source: z.enum(profileSources),
  /** Younger than what publishing asks for. */
  isSignInRecent: z.boolean(),
  /** What counts now, and its number; null where it is the file. */
  running: z.object({ number: z.nullable(z.int()), profile: OrganisationProfile }),
  /** The version that counts from the next start; null where that is what counts now. */
  next: z.nullable(z.int()),
  /** The day from which the words of the next version count, where it has one. */
  nextWordsFrom: z.nullable(PlainDate),
  /** That day has come, and the portal has not been started again. */
  isRestartDue: z.boolean(),
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
      /** Empty where it changes no words that people agree to: it is then published without a day. */
      changedWords: z.array(ChangedWords),
      /** The first day that changed words can count from. */
      earliestDay: PlainDate,
      /** The caller has not written it: discarding changed words needs a reason. */
      isOfAnother: z.boolean(),
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

/** What a second administrator says of a draft that changes words people agree to. */
export const ProfilePublication = z.object({
  revision: z.int(),
  /** The first day of the new words: today or later. */
  validFrom: z.optional(TypedDate),
});
export type ProfilePublication = z.infer<typeof ProfilePublication>;
export const ProfileDiscard = z.object({ revision: z.int(), reason: z.optional(AdministrationReason) });
export type ProfileDiscard = z.infer<typeof ProfileDiscard>;

const params = z.object({ id: z.uuid() });

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
    summary: 'Discards the draft; that of another, which changes words people agree to, with a reason',
    params,
    body: ProfileDiscard,
    response: ProfileVersions,
    errors: ['CHANGED_ELSEWHERE'],
  },
  'POST /api/administration/profile-drafts/:id/publications': {
    access: 'administrator',
    summary:
      'Publishes the draft of another administrator: it counts from the next start, words people agree to from a day',
    params,
    body: ProfilePublication,
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
