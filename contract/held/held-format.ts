/** What is held, as it is read: days, amounts, yes and no, and the words of codes. The page and the download write it alike. */

/** How a language writes what is in a row. */
export type HeldLanguage = {
  columnWords: Readonly<Record<string, string>>;
  /** @returns the code itself where it has no word */
  wordOf(table: string, column: string, code: string): string;
  yes: string;
  no: string;
  /** @param day `YYYY-MM-DD` */
  day(day: string): string;
  /** @param month `YYYY-MM` */
  month(month: string): string;
  /** @param moment ISO 8601 */
  moment(moment: string): string;
  money(amountOre: number): string;
  /** @param phone E.164 */
  phone(phone: string): string;
  capitalise(phrase: string): string;
};

/** Names of the parts of a saved form follow the columns: `givenName` is `given_name`. */
const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const listed = (texts: readonly string[], between: string): string => texts.filter(Boolean).join(between);

/** @returns empty for what says nothing */
export function heldValueText(language: HeldLanguage, table: string, column: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? language.yes : language.no;
  if (typeof value === 'number') return column.endsWith('_ore') ? language.money(value) : String(value);
  if (typeof value === 'string') return plainText(language, table, column, value);
  if (Array.isArray(value))
    return listed(
      value.map((one) => heldValueText(language, table, column, one)),
      ', ',
    );
  const { columnWords, capitalise, wordOf } = language;
  return listed(
    Object.entries(value).map(([key, one]) => {
      const text = heldValueText(language, table, columnOf(key), one);
      return text && `${columnWords[columnOf(key)] ?? capitalise(wordOf(table, key, key))}: ${text}`;
    }),
    '\n',
  );
}

function plainText(language: HeldLanguage, table: string, column: string, value: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return language.moment(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return language.day(value);
  if (/^\d{4}-\d\d$/.test(value)) return language.month(value);
  if (/^\+\d{8,15}$/.test(value)) return language.phone(value);
  return language.wordOf(table, column, value);
}
