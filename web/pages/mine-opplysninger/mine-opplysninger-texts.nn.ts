/** In nynorsk. */

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
  version: 'Versjon',
  preferredName: 'Tiltalsnamn',
  language: 'Språk',
  country: addressTexts.country,
  careOf: addressTexts.careOf,
  addressLine: addressTexts.addressLine,
  addressLine2: addressTexts.addressLine2,
  postalCode: addressTexts.postalCode,
  postalPlace: addressTexts.postalPlace,
  keepsChapter: 'Eg vil bli i lokallaget eg har',
  isAddressShielded: 'Adressa mi skal skjermast',
  magazine: 'Slik vil du ha magasinet',
  newsEmail: `Ja, send meg nyheiter frå ${organisation.shortName} på e-post`,
  newsSms: `Ja, send meg nyheiter frå ${organisation.shortName} på SMS`,
} satisfies Record<FieldName, string>;

export const languageNames = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' };
export const magazineNames = { paper: 'På papir i posten', digital: 'Digitalt', none: 'Nei takk' };

export const texts = {
  title: 'Mine opplysningar',
  lead: 'Dette er opplysningane vi har om deg. Om noko er feil, endrar du det her.',
  save: 'Lagre endringane',
  saved: 'Endringane er lagra.',
  leave: 'Meld deg ut',
  identity: {
    title: 'Kven du er',
    name: 'Namn',
    bornOn: 'Fødselsdato',
    number: 'Fødselsnummer',
    missing: 'Manglar',
    correct: 'Er noko feil her, rettar vi det for deg.',
    write: 'Skriv til oss',
    numberNot: 'Ikkje skriv fødselsnummer i meldinga.',
    tooOld: 'Logg inn på nytt',
    signIn: 'Logg inn på nytt',
    birthDate: {
      give: 'Skriv inn fødselsdatoen',
      correct: 'Rett fødselsdatoen',
      save: 'Lagre fødselsdatoen',
      saved: 'Fødselsdatoen er lagra.',
      signInFirst: 'Du må logge inn på nytt før du skriv fødselsdatoen.',
      tooOldText:
        'Det er meir enn fem minutt sidan du logga inn, så fødselsdatoen er ikkje lagra. Det du har skrive, er der når du kjem tilbake.',
    },
    give: {
      title: 'Gi oss fødselsnummeret',
      meaning: 'Kva er eit fødselsnummer?',
      save: 'Lagre fødselsnummeret',
      saved: 'Fødselsnummeret er lagra.',
      signInFirst: 'Du må logge inn på nytt før du skriv fødselsnummeret.',
      tooOldText:
        'Det er meir enn fem minutt sidan du logga inn, så nummeret er ikkje lagra. Vi legg det aldri i nettlesaren, så du må skrive det éin gong til etterpå. Alt anna du har skrive, er der når du kjem tilbake.',
    },
  },
  membership: {
    title: 'Lokallaget ditt',
    chapter: 'Lokallag',
    chapterMeaning: 'Kva er eit lokallag?',
    noChapter: 'Ikkje valt enno',
    communities: 'Sjå eller endre svaret om medlemskap andre stader',
  },
  contact: {
    title: 'Slik når vi deg',
    email: 'E-post',
    phone: 'Telefon',
    none: 'Ikkje oppgitt',
    verified: 'Stadfesta',
    unverified: 'Ikkje stadfesta',
    how: 'Når du byter, sender vi ein kode til den nye. Når du har skrive koden, loggar du inn med den nye, og dei andre einingane dine blir logga ut. Den gamle får beskjed, og kan stoppe det i to døgn.',
    verify: 'Stadfest e-post og telefon',
    change: { email: 'Byt e-post', phone: 'Byt telefon' },
    signInFirst: 'Du må logge inn på nytt før du byter.',
    newValue: { email: 'Ny e-postadresse', phone: 'Nytt telefonnummer' },
    send: 'Send kode',
    wait: (when: string) => `Du kan få ein ny kode ${when}.`,
    changed: { email: 'E-postadressa er bytt.', phone: 'Telefonnummeret er bytt.' },
  },
  parts: {
    you: { title: 'Tiltalsnamn og språk', change: 'Endre tiltalsnamn og språk' },
    address: { title: 'Adressa di', change: 'Endre adressa' },
    magazine: { title: 'Magasinet', change: 'Endre magasinvalet' },
    news: { title: 'Nyheiter', change: 'Endre svaret om nyheiter' },
  },
  addAddress: 'Legg til adresse',
  cancel: 'Avbryt',
  cancelChanges: 'Avbryt endringane',
  facts: {
    preferredName: 'Tiltalsnamn',
    givenName: 'Vi bruker førenamnet ditt',
    language: 'Språk',
    address: 'Postadresse',
    noAddress: 'Vi har inga adresse til deg',
    shielding: 'Skjerming',
    shielded: 'Adressa di er skjerma',
    magazine: 'Levering',
    magazines: { ...magazineNames, none: 'Du får ikkje magasinet' },
    news: 'Nyheiter frå oss',
    newsBy: (email: boolean, sms: boolean) => {
      if (email) return sms ? 'E-post og SMS' : 'E-post';
      return sms ? 'SMS' : 'Nei';
    },
  },
  languageHint: 'Sidene og brev frå oss er på dette språket. Du kan òg byte øvst på sida.',
  preferredNameHint: 'Blir brukt når vi helsar på deg. La feltet stå tomt om vi skal bruke førenamnet ditt.',
  shieldedHint:
    'Då står du ikkje på medlemslista i lokallaget, med mindre du seier ja til at styret kan kontakte deg. Adressa går heller ikkje til trykkeriet, så magasinet kjem digitalt.',
  effects: {
    title: 'Når du lagrar den nye adressa',
    stays: (chapter: string) =>
      `Du høyrer framleis til ${chapter}. Vil du byte lokallag, gjer du det under «Lokallaget ditt».`,
    moves: (from: string | null, to: string) =>
      from ? `Du blir flytta frå ${from} til ${to}.` : `Du kjem med i ${to}.`,
    office: (role: string, unit: string, untilOn: string) =>
      `Du er framleis ${role} i ${unit}. Det er du ut perioden, til og med ${formatDate(untilOn)}, òg om du byter lokallag.`,
    offices: 'Sjå verva dine',
    paper: 'Magasinet på papir går til den nye adressa.',
    noPaper: 'Du får ikkje magasinet på papir.',
  },
  newsLead:
    'Heilt frivillig. Du kan seie nei igjen her når som helst, og vi tek vare på når du sa ja og nei.',
  conflict: {
    title: 'Opplysningane er endra ein annan stad',
    lead: 'Nokon har lagra noko nytt etter at du opna sida, kanskje du sjølv i ei anna fane. Ingenting av ditt er lagra enno.',
    field: 'Felt',
    mine: 'Det du skreiv',
    stored: 'Lagra hos oss no',
    empty: 'Tomt',
    yes: 'Ja',
    no: 'Nei',
    same: 'Begge versjonane er like.',
    keepMine: 'Behald endringane mine',
    useStored: 'Bruk det som er lagra',
  },
};

export const birthDateTexts: FieldTexts = {
  ...birthDateFieldTexts,
  INVALID:
    'Denne datoen kan vi ikkje ta imot. Sjå etter at dag, månad og år er rette. Om dei er det, skriv du til oss, så rettar vi han',
};

export const numberTexts: FieldTexts = {
  ...fodselsnummerFieldTexts,
  INVALID:
    'Dette nummeret kan vi ikkje ta imot. Sjå etter at det har 11 siffer og stemmer med fødselsdatoen din. Om det er rett, skriv du til oss',
};

const wrongEmail = 'Skriv ei e-postadresse, til dømes namn@eksempel.no';
const wrongPhone = 'Skriv eit telefonnummer med åtte siffer, eller med landkode';
export const contactFieldTexts: Record<'email' | 'phone', FieldTexts> = {
  email: choiceTexts(wrongEmail),
  phone: choiceTexts(wrongPhone),
};

export const fieldTexts = {
  version: choiceTexts('Last sida på nytt'),
  preferredName: textFieldTexts('Skriv eit namn', 'Namnet', preferredNameLimits),
  language: choiceTexts('Vel språk'),
  ...addressFieldTexts,
  country: choiceTexts('Vel land. Magasinet på papir treng ei adresse'),
  keepsChapter: choiceTexts('Vel lokallag'),
  isAddressShielded: choiceTexts('Vel om adressa skal skjermast'),
  magazine: {
    ...choiceTexts('Vel korleis du vil ha magasinet'),
    INVALID:
      'Med skjerma adresse kan du få magasinet digitalt, men ikkje på papir. Kostar det noko for deg, bestiller du det på sida om magasinet',
  },
  newsEmail: choiceTexts(`Du må vere ${adultAge} år for å seie ja til dette`),
  newsSms: choiceTexts(`Du må vere ${adultAge} år for å seie ja til dette`),
} satisfies Record<FieldName, FieldTexts>;
export type Complete = Whole<
  Compared<typeof import('./mine-opplysninger-texts.ts'), typeof import('./mine-opplysninger-texts.nn.ts')>
>;
