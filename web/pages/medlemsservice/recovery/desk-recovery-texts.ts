import { lookRemarkLimits } from '#contract/look-values.ts';
import type {
  AccessKind,
  DeskRecovery,
  RecoveryFact,
  RecoveryRow,
  RecoveryState,
} from '#contract/recovery-endpoints.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount } from '#web/texts/format.ts';

export const factWords: Record<RecoveryFact, string> = {
  'born-on': 'fødselsdato',
  'member-number': 'medlemsnummer',
  'postal-code': 'postnummer',
  'former-email': 'e-posten vi hadde',
  'joined-year': 'året personen ble medlem',
};
export const lostWords: Record<NonNullable<DeskRecovery['lost']>, string> = {
  email: 'E-posten',
  phone: 'Telefonen',
  both: 'Både e-posten og telefonen',
};
export const identityWords: Record<NonNullable<DeskRecovery['identity']>, string> = {
  'call-back': 'Ringte tilbake på nummeret vi har',
  'id-shown': 'Viste legitimasjon',
};
export const stateWords: Record<RecoveryState, string> = {
  checked: 'Sjekket',
  requested: 'Venter på en kollega',
  waiting: 'Ventetid',
  open: 'Lenken er sendt',
  expired: 'Lenken gikk ut',
  done: 'Ferdig',
  stopped: 'Stoppet',
  refused: 'Avslått',
  lapsed: 'Ikke fullført',
};

export const kindWords: Record<AccessKind, string> = {
  recovery: 'Gjenopprette tilgang',
  tie: 'Koble til brukerkonto',
  untie: 'Koble fra brukerkonto',
};
const stoppedBy: Record<NonNullable<RecoveryRow['stoppedFrom']>, string> = {
  link: 'Stoppet med lenken til e-posten eller telefonen vi har',
  device: 'Stoppet på en enhet der personen er logget inn',
};
/** Who ended it; null where it ended by itself, or has not ended. */
export const endedWords = ({ stoppedFrom, endedBy }: RecoveryRow): string | null =>
  stoppedFrom ? stoppedBy[stoppedFrom] : endedBy ? `Stoppet av ${endedBy}` : null;

export const recoveriesTexts = {
  title: 'Gjenopprette tilgang',
  lead: 'Brukerkontoer som skal gjenopprettes, kobles til eller kobles fra. Én sjekker, en annen godkjenner, og kontaktopplysningene vi har, kan stoppe det.',
  list: 'Saker om tilgang',
  emptyTitle: 'Ingen saker nå',
  emptyText:
    'Gå til personen for å starte en. Der finner du «Personen kommer ikke inn». Koblinger starter du i henvendelsen.',
  mine: 'Din sak',
  started: (name: string, when: string) => `${name || 'En kollega'} ba om den ${when}`,
  approved: (name: string) => `Godkjent av ${name}`,
  opens: (when: string, kind: AccessKind) =>
    kind === 'recovery' ? `Lenken sendes ${when}` : `Gjelder fra ${when}, hvis ingen stopper det`,
  ended: (when: string) => `Avsluttet ${when}`,
  open: (name: string) => `Se saken for ${name}`,
};

export const startTexts = {
  title: 'Personen kommer ikke inn',
  lead: 'For et medlem som har mistet e-posten eller telefonen de logger inn med.',
  back: 'Tilbake til personen',
  reasonFirst: 'Åpne personen fra en henvendelse eller med en begrunnelse først.',
  toPerson: 'Gå til personen',
  askTitle: '1. Spør, og skriv svarene',
  ask: 'La personen svare selv. Ikke hjelp til, ikke les opp noe vi har, og ikke si hva som var riktig eller galt. To svar må være riktige, og ingen gale. Hopp over det personen ikke husker.',
  questions: {
    bornOn: 'Når er du født?',
    bornOnHint: 'Dag, måned og år',
    memberNumber: 'Hva er medlemsnummeret ditt?',
    postalCode: 'Hva er postnummeret ditt?',
    formerEmail: 'Hvilken e-postadresse har vi hatt?',
    joinedYear: 'Hvilket år ble du medlem?',
    joinedYearHint: 'Fire sifre',
  },
  compare: 'Sammenlign',
  notEnough: (left: number) =>
    `Det stemte ikke. Ikke si hva som var galt. ${left > 0 ? `${formatCount(left, 'forsøk', 'forsøk')} igjen i dag.` : 'Det er ingen forsøk igjen i dag.'}`,
  tooMany:
    'Det er ingen forsøk igjen i dag. Be personen ta kontakt i morgen, eller møte opp med legitimasjon.',
  proveTitle: '2. Vær sikker på at det er rett person',
  callBack: 'Legg på, og ring dette nummeret. Ikke bruk et nummer personen oppgir selv.',
  noCall:
    'Vi har ikke noe telefonnummer som har stått lenge nok. Be personen vise legitimasjon med bilde, i en videosamtale eller ved oppmøte.',
  orShow: 'Svarer ingen, må personen vise legitimasjon med bilde.',
  whichTitle: 'Er det bare feil adresse?',
  signsInWith: (masked: string) =>
    `Sist logget personen inn med ${masked}. Spør om personen har forsøkt med den. Da er det kanskje ikke noe som er mistet.`,
  otherOnRecord: (masked: string | null) =>
    masked
      ? `Det er en annen enn adressen i registeret, ${masked}. Brevene våre går dit.`
      : 'I registeret står det ingen e-postadresse.',
  requestTitle: '3. Be en kollega godkjenne',
  lost: 'Hva har personen mistet?',
  newEmail: 'Ny e-postadresse',
  newEmailHint: 'Les den opp bokstav for bokstav. Lenken sendes hit.',
  identity: 'Hvordan så du at det er rett person?',
  remark: 'Hva gjorde du?',
  remarkHint: 'Skriv det slik at kollegaen og personen forstår det. Personen kan se det.',
  send: 'Be en kollega godkjenne',
  sent: 'Saken venter på en kollega.',
  until: (when: string) => `Du må be om godkjenning innen ${when}.`,
};

const answer = (please: string) => choiceTexts(please);
export const answerTexts = {
  bornOn: {
    ...answer('Skriv svaret på minst to spørsmål'),
    INVALID: 'Skriv minst to svar, og datoen med dag, måned og år',
  },
  memberNumber: answer('Skriv medlemsnummeret med høyst seks sifre'),
  postalCode: answer('Skriv postnummeret med fire sifre'),
  formerEmail: answer('Skriv e-postadressen slik: navn@eksempel.no'),
  joinedYear: answer('Skriv året med fire sifre'),
};
const remarkTexts = textFieldTexts('Skriv hva du gjorde', 'Teksten', lookRemarkLimits);
export const requestTexts = {
  lost: choiceTexts('Velg hva personen har mistet'),
  newEmail: {
    ...choiceTexts('Skriv den nye e-postadressen'),
    INVALID: 'Denne adressen kan ikke brukes. Den må være personens egen, og en annen enn den vi har',
  },
  identity: {
    ...choiceTexts('Velg hvordan du så at det er rett person'),
    INVALID: 'Nummeret har ikke stått lenge nok til å ringes. Be om legitimasjon',
  },
  remark: remarkTexts,
};
export const decisionTexts = { reason: textFieldTexts('Skriv hvorfor', 'Begrunnelsen', lookRemarkLimits) };

export const recoveryTexts = {
  back: 'Alle saker om tilgang',
  notFound: 'Vi fant ikke saken. Den kan være slettet.',
  logged: 'Oppslaget er loggført, og personen kan se det.',
  facts: 'Saken',
  person: 'Person',
  toPerson: 'Se personen',
  state: 'Status',
  kind: 'Saken gjelder',
  startedBy: 'Startet av',
  approvedBy: 'Godkjent av',
  matched: 'Svarte riktig på',
  lost: 'Har mistet',
  newEmail: 'Ny e-post',
  identity: 'Rett person',
  remark: 'Hva kollegaen gjorde',
  reason: 'Begrunnelse',
  endReason: 'Hvorfor den ble stoppet',
  opensAt: 'Lenken sendes',
  inForceAt: 'Gjelder fra',
  endedBy: 'Avsluttet',
  toEnquiry: 'Se henvendelsen',
  expiresAt: 'Lenken gjelder til',
  nobody: 'Ingen ennå',
  gone: 'Ikke her lenger',
  toldTo: 'Beskjed går til',
  notTold: 'Vi har ingen gammel adresse å gi beskjed til. Vær ekstra nøye.',
  mineTitle: 'En kollega må godkjenne',
  mine: 'Du sjekket, så en annen må se på saken. Si fra til den som er på vakt.',
  signInTitle: 'Logg inn på nytt først',
  signInText: 'For å godkjenne må du nettopp ha logget inn.',
  signIn: 'Logg inn på nytt',
  approve: {
    title: 'Godkjenn',
    text: {
      recovery:
        'Les hva kollegaen gjorde, og spør hvis noe er uklart. Når du godkjenner, får den gamle adressen beskjed, og ventetiden begynner.',
      tie: 'Les henvendelsen og begrunnelsen, og spør hvis noe er uklart. Når du godkjenner, får e-posten og telefonen vi har på medlemmet, beskjed. Stopper ingen det i ventetiden, blir brukerkontoen koblet til.',
      untie:
        'Les henvendelsen og begrunnelsen, og spør hvis noe er uklart. Er det personens eneste brukerkonto, får e-posten og telefonen vi har, tid til å stoppe det. Ellers blir den koblet fra med en gang.',
    },
    reason: 'Hva har du sett på?',
    send: 'Godkjenn',
    done: 'Godkjent. Kontaktopplysningene vi har, får beskjed.',
  },
  refuse: {
    title: 'Stopp saken',
    text: {
      recovery: 'Tilgangen blir ikke gjenopprettet. Er lenken sendt, slutter den å virke.',
      tie: 'Brukerkontoen blir ikke koblet til. Skriv til den som spurte, i henvendelsen.',
      untie: 'Brukerkontoen blir ikke koblet fra.',
    },
    reason: 'Hvorfor?',
    send: 'Stopp saken',
    done: 'Saken er stoppet.',
  },
  again: 'Send en ny lenke',
  againDone: 'En ny lenke er på vei.',
  linksLeft: (count: number) => `Du kan sende ${formatCount(count, 'lenke', 'lenker')} til.`,
  cancel: 'Avbryt',
};
