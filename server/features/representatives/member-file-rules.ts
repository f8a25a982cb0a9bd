/** The list of members as a file: safe for spreadsheets, and marked with who has taken it, what for, and until when. */
import type { UnitMember } from '#contract/unit-member-endpoints.ts';
import { csvCell } from '../books/voucher-rules.ts';

export type FileWords = {
  /** What stands on top, and says whose the file is. */
  mark: readonly string[];
  columns: readonly string[];
};

/**
 * Semicolons, UTF-8 with a byte order mark. The mark stands on top, and its code in every row: a part of the list still
 * says where it came from. A cell that a spreadsheet would run is made text.
 */
export function memberFile(words: FileWords, code: string, members: readonly UnitMember[]): string {
  const rows = members.map(({ name, place, joinedYear, email, phone }) => [
    name,
    place ?? '',
    String(joinedYear),
    email ?? '',
    phone ?? '',
    code,
  ]);
  const lines = [...words.mark.map((line) => [line]), [], [...words.columns], ...rows];
  return `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`;
}
