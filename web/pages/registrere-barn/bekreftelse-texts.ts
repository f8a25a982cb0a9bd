import {
  type ChildEvent,
  type ChildState,
  childAges,
  type GuardianInvitation,
} from '#contract/children-endpoints.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import { organisation } from '#web/texts/organisation.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';

const { shortName } = organisation;

export const stateWords: Record<ChildState, { words: string; tone: StateTone; meaning: string }> = {
  waiting: {
    words: 'Venter på svar',
    tone: 'warning',
    meaning: 'Den andre forelderen har ikke svart ennå.',
  },
  checking: {
    words: 'Til kontroll',
    tone: 'info',
    meaning: 'Medlemsservice kontrollerer registreringen. Barnet er ikke registrert ennå. Du får beskjed.',
  },
  registered: { words: 'Registrert', tone: 'success', meaning: 'Registreringen er ferdig.' },
  declined: {
    words: 'Ikke registrert',
    tone: 'neutral',
    meaning: 'Den andre forelderen svarte nei. Barnet er ikke registrert.',
  },
  expired: {
    words: 'Ikke registrert',
    tone: 'neutral',
    meaning: 'Fristen for å svare gikk ut. Du kan registrere barnet på nytt.',
  },
  refused: {
    words: 'Ikke registrert',
    tone: 'neutral',
    meaning:
      'Vi kunne ikke registrere barnet, fordi vi ikke fikk bekreftet det vi må vite. Har du dokumentasjon på foreldreansvaret, kan du sende den til oss. Du kan også registrere barnet på nytt.',
  },
  ended: { words: 'Avsluttet', tone: 'neutral', meaning: 'Registreringen er avsluttet.' },
};

export const checkTexts = {
  title: 'Se over og send',
  lead: 'Stemmer alt? Ingenting er sendt ennå.',
  short: [
    'Sjekk at navn og fødselsdato stemmer. Er noe feil, går du tilbake og retter det.',
    'Har dere foreldreansvaret sammen, må begge si ja før barnet kan bli registrert.',
    'Barnet blir ikke medlem, og registreringen forplikter det ikke til noe.',
    'Angrer du, kan du avslutte registreringen når du vil.',
  ],
  bornOn: 'Født',
  number: 'Fødselsnummer',
  masked: (start: string) => `${start} •••••`,
  responsibility: 'Foreldreansvar',
  sole: 'Du har det alene',
  joint: (name: string) => `Du og ${name} har det sammen`,
  sentTo: 'Lenken sendes til',
  change: 'Endre det du har skrevet',
  declarations: 'Dette bekrefter du',
  /** @param children how many */
  notElsewhere: (children: number) =>
    children === 1
      ? 'Barnet er ikke registrert i Den norske kirke eller et annet tros- eller livssynssamfunn'
      : 'Ingen av barna er registrert i Den norske kirke eller et annet tros- eller livssynssamfunn',
  notElsewhereHint: (children: number) =>
    children === 1
      ? 'Er barnet døpt i kirken, må det meldes ut der før du registrerer det her.'
      : 'Er et barn døpt i kirken, må det meldes ut der før du registrerer det her.',
  informed: (name: string) => `${name} vet om registreringen og har fått si sin mening`,
  heard: (name: string) => `Jeg har lagt stor vekt på det ${name} mener`,
  heardHint: `Fra barnet er ${childAges.heard} år, skal meningen til barnet ha mye å si.`,
  send: 'Send registreringen',
  expired:
    'Det er lenge siden du logget inn. Logg inn på nytt, så finner du det du har skrevet, men ikke fødselsnumrene.',
  signIn: 'Logg inn på nytt',
};

export const declarationTexts = {
  notElsewhere: (children: number) =>
    choiceTexts(
      children === 1
        ? 'Bekreft at barnet ikke er registrert i et annet tros- eller livssynssamfunn'
        : 'Bekreft at ingen av barna er registrert i et annet tros- eller livssynssamfunn',
    ),
  informed: (name: string) => choiceTexts(`Bekreft at ${name} vet om registreringen og er hørt`),
  heard: (name: string) => choiceTexts(`Bekreft at du har lagt stor vekt på det ${name} mener`),
};

export const receiptTexts = {
  title: 'Takk! Vi har mottatt registreringen',
  lead: 'Dette er statusen for hvert barn.',
  remains: 'Hva som gjenstår',
  waits: (name: string, until: string) =>
    `Vi har sendt en lenke til ${name}, som har frist til og med ${until}. Får vi ikke svar, minner vi om det én gang etter en uke.`,
  check: (by: string) =>
    `Medlemsservice kontrollerer hvem som har foreldreansvar, senest ${by}. Barnet er ikke registrert før det er gjort. Har du en dom, et vedtak eller en utskrift fra Folkeregisteret, kan du sende det til oss fra «Se barna dine». Da går det raskere.`,
  nothing: 'Du trenger ikke å gjøre noe mer.',
  told: 'Du får en melding når noe skjer. Kvitteringen er også sendt til deg.',
  mine: 'Se barna dine',
  more: 'Registrer flere barn',
};

export const mineTexts = {
  ask: (givenName: string) => `Spør om ${givenName}`,
  check: {
    sole: (by: string) =>
      `Medlemsservice må se at du har foreldreansvaret alene, før barnet blir registrert. Vi gjør det senest ${by}, og du får beskjed. Har du en dom, et vedtak eller en utskrift fra Folkeregisteret, kan du sende det til oss nå. Da går det raskere.`,
    joint: (by: string) =>
      `Dere har begge sagt ja. Medlemsservice må vite hvem dere er, før barnet blir registrert. Vi gjør det senest ${by}, og dere får beskjed. Vi kan komme til å ringe dere.`,
    late: (by: string) =>
      `Medlemsservice skulle ha kontrollert registreringen innen ${by}. Det tar lengre tid enn vi lovet, og det beklager vi. Barnet er ikke registrert ennå. Du får beskjed.`,
    send: (givenName: string) => `Send dokumentasjon for ${givenName}`,
  },
  refusedWays: 'Skriv til oss',
  title: 'Barna du har registrert',
  lead: 'Du og den andre forelderen ser det samme her.',
  register: 'Registrere barn',
  emptyTitle: 'Ingen barn ennå',
  emptyText: 'Her kommer barna du registrerer, eller som du bekrefter som forelder.',
  born: 'Født',
  guardians: 'Foreldre',
  you: (name: string) => `${name} (deg)`,
  waits: (name: string, until: string) => `Venter på svar fra ${name} til og med ${until}`,
  history: 'Dette har skjedd',
  historyOf: (name: string) => `med registreringen av ${name}`,
  forgotten: (on: string) => `Vises her til ${on}. Da sletter vi det som står igjen.`,
  end: (name: string) => `Avslutt registreringen av ${name}`,
  endTitle: (name: string) => `Vil du avslutte registreringen av ${name}?`,
  endText:
    'Den avsluttes med en gang, for begge foreldrene. Vi sletter opplysningene om barnet, bortsett fra det vi trenger hvis staten vil kontrollere støtten. Du kan registrere barnet på nytt senere.',
  endSignIn: 'Dette krever at du nettopp har logget inn.',
  endYes: 'Ja, avslutt',
  endNo: 'Nei, behold',
  signIn: 'Logg inn på nytt for å avslutte',
  ended: (name: string) => `Registreringen av ${name} er avsluttet.`,
  certificate: 'Last ned bekreftelsen',
  saved: 'Bekreftelsen er lastet ned.',
  struckOff: {
    title: `Fylt ${joiningAge} år`,
    text: (on: string) =>
      `Et barn du hadde registrert, fylte ${joiningAge} år ${on}. Vi har slettet registreringen og opplysningene. Fra nå av bestemmer ungdommen selv.`,
  },
  soon: (name: string) =>
    `${name} fyller snart ${joiningAge} år. Da sletter vi registreringen, og du ser den ikke lenger her. Vil ${name} bli medlem, er det et eget valg.`,
};

export const youthTexts = {
  title: 'Vil du sende dette videre?',
  text: 'Vi har ikke kontaktinformasjon til ungdommen. Du kan sende denne meldingen selv:',
  message: (link: string) =>
    `Hei! Nå som du er ${joiningAge} år, bestemmer du selv om du vil høre til et livssynssamfunn, og hvilket. ${shortName} har skrevet litt om hva det vil si her: ${link}. Du logger inn selv, og ingen andre får vite hva du velger. Du trenger ikke å gjøre noe.`,
  copy: 'Kopier teksten',
  copied: 'Teksten er kopiert.',
};

/** What happened, with who did it where that is known. */
export const eventWords: Record<ChildEvent['kind'], (by: string | null) => string> = {
  sent: (by) => (by ? `${by} sendte registreringen` : 'Registreringen ble sendt'),
  checking: () => 'Sendt til medlemsservice for kontroll',
  invited: () => 'Lenke sendt til den andre forelderen',
  reminded: () => 'Påminnelse sendt til den andre forelderen',
  confirmed: (by) => (by ? `${by} bekreftet` : 'Den andre forelderen bekreftet'),
  declined: (by) => (by ? `${by} svarte nei` : 'Den andre forelderen svarte nei'),
  expired: () => 'Fristen for å svare gikk ut',
  accepted: () => 'Medlemsservice godkjente registreringen',
  refused: () => 'Medlemsservice kunne ikke godkjenne registreringen',
  ended: (by) => (by ? `${by} avsluttet registreringen` : 'Registreringen ble avsluttet'),
  'guardian-left': () => 'En av foreldrene er ikke lenger medlem',
  'member-left': () => 'Avsluttet fordi ingen av foreldrene lenger er medlem',
  'told-of-15': () => `Melding sendt om at ${joiningAge}-årsdagen nærmer seg`,
};

export const invitationTexts = {
  title: 'Svar på en forespørsel',
  lead: (registrant: string) =>
    `${registrant} vil registrere barn i ${shortName} og har oppgitt deg som den andre forelderen. Dere må være enige.`,
  short: [
    'Du velger selv. Sier du nei, blir barnet ikke registrert.',
    'Et registrert barn er ikke medlem. Registreringen forplikter ikke barnet til noe.',
    'Vi får støtte fra staten for barn som er registrert. Derfor spør vi.',
    'Sier du ja og angrer, kan du avslutte registreringen når du vil.',
  ],
  about: 'Hva registreringen er',
  aboutText: `Barna blir registrert, ikke medlemmer. Staten gir ${shortName} støtte for dem, og for loven er det en innmelding. Registreringen slettes når barnet fyller ${joiningAge} år, og begge kan avslutte den når som helst. Du trenger ikke å være medlem for å svare.`,
  you: 'Du svarer som',
  notYou: 'Er ikke dette deg?',
  logOut: 'Logg ut og inn som en annen',
  until: (on: string) => `Du kan svare til og med ${on}. Lenken kan brukes én gang.`,
  question: (name: string) => `Er du enig i at ${name} blir registrert?`,
  answers: [
    { value: 'yes', label: 'Ja, jeg har foreldreansvar og er enig' },
    { value: 'no', label: 'Nei' },
  ],
  born: (year: number) => `født ${year}`,
  informed: (name: string) => `${name} vet om registreringen og har fått si sin mening`,
  heard: (name: string) => `Jeg har lagt stor vekt på det ${name} mener`,
  send: 'Send svaret',
  signInTitle: 'Logg inn på nytt for å svare',
  signInText: 'Opplysninger om barn krever at du nettopp har logget inn.',
  signIn: 'Logg inn på nytt',
  answerField: (name: string) => choiceTexts(`Svar for ${name}`),
  informedField: (name: string) => choiceTexts(`Bekreft at ${name} vet om registreringen og er hørt`),
  heardField: (name: string) => choiceTexts(`Bekreft at du har lagt stor vekt på det ${name} mener`),
  receiptTitle: 'Takk for svaret',
  receiptLead: 'Dere får begge en kvittering. Lenken er brukt og virker ikke lenger.',
  declinedByYou: 'Du svarte nei. Barnet er ikke registrert.',
  mine: 'Se barna',
  home: 'Til Min side',
  write: 'Skriv til oss',
};

/** For links that cannot be answered (any more): what it means, and a way on. */
export const closedInvitation: Record<
  Exclude<GuardianInvitation['state'], 'open'>,
  { title: string; text: string; way: 'mine' | 'log-out' | 'write' | 'home' }
> = {
  confirmed: {
    title: 'Du har svart ja',
    text: 'Lenken er brukt. Barna du bekreftet, ser du under barna dine. Der kan du også avslutte registreringen.',
    way: 'mine',
  },
  declined: {
    title: 'Du har svart nei',
    text: 'Lenken er brukt, og barna er ikke registrert. Har du ombestemt deg, må den andre forelderen registrere på nytt.',
    way: 'home',
  },
  used: {
    title: 'Lenken er brukt',
    text: 'Noen har svart med denne lenken før. Var det ikke deg, så skriv til oss med en gang.',
    way: 'write',
  },
  expired: {
    title: 'Lenken er gått ut',
    text: 'Fristen på 30 dager er over. Be den som sendte den, om å registrere på nytt. Da får du en ny lenke.',
    way: 'home',
  },
  withdrawn: {
    title: 'Det er ikke noe å svare på lenger',
    text: 'Forespørselen er trukket tilbake eller løst på en annen måte. Du trenger ikke å gjøre noe.',
    way: 'home',
  },
  'for-another': {
    title: 'Lenken er til en annen',
    text: 'Du er logget inn som en annen enn den lenken er sendt til. Er den til deg, så logg inn med e-postadressen eller mobilnummeret den kom til.',
    way: 'log-out',
  },
  own: {
    title: 'Lenken er til den andre forelderen',
    text: 'Du har selv sendt registreringen, så det er den andre som må svare. Du ser under barna dine når svaret kommer.',
    way: 'mine',
  },
  unknown: {
    title: 'Vi kjenner ikke lenken',
    text: 'Den kan være skrevet av feil eller være for gammel. Åpne den fra meldingen på nytt, eller be om en ny.',
    way: 'write',
  },
};
