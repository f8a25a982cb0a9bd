import * as z from 'zod/mini';
import type { OfficeRole } from './office-values.ts';

const roles = [
  'leader',
  'deputy-leader',
  'secretary',
  'treasurer',
  'board-member',
] as const satisfies readonly OfficeRole[];

/** In a chapter: those who can let new members see who they are. The first one that does is shown. */
export const GreetingRole = z.enum(roles);
export type GreetingRole = z.infer<typeof GreetingRole>;

export const canGreet = (role: OfficeRole): role is GreetingRole =>
  (roles as readonly OfficeRole[]).includes(role);
