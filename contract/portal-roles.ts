/** The roles of those who work for the organisation, each of which opens a part of the portal. */
import * as z from 'zod/mini';

/** In the order that they are shown. A treasurer is of member service too; an administrator need not be. */
export const portalRoles = ['member-service', 'treasurer', 'administrator'] as const;
export const PortalRole = z.enum(portalRoles);
export type PortalRole = z.infer<typeof PortalRole>;

/** Given only when a second administrator has confirmed. */
export const takesTwo = (role: PortalRole): boolean => role === 'administrator' || role === 'treasurer';
