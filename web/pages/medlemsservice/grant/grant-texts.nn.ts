/** In nynorsk. */

import type { ControlMeaning, ControlOutcome, ControlReport } from '#contract/grant-control.ts';
import { controlFileOutcomes as inFile } from '#contract/grant-control-texts.ts';
import type {
  GrantChange,
  GrantLineKind,
  GrantList,
  GrantProblem,
  GrantReason,
} from '#contract/grant-list-endpoints.ts';
import { retention } from '#contract/retention.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { bokmal } from '#web/texts/bokmal.ts';
import { textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatDate, formatNumber, kroner } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const persons = (count: number) => formatCount(count, 'person', 'personar');

const reasons = {
  died: 'Døydde før teljedagen',
  'children-not-counted': 'Barn blir ikkje rekna med',
  age: `Under ${joiningAge} år som medlem, eller fylt ${joiningAge} år som registrert barn`,
  'number-missing': 'Vi manglar fødselsnummeret',
  'number-unconfirmed': 'Fødselsnummeret er ikkje sjekka ferdig',
  'number-invalid': 'Fødselsnummeret er ikkje gyldig',
  'd-number': 'Har d-nummer',
  abroad: 'Har adresse i utlandet',
  elsewhere: 'Er medlem ein annan stad òg',
  'second-guardian': 'Berre éin av foreldra har sagt ja',
  restricted: 'Har bede om avgrensa bruk av opplysningane',
  'counted-already': 'Fødselsnummeret tel allereie på ei anna linje',
} satisfies Record<GrantReason, string>;

const outcomes = {
  elsewhere: 'Medlem ein annan stad òg',
  'not-found': 'Ikkje funnen',
  dead: 'Død',
  emigrated: 'Utvandra',
} satisfies Record<ControlOutcome, string>;

export const grantTexts = {
  title: 'Statstilskot',
  lead: 'Lista over dei som tel i statstilskotet, blir fryst slik registeret er på teljedagen. To personar signerer før fila kan leverast.',
  years: 'Vel år',
  countOn: (on: string) => `Teljedag: ${formatDate(on)}`,
  notYet: 'Lista kan frysast når teljedagen er komen.',
  freeze: 'Frys lista',
  freezeAgain: 'Frys lista på nytt',
  freezeHint:
    'Har du retta noko i registeret, kan du fryse på nytt. Ei liste som ventar på signatur, blir då trekt tilbake.',
  frozen: 'Lista er fryst.',
  changed: 'Lista er endra sidan du opna sida. Last sida på nytt.',
  figures: 'Tala i den nyaste lista',
  counts: 'Tel',
  leftOut: 'Tel ikkje',
  count: persons,
  money: 'Utgjer omtrent',
  moneyOf: (counted: number, rate: { year: number; amountOre: number; source: string }) =>
    `${kroner(counted * rate.amountOre)} (${kroner(rate.amountOre)} for kvar, ${rate.source})`,
  why: 'Kvifor',
  how: 'Kven',
  number: 'Kor mange',
  reasonsTitle: 'Kven tel ikkje, og kvifor',
  kindsTitle: 'Kven tel',
  kinds: {
    member: 'Medlemmer',
    child: 'Registrerte barn',
    'former-member': 'Melde ut etter teljedagen',
    'former-child': 'Barn avslutta etter teljedagen',
  } satisfies Record<GrantLineKind, string>,
  reasons,
  problemsTitle: 'Sjå på dette før levering',
  noProblems: 'Det er ingenting å rette.',
  problems: {
    ...reasons,
    'dead-since': 'Meld død etter at lista blei fryst',
    'moved-since': 'Flytta til utlandet etter at lista blei fryst',
  } satisfies Record<GrantProblem, string>,
  changesTitle: 'Endra sidan i fjor',
  noChanges: 'Ingen er komne til eller falle frå.',
  directions: { in: 'Komne til', out: 'Falle frå' },
  changes: {
    ...reasons,
    joined: 'Ny sidan i fjor',
    'child-registered': 'Barnet er registrert',
    left: 'Ikkje medlem lenger',
    'child-ended': `Registreringa er avslutta, eller barnet har fylt ${joiningAge} år`,
    gone: 'Ute av registeret',
  } satisfies Record<GrantChange, string>,
  showPersons: 'Vis personane',
  gone: 'Ute av registeret',
  more: 'Vis fleire',
  logged: 'Vi noterer kven du ser.',
  lists: 'Listene',
  noLists: 'Inga liste er fryst for dette året.',
  list: (sequence: number) => `Liste ${formatNumber(sequence)}`,
  states: {
    frozen: 'Ventar på signatur',
    withdrawn: 'Trekt tilbake',
    signed: 'Klar til levering',
    delivered: 'Levert',
  } satisfies Record<GrantList['state'], string>,
  signatures: 'Signert av',
  signedBy: (count: number) => `${count} av 2`,
  factsCode: 'Kontrollkode',
  fileCode: 'Kontrollsummen til fila',
  sign: 'Signer lista',
  signHint: 'Når du signerer, stadfestar du talet på personar og kontrollkoden over.',
  signed: 'Du har signert.',
  waitsForOther: 'Du har signert. Ein kollega må òg signere før fila kan lastast ned.',
  withdraw: 'Trekk tilbake lista',
  withdrawn: 'Lista er trekt tilbake.',
  withdrawSure: 'Vil du trekkje tilbake lista? Signaturane og fila blir borte.',
  withdrawYes: 'Ja, trekk tilbake',
  withdrawNo: 'Nei, behald ho',
  takeHint:
    'Fila har fødselsnummer i seg. Lever ho med ein gong, og slett ho frå maskina di etterpå. Vi noterer kven som lastar ho ned.',
  take: { csv: 'Last ned CSV', xlsx: 'Last ned Excel-fil' },
  place: 'Kommune',
  allPlaces: 'Alle i éi fil',
  unknownPlace: 'Utan kjend kommune',
  receipt: 'Referansen frå Statsforvaltaren',
  receiptHint: 'Står i svaret du får når fila er levert. Skriv aldri fødselsnummer her.',
  deliver: 'Noter som levert',
  delivered: 'Leveringa er notert.',
  log: 'Kva som har skjedd',
  events: {
    frozen: 'Fryst',
    withdrawn: 'Trekt tilbake',
    signed: 'Signert',
    taken: 'Fila blei lasta ned',
    delivered: 'Levert',
  } satisfies Record<GrantList['events'][number]['kind'], string>,
  by: (name: string) => `av ${name}`,
  kept: `Fødselsnummera i lista blir sletta ${retention['grant-lists'].period.years} år etter utgangen av året.`,
  controlTitle: 'Svaret frå kontrollen',
  controlLead: `Les inn svaret som ei CSV- eller Excel-fil med kolonnane «Fødselsnummer» og «Svar», der svara er «${bokmal(inFile.elsewhere)}», «${bokmal(inFile['not-found'])}», «${bokmal(inFile.dead)}» eller «${bokmal(inFile.emigrated)}». Har fila andre ord, vel du kva dei tyder. Dei som er medlem ein annan stad òg, får eit nøytralt varsel og kan velje.`,
  controlChoose: 'Vel fila',
  controlTaken: 'Svaret er lese inn.',
  controlFile: (name: string) => `Vald fil: ${name}`,
  controlAgain: 'Les inn fila på nytt',
  chooseColumns: 'Vel rette kolonnar, og les inn fila på nytt. Vi hugsar kolonnane til neste gong.',
  numberColumn: 'Kolonnen med fødselsnummer',
  outcomeColumn: 'Kolonnen med resultat',
  chooseColumn: 'Vel kolonne',
  numberColumnMissing: 'Vel kolonnen med fødselsnummer',
  outcomeColumnMissing: 'Vel kolonnen med resultat',
  noHeadings: 'Den første linja må ha namn på kolonnane. Legg til ei slik linje, og vel fila på nytt.',
  wordsUnknown: 'Fila har svar vi ikkje kjenner. Vel kva dei tyder.',
  wordMeans: (word: string) => (word ? `Kva tyder «${word}»?` : 'Kva tyder eit tomt felt?'),
  wordAt: (line: number, count: number) =>
    count > 1
      ? `Står på linje ${formatNumber(line)} og ${formatCount(count - 1, 'linje', 'linjer')} til`
      : `Står på linje ${formatNumber(line)}`,
  chooseMeaning: 'Vel kva det tyder',
  meaningMissing: 'Vel kva svaret tyder',
  controlRefused: 'Fila er ikkje lesen inn. Ingenting er endra.',
  controlMoney: (ore: number) => `Gjeld omtrent ${kroner(ore)}.`,
  faultAt: (line: number, fault: string) => `Linje ${formatNumber(line)}: ${fault}`,
  faults: {
    'not-text': 'fila er verken ei CSV-fil eller ei Excel-fil (xlsx)',
    'too-long': 'linja er for lang, eller fila er for stor',
    damaged: 'fila er skadd, eller hermeteikna stemmer ikkje',
    columns: 'vi fann ikkje begge kolonnane',
    empty: 'fila har ingen linjer',
    number: 'fødselsnummeret har ikkje elleve siffer',
    outcome: 'vi kjenner ikkje svaret',
    repeated: 'fødselsnummeret står på ei linje over òg',
    'not-in-list': 'fødselsnummeret er ikkje i lista vi leverte',
    known: 'svaret er lese inn før',
  } satisfies Record<ControlReport['problems'][number]['fault'], string>,
  outcomes,
  meanings: { ...outcomes, none: 'Ingenting å følgje opp' } satisfies Record<ControlMeaning, string>,
  answerStates: { open: 'Ventar', settled: 'Ordna', closed: 'Avslutta' },
  answersTitle: 'Sakene frå kontrollen',
  settle: 'Noter kva som er gjort',
  settleNote: 'Kva er gjort?',
  settleSave: 'Lagre og avslutt saka',
  settled: 'Saka er avslutta.',
};
export const controlNoteTexts = textFieldTexts('Skriv kva som er gjort', 'Teksten', {
  minimum: 3,
  maximum: 300,
});
export const grantReceiptTexts = {
  ...textFieldTexts('Skriv referansen frå Statsforvaltaren', 'Referansen', { minimum: 1, maximum: 100 }),
  INVALID: 'Referansen kan ikkje innehalde eit fødselsnummer',
};
export type Complete = Whole<
  Compared<typeof import('./grant-texts.ts'), typeof import('./grant-texts.nn.ts')>
>;
