/** What is held, as it is read: days, amounts, yes and no, and the words of codes. */
import {
  capitalise,
  formatDate,
  formatMomentWithTime,
  formatMonth,
  formatPhone,
  kroner,
} from '#web/texts/format.ts';
import { columnWords } from './column-words-texts.ts';
import { dataTexts } from './data-texts.ts';
import { wordOf } from './data-values-texts.ts';

export type HeldValue = string | number | boolean | null | object;

/** Names of the parts of a saved form follow the columns: `givenName` is `given_name`. */
const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** @returns empty for what says nothing */
export function heldText(table: string, column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? dataTexts.yes : dataTexts.no;
  if (typeof value === 'number') return numberText(column, value);
  if (typeof value === 'string') return plainText(table, column, value);
  if (Array.isArray(value))
    return listed(
      value.map((one) => heldText(table, column, one)),
      ', ',
    );
  return listed(
    Object.entries(value).map(([key, one]) => {
      const text = heldText(table, columnOf(key), one);
      return text && `${columnWords[columnOf(key)] ?? capitalise(wordOf(table, key, key))}: ${text}`;
    }),
    '\n',
  );
}

const listed = (texts: readonly string[], between: string): string => texts.filter(Boolean).join(between);

const numberText = (column: string, value: number): string =>
  column.endsWith('_ore') ? kroner(value) : String(value);

function plainText(table: string, column: string, value: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value))
    return capitalise(formatMomentWithTime(value, new Date()));
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value);
  if (/^\d{4}-\d\d$/.test(value)) return formatMonth(value);
  if (/^\+\d{8,15}$/.test(value)) return formatPhone(value);
  return wordOf(table, column, value);
}
