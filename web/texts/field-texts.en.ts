/** In English. */

import type { FieldTexts } from './field-texts.ts';
import { formatCount } from './format.ts';
import type { Compared, Whole } from './language.ts';

export type { FieldTexts };

type Limits = { minimum: number; maximum: number };

const characters = (count: number) => formatCount(count, 'character', 'characters');

export const textFieldTexts = (please: string, subject: string, limits: Limits): FieldTexts => ({
  REQUIRED: please,
  TOO_SHORT: `${subject} must have at least ${characters(limits.minimum)}`,
  TOO_LONG: `${subject} can have at most ${characters(limits.maximum)}`,
  INVALID: `${subject} has characters that we cannot accept. Write it again without special characters`,
});

export const dayHint = 'Day, month and year, for example 15.03.2027';

export const dayTexts = (subject: string, also = ''): FieldTexts => ({
  ...choiceTexts(`Enter ${subject} with day, month and year, for example 15.03.2027${also}`),
  REQUIRED: `Enter ${subject}`,
});

export const choiceTexts = (please: string): FieldTexts => ({
  REQUIRED: please,
  TOO_SHORT: please,
  TOO_LONG: please,
  INVALID: please,
});
export type Complete = Whole<
  Compared<typeof import('./field-texts.ts'), typeof import('./field-texts.en.ts')>
>;
