/** What an account's name says. Accounts are matched by their ids only; the name is for the marker and for greeting. */
import type { Access, DeskPart } from '#contract/endpoint.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn } from '#contract/values/birth-date.ts';

/** Specification, section 3: an account whose name contains this has neither joined nor been matched. */
const joiningMarker = 'hefinn';

export const isJoining = (accountName: string): boolean => accountName.toLowerCase().includes(joiningMarker);

/** The name without the marker, for greeting. */
export const greetingName = (accountName: string): string =>
  accountName.replace(new RegExp(joiningMarker, 'gi'), '').replace(/\s+/g, ' ').trim();

/** Given and family name of a full name: the last word is the family name. Either may be empty. */
export function splitName(name: string): { givenName: string; familyName: string } {
  const words = name.split(' ').filter(Boolean);
  const familyName = words.length > 1 ? (words.pop() as string) : '';
  return { givenName: words.join(' '), familyName };
}

/**
 * Whether the person has still to come through the joining: the account's name says so, and the register does not
 * know better. (The name follows a moment after joining or being matched.)
 */
export const isStillJoining = (
  accountName: string,
  person: { isMember: boolean; isKnown: boolean } | null,
): boolean => isJoining(accountName) && !person?.isMember && !person?.isKnown;

/** What opens other people's data asks for more than the ordinary sign-in, where the organisation has configured it (docs/rules/offices.md). */
export const needsStrongSignIn: readonly Access[] = ['representative', 'staff', 'treasurer', 'administrator'];

/** @param demanded ways of signing in, one of which is enough; none: every sign-in is */
export const isStrong = ({ methods }: { methods: readonly string[] }, demanded: readonly string[]): boolean =>
  demanded.length === 0 || demanded.some((way) => methods.includes(way));

/** @param said ways of signing in by which the issuer has checked who the person is; none: it never has */
export const isIdentifying = (
  { methods }: { methods: readonly string[] },
  said: readonly string[],
): boolean => said.some((way) => methods.includes(way));

/** A person whose birth date is not known is taken for an adult; each feature asks. */
export const isAdult = (bornOn: string | null, today: string): boolean =>
  bornOn === null || ageOn(bornOn, today) >= adultAge;

/** Why a person may not call an endpoint; null when they may. */
export function whyNotAdmitted(
  access: Exclude<Access, 'public' | 'account'>,
  person: {
    isMember: boolean;
    isJoining: boolean;
    staffRole: string | null;
    isTreasurer?: boolean;
    isAdministrator?: boolean;
    isCeremonyCoordinator?: boolean;
    isMagazineEditor?: boolean;
  },
  /** Of somebody elected: why they are none today. Only asked for where it matters. */
  whyNoRepresentative: ProblemCode | null = null,
  /** The role that may call beside member service. */
  alsoFor?: DeskPart,
): ProblemCode | null {
  if (access === 'joining') return null;
  if (access === 'client') return 'FORBIDDEN';
  const isStaff = person.staffRole === 'medlemsservice';
  const hasPart =
    (alsoFor === 'ceremony-coordinator' && person.isCeremonyCoordinator) ||
    (alsoFor === 'magazine-editor' && person.isMagazineEditor);
  if (access === 'staff' && !isStaff && !hasPart) return 'FORBIDDEN';
  if (access === 'treasurer' && !(isStaff && person.isTreasurer)) return 'FORBIDDEN';
  if (access === 'administrator' && !person.isAdministrator) return 'FORBIDDEN';
  if (person.isJoining) return 'JOINING_FIRST';
  if (access === 'representative') return whyNoRepresentative;
  if (access === 'member' && !person.isMember) return 'NOT_A_MEMBER';
  return null;
}
