/** In nynorsk. */
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
import type { Compared, Whole } from '#web/texts/language.ts';

export const factWords: Record<RecoveryFact, string> = {
  'born-on': 'fødselsdato',
  'member-number': 'medlemsnummer',
  'postal-code': 'postnummer',
  'former-email': 'e-posten vi hadde',
  'joined-year': 'året personen blei medlem',
};
export const lostWords: Record<NonNullable<DeskRecovery['lost']>, string> = {
  email: 'E-posten',
  phone: 'Telefonen',
  both: 'Både e-posten og telefonen',
};
export const identityWords: Record<NonNullable<DeskRecovery['identity']>, string> = {
  'call-back': 'Ringde tilbake på nummeret vi har',
  'id-shown': 'Viste legitimasjon',
};
export const stateWords: Record<RecoveryState, string> = {
  checked: 'Sjekka',
  requested: 'Ventar på ein kollega',
  waiting: 'Ventetid',
  open: 'Lenkja er send',
  expired: 'Lenkja gjekk ut',
  done: 'Ferdig',
  stopped: 'Stoppa',
  refused: 'Avslått',
  lapsed: 'Ikkje fullført',
};

export const kindWords: Record<AccessKind, string> = {
  recovery: 'Gjenopprette tilgang',
  tie: 'Kople til brukarkonto',
  untie: 'Kople frå brukarkonto',
};
const stoppedBy: Record<NonNullable<RecoveryRow['stoppedFrom']>, string> = {
  link: 'Stoppa med lenkja til e-posten eller telefonen vi har',
  device: 'Stoppa på ei eining der personen er logga inn',
};
/** Who ended it; null where it ended by itself, or has not ended. */
export const endedWords = ({ stoppedFrom, endedBy }: RecoveryRow): string | null =>
  stoppedFrom ? stoppedBy[stoppedFrom] : endedBy ? `Stoppa av ${endedBy}` : null;

export const recoveriesTexts = {
  title: 'Gjenopprette tilgang',
  lead: 'Brukarkontoar som skal gjenopprettast, koplast til eller koplast frå. Éin sjekkar, ein annan godkjenner, og det kan stoppast frå kontaktopplysningane vi har.',
  list: 'Saker om tilgang',
  emptyTitle: 'Ingen saker no',
  emptyText:
    'Gå til personen for å starte ei. Der finn du «Personen kjem ikkje inn». Koplingar startar du i førespurnaden.',
  mine: 'Saka di',
  started: (name: string, when: string) => `${name || 'Ein kollega'} bad om det ${when}`,
  approved: (name: string) => `Godkjend av ${name}`,
  opens: (when: string, kind: AccessKind) =>
    kind === 'recovery' ? `Lenkja blir send ${when}` : `Gjeld frå ${when}, om ingen stoppar det`,
  ended: (when: string) => `Avslutta ${when}`,
  open: (name: string) => `Sjå saka for ${name}`,
};

export const startTexts = {
  title: 'Personen kjem ikkje inn',
  lead: 'For medlemmer som har mista e-posten eller telefonen dei loggar inn med.',
  back: 'Tilbake til personen',
  reasonFirst: 'Opne personen frå ein førespurnad eller med ei grunngiving først.',
  toPerson: 'Gå til personen',
  askTitle: '1. Spør, og skriv svara',
  ask: 'La personen svare sjølv. Ikkje hjelp til, ikkje les opp noko vi har, og ikkje sei kva som var rett eller gale. To svar må vere rette, og ingen gale. Hopp over det personen ikkje hugsar.',
  questions: {
    bornOn: 'Når er du fødd?',
    bornOnHint: 'Dag, månad og år',
    memberNumber: 'Kva er medlemsnummeret ditt?',
    postalCode: 'Kva er postnummeret ditt?',
    formerEmail: 'Kva e-postadresse har vi hatt?',
    joinedYear: 'Kva år blei du medlem?',
    joinedYearHint: 'Fire siffer',
  },
  compare: 'Samanlikn',
  notEnough: (left: number) =>
    `Det stemte ikkje. Ikkje sei kva som var gale. ${left > 0 ? `${formatCount(left, 'forsøk', 'forsøk')} igjen i dag.` : 'Det er ingen forsøk igjen i dag.'}`,
  tooMany:
    'Det er ingen forsøk igjen i dag. Be personen ta kontakt i morgon, eller møte opp med legitimasjon.',
  proveTitle: '2. Ver sikker på at det er rett person',
  callBack: 'Legg på, og ring dette nummeret. Ikkje bruk eit nummer personen sjølv oppgir.',
  noCall:
    'Vi har ikkje noko telefonnummer som har stått lenge nok. Be personen vise legitimasjon med bilete, i ein videosamtale eller ved oppmøte.',
  orShow: 'Svarer ingen, må personen vise legitimasjon med bilete.',
  whichTitle: 'Er det berre feil adresse?',
  signsInWith: (masked: string) =>
    `Sist logga personen inn med ${masked}. Spør om personen har forsøkt med den. Då er det kanskje ikkje noko som er mista.`,
  otherOnRecord: (masked: string | null) =>
    masked
      ? `Det er ei anna enn adressa i registeret, ${masked}. Breva våre går dit.`
      : 'I registeret står det inga e-postadresse.',
  requestTitle: '3. Be ein kollega godkjenne',
  lost: 'Kva har personen mista?',
  newEmail: 'Ny e-postadresse',
  newEmailHint: 'Les ho opp bokstav for bokstav. Lenkja blir send hit.',
  identity: 'Korleis såg du at det er rett person?',
  remark: 'Kva gjorde du?',
  remarkHint: 'Skriv det slik at kollegaen og personen forstår det. Personen kan sjå det.',
  send: 'Be ein kollega godkjenne',
  sent: 'Saka ventar på ein kollega.',
  until: (when: string) => `Du må be om godkjenning innan ${when}.`,
};

export const answerTexts = {
  bornOn: {
    ...choiceTexts('Skriv svaret på minst to spørsmål'),
    INVALID: 'Skriv minst to svar, og datoen med dag, månad og år',
  },
  memberNumber: choiceTexts('Skriv medlemsnummeret med høgst seks siffer'),
  postalCode: choiceTexts('Skriv postnummeret med fire siffer'),
  formerEmail: choiceTexts('Skriv e-postadressa slik: namn@eksempel.no'),
  joinedYear: choiceTexts('Skriv året med fire siffer'),
};
export const requestTexts = {
  lost: choiceTexts('Vel kva personen har mista'),
  newEmail: {
    ...choiceTexts('Skriv den nye e-postadressa'),
    INVALID: 'Denne adressa kan ikkje brukast. Ho må vere personen si eiga, og ei anna enn den vi har',
  },
  identity: {
    ...choiceTexts('Vel korleis du såg at det er rett person'),
    INVALID: 'Nummeret har ikkje stått lenge nok til at vi kan ringje det. Be om legitimasjon',
  },
  remark: textFieldTexts('Skriv kva du gjorde', 'Teksten', lookRemarkLimits),
};
export const decisionTexts = { reason: textFieldTexts('Skriv kvifor', 'Grunngivinga', lookRemarkLimits) };

export const recoveryTexts = {
  back: 'Alle saker om tilgang',
  notFound: 'Vi fann ikkje saka. Ho kan vere sletta.',
  logged: 'Oppslaget er loggført, og personen kan sjå det.',
  facts: 'Saka',
  person: 'Person',
  toPerson: 'Sjå personen',
  state: 'Status',
  kind: 'Saka gjeld',
  startedBy: 'Starta av',
  approvedBy: 'Godkjend av',
  matched: 'Svarte rett på',
  lost: 'Har mista',
  newEmail: 'Ny e-post',
  identity: 'Rett person',
  remark: 'Kva kollegaen gjorde',
  reason: 'Grunngiving',
  endReason: 'Kvifor ho blei stoppa',
  opensAt: 'Lenkja blir send',
  inForceAt: 'Gjeld frå',
  endedBy: 'Avslutta',
  toEnquiry: 'Sjå førespurnaden',
  expiresAt: 'Lenkja gjeld til',
  nobody: 'Ingen enno',
  gone: 'Ikkje her lenger',
  toldTo: 'Beskjed går til',
  notTold: 'Vi har inga gammal adresse å gi beskjed til. Ver ekstra nøye.',
  mineTitle: 'Ein kollega må godkjenne',
  mine: 'Du sjekka, så ein annan må sjå på saka. Sei frå til den som er på vakt.',
  signInTitle: 'Logg inn på nytt først',
  signInText: 'For å godkjenne må du nettopp ha logga inn.',
  signIn: 'Logg inn på nytt',
  approve: {
    title: 'Godkjenn',
    text: {
      recovery:
        'Les kva kollegaen gjorde, og spør dersom noko er uklart. Når du godkjenner, får den gamle adressa beskjed, og ventetida byrjar.',
      tie: 'Les førespurnaden og grunngivinga, og spør dersom noko er uklart. Når du godkjenner, får e-posten og telefonen vi har på medlemmen, beskjed. Stoppar ingen det i ventetida, blir brukarkontoen kopla til.',
      untie:
        'Les førespurnaden og grunngivinga, og spør dersom noko er uklart. Er det den einaste brukarkontoen til personen, får e-posten og telefonen vi har, tid til å stoppe det. Elles blir han kopla frå med ein gong.',
    },
    reason: 'Kva har du sett på?',
    send: 'Godkjenn',
    done: 'Godkjent. Kontaktopplysningane vi har, får beskjed.',
  },
  refuse: {
    title: 'Stopp saka',
    text: {
      recovery: 'Tilgangen blir ikkje gjenoppretta. Er lenkja send, sluttar ho å verke.',
      tie: 'Brukarkontoen blir ikkje kopla til. Skriv til den som spurde, i førespurnaden.',
      untie: 'Brukarkontoen blir ikkje kopla frå.',
    },
    reason: 'Kvifor?',
    send: 'Stopp saka',
    done: 'Saka er stoppa.',
  },
  again: 'Send ei ny lenkje',
  againDone: 'Ei ny lenkje er på veg.',
  linksLeft: (count: number) => `Du kan sende ${formatCount(count, 'lenkje', 'lenkjer')} til.`,
  cancel: 'Avbryt',
};
export type Complete = Whole<
  Compared<typeof import('./desk-recovery-texts.ts'), typeof import('./desk-recovery-texts.nn.ts')>
>;
