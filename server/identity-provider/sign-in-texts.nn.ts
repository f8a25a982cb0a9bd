/** Every sentence of the sign-in pages, in nynorsk. */
import type { Compared, Whole } from '#contract/values/portal-languages.ts';

const numberWords: Readonly<Record<number, string>> = { 6: 'seks', 8: 'åtte', 10: 'ti' };

export const signInTexts = {
  titleOf: (title: string, organisation: string) => `${title} – ${organisation}`,
  errorTitle: (title: string) => `Feil: ${title}`,
  noticeTitle: (notice: string, title: string) => `${notice} – ${title}`,
  languages: 'Språk',
  noWayIn: 'Får du ikkje logga inn? Skriv til oss',
  contactUs: 'Kontakt oss',
  privacy: 'Personvern',
  accessibility: 'Tilgjenge',
  toFrontPage: (organisation: string) => `${organisation}, til framsida`,
  backToFrontPage: 'Til framsida',
  cancel: 'Avbryt',
  errorSummary: 'Du må rette dette før du kan gå vidare',

  identifierHeading: 'Logg inn',
  identifierLead:
    'Her både loggar du inn og lagar brukarkonto. Vi sender deg ein eingongskode på SMS eller e-post. Koden gjeld i 10 minutt.',
  sessionEndedTitle: 'Logg inn på nytt',
  sessionEnded:
    'Innlogginga di er avslutta. Logg inn på nytt, så kjem du tilbake dit du var. Var du i gang med å skrive noko, har vi teke vare på det.',
  signInAgainTitle: 'Logg inn ein gong til',
  signInAgain:
    'Det du vil gjere no, skal ingen andre enn du kunne gjere. Difor ber vi deg logge inn ein gong til. Etterpå kjem du tilbake dit du var.',
  identifierLabel: 'Telefonnummer eller e-post',
  identifierHelp: 'Bruk gjerne nummeret eller adressa som vi har registrert på deg.',
  continueButton: 'Hald fram',
  identifierMissing: 'Skriv telefonnummeret eller e-postadressa di',
  identifierUnreadable: 'Skriv eit telefonnummer med åtte siffer eller ei e-postadresse som namn@eksempel.no',
  countryRefused: 'Vi kan ikkje sende SMS til dette landet. Skriv ei e-postadresse i staden',
  sendingFailedTitle: 'Koden blei ikkje send',
  sendingFailed: 'Vi fekk ikkje sendt koden akkurat no. Vent litt, og prøv igjen.',
  toStatus: 'Sjå driftsstatus',

  codeHeading: 'Skriv inn koden',
  codeLead: (identifier: string, digits: number) =>
    `Vi har sendt ein kode på ${numberWords[digits] ?? digits} siffer til ${identifier}. Koden gjeld i 10 minutt.`,
  codeLabel: 'Eingongskode',
  rememberLabel: 'Hugs meg',
  rememberHelp: 'Ikkje vel dette på ei eining som andre bruker.',
  signInButton: 'Logg inn',
  codeMissing: (digits: number) => `Skriv koden på ${numberWords[digits] ?? digits} siffer`,
  codeWrong: 'Koden er ikkje rett. Sjå etter i den nyaste meldinga frå oss',
  codeExpired: 'Koden gjeld ikkje lenger. Be om ein ny kode',
  resend: 'Send koden på nytt',
  resentTitle: 'Ny kode er send',
  resent: 'Vi har sendt deg ein ny kode. Den førre gjeld ikkje lenger.',
  resendTooSoonTitle: 'Ingen ny kode enno',
  resendTooSoon: (seconds: number) =>
    `Vi har nett sendt ein kode. Vent ${seconds} sekund før du ber om ein ny.`,
  useAnother: 'Bruk eit anna telefonnummer eller ei anna e-postadresse',
  emailNotArrived:
    'E-posten heiter «Eingongskode til Min side». Kjem han ikkje? Sjå i søppelposten, eller be om ein ny kode.',
  emailSender: (address: string) => `Avsendaren er ${address}.`,
  smsNotArrived:
    'SMS-en byrjar med koden og nemner «Min side». Kjem han ikkje? Vent eit minutt, eller be om ein ny kode.',

  secondHeading: 'Eitt steg til',
  secondLead:
    'Du skal sjå opplysningar om andre. Då må vi vere ekstra sikre på at det er deg, og sender ein kode til.',
  second: {
    phone: {
      label: 'Telefonnummer',
      help: 'Åtte siffer. Du kan bruke eit nytt nummer etter to døgn. Vi seier frå til deg alle stader der vi når deg.',
      missing: 'Skriv telefonnummeret ditt',
      unreadable: 'Skriv eit telefonnummer med åtte siffer',
    },
    email: {
      label: 'E-post',
      help: 'Du kan bruke ei ny adresse etter to døgn. Vi seier frå til deg alle stader der vi når deg.',
      missing: 'Skriv e-postadressa di',
      unreadable: 'Skriv ei e-postadresse som namn@eksempel.no',
    },
  },
  secondOfAnother: 'Ein annan brukarkonto her bruker dette. Bruk noko anna',
  laterHeading: 'Dette kan du bruke om to døgn',
  later: {
    phone: (when: string) => `Telefonnummeret er stadfesta. Du kan logge inn med det frå ${when}.`,
    email: (when: string) => `E-postadressa er stadfesta. Du kan logge inn med adressa frå ${when}.`,
  },
  laterWhy:
    'Vi ventar fordi andre kan ha fått tak i koden din. Vi har sagt frå på e-post og SMS, og der kan du stoppe det. Arbeider du i medlemsservice eller har du eit verv, må ein i medlemsservice òg godkjenne det.',
  laterGoOn: 'Gå til Min side utan det andre steget',
  startOver: 'Start på nytt',

  waitHeading: 'For mange forsøk',
  waitText: (time: string) =>
    `For å verne brukarkontoen din ber vi deg vente litt. Du kan prøve igjen etter klokka ${time}.`,
  waitElsewhere: 'Er du alt logga inn på ei anna eining, kan du halde fram der.',

  expiredHeading: 'Innlogginga er gått ut',
  expiredText:
    'Det tok for lang tid, eller lenkja blei opna i ein annan nettlesar. Start på nytt frå framsida.',
  refusedHeading: 'Innlogginga kunne ikkje starte',
  refusedText: 'Noko i lenkja hit er feil. Start på nytt frå framsida.',
  notFoundHeading: 'Vi fann ikkje sida',
  notFoundText: 'Adressa kan vere feil skriven, eller sida er flytta.',
  problemHeading: 'Noko gjekk gale hos oss',
  problemText: 'Prøv igjen om litt. Hjelper det ikkje, ta kontakt med oss og oppgi referansen.',
  reference: (id: string) => `Referanse: ${id}`,

  signingOutHeading: 'Du blir logga ut …',
  signOutButton: 'Logg ut',
  signedOutHeading: 'Du er logga ut',
  continuing: 'Eit augeblikk …',
  continueWithoutScripts: 'Trykk på knappen for å gå vidare.',
};
export type Complete = Whole<
  Compared<typeof import('./sign-in-texts.ts'), typeof import('./sign-in-texts.nn.ts')>
>;
