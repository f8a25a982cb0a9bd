/** The two parts of a name, wherever they are asked for. */
import { nameLimits } from '#contract/values/person-name.ts';
import { textFieldTexts } from './field-texts.ts';

export const nameTexts = { givenName: 'Fornavn og mellomnavn', familyName: 'Etternavn' };

export const nameFieldTexts = {
  givenName: textFieldTexts('Skriv fornavnet ditt', 'Fornavnet', nameLimits),
  familyName: textFieldTexts('Skriv etternavnet ditt', 'Etternavnet', nameLimits),
};
