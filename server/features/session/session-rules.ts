/** What an account's name says. Accounts are matched by their ids only; the name is for the marker and for greeting. */
import type { Access } from '#contract/endpoint.ts';
import type { ProblemCode } from '#contract/problem.ts';

/** Specification section 3: an account whose name contains this has neither joined nor been matched. */
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

/** Why a person may not call an endpoint; null when they may. */
export function whyNotAdmitted(
  access: Exclude<Access, 'public' | 'account'>,
  person: { isMember: boolean; staffRole: string | null },
): ProblemCode | null {
  if (access === 'staff' && person.staffRole !== 'medlemsservice') return 'FORBIDDEN';
  if (access === 'member' && !person.isMember) return 'NOT_A_MEMBER';
  return null;
}
