/** What an act of the desk changed, how it is shown, and whether it can be undone. */

import { actUndoDays, type CorrectedField, type Undoing } from '#contract/desk-act-endpoints.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';
import { maskedEmail, maskedPhone } from '../staff-desk/desk-rules.ts';

export type ContactValue = { value: string; verifiedAt: string | null };

/** The value of each thing that can be corrected; null where there is none. */
export type ActValues = {
  name: { givenName: string; familyName: string };
  'birth-date': string | null;
  /** Whole: masked before it is kept in the act. */
  number: string | null;
  address: PostalAddress | null;
  email: ContactValue | null;
  phone: ContactValue | null;
  language: Language;
  chapter: { id: string; name: string } | null;
};
export type ActValue = ActValues[CorrectedField];
export type Valued = { [Kind in CorrectedField]: { kind: Kind; value: ActValues[Kind] } }[CorrectedField];

const dayOf = (day: string) => day.split('-').reverse().join('.');

const addressWords = ({ careOf, lines, postalCode, postalPlace, country }: PostalAddress): string =>
  [
    careOf && `c/o ${careOf}`,
    ...lines,
    [postalCode, postalPlace].filter(Boolean).join(' '),
    country !== 'NO' && country,
  ]
    .filter(Boolean)
    .join(', ');

/** `010190 •••••` */
export const maskedNumber = (digits: string): string => `${digits.slice(0, 6)} •••••`;

/** As it is shown in a case and in the log; contact points and numbers masked, a language as its code. */
export function shownValue(one: Valued): string | null {
  if (one.value === null) return null;
  switch (one.kind) {
    case 'name':
      return `${one.value.givenName} ${one.value.familyName}`.trim();
    case 'birth-date':
      return dayOf(one.value);
    case 'number':
      return maskedNumber(one.value);
    case 'address':
      return addressWords(one.value);
    case 'email':
      return maskedEmail(one.value.value);
    case 'phone':
      return maskedPhone(one.value.value);
    case 'language':
      return one.value;
    case 'chapter':
      return one.value.name;
  }
}

/**
 * A value as it was kept, of a correction or of what the person changed: masked as {@link shownValue} does.
 * @param isCorrection it is as an act keeps it; otherwise it is plain text
 */
export function keptText(field: string, value: unknown, isCorrection: boolean): string | null {
  if (value === null) return null;
  if (!isCorrection && field === 'email') return maskedEmail(String(value));
  if (!isCorrection && field === 'phone') return maskedPhone(String(value));
  // A number is masked before it is kept.
  const isPlain = !isCorrection || field === 'number';
  return isPlain ? String(value) : shownValue({ kind: field, value } as Valued);
}

/** The database keeps the keys in an order of its own. */
const inOrder = (value: ActValue) => {
  const isObject = typeof value === 'object' && value !== null;
  return JSON.stringify(value, isObject ? Object.keys(value).sort() : undefined);
};

const isContact = (kind: CorrectedField) => kind === 'email' || kind === 'phone';

/** Whether a value is still what an act made of it. Of a contact point it does not matter whether it is proven by now. */
export function isSameValue(kind: CorrectedField, one: ActValue, other: ActValue): boolean {
  if (!isContact(kind)) return inOrder(one) === inOrder(other);
  return (one as ContactValue | null)?.value === (other as ContactValue | null)?.value;
}

/** @param act.isUndone another act has put it back, or it is itself one that did */
export function undoingOf(
  act: { happenedAt: Date; isUndone: boolean; isUnchanged: boolean },
  now: Date,
): Undoing {
  if (act.isUndone) return 'undone';
  if (now.getTime() - act.happenedAt.getTime() > actUndoDays * 86_400_000) return 'late';
  return act.isUnchanged ? 'possible' : 'changed';
}

/**
 * When somebody said that they join: a day that has been, at most a year ago.
 * @returns null for another day
 */
export function declarationMoment(declaredOn: string, today: string, now: Date): Date | null {
  if (declaredOn === today) return now;
  const noon = new Date(`${declaredOn}T11:00:00Z`);
  const age = now.getTime() - noon.getTime();
  return declaredOn < today && age <= 366 * 86_400_000 ? noon : null;
}
