/** What people and attackers put into a field, and what becomes of it in each kind of field: said once for all forms. */
import type { FieldCode } from '#contract/problem.ts';

const attacksByClass = {
  nothing: { 'nothing typed': '' },
  spaces: { 'only spaces': '   ' },
  oneLetter: { 'one letter': 'Å' },
  letters: {
    'Norwegian and Sami letters': 'æøå ÁŊĐčŧ',
    'decomposed letters': 'A\u030ase',
    'an apostrophe': "O'Brien",
    'a Vietnamese name': 'Nguyễn Thị',
  },
  signs: {
    'a zero-width space': 'Ola\u200bNord',
    'an emoji': 'Ola 😀',
    markup: '<img src=x onerror=alert(1)>',
    'a statement of SQL': "'; drop table person; --",
    'a path': '../../etc/passwd',
  },
  lines: { 'two lines': 'Ola\nNord', 'a header of an e-mail': 'Ola\r\nBcc: ond@evil.example' },
  unprintable: { 'a NUL': 'Ola\u0000Nord', 'a right-to-left override': 'Ola\u202eNord' },
  huge: { 'a megabyte': 'x'.repeat(1 << 20) },
  otherType: { 'a number': 17, 'a list': ['Ola'], 'an object': { Ola: 'Nord' } },
  missing: { 'no field': undefined },
  empty: { null: null },
} as const;
type AttackClass = keyof typeof attacksByClass;

/** `taken`: the answer is 2xx, and what is kept is what was sent. `TOO_LARGE`: HTTP 413. `REASON_NEEDED`: HTTP 403. */
export type Outcome = 'taken' | 'TOO_LARGE' | 'REASON_NEEDED' | FieldCode;

const refused: Record<AttackClass, Outcome> = {
  nothing: 'REQUIRED',
  spaces: 'REQUIRED',
  oneLetter: 'INVALID',
  letters: 'INVALID',
  signs: 'INVALID',
  lines: 'INVALID',
  unprintable: 'INVALID',
  huge: 'TOO_LARGE',
  otherType: 'INVALID',
  missing: 'REQUIRED',
  empty: 'REQUIRED',
};
const mayBeEmpty = { nothing: 'taken', spaces: 'taken' } as const;
const oneLine = { oneLetter: 'taken', letters: 'taken', signs: 'taken' } as const;

const outcomesByKind = {
  /** A given or a family name. */
  name: { oneLetter: 'taken', letters: 'taken' },
  fullName: { ...oneLine, oneLetter: 'TOO_SHORT' },
  line: { ...oneLine, ...mayBeEmpty },
  neededLine: oneLine,
  text: { ...oneLine, ...mayBeEmpty, lines: 'taken' },
  /** A date, a number, a code: nothing here looks like one. */
  format: {},
  optionalFormat: { nothing: 'taken' },
  optionalCountry: mayBeEmpty,
  /** One of a few words, yes or no, an id. */
  choice: { spaces: 'INVALID' },
  optionalChoice: { spaces: 'INVALID', nothing: 'taken' },
  /** The word that says which of several shapes the body has. */
  shape: { nothing: 'INVALID', spaces: 'INVALID', missing: 'INVALID', empty: 'INVALID' },
  /** An id or a version that may be left out. */
  optionalId: { spaces: 'INVALID', missing: 'taken' },
  /** Why one may see a person. */
  ground: { spaces: 'INVALID', missing: 'REASON_NEEDED' },
} as const satisfies Record<string, Partial<Record<AttackClass, Outcome>>>;
export type FieldKind = keyof typeof outcomesByKind;

export type Attack = { name: string; value: unknown; outcome: Outcome };

/** @param maximum where the field has a length: just that is taken, one more is not */
export function attacksOn(kind: FieldKind, maximum?: number): Attack[] {
  const outcomes: Record<AttackClass, Outcome> = { ...refused, ...outcomesByKind[kind] };
  const attacks = Object.entries(attacksByClass).flatMap(([name, values]) =>
    Object.entries(values).map(([what, value]: [string, unknown]) => ({
      name: what,
      value,
      outcome: outcomes[name as AttackClass],
    })),
  );
  if (maximum === undefined) return attacks;
  // Decomposed: lengths are counted after the two signs have become one letter.
  const longest = { name: `${maximum} letters`, value: 'A\u030a'.repeat(maximum), outcome: 'taken' as const };
  const longer = { name: `${maximum + 1} letters`, value: 'x'.repeat(maximum + 1) };
  return [...attacks, longest, { ...longer, outcome: 'TOO_LONG' }];
}

/** How text is kept: trimmed, in Unicode form NFC, runs of spaces made one. */
export const keptText = (text: string): string =>
  text
    .normalize('NFC')
    .trim()
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/\r\n?/g, '\n');
