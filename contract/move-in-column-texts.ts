/** The columns of each kind of file that is moved in: how they may be called, the documented heading first, and what is in them. */
import type { MoveInKindId } from './move-in-values.ts';

export type ColumnTexts = { headings: readonly [string, ...string[]]; says: string; isNeeded?: true };

const person: ColumnTexts = {
  headings: ['medlemsnummer', 'person', 'giver', 'kontakt-id'],
  says: 'Medlemsnummer, eller nøkkelen i det gamle systemet',
  isNeeded: true,
};
const rowId: ColumnTexts = { headings: ['id', 'nøkkel'], says: 'Nøkkelen i det gamle systemet' };
const day = 'Dag (dd.mm.åååå)';
const purpose: ColumnTexts = { headings: ['formål'], says: 'Et formål i profilen; tom er det første' };

const houseNumber: ColumnTexts = {
  headings: ['husnummer'],
  says: 'Når nummeret ikke står sammen med gaten',
};

const agreement = {
  person,
  amount: { headings: ['beløp'], says: 'Kroner for hvert trekk', isNeeded: true },
  day: {
    headings: ['trekkdag', 'dag', 'forfallsdag'],
    says: '1–31; 31 er den siste dagen i måneden',
    isNeeded: true,
  },
  nextOn: {
    headings: ['neste trekk', 'første trekk her'],
    says: 'Den første dagen portalen skal trekke',
    isNeeded: true,
  },
  frequency: { headings: ['hyppighet', 'frekvens'], says: 'Månedlig, kvartalsvis eller årlig' },
  interval: {
    headings: ['intervall'],
    says: 'Antall måneder, kvartaler eller år mellom trekkene; tom er 1',
  },
  beganOn: { headings: ['avtalt', 'startdato'], says: 'Dagen avtalen ble inngått' },
  purpose,
  state: { headings: ['status'], says: 'Aktiv; andre avtaler flyttes ikke inn. Tom er aktiv' },
} as const satisfies Record<string, ColumnTexts>;

export const moveInColumnTexts = {
  members: {
    externalId: {
      headings: ['id', 'kontakt-id', 'person-id'],
      says: 'Nøkkelen i det gamle systemet; tom er medlemsnummeret',
    },
    number: { headings: ['medlemsnummer', 'medlemsnr', 'nummer'], says: 'Inntil seks sifre', isNeeded: true },
    givenName: { headings: ['fornavn'], says: 'Fornavn og mellomnavn', isNeeded: true },
    familyName: { headings: ['etternavn'], says: 'Etternavn', isNeeded: true },
    bornOn: { headings: ['fødselsdato', 'født'], says: day, isNeeded: true },
    joinedOn: {
      headings: ['innmeldt', 'innmeldtdato', 'innmeldingsdato', 'medlem siden'],
      says: day,
      isNeeded: true,
    },
    endedOn: {
      headings: ['utmeldt', 'utmeldtdato', 'utmeldingsdato', 'sluttdato'],
      says: 'Dag; gjør raden til et tidligere medlem',
    },
    deceased: {
      headings: ['død', 'dødsdato', 'dødsdag', 'avdød'],
      says: 'Dag eller ja; den som er død, flyttes ikke inn',
    },
    joiningText: {
      headings: ['innmeldingstekst', 'tekstversjon'],
      says: 'Hvilken tekst medlemmet meldte seg inn med',
    },
    email: { headings: ['e-post', 'e-postadresse', 'email'], says: 'E-postadresse' },
    phone: {
      headings: ['mobil', 'mobiltelefon', 'telefon', 'telefonnummer'],
      says: 'Telefonnummer, med landskode hvis det er utenlandsk',
    },
    fodselsnummer: { headings: ['fødselsnummer', 'personnummer'], says: 'Elleve sifre' },
    careOf: { headings: ['c/o', 'c/o-adresse'], says: 'Navnet posten går gjennom' },
    addressLine: {
      headings: ['adresse', 'adresse 1', 'adresselinje 1', 'gateadresse'],
      says: 'Gate og nummer',
    },
    houseNumber,
    addressLine2: { headings: ['adresse 2', 'adresselinje 2'], says: 'Resten av adressen' },
    postalCode: { headings: ['postnummer', 'postnr'], says: 'Fire sifre i Norge' },
    postalPlace: { headings: ['poststed', 'sted'], says: 'Poststed' },
    country: { headings: ['land', 'landkode'], says: 'Navn eller to bokstaver; tom er Norge' },
    shielded: { headings: ['skjermet adresse', 'skjermet', 'adressesperre'], says: 'Ja eller nei' },
    chapter: { headings: ['lokallag'], says: 'Navnet på lokallaget; ellers avgjør postnummeret' },
    language: { headings: ['målform', 'språk'], says: 'Bokmål, nynorsk eller engelsk' },
    magazine: { headings: ['magasin', 'medlemsblad', 'blad'], says: 'Papir, digitalt eller ingen' },
    newsEmail: {
      headings: ['nyheter e-post', 'samtykke e-post', 'nyhetsbrev'],
      says: 'Ja, nei eller dagen samtykket ble gitt',
    },
    newsEmailOn: {
      headings: ['nyheter e-post dato', 'samtykke e-post dato', 'nyhetsbrev dato'],
      says: 'Dagen samtykket ble gitt',
    },
    newsSms: { headings: ['nyheter SMS', 'samtykke SMS'], says: 'Ja, nei eller dagen samtykket ble gitt' },
    newsSmsOn: { headings: ['nyheter SMS dato', 'samtykke SMS dato'], says: 'Dagen samtykket ble gitt' },
    consentText: { headings: ['samtykketekst'], says: 'Hvilken tekst medlemmet samtykket til' },
  },
  givers: {
    externalId: {
      headings: ['id', 'kontakt-id', 'givernummer'],
      says: 'Nøkkelen i det gamle systemet',
      isNeeded: true,
    },
    givenName: { headings: ['fornavn'], says: 'Fornavn og mellomnavn', isNeeded: true },
    familyName: { headings: ['etternavn'], says: 'Etternavn', isNeeded: true },
    bornOn: { headings: ['fødselsdato', 'født'], says: day },
    email: { headings: ['e-post', 'e-postadresse', 'email'], says: 'E-postadresse' },
    phone: { headings: ['mobil', 'telefon', 'telefonnummer'], says: 'Telefonnummer' },
    fodselsnummer: { headings: ['fødselsnummer', 'personnummer'], says: 'Elleve sifre' },
    addressLine: { headings: ['adresse', 'gateadresse'], says: 'Gate og nummer' },
    houseNumber,
    postalCode: { headings: ['postnummer', 'postnr'], says: 'Fire sifre i Norge' },
    postalPlace: { headings: ['poststed'], says: 'Poststed' },
    country: { headings: ['land'], says: 'Navn eller to bokstaver; tom er Norge' },
    shielded: { headings: ['skjermet adresse', 'adressesperre'], says: 'Ja eller nei' },
    language: { headings: ['målform', 'språk'], says: 'Bokmål, nynorsk eller engelsk' },
  },
  children: {
    id: { headings: ['id', 'barn-id', 'nøkkel'], says: 'Nøkkelen i det gamle systemet', isNeeded: true },
    givenName: { headings: ['fornavn'], says: 'Fornavn og mellomnavn', isNeeded: true },
    familyName: { headings: ['etternavn'], says: 'Etternavn', isNeeded: true },
    bornOn: { headings: ['fødselsdato', 'født'], says: 'Dag; kan være tom når fødselsnummeret er med' },
    fodselsnummer: { headings: ['fødselsnummer', 'personnummer'], says: 'Elleve sifre' },
    guardian: {
      headings: ['forelder', 'forelder 1', 'foresatt', 'foresatt 1', 'medlemsnummer', 'person'],
      says: 'Medlemsnummer, eller nøkkelen i det gamle systemet',
      isNeeded: true,
    },
    declaredOn: {
      headings: ['erklært', 'erklært 1'],
      says: 'Dagen forelderen skrev under erklæringen',
      isNeeded: true,
    },
    second: {
      headings: ['forelder 2', 'foresatt 2', 'medforesatt'],
      says: 'Den andre forelderen, på samme måte; tom når den første har foreldreansvaret alene',
    },
    secondDeclaredOn: { headings: ['erklært 2'], says: 'Dagen den andre forelderen skrev under erklæringen' },
    isSole: {
      headings: ['alene', 'foreldreansvar alene'],
      says: 'Ja eller nei: Har forelderen foreldreansvaret alene?',
    },
    ground: {
      headings: ['grunnlag'],
      says: 'Hvordan foreldreansvaret er vist: dokumentasjon, folkeregister eller samtale',
    },
    isInformed: {
      headings: ['informert'],
      says: 'Ja eller nei; trengs når barnet var 7 år eller mer da det ble erklært',
    },
    isHeard: {
      headings: ['hørt'],
      says: 'Ja eller nei; trengs når barnet var 12 år eller mer da det ble erklært',
    },
    isElsewhere: {
      headings: ['annet samfunn'],
      says: 'Ja eller nei: Er barnet medlem i et annet tros- eller livssynssamfunn?',
    },
    wording: {
      headings: ['ordlyd', 'erklæringstekst'],
      says: 'Hvilken tekst foreldrene skrev under på',
      isNeeded: true,
    },
    registeredOn: {
      headings: ['registrert', 'registreringsdato'],
      says: 'Dagen barnet ble registrert',
      isNeeded: true,
    },
    endedOn: {
      headings: ['avsluttet', 'sluttdato'],
      says: 'Dag; gjør raden til et barn som har vært registrert',
    },
  },
  offices: {
    id: rowId,
    person,
    unit: {
      headings: ['lag', 'lokallag', 'enhet'],
      says: 'Navnet på laget slik det står i portalen',
      isNeeded: true,
    },
    role: {
      headings: ['verv', 'rolle'],
      says: 'For eksempel leder, nestleder, kasserer, styremedlem eller varamedlem',
      isNeeded: true,
    },
    fromOn: { headings: ['fra', 'valgt fra'], says: 'Første dag i perioden', isNeeded: true },
    untilOn: { headings: ['til', 'valgt til'], says: 'Siste dag i perioden', isNeeded: true },
  },
  avtalegiro: {
    kid: { headings: ['kid', 'kid-nummer'], says: 'Slik den står i banken', isNeeded: true },
    ...agreement,
    notice: { headings: ['varsel', 'ønsker varsel'], says: 'Ja eller nei' },
  },
  vipps: {
    agreementId: {
      headings: ['avtale-id', 'vipps-avtale', 'agreement id'],
      says: 'Avtalens id hos Vipps',
      isNeeded: true,
    },
    ...agreement,
  },
  gifts: {
    id: {
      headings: ['gave-id', 'transaksjon', 'bilag', 'id'],
      says: 'Nøkkelen i det gamle systemet',
      isNeeded: true,
    },
    person,
    on: { headings: ['dato', 'betalt', 'gavedato'], says: 'Dagen pengene kom (dd.mm.åååå)', isNeeded: true },
    amount: { headings: ['beløp', 'sum'], says: 'Kroner, også med øre', isNeeded: true },
    rail: { headings: ['betalingsmåte', 'kanal'], says: 'Vipps; alt annet er betalt gjennom banken' },
    state: { headings: ['status'], says: 'Betalt; andre gaver flyttes ikke inn. Tom er betalt' },
    purpose,
  },
  magazine: {
    id: rowId,
    person,
    paidUntilOn: { headings: ['betalt til'], says: 'Siste dag det er betalt for', isNeeded: true },
    orderedOn: { headings: ['bestilt'], says: 'Dagen abonnementet ble bestilt' },
    channel: { headings: ['utgave', 'form'], says: 'Papir eller digitalt; tom er papir' },
  },
  consents: {
    id: rowId,
    person,
    purpose: {
      headings: ['formål', 'samtykke'],
      says: 'Nyheter e-post, nyheter SMS eller kontakt fra laget',
      isNeeded: true,
    },
    isGiven: { headings: ['gitt', 'svar'], says: 'Ja eller nei', isNeeded: true },
    on: { headings: ['dato', 'dag'], says: 'Dagen svaret ble gitt', isNeeded: true },
    wording: {
      headings: ['ordlyd', 'samtykketekst'],
      says: 'Hvilken tekst personen svarte på',
      isNeeded: true,
    },
  },
  'sign-ups': {
    id: rowId,
    person,
    activity: {
      headings: ['aktivitet', 'arrangement', 'aktivitet-id'],
      says: 'Navnet på aktiviteten, eller nøkkelen i adressen til siden',
      isNeeded: true,
    },
    on: { headings: ['dato', 'dag'], says: 'Dagen aktiviteten begynner; trengs når aktiviteten har navn' },
    state: { headings: ['status'], says: 'Påmeldt, venteliste eller avmeldt; tom er påmeldt' },
    isComing: { headings: ['kommer selv'], says: 'Ja eller nei; tom er ja' },
    children: { headings: ['barn'], says: 'Navnene på barna, med komma mellom' },
    guests: { headings: ['gjester', 'følge'], says: 'Navnene på gjestene, med komma mellom' },
    paid: { headings: ['betalt', 'beløp'], says: 'Kroner som er betalt' },
    signedUpOn: { headings: ['meldt på', 'påmeldt dato'], says: 'Dagen personen meldte seg på' },
  },
  enquiries: {
    id: {
      headings: ['saksnummer', 'nummer', 'id'],
      says: 'Nummeret i det gamle systemet; står etter emnet i portalen',
      isNeeded: true,
    },
    person: {
      headings: ['medlemsnummer', 'person', 'giver', 'kontakt-id'],
      says: 'Medlemsnummer, eller nøkkelen i det gamle systemet; tom når avsenderen er ukjent',
    },
    name: { headings: ['navn', 'avsender'], says: 'Navnet på en ukjent avsender' },
    email: { headings: ['e-post', 'e-postadresse', 'email'], says: 'E-postadressen til en ukjent avsender' },
    phone: {
      headings: ['mobil', 'telefon', 'telefonnummer'],
      says: 'Telefonnummeret til en ukjent avsender',
    },
    topic: { headings: ['tema', 'kategori'], says: 'For eksempel medlemskap, giver, barn eller magasinet' },
    subject: { headings: ['emne', 'tittel'], says: 'Emnet', isNeeded: true },
    text: { headings: ['melding', 'tekst'], says: 'Det personen skrev', isNeeded: true },
    receivedAt: {
      headings: ['mottatt', 'mottatt dato'],
      says: 'Dag, gjerne med klokkeslett (dd.mm.åååå tt:mm)',
      isNeeded: true,
    },
    state: {
      headings: ['status'],
      says: 'Mottatt, under behandling, venter på personen eller besvart; tom er mottatt',
    },
    answer: {
      headings: ['svar'],
      says: 'Det siste svaret; trengs når saken er besvart eller venter på personen',
    },
    answeredAt: {
      headings: ['besvart', 'svart'],
      says: 'Dag, gjerne med klokkeslett; trengs sammen med svaret',
    },
  },
} as const satisfies Record<MoveInKindId, Record<string, ColumnTexts>>;
