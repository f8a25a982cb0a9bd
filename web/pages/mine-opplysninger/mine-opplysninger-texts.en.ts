/** In English. */

import { preferredNameLimits } from '#contract/profile-endpoints.ts';
import { adultAge } from '#contract/values/adult-age.ts';
import {
  addressFieldTexts,
  addressTexts,
  birthDateFieldTexts,
  fodselsnummerFieldTexts,
} from '#web/texts/address-texts.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatDate } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import type { FieldName } from './profile-values.ts';

export const labels = {
  version: 'Version',
  preferredName: 'Preferred name',
  language: 'Language of letters',
  country: addressTexts.country,
  careOf: addressTexts.careOf,
  addressLine: addressTexts.addressLine,
  addressLine2: addressTexts.addressLine2,
  postalCode: addressTexts.postalCode,
  postalPlace: addressTexts.postalPlace,
  keepsChapter: 'I want to stay in the local chapter I have',
  isAddressShielded: 'My address is to be protected',
  magazine: 'How you want the magazine',
  newsEmail: `Yes, send me news from ${organisation.shortName} by e-mail`,
  newsSms: `Yes, send me news from ${organisation.shortName} by SMS`,
} satisfies Record<FieldName, string>;

export const languageNames = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' };
export const magazineNames = { paper: 'On paper by post', digital: 'Digital', none: 'No thank you' };

export const texts = {
  title: 'My details',
  lead: 'This is what we have about you. If something is wrong, you can change it here.',
  save: 'Save the changes',
  saved: 'The changes are saved.',
  leave: 'End your membership',
  identity: {
    title: 'Who you are',
    name: 'Name',
    bornOn: 'Date of birth',
    number: 'National identity number (fødselsnummer)',
    missing: 'Missing',
    correct: 'If something is wrong here, we correct it for you.',
    write: 'Write to us',
    numberNot: 'Do not write your identity number in the message.',
    tooOld: 'Sign in again',
    signIn: 'Sign in again',
    birthDate: {
      give: 'Enter your date of birth',
      correct: 'Correct your date of birth',
      save: 'Save the date of birth',
      saved: 'The date of birth is saved.',
      signInFirst: 'You have to sign in again before you enter the date of birth.',
      tooOldText:
        'It is more than five minutes since you signed in, so the date of birth is not saved. What you have written is there when you come back.',
    },
    give: {
      title: 'Give us the identity number',
      meaning: 'What is a national identity number?',
      save: 'Save the identity number',
      saved: 'The identity number is saved.',
      signInFirst: 'You have to sign in again before you enter the identity number.',
      tooOldText:
        'It is more than five minutes since you signed in, so the number is not saved. We never put it in the browser, so you have to enter it once more afterwards. Everything else you have written is there when you come back.',
    },
  },
  membership: {
    title: 'Your local chapter',
    chapter: 'Local chapter',
    chapterMeaning: 'What is a chapter?',
    noChapter: 'Not chosen yet',
    communities: 'See or change the answer about memberships elsewhere',
  },
  contact: {
    title: 'How we reach you',
    email: 'E-mail',
    phone: 'Phone',
    none: 'Not given',
    verified: 'Confirmed',
    unverified: 'Not confirmed',
    how: 'When you change one, we send a code to the new one. When you have entered the code, you sign in with the new one, and your other devices are signed out. The old one is told, and can stop it for two days.',
    verify: 'Confirm e-mail and phone',
    change: { email: 'Change e-mail', phone: 'Change phone' },
    signInFirst: 'You have to sign in again before you change it.',
    newValue: { email: 'New e-mail address', phone: 'New phone number' },
    send: 'Send a code',
    wait: (when: string) => `You can get a new code ${when}.`,
    changed: { email: 'The e-mail address is changed.', phone: 'The phone number is changed.' },
  },
  parts: {
    you: { title: 'Preferred name and language', change: 'Change preferred name and language' },
    address: { title: 'Your address', change: 'Change the address' },
    magazine: { title: 'The magazine', change: 'Change your magazine' },
    news: { title: 'News', change: 'Change your answer about news' },
  },
  addAddress: 'Add an address',
  cancel: 'Cancel',
  cancelChanges: 'Cancel the changes',
  facts: {
    preferredName: 'Preferred name',
    givenName: 'We use your first name',
    language: 'Language',
    address: 'Postal address',
    noAddress: 'We have no address for you',
    shielding: 'Protection',
    shielded: 'Your address is protected',
    magazine: 'Delivery',
    magazines: { ...magazineNames, none: 'You do not get the magazine' },
    news: 'News from us',
    newsBy: (email: boolean, sms: boolean) => {
      if (email) return sms ? 'E-mail and SMS' : 'E-mail';
      return sms ? 'SMS' : 'No';
    },
  },
  languageHint:
    'These pages and our letters are in this language. You can also change it at the top of the page.',
  preferredNameHint: 'Used when we greet you. Leave the field empty if we should use your first name.',
  shieldedHint:
    'Then you are not on the list of members of the chapter, unless you say yes to being contacted by the board. Nor does the address go to the printers, so the magazine is digital.',
  effects: {
    title: 'When you save the new address',
    stays: (chapter: string) =>
      `You still belong to ${chapter}. If you want to change chapters, do so under “Your local chapter”.`,
    moves: (from: string | null, to: string) =>
      from ? `You are moved from ${from} to ${to}.` : `You become part of ${to}.`,
    office: (role: string, unit: string, untilOn: string) =>
      `You keep your role in ${unit}: ${role}. You have it to the end of the term, until ${formatDate(untilOn)}, inclusive, even if you change chapters.`,
    offices: 'See your roles',
    paper: 'The magazine on paper goes to the new address.',
    noPaper: 'You do not get the magazine on paper.',
  },
  newsLead:
    'Entirely voluntary. You can say no again here at any time, and we keep when you said yes and no.',
  conflict: {
    title: 'The details have been changed elsewhere',
    lead: 'Somebody has saved something new since you opened the page, perhaps you yourself in another tab. Nothing of yours is saved yet.',
    field: 'Field',
    mine: 'What you wrote',
    stored: 'Stored with us now',
    empty: 'Empty',
    yes: 'Yes',
    no: 'No',
    same: 'Both versions are the same.',
    keepMine: 'Keep my changes',
    useStored: 'Use what is stored',
  },
};

export const birthDateTexts: FieldTexts = {
  ...birthDateFieldTexts,
  INVALID:
    'We cannot accept this date. Check that day, month and year are right. If they are, write to us, and we will correct it',
};

export const numberTexts: FieldTexts = {
  ...fodselsnummerFieldTexts,
  INVALID:
    'We cannot accept this number. Check that it has 11 digits and agrees with your date of birth. If it is right, write to us',
};

const wrongEmail = 'Enter an e-mail address, for example name@example.com';
const wrongPhone = 'Enter a phone number with eight digits, or with a country code';
export const contactFieldTexts: Record<'email' | 'phone', FieldTexts> = {
  email: choiceTexts(wrongEmail),
  phone: choiceTexts(wrongPhone),
};

export const fieldTexts = {
  version: choiceTexts('Reload the page'),
  preferredName: textFieldTexts('Enter a name', 'The name', preferredNameLimits),
  language: choiceTexts('Choose a language'),
  ...addressFieldTexts,
  country: choiceTexts('Choose a country. The magazine on paper needs an address'),
  keepsChapter: choiceTexts('Choose a local chapter'),
  isAddressShielded: choiceTexts('Choose whether the address is to be protected'),
  magazine: {
    ...choiceTexts('Choose how you want the magazine'),
    INVALID:
      'With a protected address you can get the magazine digitally, but not on paper. If it costs you anything, order it on the page about the magazine',
  },
  newsEmail: choiceTexts(`You have to be ${adultAge} to say yes to this`),
  newsSms: choiceTexts(`You have to be ${adultAge} to say yes to this`),
} satisfies Record<FieldName, FieldTexts>;
export type Complete = Whole<
  Compared<typeof import('./mine-opplysninger-texts.ts'), typeof import('./mine-opplysninger-texts.en.ts')>
>;
