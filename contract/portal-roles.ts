/** The roles of those who work for the organisation, each of which opens a part of the portal. */
import * as z from 'zod/mini';

/**
 * In the order that they are shown. A supervisor and a treasurer are of member service too; the others need not be.
 * - `supervisor`: corrects also an address that is protected
 * - `ceremony-coordinator`, `magazine-editor`: one part of the desk each, and nothing else of it
 */
export const portalRoles = [
  'member-service',
  'supervisor',
  'treasurer',
  'ceremony-coordinator',
  'magazine-editor',
  'administrator',
] as const;
export const PortalRole = z.enum(portalRoles);
export type PortalRole = z.infer<typeof PortalRole>;

/** Roles that the pages of the release before do not know. With the next release they are among the others. */
export const laterRoles = [
  'supervisor',
  'ceremony-coordinator',
  'magazine-editor',
] as const satisfies PortalRole[];
export type LaterRole = (typeof laterRoles)[number];
export const isLaterRole = (role: PortalRole): role is LaterRole =>
  (laterRoles as readonly PortalRole[]).includes(role);
export type EarlierRole = Exclude<PortalRole, LaterRole>;
export const EarlierRole = z.enum(portalRoles.filter((role): role is EarlierRole => !isLaterRole(role)));

/** A role in an answer: `laterRole` is what is meant where the pages of the release before do not know it. */
export const saidRole = { role: EarlierRole, laterRole: z.nullable(z.enum(laterRoles)) };
export type SaidRole = { role: EarlierRole; laterRole: LaterRole | null };

/** As an answer says it: to pages that do not know the role, it is member service. */
export const sayRole = (role: PortalRole): SaidRole =>
  isLaterRole(role) ? { role: 'member-service', laterRole: role } : { role, laterRole: null };
export const roleSaid = ({ role, laterRole }: SaidRole): PortalRole => laterRole ?? role;

/** Given only when a second administrator has confirmed. */
export const takesTwo = (role: PortalRole): boolean => role === 'administrator' || role === 'treasurer';
