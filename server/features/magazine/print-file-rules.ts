/**
 * The print file: one line for each envelope, as Posten wants addresses (Bring, «Adressering»). No column and no
 * value says who is a member. Opened in a spreadsheet, no cell of it is a formula.
 */
import { kidCheckDigit } from '#contract/values/kid.ts';
import type { PostalAddress } from '#contract/values/postal-address.ts';

export const labelLineCount = 6;

export type PrintLabel = {
  /** What stands small on the envelope; see {@link labelCode}. */
  code: string;
  lines: readonly string[];
  postalCode: string | null;
  isAbroad: boolean;
};

/** A running number with a check digit (modulus 10): what comes back can be typed without finding the wrong person. */
export const labelCode = (number: number): string => `${number}${kidCheckDigit(String(number), 'mod10')}`;

/** As large as the database counts labels. */
const largestLabel = 2_147_483_647;

/** @returns null where the check digit is wrong, or no label has that number */
export function labelNumberOf(code: string): number | null {
  const number = Number(code.slice(0, -1));
  return number > 0 && number <= largestLabel && labelCode(number) === code ? number : null;
}

/**
 * The lines of an address: in Norway postal code and place last, in capitals; abroad the country in Norwegian, in
 * capitals, after what stands as it is written there.
 * @param countryName of a code, in Norwegian
 */
export function labelLines(
  name: string,
  address: PostalAddress,
  countryName: (code: string) => string,
): string[] {
  const { careOf, lines, country, postalCode, postalPlace } = address;
  const last =
    country === 'NO'
      ? `${postalCode ?? ''} ${(postalPlace ?? '').toUpperCase()}`.trim()
      : countryName(country).toUpperCase();
  return [name, ...(careOf ? [`c/o ${careOf}`] : []), ...lines, last].filter((line) => line !== '');
}

/** A cell that a spreadsheet would reckon with, also in wide letters, gets an apostrophe in front; quotes are doubled. */
function cell(text: string): string {
  const line = text.replace(/[\r\n\t]+/g, ' ');
  const safe = /^\s*[=+\-@|%＝＋－＠]/.test(line) ? `'${line}` : line;
  return `"${safe.replaceAll('"', '""')}"`;
}

const headings = [
  'Referanse',
  ...Array.from({ length: labelLineCount }, (_, place) => `Linje ${place + 1}`),
  'Postnummer',
  'Postformat',
];

/** Norway first, by postal code, then the rest by country: as the post sorts it. */
const order = (one: PrintLabel, other: PrintLabel) =>
  Number(one.isAbroad) - Number(other.isAbroad) ||
  sortKey(one).localeCompare(sortKey(other), 'nb') ||
  one.code.length - other.code.length ||
  (one.code < other.code ? -1 : 1);
const sortKey = ({ postalCode, isAbroad, lines }: PrintLabel) =>
  isAbroad ? (lines.at(-1) ?? '') : (postalCode ?? '');

/** Semicolons and a byte order mark, as Norwegian spreadsheets want it. Codes and postal codes are text in quotes. */
export function printFile(labels: readonly PrintLabel[]): string {
  const rows = [...labels].sort(order).map(({ code, lines, postalCode, isAbroad }) => {
    const shown = Array.from({ length: labelLineCount }, (_, place) => lines[place] ?? '');
    return [code, ...shown, postalCode ?? '', isAbroad ? 'Utland' : 'Innland'];
  });
  return `\ufeff${[headings, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
