/** What is said of files and rows that are brought in, on the page and in the terminal. */
import type { MoveInKindId, MoveInOutcome } from './move-in-values.ts';

export const moveInKindWords: Record<MoveInKindId, string> = {
  members: 'Medlemmer og tidligere medlemmer',
  givers: 'Givere som ikke er medlemmer',
  children: 'Barn som foreldre har registrert',
  offices: 'Verv',
  avtalegiro: 'AvtaleGiro-avtaler',
  vipps: 'Vipps-avtaler',
  gifts: 'Gaver fra tidligere år',
  magazine: 'Abonnementer på magasinet',
  consents: 'Samtykker',
  'sign-ups': 'Påmeldinger til aktiviteter',
  enquiries: 'Åpne henvendelser',
};

/** Why a row is not taken. */
export const rowProblemWords = {
  NUMBER: 'Medlemsnummeret mangler eller har ikke seks sifre',
  NAME: 'Fornavn eller etternavn mangler eller har tegn som ikke hører til i et navn',
  BIRTH_DATE: 'Fødselsdatoen mangler eller er ikke en dag (dd.mm.åååå)',
  JOINED_ON: 'Innmeldingsdatoen mangler, er ikke en dag (dd.mm.åååå) eller kan ikke stemme',
  TOO_YOUNG: 'Under 15 år: barn er registrert, men er ikke medlemmer',
  ENDED_ON: 'Utmeldingsdatoen er ikke en dag (dd.mm.åååå) eller kan ikke stemme',
  DECEASED_ON: 'Dødsdatoen er ikke en dag (dd.mm.åååå) eller kan ikke stemme',
  DECEASED: 'Medlemmet er registrert som død og skal ikke inn i registeret',
  FORMER_MEMBER: 'Medlemskapet er avsluttet, og tidligere medlemmer skal ikke inn i registeret',
  NUMBER_TWICE: 'Medlemsnummeret står også lenger opp i filen',
  FODSELSNUMMER_TWICE: 'Fødselsnummeret står på et annet medlem',
  HAS_LEFT: 'Medlemmet har meldt seg ut i portalen og blir ikke lagt inn igjen',
  ENDED_WITH_ACCOUNT:
    'Medlemskapet er avsluttet i filen, men medlemmet bruker Min side. Hvis filen har rett, registrerer medlemsservice utmeldingen',
  MISSING: 'Kolonnen er tom i denne raden',
  UNREADABLE: 'Innholdet i kolonnen kan ikke leses',
  TWICE: 'Nøkkelen står også lenger opp i filen',
  KEY_TWICE: 'Nummeret står også lenger opp i filen',
  PERSON_UNKNOWN: 'Personen finnes ikke i portalen. Flytt inn medlemmer og givere først',
  TOO_OLD: 'Gaven er eldre enn det som skal oppbevares',
  NOT_PAID: 'Gaven er ikke betalt, eller den er betalt tilbake',
  NOT_ACTIVE: 'Avtalen er ikke aktiv, og bare aktive avtaler flyttes inn',
  NEXT_PAST: 'Neste trekk må være etter i dag',
  MANDATE_KNOWN: 'Avtalen finnes allerede i portalen',
  HAS_AGREEMENT: 'Personen har allerede en giveravtale',
  HAS_SUBSCRIPTION: 'Personen har allerede et abonnement',
  HAS_OFFICE: 'Personen har allerede vervet i den perioden',
  OVER: 'Perioden er over',
  NOT_ADULT: 'Personen var under 18 år, eller alderen er ukjent, og kan ikke ha samtykket til dette',
  ONE_GUARDIAN: 'Barnet trenger to foreldre som har erklært, eller én som har foreldreansvaret alene',
  GUARDIAN_UNKNOWN: 'Den andre forelderen finnes ikke i portalen. Flytt inn medlemmer og givere først',
  NO_MEMBER_GUARDIAN: 'Ingen av foreldrene er medlem',
  CHILD_NOT_HEARD:
    'Barnet var gammelt nok til å bli informert eller hørt, og filen sier ikke at det er gjort',
  CHILD_ELSEWHERE: 'Barnet er medlem i et annet tros- eller livssynssamfunn',
  CHILD_KNOWN: 'Barnet er allerede registrert i portalen',
  FORMER_CHILD: 'Registreringen er avsluttet, og det er ikke noe bevis å oppbevare',
  ACTIVITY_UNKNOWN: 'Aktiviteten finnes ikke i portalen, eller flere har samme navn den dagen',
  ACTIVITY_OVER: 'Aktiviteten er over eller avlyst',
  ACTIVITY_FULL: 'Det er ikke så mange ledige plasser. Øk antallet, eller sett raden på venteliste',
  SIGNED_OFF: 'Personen er meldt av, og bare de som kommer eller venter, flyttes inn',
  HAS_SIGN_UP: 'Personen er allerede påmeldt eller på venteliste',
  NOT_OPEN: 'Henvendelsen er avsluttet, og bare åpne henvendelser flyttes inn',
  NO_SENDER: 'Raden har verken en person eller et navn med e-postadresse eller telefonnummer',
};

/** What was left out of a row that is taken. */
export const rowNoteWords = {
  EMAIL: 'e-postadressen er ikke gyldig og ble utelatt',
  PHONE: 'telefonnummeret er ikke gyldig og ble utelatt',
  FODSELSNUMMER: 'fødselsnummeret er ikke gyldig eller stemmer ikke med fødselsdatoen, og ble utelatt',
  POSTAL_CODE: 'postnummeret er ikke gyldig og ble utelatt',
  ADDRESS: 'en adresselinje er for lang og ble utelatt',
  COUNTRY: 'landet er ukjent, og adressen ble utelatt',
  SHIELDED: 'det er uklart om adressen er skjermet, så den regnes som skjermet',
  LANGUAGE: 'språket er verken bokmål, nynorsk eller engelsk, og ble utelatt',
  MAGAZINE: 'magasinvalget er verken papir, digitalt eller ingen, og ble utelatt',
  MAGAZINE_SHIELDED: 'adressen er skjermet, så magasinet blir digitalt',
  CONSENT: 'samtykket er verken ja, nei eller en dato, og ble utelatt',
  CONSENT_DATE: 'samtykket har ingen gyldig dato, og ble utelatt',
  CONSENT_AGE: 'medlemmet var under 18 år, så samtykket ble utelatt',
  ENDED: 'medlemskapet er avsluttet i filen, og blir avsluttet i registeret og opplysningene slettet',
  ENDED_DECEASED: 'medlemmet er registrert som død, så medlemskapet blir avsluttet og opplysningene slettet',
  DEATH_TOLD: 'noen logger inn som medlemmet, så medlemsservice får se på dødsfallet før noe blir avsluttet',
  ENDED_GIVES: 'giveravtalen fortsetter til noen stopper den',
  CHAPTER: 'lokallaget finnes ikke, så postnummeret avgjør hvis det kan',
  OWN_ACCOUNT: 'medlemmet har logget inn og tar selv vare på opplysningene',
  FORMER: 'tidligere medlem: bare beviset til statstilskuddet blir lagret',
  FORMER_CHILD: 'tidligere registrert barn: bare beviset til statstilskuddet blir lagret',
  CHILD_CHECKING: 'grunnlaget for å ha foreldreansvaret alene mangler, så medlemsservice kontrollerer først',
  ANSWER_FROM_NOW: 'fristen for personen til å svare regnes fra innflyttingen',
};

export const xlsxFaultWords = {
  'not-a-spreadsheet':
    'Filen er ikke et regneark i XLSX-format. Åpne den i et regnearkprogram, og lagre den som «Excel-arbeidsbok (.xlsx)» eller «CSV UTF-8».',
  'old-or-protected':
    'Filen er et gammelt Excel-regneark (.xls) eller er beskyttet med passord. Lagre den som «Excel-arbeidsbok (.xlsx)» uten passord.',
  'too-large':
    'Regnearket er større enn et medlemsregister kan være, og blir ikke lest. Lagre bare arket med medlemmene i en ny fil, eller lagre det som «CSV UTF-8».',
  damaged:
    'Regnearket er skadet og kan ikke leses. Åpne det i et regnearkprogram, lagre det på nytt, og prøv igjen.',
};
export const csvFaultWords = {
  'not-text':
    'Filen er ikke ren tekst i UTF-8 eller Windows-1252. Åpne den i et regnearkprogram, og lagre den som «CSV UTF-8».',
  'too-long':
    'En rad i filen er lengre enn en rad i et medlemsregister kan være. Se etter et anførselstegn som mangler, og prøv igjen.',
  damaged:
    'Anførselstegnene i filen går ikke opp, og radene kan ikke skilles fra hverandre. Åpne filen i et regnearkprogram, lagre den som «CSV UTF-8», og prøv igjen.',
};

type MoveInTables = {
  /** By the code that is kept with the run. */
  faults: Record<string, string>;
  problems: Record<string, string>;
  notes: Record<string, string>;
  columnsMissing(columns: string): string;
  unreadable: string;
};

/** Sentences from the words of one language. */
export const moveInSentences = ({ faults, problems, notes, columnsMissing, unreadable }: MoveInTables) => ({
  /** @param fault as it is kept with the run: the names of missing columns follow a colon */
  moveInFaultWords(fault: string): string {
    const [code, columns] = fault.split(/:(.*)/s) as [string, string | undefined];
    return code === 'columns-missing' ? columnsMissing(columns ?? '') : (faults[fault] ?? unreadable);
  },
  /** Of a row of the report: what is wrong with it, in the column with this heading, and what was left out. */
  rowRemarks(row: { problem: string | null; column: string | null; notes: string[] }): string {
    const problem = row.problem === null ? '' : (problems[row.problem] ?? row.problem);
    return [
      row.column === null || !problem ? problem : `${problem} (${row.column})`,
      ...row.notes.map((note) => notes[note] ?? note),
    ]
      .filter(Boolean)
      .join(', ');
  },
});

export const runFaultWords = {
  'unknown-kind':
    'Bare CSV og XLSX kan leses. Lagre regnearket som «Excel-arbeidsbok (.xlsx)» eller «CSV UTF-8», og prøv igjen.',
  empty: 'Filen har ingen rader under overskriftene.',
  'too-many-rows': 'Filen har flere rader enn et register kan ha. Del den opp, og prøv igjen.',
  UNDECIDED: 'Noen i filen kan allerede være her siden sist. Avgjør hver av dem, og flytt inn igjen.',
  CHANGED: 'Noe av det som ble flyttet inn, er endret siden. Derfor kan det ikke angres.',
  LATER_RUN: 'En fil som ble flyttet inn senere, bygger på denne. Angre den først.',
};

/** Faults of files by the code that is kept: «xlsx:damaged». */
export const fileFaults = (
  xlsx: Record<keyof typeof xlsxFaultWords, string>,
  csv: Record<keyof typeof csvFaultWords, string>,
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(xlsx).map(([fault, words]) => [`xlsx:${fault}`, words])),
  ...Object.fromEntries(Object.entries(csv).map(([fault, words]) => [`csv:${fault}`, words])),
});

export const { moveInFaultWords, rowRemarks } = moveInSentences({
  faults: { ...fileFaults(xlsxFaultWords, csvFaultWords), ...runFaultWords },
  problems: rowProblemWords,
  notes: rowNoteWords,
  columnsMissing: (columns) =>
    `Filen mangler kolonnene: ${columns}. Overskriftene må stå i den første raden.`,
  unreadable: 'Filen kunne ikke leses.',
});

/** What becomes of a row. */
export const moveInOutcomeWords: Record<MoveInOutcome, string> = {
  new: 'nytt',
  known: 'flyttet inn før',
  duplicate: 'kan allerede være her',
  refused: 'avvist',
  taken: 'flyttet inn',
  'left-out': 'utelatt',
};

/** The first line of the report, as CSV; the same in nynorsk. */
export const moveInReportHeading = '\ufefflinje;nøkkel;utfall;merknad';
export const moveInReportName = (fileName: string): string => `${fileName.replace(/\.\w+$/, '')} rapport.csv`;

/** Lines of the balance that no value of the register names. */
export const balanceLineWords = {
  former: 'Tidligere medlemmer',
  noChapter: 'Uten lokallag',
  noBirthDate: 'Uten fødselsdato',
  all: 'Alle',
};
