/** One record of 80 characters: from text to fields and back, by the tables of `giro-layout.ts`. */
import { type Field, type LayoutName, layouts, type RecordFields } from './giro-layout.ts';
import { GiroRefusal } from './giro-refusal.ts';

/**
 * @param text 80 characters of ISO-8859-1
 * @param line number of the record in the file, from 1
 * @throws GiroRefusal where a filler is not what it must be, or a field not of its kind
 */
export function decodeRecord(layout: LayoutName, text: string, line: number): RecordFields {
  const fields: RecordFields = {};
  for (const [name, from, to, kind] of layouts[layout] as readonly Field[]) {
    const part = text.slice(from - 1, to);
    const value = decodeField(kind, part);
    if (value === undefined) throw malformed(kind, part, line, from);
    if (name) fields[name] = value;
  }
  return fields;
}

/**
 * @param start the first eight characters, `NY210230`
 * @param values by the names of the layout; others are passed over
 * @returns 80 characters
 * @throws RangeError where a value does not fit its field, which is a fault of the caller
 */
export function encodeRecord(layout: LayoutName, start: string, values: object): string {
  const fields = values as RecordFields;
  let text = start;
  for (const [name, from, to, kind] of layouts[layout] as readonly Field[]) {
    const part = encodeField(kind, name ? (fields[name] ?? null) : null, to - from + 1);
    if (part === null) throw new RangeError(`${layout}: ${String(fields[name])} does not fit ${name}`);
    text += part;
  }
  return text;
}

const allDigits = /^[0-9]*$/;
/** Control characters have no business in a record. */
const printable = /[ -~\u00a0-\u00ff]/;
const allPrintable = /^[ -~\u00a0-\u00ff]*$/;
const zeros = '0'.repeat(80);
const blanks = ' '.repeat(80);

/** @returns undefined where the text is not of that kind */
function decodeField(kind: Field[3], part: string): RecordFields[string] | undefined {
  switch (kind) {
    case 'zeros':
      return part === zeros.slice(0, part.length) ? null : undefined;
    case 'blanks':
      return part === blanks.slice(0, part.length) ? null : undefined;
    case 'number': {
      const value = Number(part);
      return allDigits.test(part) && Number.isSafeInteger(value) ? value : undefined;
    }
    case 'digits':
      return allDigits.test(part) ? part : undefined;
    case 'text':
      return allPrintable.test(part) ? part.replace(/ +$/, '') : undefined;
    case 'kid':
      return allPrintable.test(part) ? part.replace(/^ +/, '') : undefined;
    case 'raw':
      return allPrintable.test(part) ? part : undefined;
    case 'date':
      return allDigits.test(part) ? isoDay(part) : undefined;
    case 'sign':
      return part === '0' || part === '-' ? part : undefined;
    case 'flag':
      return part === 'J' ? true : part === 'N' ? false : undefined;
    default:
      return part === kind.slice(1) ? null : undefined;
  }
}

/** @returns null where the value is not of that kind, or too long */
function encodeField(kind: Field[3], value: RecordFields[string], width: number): string | null {
  switch (kind) {
    case 'zeros':
      return zeros.slice(0, width);
    case 'blanks':
      return blanks.slice(0, width);
    case 'number':
      return Number.isSafeInteger(value) && Number(value) >= 0
        ? fitted(String(value), width, 'right', '0')
        : null;
    case 'digits':
      return allDigits.test(String(value)) ? fitted(String(value), width, 'right', '0') : null;
    case 'text':
      return fitted(latin1(String(value ?? '')), width, 'left', ' ');
    case 'kid':
      return fitted(String(value ?? ''), width, 'right', ' ');
    case 'date':
      return value === null ? zeros.slice(0, 6) : shortDay(String(value));
    case 'flag':
      return value ? 'J' : 'N';
    case 'raw':
    case 'sign':
      return String(value).length === width ? latin1(String(value)) : null;
    default:
      return kind.slice(1);
  }
}

const fitted = (text: string, width: number, side: 'left' | 'right', filler: string): string | null =>
  text.length > width ? null : side === 'left' ? text.padEnd(width, filler) : text.padStart(width, filler);

/** One character is one byte in the file; what ISO-8859-1 does not have becomes a question mark, as banks write it. */
const latin1 = (text: string): string => text.replace(/[^ -~\u00a0-\u00ff]/gu, '?');

/**
 * `170604` → `2004-06-17`. Two-digit years are 2000–2079 and 1980–1999.
 * @returns null for zeros; for a day that is not in the calendar the text as it stands, which the reader reports
 */
function isoDay(text: string): string | null {
  if (text === '000000') return null;
  const [day, month, year] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)];
  const iso = `${Number(year) < 80 ? '20' : '19'}${year}-${month}-${day}`;
  return isDay(iso) ? iso : text;
}

/** @param iso `YYYY-MM-DD` */
export const isDay = (iso: string): boolean => {
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso);
};

/** `2004-06-17` → `170604`; a day that was not in the calendar when it was read goes back as it came. */
const shortDay = (day: string): string | null =>
  /^\d{6}$/.test(day) ? day : isDay(day) ? `${day.slice(8)}${day.slice(5, 7)}${day.slice(2, 4)}` : null;

function malformed(kind: Field[3], part: string, line: number, from: number): GiroRefusal {
  const isFiller = kind === 'zeros' || kind === 'blanks';
  const isText = kind === 'text' || kind === 'kid' || kind === 'raw';
  const right = isText ? printable : kind === 'blanks' ? / / : kind === 'zeros' ? /0/ : /[0-9]/;
  const wrong = [...part].findIndex((character) => !right.test(character));
  return new GiroRefusal(isFiller ? 'padding' : 'field', line, from + Math.max(wrong, 0));
}
