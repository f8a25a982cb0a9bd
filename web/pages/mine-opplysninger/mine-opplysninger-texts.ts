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
import { organisation } from '#web/texts/organisation.ts';
import type { FieldName } from './profile-values.ts';

export const labels = {
  version: 'Versjon',
  preferredName: 'Tiltalsnavn',
  language: 'Språk',
  country: addressTexts.country,
  careOf: addressTexts.careOf,
  addressLine: addressTexts.addressLine,
  addressLine2: addressTexts.addressLine2,
  postalCode: addressTexts.postalCode,
  postalPlace: addressTexts.postalPlace,
  keepsChapter: 'Jeg vil bli i lokallaget jeg har',
  isAddressShielded: 'Adressen min skal skjermes',
  magazine: 'Slik vil du ha magasinet',
  newsEmail: `Ja, send meg nyheter fra ${organisation.shortName} på e-post`,
  newsSms: `Ja, send meg nyheter fra ${organisation.shortName} på SMS`,
} satisfies Record<FieldName, string>;

export const languageNames = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' };
export const magazineNames = { paper: 'På papir i posten', digital: 'Digitalt', none: 'Nei takk' };

export const texts = {
  title: 'Mine opplysninger',
  lead: 'Dette er opplysningene vi har om deg. Hvis noe er feil, endrer du det her.',
  save: 'Lagre endringene',
  saved: 'Endringene er lagret.',
  leave: 'Meld deg ut',
  identity: {
    title: 'Hvem du er',
    name: 'Navn',
    bornOn: 'Fødselsdato',
    number: 'Fødselsnummer',
    missing: 'Mangler',
    correct: 'Er noe feil her, retter vi det for deg.',
    write: 'Skriv til oss',
    numberNot: 'Ikke skriv fødselsnummer i meldingen.',
    tooOld: 'Logg inn på nytt',
    signIn: 'Logg inn på nytt',
    birthDate: {
      give: 'Skriv inn fødselsdatoen',
      correct: 'Rett fødselsdatoen',
      save: 'Lagre fødselsdatoen',
      saved: 'Fødselsdatoen er lagret.',
      signInFirst: 'Du må logge inn på nytt før du skriver fødselsdatoen.',
      tooOldText:
        'Det er mer enn fem minutter siden du logget inn, så fødselsdatoen er ikke lagret. Det du har skrevet, er der når du kommer tilbake.',
    },
    give: {
      title: 'Gi oss fødselsnummeret',
      meaning: 'Hva er et fødselsnummer?',
      save: 'Lagre fødselsnummeret',
      saved: 'Fødselsnummeret er lagret.',
      signInFirst: 'Du må logge inn på nytt før du skriver fødselsnummeret.',
      tooOldText:
        'Det er mer enn fem minutter siden du logget inn, så nummeret er ikke lagret. Vi legger det aldri i nettleseren, så du må skrive det én gang til etterpå. Alt annet du har skrevet, er der når du kommer tilbake.',
    },
  },
  membership: {
    title: 'Lokallaget ditt',
    chapter: 'Lokallag',
    chapterMeaning: 'Hva er et lokallag?',
    noChapter: 'Ikke valgt ennå',
    communities: 'Se eller endre svaret om medlemskap andre steder',
  },
  contact: {
    title: 'Slik når vi deg',
    email: 'E-post',
    phone: 'Telefon',
    none: 'Ikke oppgitt',
    verified: 'Bekreftet',
    unverified: 'Ikke bekreftet',
    how: 'Når du bytter, sender vi en kode til den nye. Når du har skrevet den, logger du inn med den nye, og de andre enhetene dine blir logget ut. Den gamle får beskjed, og kan stoppe det i to døgn.',
    verify: 'Bekreft e-post og telefon',
    change: { email: 'Bytt e-post', phone: 'Bytt telefon' },
    signInFirst: 'Du må logge inn på nytt før du bytter.',
    newValue: { email: 'Ny e-postadresse', phone: 'Nytt telefonnummer' },
    send: 'Send kode',
    wait: (when: string) => `Du kan få en ny kode ${when}.`,
    changed: { email: 'E-postadressen er byttet.', phone: 'Telefonnummeret er byttet.' },
  },
  parts: {
    you: { title: 'Tiltalsnavn og språk', change: 'Endre tiltalsnavn og språk' },
    address: { title: 'Adressen din', change: 'Endre adressen' },
    magazine: { title: 'Magasinet', change: 'Endre magasinvalget' },
    news: { title: 'Nyheter', change: 'Endre svaret om nyheter' },
  },
  addAddress: 'Legg til adresse',
  cancel: 'Avbryt',
  cancelChanges: 'Avbryt endringene',
  facts: {
    preferredName: 'Tiltalsnavn',
    givenName: 'Vi bruker fornavnet ditt',
    language: 'Språk',
    address: 'Postadresse',
    noAddress: 'Vi har ingen adresse til deg',
    shielding: 'Skjerming',
    shielded: 'Adressen din er skjermet',
    magazine: 'Levering',
    magazines: { ...magazineNames, none: 'Du får ikke magasinet' },
    news: 'Nyheter fra oss',
    newsBy: (email: boolean, sms: boolean) => {
      if (email) return sms ? 'E-post og SMS' : 'E-post';
      return sms ? 'SMS' : 'Nei';
    },
  },
  languageHint: 'Sidene og brev fra oss er på dette språket. Du kan også bytte øverst på siden.',
  preferredNameHint: 'Brukes når vi hilser på deg. La feltet stå tomt hvis vi skal bruke fornavnet ditt.',
  shieldedHint:
    'Da står du ikke på medlemslisten i lokallaget, med mindre du sier ja til at styret kan kontakte deg. Adressen går heller ikke til trykkeriet, så magasinet kommer digitalt.',
  effects: {
    title: 'Når du lagrer den nye adressen',
    stays: (chapter: string) =>
      `Du hører fortsatt til ${chapter}. Vil du bytte lokallag, gjør du det under «Lokallaget ditt».`,
    moves: (from: string | null, to: string) =>
      from ? `Du flyttes fra ${from} til ${to}.` : `Du kommer med i ${to}.`,
    office: (role: string, unit: string, untilOn: string) =>
      `Du er fortsatt ${role} i ${unit}. Det er du ut perioden, til og med ${formatDate(untilOn)}, også om du bytter lokallag.`,
    offices: 'Se vervene dine',
    paper: 'Magasinet på papir går til den nye adressen.',
    noPaper: 'Du får ikke magasinet på papir.',
  },
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

export const birthDateTexts: FieldTexts = {
  ...birthDateFieldTexts,
  INVALID:
    'Denne datoen kan vi ikke ta imot. Se etter at dag, måned og år er riktige. Hvis de er det, skriver du til oss, så retter vi den',
};

export const numberTexts: FieldTexts = {
  ...fodselsnummerFieldTexts,
  INVALID:
    'Dette nummeret kan vi ikke ta imot. Se etter at det har 11 sifre og stemmer med fødselsdatoen din. Hvis det er riktig, skriver du til oss',
};

const wrongEmail = 'Skriv en e-postadresse, for eksempel navn@eksempel.no';
const wrongPhone = 'Skriv et telefonnummer med åtte sifre, eller med landkode';
export const contactFieldTexts: Record<'email' | 'phone', FieldTexts> = {
  email: choiceTexts(wrongEmail),
  phone: choiceTexts(wrongPhone),
};

export const fieldTexts = {
  version: choiceTexts('Last siden på nytt'),
  preferredName: textFieldTexts('Skriv et navn', 'Navnet', preferredNameLimits),
  language: choiceTexts('Velg språk'),
  ...addressFieldTexts,
  country: choiceTexts('Velg land. Magasinet på papir trenger en adresse'),
  keepsChapter: choiceTexts('Velg lokallag'),
  isAddressShielded: choiceTexts('Velg om adressen skal skjermes'),
  magazine: {
    ...choiceTexts('Velg hvordan du vil ha magasinet'),
    INVALID:
      'Med skjermet adresse kan du få magasinet digitalt, men ikke på papir. Koster det noe for deg, bestiller du det på siden om magasinet',
  },
  newsEmail: choiceTexts(`Du må være ${adultAge} år for å si ja til dette`),
  newsSms: choiceTexts(`Du må være ${adultAge} år for å si ja til dette`),
} satisfies Record<FieldName, FieldTexts>;
