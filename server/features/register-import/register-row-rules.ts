/** One row of a member register: which columns it may have, and what is taken of it. */
import { isPlainDate, readTypedDate } from '#contract/values/birth-date.ts';
import {
  checkFodselsnummer,
  Fodselsnummer,
  type FodselsnummerSeries,
} from '#contract/values/fodselsnummer.ts';
import { NamePart } from '#contract/values/person-name.ts';
import { readPhoneNumber } from '#contract/values/phone-number.ts';
import { addressFields, PostalCode } from '#contract/values/postal-address.ts';

/** Headings as they are written, in lower case and without anything but letters and digits. */
const headings: Record<string, string[]> = {
  number: ['medlemsnummer', 'medlemsnr', 'nummer'],
  givenName: ['fornavn'],
  familyName: ['etternavn'],
  bornOn: ['f\u00f8dselsdato', 'f\u00f8dt'],
  joinedOn: ['innmeldt', 'innmeldtdato', 'medlemsiden'],
  email: ['epost', 'epostadresse', 'email'],
  phone: ['mobil', 'mobiltelefon', 'telefon'],
  fodselsnummer: ['f\u00f8dselsnummer', 'personnummer'],
  careOf: ['co'],
  addressLine: ['adresse', 'adresse1', 'adresselinje1'],
  addressLine2: ['adresse2', 'adresselinje2'],
  postalCode: ['postnummer', 'postnr'],
  postalPlace: ['poststed', 'sted'],
  chapter: ['lokallag'],
};
export type Column = keyof typeof headings;
const needed: Column[] = ['number', 'givenName', 'familyName', 'bornOn', 'joinedOn'];

/** Why a row is not taken. */
export type Refusal =
  | 'NUMBER'
  | 'NAME'
  | 'BIRTH_DATE'
  | 'JOINED_ON'
  | 'NUMBER_TWICE'
  | 'FODSELSNUMMER_TWICE'
  | 'HAS_LEFT';
/** What was left out of a row that is taken. */
export type Note =
  | 'EMAIL'
  | 'PHONE'
  | 'FODSELSNUMMER'
  | 'POSTAL_CODE'
  | 'ADDRESS'
  | 'CHAPTER'
  | 'OWN_ACCOUNT';

export type RegisterRow = {
  number: string;
  givenName: string;
  familyName: string;
  bornOn: string;
  joinedOn: string;
  email: string | null;
  phone: string | null;
  fodselsnummer: string | null;
  careOf: string | null;
  lines: string[];
  postalCode: string | null;
  postalPlace: string | null;
  chapter: string | null;
};

/** @returns the place of each column that is known, and which of the needed ones are missing */
export function columnsOf(headingRow: readonly string[]): { places: Map<Column, number>; missing: string[] } {
  const plain = headingRow.map((text) =>
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  const places = new Map<Column, number>();
  for (const [column, names] of Object.entries(headings)) {
    const place = plain.findIndex((text) => names.includes(text));
    if (place >= 0) places.set(column, place);
  }
  return { places, missing: needed.filter((column) => !places.has(column)).map((c) => headings[c]![0]!) };
}

/** @param today in Norway, `YYYY-MM-DD` */
export function readRow(
  cells: readonly string[],
  places: Map<Column, number>,
  options: { accept: FodselsnummerSeries; today: string },
): { row: RegisterRow; notes: Note[] } | { refusal: Refusal; number: string } {
  const cell = (column: Column) => cells[places.get(column) ?? -1]?.trim() ?? '';
  const number = cell('number').padStart(6, '0');
  if (!/^\d{6}$/.test(number) || /^0+$/.test(number)) return { refusal: 'NUMBER', number: '' };
  const [given, family] = [NamePart.safeParse(cell('givenName')), NamePart.safeParse(cell('familyName'))];
  if (!given.success || !family.success) return { refusal: 'NAME', number };
  const bornOn = readTypedDate(cell('bornOn'));
  if (!isDayUntil(bornOn, options.today) || bornOn < '1890-01-01') return { refusal: 'BIRTH_DATE', number };
  const joinedOn = readTypedDate(cell('joinedOn'));
  if (!isDayUntil(joinedOn, options.today) || joinedOn < bornOn) return { refusal: 'JOINED_ON', number };

  const notes: Note[] = [];
  const orNote = <Value>(column: Column, note: Note, read: (text: string) => Value | null): Value | null => {
    const text = cell(column);
    if (!text) return null;
    const value = read(text);
    if (value === null) notes.push(note);
    return value;
  };
  const line = (column: 'careOf' | 'addressLine' | 'addressLine2' | 'postalPlace') =>
    orNote(column, 'ADDRESS', (text) => addressFields[column].safeParse(text).data || null);
  const row: RegisterRow = {
    ...{ number, givenName: given.data, familyName: family.data, bornOn, joinedOn },
    email: orNote('email', 'EMAIL', (text) => (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text) ? text : null)),
    phone: orNote('phone', 'PHONE', readPhoneNumber),
    fodselsnummer: orNote('fodselsnummer', 'FODSELSNUMMER', (text) => {
      const digits = Fodselsnummer.safeParse(text).data ?? '';
      return checkFodselsnummer(digits, options)?.bornOn.includes(bornOn) ? digits : null;
    }),
    careOf: line('careOf'),
    lines: [line('addressLine'), line('addressLine2')].filter((text) => text !== null),
    postalCode: orNote('postalCode', 'POSTAL_CODE', (text) => {
      // Spreadsheets take the leading zeros away.
      return PostalCode.safeParse(/^\d{3}$/.test(text) ? `0${text}` : text).data ?? null;
    }),
    postalPlace: line('postalPlace'),
    chapter: cell('chapter') || null,
  };
  return { row, notes };
}

const isDayUntil = (day: string | null, today: string): day is string =>
  day !== null && isPlainDate(day) && day <= today;
