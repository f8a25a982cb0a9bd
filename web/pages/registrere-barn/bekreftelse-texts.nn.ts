/** In nynorsk. */

import {
  type ChildEvent,
  type ChildState,
  childAges,
  type GuardianInvitation,
} from '#contract/children-endpoints.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { choiceTexts } from '#web/texts/field-texts.ts';
import type { Compared, Whole } from '#web/texts/language.ts';
import { organisation } from '#web/texts/organisation.ts';
import type { StateTone } from '#web/ui/state-tag.tsx';

const { shortName } = organisation;

export const stateWords: Record<ChildState, { words: string; tone: StateTone; meaning: string }> = {
  waiting: {
    words: 'Ventar på svar',
    tone: 'warning',
    meaning: 'Den andre forelderen har ikkje svart enno.',
  },
  checking: {
    words: 'Til kontroll',
    tone: 'info',
    meaning: 'Medlemsservice kontrollerer registreringa. Barnet er ikkje registrert enno. Du får beskjed.',
  },
  registered: { words: 'Registrert', tone: 'success', meaning: 'Registreringa er ferdig.' },
  declined: {
    words: 'Ikkje registrert',
    tone: 'neutral',
    meaning: 'Den andre forelderen svarte nei. Barnet er ikkje registrert.',
  },
  expired: {
    words: 'Ikkje registrert',
    tone: 'neutral',
    meaning: 'Fristen for å svare gjekk ut. Du kan registrere barnet på nytt.',
  },
  refused: {
    words: 'Ikkje registrert',
    tone: 'neutral',
    meaning:
      'Vi kunne ikkje registrere barnet, fordi vi ikkje fekk stadfesta det vi må vite. Har du dokumentasjon på foreldreansvaret, kan du sende han til oss. Du kan òg registrere barnet på nytt.',
  },
  ended: { words: 'Avslutta', tone: 'neutral', meaning: 'Registreringa er avslutta.' },
};

export const checkTexts = {
  title: 'Sjå over og send',
  lead: 'Stemmer alt? Ingenting er sendt enno.',
  short: [
    'Sjekk at namn og fødselsdato stemmer. Er noko feil, går du tilbake og rettar det.',
    'Har de foreldreansvaret saman, må begge seie ja før barnet kan bli registrert.',
    'Barnet blir ikkje medlem, og registreringa forpliktar det ikkje til noko.',
    'Angrar du, kan du avslutte registreringa når du vil.',
  ],
  bornOn: 'Fødd',
  number: 'Fødselsnummer',
  masked: (start: string) => `${start} •••••`,
  responsibility: 'Foreldreansvar',
  sole: 'Du har det åleine',
  joint: (name: string) => `Du og ${name} har det saman`,
  sentTo: 'Lenkja blir send til',
  change: 'Endre det du har skrive',
  declarations: 'Dette stadfestar du',
  notElsewhere: (children: number) =>
    children === 1
      ? 'Barnet er ikkje registrert i Den norske kyrkja eller eit anna trus- eller livssynssamfunn'
      : 'Ingen av barna er registrerte i Den norske kyrkja eller eit anna trus- eller livssynssamfunn',
  notElsewhereHint: (children: number) =>
    children === 1
      ? 'Er barnet døypt i kyrkja, må det meldast ut der før du registrerer det her.'
      : 'Er eit barn døypt i kyrkja, må det meldast ut der før du registrerer det her.',
  informed: (name: string) => `${name} veit om registreringa og har fått seie meininga si`,
  heard: (name: string) => `Eg har lagt stor vekt på det ${name} meiner`,
  heardHint: `Frå barnet er ${childAges.heard} år, skal meininga til barnet ha mykje å seie.`,
  send: 'Send registreringa',
  expired:
    'Det er lenge sidan du logga inn. Logg inn på nytt, så finn du det du har skrive, men ikkje fødselsnummera.',
  signIn: 'Logg inn på nytt',
};

export const declarationTexts = {
  notElsewhere: (children: number) =>
    choiceTexts(
      children === 1
        ? 'Stadfest at barnet ikkje er registrert i eit anna trus- eller livssynssamfunn'
        : 'Stadfest at ingen av barna er registrerte i eit anna trus- eller livssynssamfunn',
    ),
  informed: (name: string) => choiceTexts(`Stadfest at ${name} veit om registreringa og er høyrd`),
  heard: (name: string) => choiceTexts(`Stadfest at du har lagt stor vekt på det ${name} meiner`),
};

export const receiptTexts = {
  title: 'Takk! Vi har fått registreringa',
  lead: 'Dette er statusen for kvart barn.',
  remains: 'Kva som står att',
  waits: (name: string, until: string) =>
    `Vi har sendt ei lenkje til ${name}, som har frist til og med ${until}. Får vi ikkje svar, minner vi om det éin gong etter ei veke.`,
  check: (by: string) =>
    `Medlemsservice kontrollerer kven som har foreldreansvar, seinast ${by}. Barnet er ikkje registrert før det er gjort. Har du ein dom, eit vedtak eller ei utskrift frå Folkeregisteret, kan du sende det til oss frå «Sjå barna dine». Då går det raskare.`,
  nothing: 'Du treng ikkje å gjere noko meir.',
  told: 'Du får ei melding når noko skjer. Kvitteringa er òg send til deg.',
  mine: 'Sjå barna dine',
  more: 'Registrer fleire barn',
};

export const mineTexts = {
  ask: (givenName: string) => `Spør om ${givenName}`,
  check: {
    sole: (by: string) =>
      `Medlemsservice må sjå at du har foreldreansvaret åleine, før barnet blir registrert. Vi gjer det seinast ${by}, og du får beskjed. Har du ein dom, eit vedtak eller ei utskrift frå Folkeregisteret, kan du sende det til oss no. Då går det raskare.`,
    joint: (by: string) =>
      `De har begge sagt ja. Medlemsservice må vite kven de er, før barnet blir registrert. Vi gjer det seinast ${by}, og de får beskjed. Vi kan kome til å ringje dykk.`,
    late: (by: string) =>
      `Medlemsservice skulle ha kontrollert registreringa innan ${by}. Det tek lengre tid enn vi lova, og det er vi lei for. Barnet er ikkje registrert enno. Du får beskjed.`,
    send: (givenName: string) => `Send dokumentasjon for ${givenName}`,
  },
  refusedWays: 'Skriv til oss',
  title: 'Barna du har registrert',
  lead: 'Du og den andre forelderen ser det same her.',
  register: 'Registrere barn',
  emptyTitle: 'Ingen barn enno',
  emptyText: 'Her kjem barna du registrerer, eller som du stadfestar som forelder.',
  born: 'Fødd',
  guardians: 'Foreldre',
  you: (name: string) => `${name} (deg)`,
  waits: (name: string, until: string) => `Ventar på svar frå ${name} til og med ${until}`,
  history: 'Dette har skjedd',
  historyOf: (name: string) => `med registreringa av ${name}`,
  forgotten: (on: string) => `Står her til ${on}. Då slettar vi det som er att.`,
  end: (name: string) => `Avslutt registreringa av ${name}`,
  endTitle: (name: string) => `Vil du avslutte registreringa av ${name}?`,
  endText:
    'Ho blir avslutta med ein gong, for begge foreldra. Vi slettar opplysningane om barnet, bortsett frå det vi treng dersom staten vil kontrollere støtta. Du kan registrere barnet på nytt seinare.',
  endSignIn: 'Dette krev at du nettopp har logga inn.',
  endYes: 'Ja, avslutt',
  endNo: 'Nei, behald',
  signIn: 'Logg inn på nytt for å avslutte',
  ended: (name: string) => `Registreringa av ${name} er avslutta.`,
  certificate: 'Last ned stadfestinga',
  saved: 'Stadfestinga er lasta ned.',
  struckOff: {
    title: `Fylt ${joiningAge} år`,
    text: (on: string) =>
      `Eit barn du hadde registrert, fylte ${joiningAge} år ${on}. Vi har sletta registreringa og opplysningane. Frå no av bestemmer ungdommen sjølv.`,
  },
  soon: (name: string) =>
    `${name} fyller snart ${joiningAge} år. Då slettar vi registreringa, og du ser ho ikkje lenger her. Vil ${name} bli medlem, er det eit eige val.`,
};

export const youthTexts = {
  title: 'Vil du sende dette vidare?',
  text: 'Vi har ikkje kontaktinformasjon til ungdommen. Du kan sende denne meldinga sjølv:',
  message: (link: string) =>
    `Hei! No som du er ${joiningAge} år, bestemmer du sjølv om du vil høyre til eit livssynssamfunn, og kva for eit. ${shortName} har skrive litt om kva det vil seie her: ${link}. Du loggar inn sjølv, og ingen andre får vite kva du vel. Du treng ikkje å gjere noko.`,
  copy: 'Kopier teksten',
  copied: 'Teksten er kopiert.',
};

export const eventWords: Record<ChildEvent['kind'], (by: string | null) => string> = {
  sent: (by) => (by ? `${by} sende registreringa` : 'Registreringa blei send'),
  checking: () => 'Send til medlemsservice for kontroll',
  invited: () => 'Lenkje send til den andre forelderen',
  reminded: () => 'Påminning send til den andre forelderen',
  confirmed: (by) => (by ? `${by} stadfesta` : 'Den andre forelderen stadfesta'),
  declined: (by) => (by ? `${by} svarte nei` : 'Den andre forelderen svarte nei'),
  expired: () => 'Fristen for å svare gjekk ut',
  accepted: () => 'Medlemsservice godkjende registreringa',
  refused: () => 'Medlemsservice kunne ikkje godkjenne registreringa',
  ended: (by) => (by ? `${by} avslutta registreringa` : 'Registreringa blei avslutta'),
  'guardian-left': () => 'Ein av foreldra er ikkje lenger medlem',
  'member-left': () => 'Avslutta fordi ingen av foreldra lenger er medlem',
  'told-of-15': () => `Melding send om at ${joiningAge}-årsdagen nærmar seg`,
};

export const invitationTexts = {
  title: 'Svar på ein førespurnad',
  lead: (registrant: string) =>
    `${registrant} vil registrere barn i ${shortName} og har oppgitt deg som den andre forelderen. De må vere samde.`,
  short: [
    'Du vel sjølv. Seier du nei, blir barnet ikkje registrert.',
    'Eit registrert barn er ikkje medlem. Registreringa forpliktar ikkje barnet til noko.',
    'Vi får støtte frå staten for barn som er registrerte. Derfor spør vi.',
    'Seier du ja og angrar, kan du avslutte registreringa når du vil.',
  ],
  about: 'Kva registreringa er',
  aboutText: `Barna blir registrerte, ikkje medlemmer. Staten gir ${shortName} støtte for dei, og for lova er det ei innmelding. Vi slettar registreringa når barnet fyller ${joiningAge} år, og begge kan avslutte ho når som helst. Du treng ikkje å vere medlem for å svare.`,
  you: 'Du svarer som',
  notYou: 'Er ikkje dette deg?',
  logOut: 'Logg ut og inn som ein annan',
  until: (on: string) => `Du kan svare til og med ${on}. Lenkja kan brukast éin gong.`,
  question: (name: string) => `Er du samd i at ${name} blir registrert?`,
  answers: [
    { value: 'yes', label: 'Ja, eg har foreldreansvar og er samd' },
    { value: 'no', label: 'Nei' },
  ],
  born: (year: number) => `fødd ${year}`,
  informed: (name: string) => `${name} veit om registreringa og har fått seie meininga si`,
  heard: (name: string) => `Eg har lagt stor vekt på det ${name} meiner`,
  send: 'Send svaret',
  signInTitle: 'Logg inn på nytt for å svare',
  signInText: 'Opplysningar om barn krev at du nettopp har logga inn.',
  signIn: 'Logg inn på nytt',
  answerField: (name: string) => choiceTexts(`Svar for ${name}`),
  informedField: (name: string) => choiceTexts(`Stadfest at ${name} veit om registreringa og er høyrd`),
  heardField: (name: string) => choiceTexts(`Stadfest at du har lagt stor vekt på det ${name} meiner`),
  receiptTitle: 'Takk for svaret',
  receiptLead: 'De får begge ei kvittering. Lenkja er brukt og verkar ikkje lenger.',
  declinedByYou: 'Du svarte nei. Barnet er ikkje registrert.',
  mine: 'Sjå barna',
  home: 'Til Min side',
  write: 'Skriv til oss',
};

export const closedInvitation: Record<
  Exclude<GuardianInvitation['state'], 'open'>,
  { title: string; text: string; way: 'mine' | 'log-out' | 'write' | 'home' }
> = {
  confirmed: {
    title: 'Du har svart ja',
    text: 'Lenkja er brukt. Barna du stadfesta, ser du under barna dine. Der kan du òg avslutte registreringa.',
    way: 'mine',
  },
  declined: {
    title: 'Du har svart nei',
    text: 'Lenkja er brukt, og barna er ikkje registrerte. Har du ombestemt deg, må den andre forelderen registrere på nytt.',
    way: 'home',
  },
  used: {
    title: 'Lenkja er brukt',
    text: 'Nokon har svart med denne lenkja før. Var det ikkje deg, så skriv til oss med ein gong.',
    way: 'write',
  },
  expired: {
    title: 'Lenkja er gått ut',
    text: 'Fristen på 30 dagar er over. Be den som sende ho, om å registrere på nytt. Då får du ei ny lenkje.',
    way: 'home',
  },
  withdrawn: {
    title: 'Det er ikkje noko å svare på lenger',
    text: 'Førespurnaden er trekt tilbake eller løyst på ein annan måte. Du treng ikkje å gjere noko.',
    way: 'home',
  },
  'for-another': {
    title: 'Lenkja er til ein annan',
    text: 'Du er logga inn som ein annan enn den lenkja er send til. Er ho til deg, så logg inn med e-postadressa eller mobilnummeret ho kom til.',
    way: 'log-out',
  },
  own: {
    title: 'Lenkja er til den andre forelderen',
    text: 'Du har sjølv sendt registreringa, så det er den andre som må svare. Du ser under barna dine når svaret kjem.',
    way: 'mine',
  },
  unknown: {
    title: 'Vi kjenner ikkje lenkja',
    text: 'Ho kan vere skriven av feil eller vere for gammal. Opne ho frå meldinga på nytt, eller be om ei ny.',
    way: 'write',
  },
};
export type Complete = Whole<
  Compared<typeof import('./bekreftelse-texts.ts'), typeof import('./bekreftelse-texts.nn.ts')>
>;
