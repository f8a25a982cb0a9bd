/** In English. */

import { type AddressFieldName, addressLimits } from '#contract/values/postal-address.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from './field-texts.ts';
import type { Compared, Whole } from './language.ts';

const line = { minimum: 1, maximum: addressLimits.line };
const place = { minimum: 1, maximum: addressLimits.place };

export const addressTexts = {
  country: 'Country',
  noCountry: 'No address',
  careOf: 'C/o (optional)',
  careOfHint: 'The name of the person you live with, if yours is not on the letterbox',
  addressLine: 'Address',
  addressHint: 'Street and number, place name or PO box. If you have neither, leave the field empty',
  addressAbroadHint: 'As it is written in the country, for example street and number',
  addressLine2: 'More of the address (optional)',
  more: 'C/o or more of the address',
  addressLine2Abroad: 'Postal code and town in the country',
  postalCode: 'Postal code',
  postalPlace: 'Town',
  unknownCode: (code: string) =>
    `We do not know the postal code ${code}. If it is right, enter the town yourself.`,
  placeIs: (text: string) => `The town is ${text}`,
};

export const addressFieldTexts: Record<AddressFieldName, FieldTexts> = {
  country: choiceTexts('Choose a country'),
  careOf: textFieldTexts('Enter the name of the person you live with', 'The name', line),
  addressLine: textFieldTexts('Enter the address', 'The address', line),
  addressLine2: textFieldTexts('Enter the rest of the address', 'The line', line),
  postalCode: {
    ...choiceTexts('The postal code has four digits, for example 0182'),
    REQUIRED: 'Enter the postal code',
  },
  postalPlace: textFieldTexts('Enter the town', 'The town', place),
};

export const birthDateTexts = {
  label: 'Date of birth',
  hint: 'Day, month and year, for example 05.06.2001',
};
export const birthDateFieldTexts: FieldTexts = {
  ...choiceTexts('Enter the date of birth with day, month and a four-digit year, for example 05.06.2001'),
  REQUIRED: 'Enter your date of birth',
};

export const fodselsnummerTexts = {
  label: 'National identity number (fødselsnummer) or D number',
  hint: '11 digits',
  whyTitle: 'Why do we ask?',
  why: [
    'We receive a public grant for our members, and need identity numbers to apply for it. Without the number you are a member in the same way, but we receive no grant for you.',
    'The number is encrypted when we store it. We use it to apply for the grant, to see that no one is registered twice, and for a tax deduction if you make gifts. It is never shown to other members or elected representatives.',
  ],
};
export const fodselsnummerFieldTexts: FieldTexts = {
  REQUIRED: 'Enter your identity number or D number',
  TOO_SHORT: 'The number has 11 digits',
  TOO_LONG: 'The number has 11 digits',
  INVALID:
    'The number is not right. It has 11 digits, and the first six are your date of birth. Check for typing errors',
};
export type Complete = Whole<
  Compared<typeof import('./address-texts.ts'), typeof import('./address-texts.en.ts')>
>;
