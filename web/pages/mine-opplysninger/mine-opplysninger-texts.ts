import { preferredNameLimits } from '#contract/profile-endpoints.ts';
import { addressLimits } from '#contract/values/postal-address.ts';
import { choiceTexts, type FieldTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { organisation } from '#web/texts/organisation.ts';
import type { FieldName } from './profile-values.ts';

const line = { minimum: 1, maximum: addressLimits.line };

export const labels = {
  version: 'Versjon',
  preferredName: 'Navnet du vil kalles',
  language: 'Språk',
  country: 'Land',
  careOf: 'C/o (valgfritt)',
  addressLine: 'Adresse',
  addressLine2: 'Mer av adressen (valgfritt)',
  postalCode: 'Postnummer',
  postalPlace: 'Poststed',
  isAddressShielded: 'Adressen min skal skjermes',
  magazine: 'Magasinet',
  newsEmail: `Ja, send meg nyheter fra ${organisation.shortName} på e-post`,
  newsSms: `Ja, send meg nyheter fra ${organisation.shortName} på SMS`,
} satisfies Record<FieldName, string>;

export const languageNames = { nb: 'Bokmål', nn: 'Nynorsk' };
export const magazineNames = { paper: 'På papir i posten', digital: 'Digitalt', none: 'Nei takk' };

export const texts = {
  title: 'Mine opplysninger',
  lead: 'Slik har vi deg. Rett det som er feil, så lagrer vi alt på én gang.',
  save: 'Lagre endringene',
  saved: 'Endringene er lagret',
  identity: {
    title: 'Hvem du er',
    name: 'Navn',
    bornOn: 'Fødselsdato',
    number: 'Fødselsnummer',
    missing: 'Mangler',
    correct: 'Navn, fødselsdato og fødselsnummer retter vi for deg.',
    write: 'Skriv til oss',
    numberNot: 'Ikke skriv fødselsnummeret i meldingen; vi sier fra hvordan du gir oss det trygt.',
  },
  contact: {
    title: 'Slik når vi deg',
    email: 'E-post',
    phone: 'Telefon',
    none: 'Ikke oppgitt',
    verified: 'Bekreftet',
    unverified: 'Ikke bekreftet',
    how: 'Vi bytter ikke e-post eller telefon uten å vite at den nye er din. Skriv til oss om hva den skal være.',
    verify: 'Bekreft e-post og telefon',
    write: 'Skriv til oss om ny e-post eller telefon',
  },
  you: 'Navn og språk',
  address: 'Adresse',
  noCountry: 'Ingen adresse',
  addressHint: 'Gate og nummer, stedsnavn eller postboks',
  preferredNameHint: 'Brukes når vi hilser på deg. La feltet stå tomt hvis vi skal bruke fornavnet ditt.',
  shieldedHint:
    'Da er adressen ikke med i noen liste til tillitsvalgte eller trykkeri, og magasinet kommer digitalt.',
  effects: {
    title: 'Når du lagrer den nye adressen',
    chapter: (chapter: string) =>
      `Du hører fortsatt til ${chapter}. Vil du bytte lokallag, skriver du til oss.`,
    paper: 'Magasinet på papir går til den nye adressen.',
    noPaper: 'Du får ikke magasinet på papir.',
  },
  magazine: 'Magasin',
  news: 'Nyheter',
  newsLead: 'Helt frivillig. Du kan si nei igjen her når som helst, og vi tar vare på når du sa ja og nei.',
  conflict: {
    title: 'Opplysningene er endret et annet sted',
    lead: 'Noen har lagret noe nytt siden du åpnet siden, kanskje du selv i en annen fane. Ingenting av ditt er lagret ennå.',
    field: 'Felt',
    mine: 'Det du skrev',
    stored: 'Lagret hos oss nå',
    empty: 'Tomt',
    yes: 'Ja',
    no: 'Nei',
    same: 'Begge versjonene er like.',
    keepMine: 'Behold endringene mine',
    useStored: 'Bruk det som er lagret',
  },
};

export const fieldTexts = {
  version: choiceTexts('Last siden på nytt'),
  preferredName: textFieldTexts('Skriv et navn', 'Navnet', preferredNameLimits),
  language: choiceTexts('Velg språk'),
  country: choiceTexts('Velg land. Magasinet på papir trenger en adresse'),
  careOf: textFieldTexts('Skriv navnet adressen er hos', 'C/o', line),
  addressLine: textFieldTexts('Skriv adressen', 'Adressen', line),
  addressLine2: textFieldTexts('Skriv resten av adressen', 'Adressen', line),
  postalCode: {
    ...choiceTexts('Skriv postnummeret med fire sifre'),
  },
  postalPlace: textFieldTexts('Skriv poststedet', 'Poststedet', { minimum: 1, maximum: addressLimits.place }),
  isAddressShielded: choiceTexts('Velg om adressen skal skjermes'),
  magazine: {
    ...choiceTexts('Velg hvordan du vil ha magasinet'),
    INVALID: 'Med skjermet adresse kan du få magasinet digitalt, men ikke på papir',
  },
  newsEmail: choiceTexts('Du må være 18 år for å si ja til dette'),
  newsSms: choiceTexts('Du må være 18 år for å si ja til dette'),
} satisfies Record<FieldName, FieldTexts>;
