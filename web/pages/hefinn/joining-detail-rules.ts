/** Which fields each part of the details has, and what is read from the number. */
import * as z from 'zod/mini';
import type { NewJoiningDetails } from '#contract/joining-endpoints.ts';
import { checkFodselsnummer, Fodselsnummer, fodselsnummerSeries } from '#contract/values/fodselsnummer.ts';
import { addressFieldNames } from '#contract/values/postal-address.ts';
import type { JoiningPart } from './joining-parts.ts';

export type JoiningField = keyof NewJoiningDetails;

/** The fields of each part, in the order of the page. */
export const fieldsOf: Record<JoiningPart, readonly JoiningField[]> = {
  hvem: ['givenName', 'familyName', 'fodselsnummer', 'isFodselsnummerLater', 'bornOn'],
  kontakt: ['email', 'phone', 'language', 'newsEmail', 'newsSms'],
  adresse: [...addressFieldNames, 'isAddressShielded', 'magazine'],
};

/**
 * The days of birth (`YYYY-MM-DD`) that a typed number can stand for. The server knows which series it takes; the day
 * reads the same in each.
 * @param today in Norway, `YYYY-MM-DD`
 * @returns none for a number that is not whole or has wrong check digits
 */
export function birthDaysOf(typed: string, today: string): string[] {
  const digits = Fodselsnummer.safeParse(typed).data ?? '';
  return fodselsnummerSeries.flatMap((accept) => checkFodselsnummer(digits, { accept, today })?.bornOn ?? []);
}

type Typed = Pick<NewJoiningDetails, 'fodselsnummer' | 'isFodselsnummerLater'>;

/**
 * The fields of a part that are on the page: the day of birth only where no number says it.
 * @param hasFodselsnummer whether a number is kept already
 */
export function askedFields(
  part: JoiningPart,
  { fodselsnummer, isFodselsnummerLater }: Typed,
  { hasFodselsnummer, today }: { hasFodselsnummer: boolean; today: string },
): readonly JoiningField[] {
  const isKept = hasFodselsnummer && fodselsnummer === '';
  const asksForDay = isFodselsnummerLater || isKept || birthDaysOf(fodselsnummer, today).length > 1;
  return fieldsOf[part].filter((field) => field !== 'bornOn' || asksForDay);
}

/** Says at the field, before the next part, that the digits are no number: the day of birth is read from it. */
export const readableNumber = (today: string) =>
  z.check<NewJoiningDetails>(
    ({ value, issues }) => {
      const { fodselsnummer } = value;
      if (!Fodselsnummer.safeParse(fodselsnummer).success || birthDaysOf(fodselsnummer, today).length > 0)
        return;
      issues.push({ code: 'custom', input: fodselsnummer, path: ['fodselsnummer'], continue: true });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
