/** In English. */

import { addressFieldTexts, birthDateFieldTexts, fodselsnummerFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts, type FieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { nameFieldTexts, nameTexts } from '#web/texts/name-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  dNumberMeaning: 'What does “D number” mean?',
  parts: {
    hvem: { title: 'Who are you?', lead: 'Optional fields are marked.' },
    kontakt: {
      title: 'How we reach you',
      lead: 'We need an e-mail address or a phone number. Both is best.',
    },
    adresse: {
      title: 'Address and magazine',
      lead: 'Your postal code decides which local chapter you belong to.',
    },
  },
  next: 'Go on',
  send: 'Save and go on',
  ...nameTexts,
  hasNumber: 'We have kept the number you entered. Leave the field empty unless it is to be changed.',
  later: 'Give it later',
  laterHint: 'You become a member now, but we receive no public grant for you until we have the number.',
  email: 'E-mail',
  phone: 'Phone',
  shielded: 'My address is to be protected',
  shieldedHint:
    'Then you can choose “No address” under country. No elected representative sees the address, and the magazine is digital.',
  language: 'Language of letters',
  languageHint: 'These pages and our letters are in this language. You can change it later.',
  languages: [
    { value: 'nb', label: 'Bokmål' },
    { value: 'nn', label: 'Nynorsk' },
    { value: 'en', label: 'English' },
  ],
  magazine: 'The magazine',
  magazines: [
    { value: 'none', label: 'No thank you' },
    { value: 'paper', label: 'On paper by post' },
    { value: 'digital', label: 'Digital' },
  ],
  news: 'News',
  newsLead: 'Entirely voluntary. You can say no again at any time on Min side.',
  newsEmail: `Yes, send me news from ${organisation.shortName} by e-mail`,
  newsSms: `Yes, send me news from ${organisation.shortName} by SMS`,
};

const either = 'Enter an e-mail address or a phone number, so that we can reach you';
const email: FieldTexts = {
  REQUIRED: either,
  TOO_SHORT: either,
  TOO_LONG: 'The e-mail address is too long',
  INVALID: 'Write the e-mail address like this: name@example.com',
};

export const fieldTexts = {
  ...nameFieldTexts,
  bornOn: birthDateFieldTexts,
  fodselsnummer: {
    ...fodselsnummerFieldTexts,
    REQUIRED: 'Enter your identity number or D number, or choose “Give it later”',
  },
  isFodselsnummerLater: choiceTexts('Choose whether to give the number later'),
  email,
  phone: choiceTexts('Enter eight digits, or a country code and number, for example +46 70 123 45 67'),
  isAddressShielded: choiceTexts('Choose whether the address is to be protected'),
  ...addressFieldTexts,
  addressLine: {
    ...addressFieldTexts.addressLine,
    REQUIRED:
      'Enter the address, so that the magazine arrives. You can also choose “Digital” or “No thank you”',
  },
  language: choiceTexts('Choose a language'),
  magazine: choiceTexts(
    'With a protected address the magazine can only be digital. Choose “Digital” or “No thank you”',
  ),
  newsEmail: choiceTexts('Choose whether you want news by e-mail'),
  newsSms: choiceTexts('Choose whether you want news by SMS'),
};
export type Complete = Whole<
  Compared<typeof import('./joining-details-texts.ts'), typeof import('./joining-details-texts.en.ts')>
>;
