/** What the command line makes of a person's roles. */
import type { PortalRole } from '#contract/portal-roles.ts';

/** `employee`: of member service and no treasurer. `none`: without any role. */
export type StaffWish = 'employee' | 'treasurer' | 'administrator' | 'no-administrator' | 'none';

/** The roles that a person has after a wish is carried out. */
export function rolesAfter(held: readonly PortalRole[], wish: StaffWish): PortalRole[] {
  const without = (role: PortalRole) => held.filter((one) => one !== role);
  const added = (...roles: PortalRole[]) => [...new Set([...held, ...roles])];
  if (wish === 'none') return [];
  if (wish === 'no-administrator') return without('administrator');
  if (wish === 'administrator') return added('administrator');
  if (wish === 'treasurer') return added('member-service', 'treasurer');
  return [...new Set([...without('treasurer'), 'member-service' as const])];
}
