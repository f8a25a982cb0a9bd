/** In nynorsk. */

import { addressFieldTexts, birthDateFieldTexts, fodselsnummerFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts, type FieldTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { nameFieldTexts, nameTexts } from '#web/texts/name-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  dNumberMeaning: 'Kva tyder d-nummer?',
  parts: {
    hvem: { title: 'Kven er du?', lead: 'Felt som er valfrie, er merkte.' },
    kontakt: { title: 'Slik når vi deg', lead: 'Vi må ha e-post eller telefon. Begge delar er best.' },
    adresse: { title: 'Adresse og magasin', lead: 'Postnummeret avgjer kva lokallag du høyrer til.' },
  },
  next: 'Gå vidare',
  send: 'Lagre og gå vidare',
  ...nameTexts,
  hasNumber: 'Vi har teke vare på nummeret du skreiv. La feltet stå tomt om det ikkje skal endrast.',
  later: 'Oppgi seinare',
  laterHint: 'Du blir medlem no, men vi får ikkje offentleg støtte for deg før vi har nummeret.',
  email: 'E-post',
  phone: 'Telefon',
  shielded: 'Adressa mi skal skjermast',
  shieldedHint:
    'Då kan du velje «Inga adresse» under land. Ingen tillitsvalde får sjå adressa, og magasinet er digitalt.',
  language: 'Språk',
  languageHint: 'Sidene og brev frå oss er på dette språket. Du kan byte seinare.',
  languages: [
    { value: 'nb', label: 'Bokmål' },
    { value: 'nn', label: 'Nynorsk' },
    { value: 'en', label: 'English' },
  ],
  magazine: 'Magasinet',
  magazines: [
    { value: 'none', label: 'Nei takk' },
    { value: 'paper', label: 'På papir i posten' },
    { value: 'digital', label: 'Digitalt' },
  ],
  news: 'Nyheiter',
  newsLead: 'Heilt frivillig. Du kan seie nei igjen når som helst på Min side.',
  newsEmail: `Ja, send meg nyheiter frå ${organisation.shortName} på e-post`,
  newsSms: `Ja, send meg nyheiter frå ${organisation.shortName} på SMS`,
};

const either = 'Skriv ei e-postadresse eller eit telefonnummer, så vi kan nå deg';
const email: FieldTexts = {
  REQUIRED: either,
  TOO_SHORT: either,
  TOO_LONG: 'E-postadressa er for lang',
  INVALID: 'Skriv e-postadressa slik: namn@eksempel.no',
};

export const fieldTexts = {
  ...nameFieldTexts,
  bornOn: birthDateFieldTexts,
  fodselsnummer: {
    ...fodselsnummerFieldTexts,
    REQUIRED: 'Skriv fødselsnummeret eller d-nummeret ditt, eller vel «Oppgi seinare»',
  },
  isFodselsnummerLater: choiceTexts('Vel om du vil oppgi nummeret seinare'),
  email,
  phone: choiceTexts('Skriv åtte siffer, eller landkode og nummer, til dømes +46 70 123 45 67'),
  isAddressShielded: choiceTexts('Vel om adressa skal skjermast'),
  ...addressFieldTexts,
  addressLine: {
    ...addressFieldTexts.addressLine,
    REQUIRED: 'Skriv adressa, så magasinet kjem fram. Du kan òg velje «Digitalt» eller «Nei takk»',
  },
  language: choiceTexts('Vel språk'),
  magazine: choiceTexts(
    'Med skjerma adresse kan magasinet berre vere digitalt. Vel «Digitalt» eller «Nei takk»',
  ),
  newsEmail: choiceTexts('Vel om du vil ha nyheiter på e-post'),
  newsSms: choiceTexts('Vel om du vil ha nyheiter på SMS'),
};
export type Complete = Whole<
  Compared<typeof import('./joining-details-texts.ts'), typeof import('./joining-details-texts.nn.ts')>
>;
