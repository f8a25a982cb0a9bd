/** What is said about a field that cannot be taken as it is. One sentence for each thing that can be wrong. */
import type { commonFieldCodes, FieldCode } from '#contract/problem.ts';
import { formatCount } from './format.ts';

/** Where a field has no sentence for a special code, what is said of `INVALID` is said. */
export type FieldTexts = Record<(typeof commonFieldCodes)[number], string> &
  Partial<Record<FieldCode, string>>;

type Limits = { minimum: number; maximum: number };

const characters = (count: number) => formatCount(count, 'tegn', 'tegn');

/**
 * A field for text.
 * @param please what the person is asked for, «Skriv et emne»
 * @param subject the field as the subject of a sentence, «Emnet»
 */
export const textFieldTexts = (please: string, subject: string, limits: Limits): FieldTexts => ({
  REQUIRED: please,
  TOO_SHORT: `${subject} må ha minst ${characters(limits.minimum)}`,
  TOO_LONG: `${subject} kan ha høyst ${characters(limits.maximum)}`,
  INVALID: `${subject} har tegn som vi ikke kan ta imot. Skriv på nytt uten spesialtegn`,
});

export const dayHint = 'Dag, måned og år, for eksempel 15.03.2027';

/** A day that is typed. @param subject which, «siste dag» @param also what else it has to be, as further sentences */
export const dayTexts = (subject: string, also = ''): FieldTexts => ({
  ...choiceTexts(`Skriv ${subject} med dag, måned og år, for eksempel 15.03.2027${also}`),
  REQUIRED: `Skriv ${subject}`,
});

/** A field where one of several is chosen; the same is said whatever is wrong. */
export const choiceTexts = (please: string): FieldTexts => ({
  REQUIRED: please,
  TOO_SHORT: please,
  TOO_LONG: please,
  INVALID: please,
});
