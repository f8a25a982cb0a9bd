/** In English. */

import { certificateMonths } from '#contract/values/ceremony-ages.ts';
import { withdrawalDays } from '#contract/values/withdrawal-days.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

export const texts = {
  title: 'Words and terms',
  lead: 'There are some words we cannot do without. Here is what they mean with us, and what they are in Norwegian.',
  missing: 'Is a word missing?',
  ask: 'Ask us',
};

export const wordNames = {
  community: 'life-stance community',
  grant: 'public grant',
  identityNumber: 'national identity number',
  dNumber: 'D number',
  register: 'National Population Register',
  responsibility: 'parental responsibility',
  chapter: 'chapter',
  giro: 'AvtaleGiro',
  kid: 'KID',
  withdrawal: 'right of withdrawal',
  certificate: 'certificate of no impediment',
  committee: 'nominating committee',
};

export const inNorwegian = {
  community: 'livssynssamfunn',
  grant: 'offentlig støtte, tilskudd',
  identityNumber: 'fødselsnummer',
  dNumber: 'D-nummer',
  register: 'Folkeregisteret',
  responsibility: 'foreldreansvar',
  chapter: 'lokallag',
  giro: '',
  kid: '',
  withdrawal: 'angrerett',
  certificate: 'prøvingsattest',
  committee: 'valgkomité',
};

export const meanings = {
  community:
    'A life stance is how you see life, people and what is right. A life-stance community is for those who share such a view without believing in a god. A religious community is for those who share a faith.',
  grant:
    'Money that the state gives to religious and life-stance communities for each member. If you are a member of two, neither of them gets the grant for you.',
  identityNumber:
    'The eleven digits that everyone who is resident in Norway has. The first six are the date you were born.',
  dNumber:
    'Eleven digits for people who are in Norway for a short time, or who wait for a national identity number. The first digit is 4 higher than in the date you were born.',
  register:
    'The list that the state has of everyone who lives or has lived in Norway, with name, address and family. The Norwegian Tax Administration keeps it.',
  responsibility:
    'The right and the duty to decide for a child. Parents usually share it. The National Population Register can tell who has it.',
  chapter:
    'The members where you live, with a board that they have elected. Several chapters belong to the same region.',
  giro: 'An agreement in your bank about regular payments. You set the limit for the amount, and you can stop the agreement whenever you like.',
  kid: 'The number that says what a payment is for, so that it reaches the right agreement. KID is short for customer identification.',
  withdrawal: `The right to withdraw from something you have bought online or by phone, without saying why. You usually have ${withdrawalDays} days.`,
  certificate: `The paper from the Norwegian Tax Administration that shows that the two of you can marry. It is valid for ${certificateMonths} months.`,
  committee: 'Those whom the members have elected to suggest who should be on the board.',
};
export type Complete = Whole<Compared<typeof import('./ord-texts.ts'), typeof import('./ord-texts.en.ts')>>;
