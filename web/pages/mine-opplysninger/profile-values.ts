/** The person's details as the values of a form, and what two versions of them disagree on. */
import type { Profile } from '#contract/profile-endpoints.ts';

export const fieldNames = [
  'version',
  'preferredName',
  'language',
  'country',
  'careOf',
  'addressLine',
  'addressLine2',
  'postalCode',
  'postalPlace',
  'keepsChapter',
  'isAddressShielded',
  'magazine',
  'newsEmail',
  'newsSms',
] as const;
export type FieldName = (typeof fieldNames)[number];
export type ProfileValues = Record<FieldName, string | boolean>;

export const valuesOf = (profile: ProfileValues | Profile): ProfileValues =>
  Object.fromEntries(
    fieldNames.map((name) => [name, name in profile ? (profile as ProfileValues)[name] : false]),
  ) as ProfileValues;

/** Not compared: the version, and what is only a part of one save. */
const unseen: readonly FieldName[] = ['version', 'keepsChapter'];

/** The fields that are another in the one than in the other. */
export const differences = (one: ProfileValues, other: ProfileValues): FieldName[] =>
  fieldNames.filter((name) => !unseen.includes(name) && one[name] !== other[name]);

/** What was typed earlier; null where it says nothing else than what is stored. */
export const draftOn = <Values extends Partial<ProfileValues>>(
  stored: ProfileValues,
  typed: Values | null,
): Values | null => (typed && differences(stored, { ...stored, ...typed }).length > 0 ? typed : null);

/** What is stored now, with the person's own changes on top of it. */
export function withOwnChanges(
  base: ProfileValues,
  mine: ProfileValues,
  stored: ProfileValues,
): ProfileValues {
  const own = differences(base, mine).map((name) => [name, mine[name]]);
  return { ...stored, ...Object.fromEntries(own) };
}
