/** The link to the second guardian: its recipient, how long it lasts, and when two registrations are one. */
import type { GuardianSign } from '#contract/child-decision.ts';
import type { GuardianInvitation } from '#contract/children-endpoints.ts';
import type { ContactPointValue } from '#contract/values/contact-point.ts';
import { greetingName, isJoining } from '../session/session-rules.ts';

export const invitationDays = { lasts: 30, reminderAfter: 7 } as const;

const dayMs = 86_400_000;
export const expiryOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + invitationDays.lasts * dayMs);
/** Invitations made before this are reminded of. */
export const remindedIfMadeBefore = (now: Date): Date =>
  new Date(now.getTime() - invitationDays.reminderAfter * dayMs);

/** What is known of the person who is signed in: only contact points that somebody has proved. */
export type KnownCaller = { personId: string; name: string; contacts: readonly string[] };

/** The name of a new account proves nothing: the person has not been asked for one yet. */
export const isNameless = (accountName: string, name: string): boolean =>
  isJoining(accountName) && greetingName(accountName) === name;

export type InvitationFacts = {
  registrantId: string | null;
  name: string;
  /** Null once it has been answered or has run out. */
  contact: string | null;
  expiresAt: Date;
  answeredBy: string | null;
  isAnswered: boolean;
  wasConfirmed: boolean;
  /** Children that still wait for the answer. */
  waiting: number;
};

/**
 * Both holders of parental responsibility decide together (trossamfunnsloven § 2; Rt. 2003 p. 35), so the answer must
 * come from the other one. Nothing of what it is about is shown to anybody it is not for: the address may be mistyped.
 */
export function invitationState(
  invitation: InvitationFacts,
  caller: KnownCaller,
  now: Date,
): GuardianInvitation['state'] {
  if (invitation.registrantId === caller.personId) return 'own';
  if (invitation.isAnswered) {
    if (invitation.answeredBy !== caller.personId) return 'used';
    return invitation.wasConfirmed ? 'confirmed' : 'declined';
  }
  if (invitation.expiresAt <= now) return 'expired';
  if (invitation.waiting === 0) return 'withdrawn';
  return isForCaller(invitation, caller) ? 'open' : 'for-another';
}

/** Who has proved the contact point it was sent to; or, signed in with another one, bears the name. */
export const isForCaller = (
  invitation: { name: string; contact: string | null },
  caller: Pick<KnownCaller, 'name' | 'contacts'>,
): boolean =>
  caller.contacts.some((proven) => proven === invitation.contact) || isSameName(invitation.name, caller.name);

/** Whether a sending names the sender as the second guardian. */
export const isOneself = (
  named: { name: string; contact: ContactPointValue },
  self: Pick<KnownCaller, 'name' | 'contacts'>,
): boolean => self.contacts.includes(named.contact.value) || isSameName(named.name, self.name);

/**
 * Both parents have registered the same child, and each named the other: then both have declared what a confirmation
 * declares. Anything less is for member service to look at.
 */
export const haveNamedEachOther = (
  first: { invited: string | null; contacts: readonly string[] },
  second: { named: string | null; contacts: readonly string[] },
): boolean =>
  second.contacts.some((one) => one === first.invited) && first.contacts.some((one) => one === second.named);

/**
 * Whether the sign-in itself shows that it is the person of that name: by an eID, or what the issuer has checked as well.
 * A code to a phone or a mailbox shows only that somebody reads it.
 */
export const isProvenAs = (name: string, signIn: { accountName: string; isIdentifying: boolean }): boolean =>
  signIn.isIdentifying && isSameName(name, signIn.accountName);

/** The one who confirmed, beside the one who registered the child. */
export type Confirmer = {
  name: string;
  /** Known here only since the child was sent in. */
  isNew: boolean;
  sharesAccount: boolean;
  sharesContact: boolean;
  sharesAddress: boolean;
};

/**
 * What member service should know before they call.
 * @param invited the name that the first guardian wrote @param namesakes others who are known by that name
 */
export function signsOf(invited: string, one: Confirmer, namesakes: number): GuardianSign[] {
  const signs: [GuardianSign, boolean][] = [
    ['new-account', one.isNew],
    ['other-name', !isSameName(invited, one.name)],
    ['namesake', namesakes > 0],
    ['shared-account', one.sharesAccount],
    ['shared-contact', one.sharesContact],
    ['shared-address', one.sharesAddress],
  ];
  return signs.filter(([, isSo]) => isSo).map(([sign]) => sign);
}

/** Case, accents and spaces make no difference; every part of the name must be there. */
export function isSameName(one: string, other: string): boolean {
  const words = (name: string) =>
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .sort()
      .join(' ');
  return words(one) !== '' && words(one) === words(other);
}
