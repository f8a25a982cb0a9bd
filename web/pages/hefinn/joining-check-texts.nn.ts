/** In nynorsk. */

import { choiceTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import { purpose } from '#web/texts/purpose.ts';

export const texts = {
  title: 'Sjå over svara',
  lead: 'Stemmer alt? Då kryssar du av nedst og trykkjer «Bli medlem».',
  change: 'Endre',
  details: 'Opplysningane dine',
  changeDetails: {
    hvem: 'Endre namn eller nummer',
    kontakt: 'Endre e-post, telefon eller språk',
    adresse: 'Endre adresse eller magasin',
  },
  name: 'Namn',
  bornOn: 'Fødselsdato',
  number: 'Fødselsnummer',
  numberGiven: 'Oppgitt',
  dNumberGiven: 'D-nummer er oppgitt',
  numberLater: 'Kjem seinare',
  laterMeans: `Du blir medlem no, men ${organisation.shortName} får ikkje offentleg støtte for deg før vi har fødselsnummeret.`,
  dNumberMeans: `Du blir medlem no, men ${organisation.shortName} får som regel ikkje offentleg støtte for deg før du har fødselsnummer.`,
  email: 'E-post',
  phone: 'Telefon',
  none: 'Ikkje oppgitt',
  address: 'Adresse',
  shielded: 'Skjerma adresse',
  yes: 'Ja',
  language: 'Språk',
  magazine: 'Magasinet',
  news: 'Nyheiter',
  newsNone: 'Nei takk',
  newsEmail: 'E-post',
  newsSms: 'SMS',
  communities: 'Medlemskap andre stader',
  changeCommunities: 'Endre svaret om medlemskap andre stader',
  elsewhere: 'Medlem ein annan stad',
  support: 'Den offentlege støtta',
  supportWished: `Eg ønskjer at ${organisation.shortName} skal få den`,
  supportNotWished: 'Ikkje kryssa av',
  // What is agreed to is stored in these words.
  declaration: `Eg sluttar meg til føremålet til ${organisation.name} og vil bli medlem`,
  declarationHint: `Føremålet er ${purpose.summary}. Du blir medlem med ein gong, gratis, og kan melde deg ut når du vil.`,
  join: 'Bli medlem',
};

export const fieldTexts = {
  endorsesPurpose: choiceTexts('Kryss av for at du sluttar deg til føremålet og vil bli medlem'),
  textVersion: choiceTexts('Sida er blitt endra. Last ho på nytt'),
};
export type Complete = Whole<
  Compared<typeof import('./joining-check-texts.ts'), typeof import('./joining-check-texts.nn.ts')>
>;
