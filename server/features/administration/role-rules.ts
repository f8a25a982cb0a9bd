/** Who may give and accept a role. */
import type { RoleOutcome } from '#contract/administration-endpoints.ts';
import { type PortalRole, takesTwo } from '#contract/portal-roles.ts';

/** Days that a link works. */
export const invitationDays = 7;

export type InvitationFacts = {
  role: PortalRole;
  email: string;
  invitedById: string | null;
  confirmedById: string | null;
  /** Still an administrator. */
  isInviterAdministrator: boolean;
  /** By the only administrator there has been: no other could confirm it. */
  isSecondAdministrator: boolean;
  expiresAt: Date | null;
};

/** A second administrator confirms it, who is neither the one that began nor the one that is invited. */
export const mayConfirm = (
  { invitedById, email }: Pick<InvitationFacts, 'invitedById' | 'email'>,
  by: { personId: string; emails: readonly string[] },
): boolean => invitedById !== by.personId && !isAmong(email, by.emails);

/** How an attempt to accept goes. No one gives themselves a role. */
export function outcomeOf(
  invitation: InvitationFacts | undefined,
  by: { personId: string; emails: readonly string[] },
  now: Date,
  administratorCount: number,
): RoleOutcome {
  if (!invitation?.expiresAt || invitation.expiresAt <= now) return 'gone';
  if (!invitation.isInviterAdministrator) return 'gone';
  const isFirstPair = invitation.isSecondAdministrator && administratorCount < 2;
  if (takesTwo(invitation.role) && invitation.confirmedById === null && !isFirstPair) return 'gone';
  if ([invitation.invitedById, invitation.confirmedById].includes(by.personId)) return 'own';
  return isAmong(invitation.email, by.emails) ? 'accepted' : 'other-address';
}

const isAmong = (email: string, emails: readonly string[]): boolean =>
  emails.some((one) => one.toLowerCase() === email.toLowerCase());

/** They are of member service too, and are neither without it. */
const isOfMemberService = (role: PortalRole) => role === 'treasurer' || role === 'supervisor';

export const withRole = (held: readonly PortalRole[], role: PortalRole): PortalRole[] => [
  ...new Set([...held, role, ...(isOfMemberService(role) ? (['member-service'] as const) : [])]),
];
export const withoutRole = (held: readonly PortalRole[], role: PortalRole): PortalRole[] =>
  held.filter((one) => one !== role && !(role === 'member-service' && isOfMemberService(one)));
