/** What can be given: amounts, days and purposes of the organisation profile, as problems of a field. */
import type { GivingProfile } from '#contract/organisation-profile.ts';
import type { FieldProblem } from '#contract/problem.ts';

export type AmountKind = keyof GivingProfile['amounts'];
type Limits = GivingProfile['amounts'][AmountKind];

export const amountLimitsOf = (giving: GivingProfile, kind: AmountKind): Limits => giving.amounts[kind];

/** `TOO_SHORT` is too little, `TOO_LONG` too much. */
export function amountProblem(amountOre: number, limits: Limits): FieldProblem[] {
  const path = '/amountKroner';
  if (amountOre < limits.minimumOre) return [{ path, code: 'TOO_SHORT' }];
  return amountOre > limits.maximumOre ? [{ path, code: 'TOO_LONG' }] : [];
}

export const isOffered = (path: string, isSo: boolean): FieldProblem[] =>
  isSo ? [] : [{ path, code: 'INVALID' }];
