/** One row of a member register: what is taken of it, what is left out, and why a row is not taken at all. */

import { adultAge } from '#contract/values/adult-age.ts';
import { ageOn, isPlainDate, readTypedDate } from '#contract/values/birth-date.ts';
import {
  checkFodselsnummer,
  Fodselsnummer,
  type FodselsnummerSeries,
} from '#contract/values/fodselsnummer.ts';
import { joiningAge } from '#contract/values/joining-age.ts';
import { NamePart } from '#contract/values/person-name.ts';
import { readPhoneNumber } from '#contract/values/phone-number.ts';
import type { Language } from '#contract/values/portal-languages.ts';
import { addressFields, addressLimits, PostalCode } from '#contract/values/postal-address.ts';
import { singleLine } from '#contract/values/text.ts';
import {
  type Column,
  countryCode,
  languageWords,
  magazineWords,
  type Places,
  shieldedWords,
  wordIn,
  yesOrNo,
} from './register-column-rules.ts';

/** Why a row is not taken. */
export type Refusal =
  | 'NUMBER'
  | 'NAME'
  | 'BIRTH_DATE'
  | 'JOINED_ON'
  | 'TOO_YOUNG'
  | 'ENDED_ON'
  | 'DECEASED_ON'
  | 'FORMER_MEMBER'
  | 'DECEASED'
  | 'NUMBER_TWICE'
  | 'FODSELSNUMMER_TWICE'
  | 'HAS_LEFT'
  | 'ENDED_WITH_ACCOUNT';
/** What was left out of a row that is taken, or is done with it besides. */
export type Note =
  | 'EMAIL'
  | 'PHONE'
  | 'FODSELSNUMMER'
  | 'POSTAL_CODE'
  | 'ADDRESS'
  | 'COUNTRY'
  | 'SHIELDED'
  | 'CHAPTER'
  | 'LANGUAGE'
  | 'MAGAZINE'
  | 'MAGAZINE_SHIELDED'
  | 'CONSENT'
  | 'CONSENT_DATE'
  | 'CONSENT_AGE'
  | 'ENDED'
  | 'ENDED_DECEASED'
  | 'DEATH_TOLD'
  | 'ENDED_GIVES'
  | 'OWN_ACCOUNT';

export type Purpose = 'news-email' | 'news-sms';
export type Consent = { purpose: Purpose; isGiven: boolean; on: string };

export type RegisterRow = {
  number: string;
  givenName: string;
  familyName: string;
  bornOn: string;
  joinedOn: string;
  /** The last day of a membership that is over. */
  endedOn: string | null;
  isDeceased: boolean;
  /** Which text was on the form when they joined. */
  joiningText: string;
  email: string | null;
  phone: string | null;
  fodselsnummer: string | null;
  careOf: string | null;
  lines: string[];
  postalCode: string | null;
  postalPlace: string | null;
  /** Null: no address. */
  country: string | null;
  isShielded: boolean;
  chapter: string | null;
  language: Language | null;
  magazine: 'paper' | 'digital' | 'none' | null;
  consents: Consent[];
  consentText: string;
};

/** What is written where the file does not say in which words somebody agreed. */
export const unknownText = 'ukjent';
const textVersion = singleLine(0, 100);

/** @param today in Norway, `YYYY-MM-DD` */
export function readRow(
  cells: readonly string[],
  places: Places,
  options: { accept: FodselsnummerSeries; today: string },
): { row: RegisterRow; notes: Note[] } | { refusal: Refusal; number: string } {
  const { today } = options;
  const cell = (column: Column) => cells[places.get(column) ?? -1]?.trim() ?? '';
  // Spreadsheets take leading zeros away: from member numbers, postal codes and national identity numbers.
  const number = cell('number').padStart(6, '0');
  if (!/^\d{6}$/.test(number) || /^0+$/.test(number)) return { refusal: 'NUMBER', number: '' };
  const [given, family] = [NamePart.safeParse(cell('givenName')), NamePart.safeParse(cell('familyName'))];
  if (!given.success || !family.success) return { refusal: 'NAME', number };
  const bornOn = readTypedDate(cell('bornOn'));
  if (!isDayUntil(bornOn, today) || bornOn < '1890-01-01') return { refusal: 'BIRTH_DATE', number };
  if (ageOn(bornOn, today) < joiningAge) return { refusal: 'TOO_YOUNG', number };
  const joinedOn = readTypedDate(cell('joinedOn'));
  if (!isDayUntil(joinedOn, today) || joinedOn < bornOn) return { refusal: 'JOINED_ON', number };
  const endedOn = cell('endedOn') ? readTypedDate(cell('endedOn')) : null;
  if (cell('endedOn') && (!isDayUntil(endedOn, today) || endedOn < joinedOn))
    return { refusal: 'ENDED_ON', number };
  const died = readDeath(cell('deceased'), today);
  if (died === null || (died && died < joinedOn)) return { refusal: 'DECEASED_ON', number };

  const notes: Note[] = [];
  const orNote = <Value>(column: Column, note: Note, read: (text: string) => Value | null): Value | null => {
    const text = cell(column);
    if (!text) return null;
    const value = read(text);
    if (value === null && !notes.includes(note)) notes.push(note);
    return value;
  };
  const line = (column: 'careOf' | 'addressLine' | 'addressLine2' | 'postalPlace') =>
    orNote(column, 'ADDRESS', (text) => {
      const number = column === 'addressLine' ? cell('houseNumber') : '';
      return addressFields[column].safeParse(number ? `${text} ${number}` : text).data || null;
    });
  const isShielded =
    orNote('shielded', 'SHIELDED', (text) => wordIn(text, shieldedWords)) ?? notes.includes('SHIELDED');
  const magazine = orNote('magazine', 'MAGAZINE', (text) => wordIn(text, magazineWords));
  // Nothing on paper goes to an address that must not be known.
  if (isShielded && magazine === 'paper') notes.push('MAGAZINE_SHIELDED');
  const row: RegisterRow = {
    number,
    givenName: given.data,
    familyName: family.data,
    bornOn,
    joinedOn,
    isShielded,
    endedOn: endedOn ?? died ?? null,
    isDeceased: died !== undefined,
    joiningText: textVersion.safeParse(cell('joiningText')).data || unknownText,
    email: orNote('email', 'EMAIL', (text) => (isEmail(text) ? text : null)),
    phone: orNote('phone', 'PHONE', (text) => readPhoneNumber(/^47\d{8}$/.test(text) ? `+${text}` : text)),
    fodselsnummer: orNote('fodselsnummer', 'FODSELSNUMMER', (text) => {
      const digits = Fodselsnummer.safeParse(/^\d{10}$/.test(text) ? `0${text}` : text).data ?? '';
      return checkFodselsnummer(digits, options)?.bornOn.includes(bornOn) ? digits : null;
    }),
    ...readAddress({ cell, line, orNote, notes }),
    chapter: cell('chapter') || null,
    language: orNote('language', 'LANGUAGE', (text) => wordIn(text, languageWords)),
    magazine: isShielded && magazine === 'paper' ? 'digital' : magazine,
    consents: (['news-email', 'news-sms'] as const)
      .map((purpose) => readConsent(purpose, cell, { bornOn, today }, notes))
      .filter((consent) => consent !== null),
    consentText: textVersion.safeParse(cell('consentText')).data || unknownText,
  };
  return { row, notes };
}

/**
 * A day, or a yes where the day is not known: then today. An empty cell and a no say that the member lives.
 * @returns undefined for somebody who lives; null where it cannot be read
 */
function readDeath(text: string, today: string): string | null | undefined {
  if (text === '') return undefined;
  const said = wordIn(text, yesOrNo);
  if (said !== null) return said ? today : undefined;
  const day = readTypedDate(text);
  return isDayUntil(day, today) ? day : null;
}

type Address = Pick<RegisterRow, 'careOf' | 'lines' | 'postalCode' | 'postalPlace' | 'country'>;

function readAddress(read: {
  cell(column: Column): string;
  line(column: 'careOf' | 'addressLine' | 'addressLine2' | 'postalPlace'): string | null;
  orNote<Value>(column: Column, note: Note, read: (text: string) => Value | null): Value | null;
  notes: Note[];
}): Address {
  const { cell, line, orNote } = read;
  const country = orNote('country', 'COUNTRY', countryCode);
  if (read.notes.includes('COUNTRY'))
    return { careOf: null, lines: [], postalCode: null, postalPlace: null, country: null };
  const careOf = line('careOf')?.replace(/^c\/o\s*/i, '') || null;
  const lines = [line('addressLine'), line('addressLine2')].filter((text) => text !== null);
  if (country !== null && country !== 'NO') {
    // Abroad the place is a line like the others.
    const place = [cell('postalCode'), line('postalPlace')].filter(Boolean).join(' ');
    const shown = addressFields.addressLine.safeParse(place.slice(0, addressLimits.line).toWellFormed());
    if (shown.data) lines.push(shown.data);
    return { careOf, lines, postalCode: null, postalPlace: null, country: lines.length > 0 ? country : null };
  }
  const postalCode = orNote('postalCode', 'POSTAL_CODE', (text) => {
    return PostalCode.safeParse(/^\d{3}$/.test(text) ? `0${text}` : text).data ?? null;
  });
  const hasAddress = lines.length > 0 || postalCode !== null;
  return { careOf, lines, postalCode, postalPlace: line('postalPlace'), country: hasAddress ? 'NO' : null };
}

/** A yes counts from the day it was given: without that day it is no evidence. The day alone says yes too. */
function readConsent(
  purpose: Purpose,
  cell: (column: Column) => string,
  { bornOn, today }: { bornOn: string; today: string },
  notes: Note[],
): Consent | null {
  const [column, dateColumn] =
    purpose === 'news-email' ? (['newsEmail', 'newsEmailOn'] as const) : (['newsSms', 'newsSmsOn'] as const);
  const tell = (note: Note) => {
    if (!notes.includes(note)) notes.push(note);
    return null;
  };
  const text = cell(column);
  if (!text) return null;
  const day = readTypedDate(text);
  const isGiven = day !== null || wordIn(text, yesOrNo);
  if (isGiven === null) return tell('CONSENT');
  const on = day ?? readTypedDate(cell(dateColumn));
  // A no needs no evidence.
  if (!isGiven) return { purpose, isGiven, on: isDayUntil(on, today) ? on : today };
  if (!isDayUntil(on, today) || on < bornOn) return tell('CONSENT_DATE');
  return ageOn(bornOn, on) < adultAge ? tell('CONSENT_AGE') : { purpose, isGiven, on };
}

/** Registers have old addresses, so it is told from what cannot be one; the length is that of RFC 5321. */
const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]+$/u.test(text);

const isDayUntil = (day: string | null, today: string): day is string =>
  day !== null && isPlainDate(day) && day <= today;
