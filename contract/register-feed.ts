/** What other systems are given of the register: a closed list of fields for each purpose. */
import * as z from 'zod/mini';

export const feedPurposes = ['member-system', 'post', 'newsletter', 'chapter-figures', 'children'] as const;
export const FeedPurpose = z.enum(feedPurposes);
export type FeedPurpose = z.infer<typeof FeedPurpose>;

/** Everything that can be given of a member. */
export const memberFields = [
  ...['givenName', 'familyName', 'preferredName', 'bornOn', 'bornYear', 'email', 'phone', 'address'],
  ...['language', 'chapter', 'state', 'joinedOn', 'endedOn'],
] as const;

/** And which of it each purpose needs; what is not here leaves for no one. */
export const fieldsOfPurpose: Record<FeedPurpose, readonly string[]> = {
  'member-system': [
    ...['givenName', 'familyName', 'preferredName', 'bornOn', 'email', 'phone', 'address', 'language'],
    ...['chapter', 'state', 'joinedOn', 'endedOn'],
  ],
  post: ['givenName', 'familyName', 'address'],
  newsletter: ['givenName', 'preferredName', 'email', 'language'],
  'chapter-figures': ['bornYear', 'chapter', 'state', 'joinedOn'],
  children: ['bornYear', 'registeredOn'],
};

export const registerChangeTypes = [
  ...(['member.joined', 'member.changed', 'member.left', 'member.died', 'member.merged'] as const),
  ...(['member.erased', 'consent.changed'] as const),
  ...(['child.registered', 'child.ended', 'child.turned-15', 'child.erased'] as const),
] as const;
export type RegisterChangeType = (typeof registerChangeTypes)[number];
