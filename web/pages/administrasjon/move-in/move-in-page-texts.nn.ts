/** In nynorsk. */
import type { MoveInDecision, MoveInMatch, MoveInOutcome, MoveInState } from '#contract/move-in-values.ts';
import { choiceTexts, textFieldTexts } from '#web/texts/field-texts.ts';
import { formatCount, formatNumber } from '#web/texts/format.ts';
import type { Compared, Whole } from '#web/texts/language.ts';

const rows = (count: number) => formatCount(count, 'rad', 'rader');
const files = 'CSV eller Excel (.xlsx), høgst 300 MB';

export const moveInPageTexts = {
  title: 'Flytt inn eit gammalt register',
  lead: 'Flytt inn medlemmer, givarar, avtalar og gåver frå eit gammalt system, éi fil om gongen. Fila blir kontrollert først, og ingenting blir skrive i registeret før du seier frå.',
  order: 'Byrj med medlemmer og givarar. Det andre høyrer til personane og kjem etter dei.',
  back: 'Tilbake til filene',
  new: 'Flytt inn ei fil',
  kind: 'Kva er i fila?',
  kindPlaceholder: 'Vel innhald',
  source: 'Kva system kjem fila frå?',
  sourceHint:
    'Bruk same namn for alle filene frå eit system. Filer frå hitobito, CiviCRM, Dynamics og Salesforce blir kjende igjen på namnet.',
  file: 'Fil',
  fileHint: `${files}. Overskriftene må stå i den første rada.`,
  chooseFile: 'Vel fil',
  chosen: (name: string) => `Du har valt ${name}.`,
  noFile: 'Vel fila som skal flyttast inn',
  wrongFile: `Vel ei fil i ${files}`,
  send: 'Send fila',
  sending: 'Fila blir send',
  sentSoFar: (percent: number) => `${percent} prosent er sendt. La sida stå open til alt er sendt.`,
  resume: 'Fila er ikkje ferdig send',
  resumeText: (name: string) =>
    `Vel ${name} på nytt, så held sendinga fram der ho stoppa. Du kan òg slette det som er sendt.`,
  otherFile: 'Det er ei anna fil enn den du byrja med. Vel den same fila.',
  list: 'Filer',
  none: 'Ingen filer er flytta inn enno.',
  more: 'Vis fleire filer',
  open: 'Opne',
  startedBy: (name: string, when: string) => `${name}, ${when}`,
  from: (source: string) => `Frå ${source}`,
  states: {
    receiving: 'Blir send',
    reading: 'Blir lesen',
    matching: 'Kolonnane skal koplast',
    staging: 'Blir kontrollert',
    staged: 'Klar til å flyttast inn',
    refused: 'Kan ikkje lesast',
    applying: 'Blir flytta inn',
    applied: 'Flytta inn',
    undoing: 'Blir angra',
    undone: 'Angra',
    discarded: 'Sletta',
  } satisfies Record<MoveInState, string>,
  balanced: 'Avstemt',
  notBalanced: 'Ikkje avstemt',
  working: {
    reading: 'Overskriftene blir lesne. Det tek som regel nokre sekund.',
    staging: 'Fila blir kontrollert rad for rad. Du kan gå frå sida og kome tilbake.',
    applying: 'Radene blir skrivne i registeret. Du kan gå frå sida og kome tilbake.',
    undoing: 'Det som blei flytta inn, blir teke ut igjen.',
  },
  rowsRead: (done: number) => `${rows(done)} er ${done === 1 ? 'lesen' : 'lesne'}`,
  rowsDone: (done: number, all: number) => `${formatNumber(done)} av ${rows(all)} er flytta inn.`,
  counts: {
    new: 'Blir flytta inn',
    duplicate: 'Kan vere her allereie',
    known: 'Flytta inn før',
    refused: 'Avvist',
    taken: 'Flytta inn',
    'left-out': 'Utelaten',
  } satisfies Record<MoveInOutcome, string>,

  match: 'Kople kolonnane',
  matchText:
    'Vel kva overskrift i fila kvart felt skal lesast frå, eller dra overskrifta bort på feltet. Det du vel, blir hugsa til neste fil frå same system.',
  headings: 'Overskriftene i fila',
  headingUsed: (field: string) => `Blir lesen som ${field}`,
  headingUnused: 'Blir ikkje lesen',
  fields: 'Felta i portalen',
  needed: (field: string) => `${field} (må vere med)`,
  notRead: 'Blir ikkje lese',
  example: (values: readonly string[]) => `Til dømes ${values.join(', ')}`,
  emptyColumn: 'Kolonnen er tom i dei første radene',
  missing: (field: string) => `Vel kvar ${field} står i fila`,
  check: 'Kontroller fila',
  changeColumns: 'Endre koplinga av kolonnane',

  report: 'Kontroll av fila',
  reportText: 'Ingenting er skrive i registeret enno.',
  reportDone: 'Kva det blei av radene',
  show: 'Vis rader',
  allRemarks: 'Alle rader med ein merknad',
  line: 'Linje',
  lines: (first: number, last: number) => `Linje ${first} til ${last}`,
  key: 'Nøkkel',
  outcome: 'Utfall',
  remark: 'Merknad',
  noRows: 'Ingen rader å vise.',
  moreRows: 'Vis fleire rader',
  download: 'Last ned rapporten (CSV)',
  downloaded: 'Rapporten er lasta ned.',

  duplicates: 'Kan vere her allereie',
  duplicatesText: (open: number) =>
    `${formatCount(open, 'person', 'personar')} i fila kan vere i registeret allereie. Avgjer kvar av dei, eller alle under eitt. Alle som blir viste, kan sjå det i loggen sin.`,
  duplicatesDone: 'Alle er avgjorde.',
  showDecided: 'Vis òg dei som er avgjorde',
  matchedBy: {
    number: 'Same fødselsnummer eller medlemsnummer',
    contact: 'Same e-postadresse eller telefonnummer',
    name: 'Same namn og fødselsdato',
  } satisfies Record<MoveInMatch, string>,
  inFile: (line: number) => `I fila, linje ${line}`,
  here: 'I registeret',
  born: (day: string) => `Fødd ${day}`,
  memberNumber: (number: string) => `Medlem ${number}`,
  decisions: {
    same: 'Same person',
    other: 'Ein annan person',
    'leave-out': 'Ikkje flytt inn',
  } satisfies Record<MoveInDecision, string>,
  decideAbout: (words: string, name: string) => `${words}: ${name}`,
  decided: 'Valet er lagra.',
  rest: 'Alle som ikkje er avgjorde',
  restHint:
    'To personar kan aldri ha same nummer. Dei som er funne på nummer, må derfor avgjerast kvar for seg.',
  moreDuplicates: 'Vis fleire',

  apply: 'Flytt inn',
  applyText: (count: number, decided: number) =>
    `${rows(count)} er ${count === 1 ? 'ny' : 'nye'}${
      decided > 0 ? `, og ${rows(decided)} er ${decided === 1 ? 'avgjord' : 'avgjorde'}` : ''
    }. Du kan angre alt til nokon endrar noko av det.`,
  applyNone: 'Ingen rader i fila kan flyttast inn.',
  undecided: 'Avgjer først dei som kan vere her allereie.',
  applying: 'Innflyttinga har byrja.',
  discard: 'Slett fila',
  discardSure: 'Vil du slette fila og alt som er lese av ho?',
  discardYes: 'Ja, slett',
  discardNo: 'Nei, behald',
  discarded: 'Fila er sletta.',
  undo: 'Angre alt',
  undoText: 'Alt som kom med fila, blir teke ut igjen. Det går berre så lenge ingen har endra noko av det.',
  undoSure: 'Vil du ta ut igjen alt som kom med fila?',
  undoYes: 'Ja, angre alt',
  undoNo: 'Nei, la det stå',
  undoing: 'Angringa har byrja.',
  refusedTitle: 'Fila kan ikkje lesast',
  faultTitle: 'Det siste steget blei ikkje gjort',
  again: {
    title: 'Logg inn på nytt først',
    text: 'Å skrive i registeret krev at du nettopp har logga inn. Du kjem tilbake hit.',
    button: 'Logg inn på nytt',
  },
  log: 'Logg',
  logLine: (what: string, by: string, when: string) => `${what}, ${by}, ${when}`,
  events: {
    begun: 'Byrja å sende fila',
    matched: 'Kopla kolonnane',
    staged: 'Fila blei kontrollert',
    refused: 'Fila kunne ikkje lesast',
    decided: 'Avgjorde kven som er same person',
    applied: 'Flytta inn',
    undone: 'Angra alt',
    'not-undone': 'Prøvde å angre',
    discarded: 'Sletta fila',
  } as Record<string, string>,
};

export const moveInFieldTexts = {
  kind: choiceTexts('Vel kva som er i fila'),
  source: textFieldTexts('Skriv kva system fila kjem frå', 'Namnet på systemet', {
    minimum: 2,
    maximum: 60,
  }),
};
export type Complete = Whole<
  Compared<typeof import('./move-in-page-texts.ts'), typeof import('./move-in-page-texts.nn.ts')>
>;
