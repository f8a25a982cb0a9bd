/** What member service decides about a registered child, and on what ground. */
import * as z from 'zod/mini';
import { lookRemarkLimits } from './look-values.ts';
import { multiLine } from './values/text.ts';

/** What makes it doubtful that the one who confirmed is the other parent. Married people share an address. */
export const guardianSigns = [
  'new-account',
  'other-name',
  'namesake',
  'shared-account',
  'shared-contact',
  'shared-address',
] as const;
export type GuardianSign = (typeof guardianSigns)[number];

/** How member service knows who decides for the child: papers, the population register, a talk with both. */
export const childGrounds = ['documentation', 'register', 'conversation'] as const;
export const ChildGround = z.enum(childGrounds);
export type ChildGround = z.infer<typeof ChildGround>;

const reason = multiLine(lookRemarkLimits.minimum, lookRemarkLimits.maximum);
/** What is typed at the desk; the reason is kept in the access log. */
export const ChildAcceptance = z.object({ ground: ChildGround, reason });
export const ChildRefusal = z.object({ reason });
export const ChildDecision = z.object({
  isAccepted: z.boolean(),
  ground: z.nullable(ChildGround),
  reason,
});
export type ChildDecision = z.infer<typeof ChildDecision>;
