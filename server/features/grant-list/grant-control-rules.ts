/** The answer of the authorities' control as a CSV or XLSX file: a number and what was found, under headings that are theirs. */
import {
  type ControlChoice,
  type ControlMeaning,
  type ControlOutcome,
  type ControlReport,
  controlOutcomes,
} from '#contract/grant-control.ts';
import { guessMapping, type Mapping, placesOf, plainWord } from '#contract/values/file-columns.ts';
import { singleLine } from '#contract/values/text.ts';

export type ControlLine = { line: number; digits: string; outcome: ControlOutcome };
export type ControlProblem = ControlReport['problems'][number];

/** As it is in the file, from line 1. */
export type ControlRow = { line: number; cells: readonly string[] };
type Names = { headings: readonly [string, ...string[]]; isNeeded: true };
export type ControlWords = {
  columns: Readonly<Record<'number' | 'outcome', Names>>;
  /** Parts of what may be written for each outcome. */
  parts: Readonly<Record<ControlOutcome, readonly string[]>>;
  /** What may be written where there is nothing to do, as a whole. */
  none: readonly string[];
  /** Words that turn what they are written with into its opposite. */
  negations: readonly string[];
};
/** Headings to look for first, and what words mean, as they are compared. */
export type ControlChosen = { columns: Mapping; words: ReadonlyMap<string, ControlMeaning> };

/** How many problems are reported. */
export const problemsShown = 50;
/** More headings, or more different words, are another kind of file or another column. */
const headingsShown = 60;
const wordsShown = 12;
const wordLength = 60;
const Heading = singleLine(0, 100);
const withoutMarks = (cell: string) => cell.replace(/[\s.-]/g, '');

/** As they can be chosen, else ''; none where the first line has a number, and so is of a person. */
function headingsOf(row: ControlRow | undefined): string[] {
  const cells = row?.cells ?? [];
  if (cells.some((cell) => /^\d{10,11}$/.test(withoutMarks(cell)))) return [];
  return cells.map((cell) => Heading.safeParse(cell).data ?? '');
}

/** Spreadsheets drop a zero in front. @returns eleven digits, or null */
function digitsOf(cell = ''): string | null {
  const digits = withoutMarks(cell);
  return /^\d{10,11}$/.test(digits) ? digits.padStart(11, '0') : null;
}

/** @returns null where no rule knows it, or more than one does */
export function meaningOf(
  cell: string,
  words: ControlWords,
  chosen: ReadonlyMap<string, ControlMeaning> = new Map(),
): ControlMeaning | null {
  const plain = plainWord(cell);
  const known = chosen.get(plain);
  if (known) return known;
  if (words.none.some((word) => plainWord(word) === plain)) return 'none';
  let rest = plain;
  const found = new Set<ControlOutcome>();
  for (const outcome of controlOutcomes)
    for (const part of words.parts[outcome].map(plainWord)) {
      if (!rest.includes(part)) continue;
      found.add(outcome);
      rest = rest.replaceAll(part, ' ');
    }
  const isNegated = words.negations.some((word) => rest.includes(word));
  return found.size === 1 && !isNegated ? [...found][0]! : null;
}

type Unknown = ControlChoice['words'][number];

/** None where there are too many, or where one may be of a person: the column is another. */
function wordsOf(unknown: ReadonlyMap<string, Unknown>): Unknown[] {
  const words = [...unknown.values()];
  const isOther = words.length > wordsShown;
  return isOther || words.some(({ word }) => word.length > wordLength || /\d{6}/.test(word)) ? [] : words;
}

/**
 * Other columns are left unread, and so are lines that say there is nothing to do.
 * @returns the lines, or what is wrong with them and what may be chosen to mend it; and the headings that were read
 */
export function readControl(
  rows: readonly ControlRow[],
  words: ControlWords,
  chosen: ControlChosen = { columns: {}, words: new Map() },
): { lines: ControlLine[]; problems: ControlProblem[]; choice: ControlChoice; columns: Mapping } {
  const [first, ...rest] = rows;
  const headings = headingsOf(first);
  const columns = guessMapping(words.columns, headings, chosen.columns);
  const { places, missing } = placesOf(words.columns, headings, columns);
  const [numberAt, outcomeAt] = [places.get('number'), places.get('outcome')];
  const choice: ControlChoice = {
    headings: [...new Set(headings.filter((heading) => heading !== ''))].slice(0, headingsShown),
    number: numberAt === undefined ? null : headings[numberAt]!,
    outcome: outcomeAt === undefined ? null : headings[outcomeAt]!,
    words: [],
  };
  const refusedAt = (line: number, fault: 'columns' | 'empty') => ({
    lines: [],
    problems: [{ line, fault }],
    choice,
    columns,
  });
  if (missing.length > 0) return refusedAt(first?.line ?? 1, 'columns');
  if (rest.length === 0) return refusedAt(1, 'empty');
  const seen = new Set<string>();
  const lines: ControlLine[] = [];
  const problems: ControlProblem[] = [];
  const unknown = new Map<string, Unknown>();
  for (const { line, cells } of rest) {
    const digits = digitsOf(cells[numberAt!]);
    const said = cells[outcomeAt!]?.trim() ?? '';
    const meaning = meaningOf(said, words, chosen.words);
    if (digits === null) problems.push({ line, fault: 'number' });
    else if (meaning === null) {
      problems.push({ line, fault: 'outcome' });
      const plain = plainWord(said);
      const { count, ...word } = unknown.get(plain) ?? { word: said, line, count: 0 };
      unknown.set(plain, { ...word, count: count + 1 });
    } else if (seen.has(digits)) problems.push({ line, fault: 'repeated' });
    else if (meaning !== 'none') lines.push({ line, digits, outcome: meaning });
    if (digits !== null) seen.add(digits);
  }
  return { lines, problems, choice: { ...choice, words: wordsOf(unknown) }, columns };
}

const mended: readonly ControlProblem['fault'][] = ['columns', 'number', 'outcome'];

/** @returns whether other columns or a meaning for a word may mend it */
export const isMendedByChoice = (problems: readonly ControlProblem[]): boolean =>
  problems.some(({ fault }) => mended.includes(fault));

/** Days until a person who has not chosen is reminded, and how often. */
export const reminderDays = 60;
export const remindersSent = 2;

/** The last day on which a choice can change what counts on the next count day. */
export const closingDay = (year: number): string => `${year}-12-31`;
