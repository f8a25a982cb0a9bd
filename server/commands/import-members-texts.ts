/** Messages of the import to the operator. */

import { csvFaultWords, rowNoteWords, rowProblemWords, xlsxFaultWords } from '#contract/move-in-texts.ts';
import type { MoveInOutcome } from '#contract/move-in-values.ts';
import type { Change } from '#server/features/register-import/register-change-rules.ts';
import type { Outcome } from '#server/features/register-import/register-plan-service.ts';
import type { Note, Refusal } from '#server/features/register-import/register-row-rules.ts';
import type { CsvFault } from '#server/platform/csv-rows.ts';
import type { XlsxFault } from '#server/platform/xlsx/xlsx-archive.ts';

export const resultWords: Record<Outcome['result'], string> = {
  added: 'nytt',
  changed: 'endret',
  same: 'uendret',
  refused: 'avvist',
};
export const refusalWords: Record<Refusal, string> = rowProblemWords;
export const noteWords: Record<Note, string> = rowNoteWords;
export const changeWords: Record<Change, string> = {
  name: 'navn',
  'birth-date': 'fødselsdato',
  joined: 'innmeldingsdato',
  ended: 'utmeldingsdato',
  email: 'e-post',
  phone: 'telefon',
  address: 'adresse',
  shielded: 'skjermet adresse',
  language: 'målform',
  magazine: 'magasin',
  chapter: 'lokallag',
  fodselsnummer: 'fødselsnummer',
  consent: 'samtykke',
};
export const xlsxWords: Record<XlsxFault, string> = xlsxFaultWords;
export const csvWords: Record<CsvFault, string> = csvFaultWords;
export const importTexts = {
  usage:
    'Bruk: npm run import -- members FIL.csv|FIL.xlsx [--apply] [--report RAPPORT.csv]\n      npm run import -- SLAG FIL --source=SYSTEM [--duplicates=same|other|leave-out] [--apply] [--report RAPPORT.csv]\n      npm run import -- undo ID\nSlag: members, givers, children, offices, avtalegiro, vipps, gifts, magazine, consents, sign-ups, enquiries. Uten --apply blir ingenting skrevet.',
  noFile: (file: string) => `Filen ${file} kan ikke leses.`,
  unknownKind:
    'Bare CSV og XLSX kan leses. Lagre regnearket som «Excel-arbeidsbok (.xlsx)» eller «CSV UTF-8», og prøv igjen.',
  columnsMissing: (columns: string[]) =>
    `Filen mangler kolonnene: ${columns.join(', ')}. Overskriftene må stå i den første raden.`,
  columnsIgnored: (headings: string[]) => `Disse kolonnene blir ikke lest: ${headings.join(', ')}.`,
  changed: (what: string[]) => `endret ${what.join(', ')}`,
  reportHeading: 'linje;medlemsnummer;utfall;merknad\n',
  progress: (rows: number) => `${rows} rader lest`,
  done: (counts: Record<Outcome['result'], number>, isWritten: boolean) =>
    `${counts.added} nye, ${counts.changed} endret, ${counts.same} uendret, ${counts.refused} avvist. ${
      isWritten ? 'Skrevet til registeret.' : 'Prøvekjøring: ingenting er skrevet. Kjør igjen med --apply.'
    }`,
};

type MoveInCounts = Record<MoveInOutcome, number>;
const countWords = ({ known, refused, duplicate }: MoveInCounts) =>
  [
    known ? `${known} flyttet inn før` : '',
    duplicate ? `${duplicate} kan allerede være her` : '',
    `${refused} avvist`,
  ]
    .filter(Boolean)
    .join(', ');
export const moveInTexts = {
  dryRun: (counts: MoveInCounts) =>
    `${counts.new} nye, ${countWords(counts)}. Prøvekjøring: ingenting er skrevet. Kjør igjen med --apply.`,
  done: (counts: MoveInCounts, id: string) =>
    `${counts.taken} flyttet inn, ${countWords(counts)}. Angres med: npm run import -- undo ${id}`,
  undecided: (rows: number) =>
    `${rows} i filen kan allerede være her. Kjør igjen med --duplicates=same, other eller leave-out. Ingenting er skrevet.`,
  noRun: 'Det finnes ingen innflytting med den id-en som kan angres.',
  undone: 'Innflyttingen er angret.',
};
