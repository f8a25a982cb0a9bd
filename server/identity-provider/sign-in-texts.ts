const numberWords: Readonly<Record<number, string>> = { 6: 'seks', 8: 'åtte', 10: 'ti' };

/** Every sentence of the sign-in pages, in bokmål. */
export const signInTexts = {
  titleOf: (title: string, organisation: string) => `${title} – ${organisation}`,
  errorTitle: (title: string) => `Feil: ${title}`,
  noticeTitle: (notice: string, title: string) => `${notice} – ${title}`,
  languages: 'Språk',
  noWayIn: 'Får du ikke logget inn? Skriv til oss',
  contactUs: 'Kontakt oss',
  privacy: 'Personvern',
  accessibility: 'Tilgjengelighet',
  toFrontPage: (organisation: string) => `${organisation}, til forsiden`,
  backToFrontPage: 'Til forsiden',
  cancel: 'Avbryt',
  errorSummary: 'Du må rette dette før du kan gå videre',

  identifierHeading: 'Logg inn',
  identifierLead:
    'Her både logger du inn og lager brukerkonto. Vi sender deg en engangskode på SMS eller e-post. Koden gjelder i 10 minutter.',
  sessionEndedTitle: 'Logg inn på nytt',
  sessionEnded:
    'Innloggingen din er avsluttet. Logg inn på nytt, så kommer du tilbake dit du var. Hvis du var i gang med å skrive noe, er det tatt vare på.',
  signInAgainTitle: 'Logg inn en gang til',
  signInAgain:
    'Det du vil gjøre nå, skal ingen andre enn du kunne gjøre. Derfor ber vi deg logge inn en gang til. Etterpå kommer du tilbake dit du var.',
  identifierLabel: 'Telefonnummer eller e-post',
  identifierHelp: 'Bruk gjerne nummeret eller adressen som vi har registrert på deg.',
  continueButton: 'Fortsett',
  identifierMissing: 'Skriv telefonnummeret eller e-postadressen din',
  identifierUnreadable: 'Skriv et telefonnummer med åtte sifre eller en e-postadresse som navn@eksempel.no',
  countryRefused: 'Vi kan ikke sende SMS til dette landet. Skriv en e-postadresse i stedet',
  sendingFailedTitle: 'Koden ble ikke sendt',
  sendingFailed: 'Vi fikk ikke sendt koden akkurat nå. Vent litt, og prøv igjen.',
  toStatus: 'Se driftsstatus',

  codeHeading: 'Skriv inn koden',
  codeLead: (identifier: string, digits: number) =>
    `Vi har sendt en kode på ${numberWords[digits] ?? digits} sifre til ${identifier}. Koden gjelder i 10 minutter.`,
  codeLabel: 'Engangskode',
  rememberLabel: 'Husk meg',
  rememberHelp: 'Ikke velg dette på en enhet som andre bruker.',
  signInButton: 'Logg inn',
  codeMissing: (digits: number) => `Skriv koden på ${numberWords[digits] ?? digits} sifre`,
  codeWrong: 'Koden er ikke riktig. Se etter i den nyeste meldingen fra oss',
  codeExpired: 'Koden gjelder ikke lenger. Be om en ny kode',
  resend: 'Send koden på nytt',
  resentTitle: 'Ny kode er sendt',
  resent: 'Vi har sendt deg en ny kode. Den forrige gjelder ikke lenger.',
  resendTooSoonTitle: 'Ingen ny kode ennå',
  resendTooSoon: (seconds: number) =>
    `Vi har nettopp sendt en kode. Vent ${seconds} sekunder før du ber om en ny.`,
  useAnother: 'Bruk et annet telefonnummer eller en annen e-postadresse',
  emailNotArrived:
    'E-posten heter «Engangskode til Min side». Kommer den ikke? Se i søppelposten, eller be om en ny kode.',
  emailSender: (address: string) => `Avsenderen er ${address}.`,
  smsNotArrived:
    'SMS-en begynner med koden og nevner «Min side». Kommer den ikke? Vent et minutt, eller be om en ny kode.',

  secondHeading: 'Ett steg til',
  secondLead:
    'Du skal se opplysninger om andre. Da må vi være ekstra sikre på at det er deg, og sender en kode til.',
  second: {
    phone: {
      label: 'Telefonnummer',
      help: 'Åtte sifre. Et nytt nummer kan brukes etter to døgn. Vi sier fra til deg overalt der vi når deg.',
      missing: 'Skriv telefonnummeret ditt',
      unreadable: 'Skriv et telefonnummer med åtte sifre',
    },
    email: {
      label: 'E-post',
      help: 'En ny adresse kan brukes etter to døgn. Vi sier fra til deg overalt der vi når deg.',
      missing: 'Skriv e-postadressen din',
      unreadable: 'Skriv en e-postadresse som navn@eksempel.no',
    },
  },
  secondOfAnother: 'Dette brukes av en annen brukerkonto her. Bruk noe annet',
  laterHeading: 'Dette kan brukes om to døgn',
  later: {
    phone: (when: string) => `Telefonnummeret er bekreftet. Du kan bruke det til å logge inn fra ${when}.`,
    email: (when: string) => `E-postadressen er bekreftet. Du kan bruke den til å logge inn fra ${when}.`,
  },
  laterWhy:
    'Vi venter fordi noen andre kan ha fått tak i koden din. Vi har sagt fra på e-post og SMS, og der kan du stoppe det. Arbeider du i medlemsservice eller har du et verv, må en i medlemsservice også godkjenne det.',
  laterGoOn: 'Gå til Min side uten det andre steget',
  startOver: 'Begynn på nytt',

  waitHeading: 'For mange forsøk',
  waitText: (time: string) =>
    `For å beskytte brukerkontoen din må du vente litt. Du kan prøve igjen etter klokken ${time}.`,
  waitElsewhere: 'Er du allerede innlogget på en annen enhet, kan du fortsette der.',

  expiredHeading: 'Innloggingen er utløpt',
  expiredText:
    'Det tok for lang tid, eller lenken ble åpnet i en annen nettleser. Begynn på nytt fra forsiden.',
  refusedHeading: 'Innloggingen kunne ikke starte',
  refusedText: 'Noe i lenken hit er feil. Begynn på nytt fra forsiden.',
  notFoundHeading: 'Vi fant ikke siden',
  notFoundText: 'Adressen kan være skrevet feil, eller siden er flyttet.',
  problemHeading: 'Noe gikk galt hos oss',
  problemText: 'Prøv igjen om litt. Hjelper det ikke, ta kontakt med oss og oppgi referansen.',
  reference: (id: string) => `Referanse: ${id}`,

  signingOutHeading: 'Du logges ut …',
  signOutButton: 'Logg ut',
  signedOutHeading: 'Du er logget ut',
  continuing: 'Et øyeblikk …',
  continueWithoutScripts: 'Trykk på knappen for å gå videre.',
};
