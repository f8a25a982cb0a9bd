/** In English. */

import { nameLimits } from '#contract/values/person-name.ts';
import { textFieldTexts } from './field-texts.ts';
import type { Compared, Whole } from './language.ts';

export const nameTexts = { givenName: 'First and middle names', familyName: 'Last name' };

export const nameFieldTexts = {
  givenName: textFieldTexts('Enter your first name', 'The first name', nameLimits),
  familyName: textFieldTexts('Enter your last name', 'The last name', nameLimits),
};
export type Complete = Whole<Compared<typeof import('./name-texts.ts'), typeof import('./name-texts.en.ts')>>;
