/** The columns of a file that is moved in: how they are called, what may be in them, and how a row of them is read. */
import type { ColumnTexts } from '#contract/move-in-column-texts.ts';
import { readTypedDate } from '#contract/values/birth-date.ts';
import { readContactPoint } from '#contract/values/contact-point.ts';
import type { CellPlaces } from '#contract/values/file-columns.ts';
import { singleLine } from '#contract/values/text.ts';
import { wordIn, yesOrNo } from './register-column-rules.ts';

/** What a cell is read against. */
export type ReadContext = {
  /** In Norway, `YYYY-MM-DD`. */
  today: string;
};

/** @returns null where the cell cannot be read */
export type ReadCell<Value = unknown> = (text: string, context: ReadContext) => Value | null;
export type MoveInColumn = ColumnTexts & { read: ReadCell };
export type MoveInColumns = Readonly<Record<string, MoveInColumn>>;
type Readers = Readonly<Record<string, ReadCell>>;
/** What is read of a row: null where an optional cell is empty. */
export type ContentOf<Read extends Readers> = {
  [Key in keyof Read]: Read[Key] extends ReadCell<infer Value> ? Value | null : never;
};

/** The columns of a kind with how each is read. */
export const columnsFor = <Names extends string>(
  texts: Readonly<Record<Names, ColumnTexts>>,
  readers: Readonly<Record<NoInfer<Names>, ReadCell>>,
): Readonly<Record<Names, MoveInColumn>> =>
  Object.fromEntries(
    Object.entries<ColumnTexts>(texts).map(([name, said]) => [
      name,
      { ...said, read: readers[name as Names] },
    ]),
  ) as Record<Names, MoveInColumn>;

export type CellProblem = { problem: 'MISSING' | 'UNREADABLE'; column: string };

/** Reads a row by its columns. A cell that cannot be read refuses the row: half a promise is no promise. */
export function readCells(
  columns: MoveInColumns,
  cells: readonly string[],
  places: CellPlaces,
  context: ReadContext,
): { content: Record<string, unknown> } | CellProblem {
  const content: Record<string, unknown> = {};
  for (const [name, column] of Object.entries(columns)) {
    const text = cells[places.get(name) ?? -1]?.trim() ?? '';
    if (text === '') {
      if (column.isNeeded) return { problem: 'MISSING', column: column.headings[0] };
      content[name] = null;
      continue;
    }
    const value = column.read(text, context);
    if (value === null) return { problem: 'UNREADABLE', column: column.headings[0] };
    content[name] = value;
  }
  return { content };
}

const line = singleLine(1, 200);
/** One line of text as it is written. */
export const readText = (text: string): string | null => line.safeParse(text).data ?? null;
/** An id of the old system: nothing that a spreadsheet could run. */
export const readId = (text: string): string | null =>
  /^[\p{L}\p{N}][\p{L}\p{N}._:/-]{0,79}$/u.test(text) ? text : null;
export const readDay = (text: string): string | null => {
  // Databases write the hour with the day.
  const day = readTypedDate(text.replace(/[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/, ''));
  return day !== null && day >= '1890-01-01' && day <= '2199-12-31' ? day : null;
};
export const readPastDay = (text: string, { today }: ReadContext): string | null => {
  const day = readDay(text);
  return day !== null && day <= today ? day : null;
};
const momentShape =
  /^(?<day>\S+?)(?:[T ](?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?<zone>Z|[+-]\d\d:?\d\d)?)?$/;
/** A day, or a moment: on the clock in Norway where the file names no zone. @returns `YYYY-MM-DDTHH:MM`, with the zone of the file */
export const readPastMoment = (text: string, context: ReadContext): string | null => {
  const { day = '', time = '00:00', zone = '' } = momentShape.exec(text)?.groups ?? {};
  const on = readPastDay(day, context);
  return on === null ? null : `${on}T${time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`;
};
export const readEmail = (text: string): string | null => {
  const found = readContactPoint(text);
  return found?.kind === 'email' ? found.value : null;
};
/** A national identity number as it is typed; spreadsheets drop a zero in front. */
export const readDigits = (text: string): string | null => {
  const digits = text.replace(/\s/g, '').padStart(11, '0');
  return /^\d{11}$/.test(digits) ? digits : null;
};
export const readYesOrNo = (text: string): boolean | null => wordIn(text, yesOrNo);
export const readWord =
  <Value>(words: readonly (readonly [Value, string])[]) =>
  (text: string): Value | null =>
    wordIn(text, words);

/** More than this is a typing error. */
const mostOre = 1_000_000_000;
/** «250», «250,50», «1 250.00», «kr 250,-». @returns whole øre, more than nothing */
export function readOre(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/^(kr|nok)\.?/, '')
    .replace(/(kr|nok|,-|,–)$/, '');
  const match = /^(?<whole>\d{1,3}(?:[.,' ]\d{3})+|\d{1,8})(?:[.,](?<part>\d{1,2}))?$/.exec(plain);
  if (!match?.groups) return null;
  const { whole, part = '' } = match.groups;
  const ore = Number(whole!.replace(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return ore > 0 && ore <= mostOre ? ore : null;
}
