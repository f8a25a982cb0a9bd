import { partsIn } from '#web/forms/form-parts.ts';
import {
  childFields,
  countOf,
  places,
  type RegistrationField,
  type RegistrationValues,
} from './registration-values.ts';

/** The parts in which children are registered, before the last look. An address has these names. */
export const registrationParts = {
  barna: ['count', ...places.flatMap(childFields)],
  foreldreansvar: ['responsibility', 'guardianName', 'guardianContact'],
} as const satisfies Record<string, readonly RegistrationField[]>;

export type RegistrationPart = keyof typeof registrationParts;
export const registrationPartNames = partsIn(registrationParts);
export const firstRegistrationPart: RegistrationPart = 'barna';
/** The last look is a page of its own, and the last step. */
export const registrationSteps = registrationPartNames.length + 1;

/** The fields that are on the page. */
export function askedFields(
  part: RegistrationPart,
  values: RegistrationValues,
): readonly RegistrationField[] {
  if (part === 'barna') return ['count', ...places.slice(0, countOf(values)).flatMap(childFields)];
  return values.responsibility === 'joint' ? registrationParts.foreldreansvar : ['responsibility'];
}
