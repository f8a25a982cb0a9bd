/** In English. */

import { bokmal } from '#web/texts/bokmal.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import { purpose } from '#web/texts/purpose.ts';
import { texts as inBokmal } from './joining-check-texts.ts';

export const texts = {
  title: 'Check your answers',
  lead: 'Is everything right? Then tick the box at the bottom and press “Become a member”.',
  change: 'Change',
  details: 'Your details',
  changeDetails: {
    hvem: 'Change name or number',
    kontakt: 'Change e-mail, phone or language',
    adresse: 'Change address or magazine',
  },
  name: 'Name',
  bornOn: 'Date of birth',
  number: 'Identity number',
  numberGiven: 'Given',
  dNumberGiven: 'D number given',
  numberLater: 'Comes later',
  laterMeans: `You become a member now, but ${organisation.shortName} receives no public grant for you until we have the identity number.`,
  dNumberMeans: `You become a member now, but ${organisation.shortName} usually receives no public grant for you until you have a national identity number.`,
  email: 'E-mail',
  phone: 'Phone',
  none: 'Not given',
  address: 'Address',
  shielded: 'Protected address',
  yes: 'Yes',
  language: 'Language of letters',
  magazine: 'The magazine',
  news: 'News',
  newsNone: 'No thank you',
  newsEmail: 'E-mail',
  newsSms: 'SMS',
  communities: 'Memberships elsewhere',
  changeCommunities: 'Change the answer about memberships elsewhere',
  elsewhere: 'Member elsewhere',
  support: 'The public grant',
  supportWished: `I want ${organisation.shortName} to receive it`,
  supportNotWished: 'Not ticked',
  // What is agreed to is stored in these words.
  declaration: bokmal(inBokmal.declaration),
  declarationHint: `In English: I endorse the purpose of ${organisation.name} and want to become a member. The purpose is ${purpose.summary}. You become a member at once, free of charge, and can leave whenever you like. The declaration is in Norwegian, as we store it.`,
  join: 'Become a member',
};

export const fieldTexts = {
  endorsesPurpose: choiceTexts('Tick to endorse the purpose and become a member'),
  textVersion: choiceTexts('The page has changed. Reload it'),
};
export type Complete = Whole<
  Compared<typeof import('./joining-check-texts.ts'), typeof import('./joining-check-texts.en.ts')>
>;
