/** In nynorsk. */

import type { FieldTexts } from './field-texts.ts';
import { formatCount } from './format.ts';
import type { Compared, Whole } from './language.ts';

export type { FieldTexts };

type Limits = { minimum: number; maximum: number };

const characters = (count: number) => formatCount(count, 'teikn', 'teikn');

export const textFieldTexts = (please: string, subject: string, limits: Limits): FieldTexts => ({
  REQUIRED: please,
  TOO_SHORT: `${subject} må ha minst ${characters(limits.minimum)}`,
  TOO_LONG: `${subject} kan ha høgst ${characters(limits.maximum)}`,
  INVALID: `${subject} har teikn som vi ikkje kan ta imot. Skriv på nytt utan spesialteikn`,
});

export const dayHint = 'Dag, månad og år, til dømes 15.03.2027';

export const dayTexts = (subject: string, also = ''): FieldTexts => ({
  ...choiceTexts(`Skriv ${subject} med dag, månad og år, til dømes 15.03.2027${also}`),
  REQUIRED: `Skriv ${subject}`,
});

export const choiceTexts = (please: string): FieldTexts => ({
  REQUIRED: please,
  TOO_SHORT: please,
  TOO_LONG: please,
  INVALID: please,
});
export type Complete = Whole<
  Compared<typeof import('./field-texts.ts'), typeof import('./field-texts.nn.ts')>
>;
