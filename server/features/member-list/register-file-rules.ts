/** What a file of members holds: no more columns than its purpose needs, and the mark of the one who took it. */
import type { SeenField } from '#contract/look-values.ts';
import type {
  MemberChoice,
  RegisterFileColumn,
  RegisterFilePurpose,
  registerFileFormats,
} from '#contract/member-list-endpoints.ts';
import { csvCell } from '../books/voucher-rules.ts';

export type FileWish = {
  purpose: RegisterFilePurpose;
  reason: string;
  format: (typeof registerFileFormats)[number];
  choice: MemberChoice;
  /** In every row of the file. */
  code: string;
};

/** The columns of each purpose (docs/rules/member-list.md). */
export const columnsOf: Record<RegisterFilePurpose, readonly RegisterFileColumn[]> = {
  post: ['name', 'careOf', 'address', 'postalCode', 'postalPlace', 'country'],
  email: ['name', 'email', 'language'],
  phone: ['name', 'phone'],
  'missing-numbers': ['number', 'name', 'email', 'phone'],
  statistics: ['birthYear', 'chapter', 'joinedYear', 'language', 'counts'],
};

/** What the access log says was seen of each person. */
export const seenIn: Record<RegisterFilePurpose, readonly SeenField[]> = {
  post: ['name', 'address', 'membership'],
  email: ['name', 'contact-points', 'membership'],
  phone: ['name', 'contact-points', 'membership'],
  'missing-numbers': ['name', 'contact-points', 'membership'],
  statistics: ['birth-date', 'membership'],
};

/** Members without what the purpose needs are left out. */
export const isOfUse = (
  purpose: RegisterFilePurpose,
  member: Pick<Record<RegisterFileColumn, unknown>, 'email' | 'phone' | 'country'>,
): boolean =>
  purpose === 'post'
    ? member.country !== null
    : purpose === 'email' || purpose === 'phone'
      ? member[purpose] !== null
      : true;

export type RegisterFileWords = {
  /** On top: whose the file is, what for, and until when. */
  mark: readonly string[];
  columns: Readonly<Record<RegisterFileColumn, string>>;
  code: string;
  yesNo: readonly [yes: string, no: string];
};

/** The lines of the file: the mark, an empty line, the headings, and a row for each member with the code of the file. */
export function fileRows(
  purpose: RegisterFilePurpose,
  code: string,
  words: RegisterFileWords,
  members: readonly Readonly<Partial<Record<RegisterFileColumn, string | number | boolean | null>>>[],
): string[][] {
  const columns = columnsOf[purpose];
  const cell = (value: string | number | boolean | null | undefined) =>
    typeof value === 'boolean' ? words.yesNo[value ? 0 : 1] : String(value ?? '');
  return [
    ...words.mark.map((line) => [line]),
    [],
    [...columns.map((column) => words.columns[column]), words.code],
    ...members.map((member) => [...columns.map((column) => cell(member[column])), code]),
  ];
}

/** Semicolons, UTF-8 with a byte order mark. A cell that a spreadsheet would run is made text. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`;
