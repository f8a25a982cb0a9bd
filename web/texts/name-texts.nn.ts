/** In nynorsk. */

import { nameLimits } from '#contract/values/person-name.ts';
import { textFieldTexts } from './field-texts.ts';
import type { Compared, Whole } from './language.ts';

export const nameTexts = { givenName: 'Førenamn og mellomnamn', familyName: 'Etternamn' };

export const nameFieldTexts = {
  givenName: textFieldTexts('Skriv førenamnet ditt', 'Førenamnet', nameLimits),
  familyName: textFieldTexts('Skriv etternamnet ditt', 'Etternamnet', nameLimits),
};
export type Complete = Whole<Compared<typeof import('./name-texts.ts'), typeof import('./name-texts.nn.ts')>>;
