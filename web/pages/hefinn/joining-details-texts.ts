import { addressFieldTexts, birthDateFieldTexts, fodselsnummerFieldTexts } from '#web/texts/address-texts.ts';
import { choiceTexts, type FieldTexts } from '#web/texts/field-texts.ts';
import { nameFieldTexts, nameTexts } from '#web/texts/name-texts.ts';
import { organisation } from '#web/texts/organisation.ts';

export const texts = {
  dNumberMeaning: 'Hva betyr d-nummer?',
  parts: {
    hvem: { title: 'Hvem er du?', lead: 'Felt som er valgfrie, er merket.' },
    kontakt: { title: 'Slik når vi deg', lead: 'Vi må ha e-post eller telefon. Begge deler er best.' },
    adresse: { title: 'Adresse og magasin', lead: 'Postnummeret avgjør hvilket lokallag du hører til.' },
  },
  next: 'Gå videre',
  send: 'Lagre og gå videre',
  ...nameTexts,
  hasNumber: 'Vi har tatt vare på nummeret du skrev. La feltet stå tomt hvis det ikke skal endres.',
  later: 'Oppgi senere',
  laterHint: 'Du blir medlem nå, men vi får ikke offentlig støtte for deg før vi har nummeret.',
  email: 'E-post',
  phone: 'Telefon',
  shielded: 'Adressen min skal skjermes',
  shieldedHint:
    'Da kan du velge «Ingen adresse» under land. Ingen tillitsvalgt får se adressen, og magasinet er digitalt.',
  language: 'Språk',
  languageHint: 'Sidene og brev fra oss er på dette språket. Du kan bytte senere.',
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
  news: 'Nyheter',
  newsLead: 'Helt frivillig. Du kan si nei igjen når som helst på Min side.',
  newsEmail: `Ja, send meg nyheter fra ${organisation.shortName} på e-post`,
  newsSms: `Ja, send meg nyheter fra ${organisation.shortName} på SMS`,
};

const either = 'Skriv en e-postadresse eller et telefonnummer, så vi kan nå deg';
const email: FieldTexts = {
  REQUIRED: either,
  TOO_SHORT: either,
  TOO_LONG: 'E-postadressen er for lang',
  INVALID: 'Skriv e-postadressen slik: navn@eksempel.no',
};

export const fieldTexts = {
  ...nameFieldTexts,
  bornOn: birthDateFieldTexts,
  fodselsnummer: {
    ...fodselsnummerFieldTexts,
    REQUIRED: 'Skriv fødselsnummeret eller d-nummeret ditt, eller velg «Oppgi senere»',
  },
  isFodselsnummerLater: choiceTexts('Velg om du vil oppgi nummeret senere'),
  email,
  phone: choiceTexts('Skriv åtte sifre, eller landkode og nummer, for eksempel +46 70 123 45 67'),
  isAddressShielded: choiceTexts('Velg om adressen skal skjermes'),
  ...addressFieldTexts,
  addressLine: {
    ...addressFieldTexts.addressLine,
    REQUIRED: 'Skriv adressen, så magasinet kommer fram. Du kan også velge «Digitalt» eller «Nei takk»',
  },
  language: choiceTexts('Velg språk'),
  magazine: choiceTexts(
    'Med skjermet adresse kan magasinet bare være digitalt. Velg «Digitalt» eller «Nei takk»',
  ),
  newsEmail: choiceTexts('Velg om du vil ha nyheter på e-post'),
  newsSms: choiceTexts('Velg om du vil ha nyheter på SMS'),
};
