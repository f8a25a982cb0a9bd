/** Sums of the portal beside those of the old system, line by line. */
import { type MoveInDifference, moveInDifferences } from '#contract/move-in-balance-endpoints.ts';
import type { MoveInKindId } from '#contract/move-in-values.ts';
import { readOre } from './move-in-column-rules.ts';

export type SumLine = { key: string; label: string; rows: number; ore: number };
export type ComparedLine = {
  key: string;
  label: string;
  ours: { rows: number; ore: number };
  theirs: { rows: number; ore: number };
  difference: MoveInDifference | null;
};

type ReadPart = (text: string) => string | null;
const word: ReadPart = (text) => text.trim().toLowerCase().replace(/\s+/g, ' ') || null;

const day: ReadPart = (text) => /^0?([1-9]|[12]\d|3[01])\.?$/.exec(text.trim())?.[1] ?? null;
const amount: ReadPart = (text) => readOre(text)?.toString() ?? null;
/** «2025-03» or «03.2025». */
const month: ReadPart = (text) => {
  const match = /^(?<y>\d{4})-(?<m>\d\d?)$|^(?<m2>\d\d?)[./](?<y2>\d{4})$/.exec(text.trim())?.groups;
  const [year, number] = match ? [match.y ?? match.y2!, Number(match.m ?? match.m2)] : ['', 0];
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : null;
};

/** What the lines of a kind are known by. The other kinds are one line. */
const keys: Partial<Record<MoveInKindId, readonly ReadPart[]>> = {
  members: [word, word],
  givers: [word],
  avtalegiro: [amount, day],
  vipps: [amount, day],
  gifts: [month],
};

/** Kinds whose lines have an amount too. */
export const hasAmounts = (kind: MoveInKindId): boolean => ['avtalegiro', 'vipps', 'gifts'].includes(kind);

/** @param parts as they are written. @returns what a line is known by; null where it cannot be read */
export function balanceKey(kind: MoveInKindId, parts: readonly string[]): string | null {
  const readers = keys[kind] ?? [word];
  if (parts.length !== readers.length) return null;
  const read = readers.map((reader, place) => reader(parts[place]!));
  return read.includes(null) ? null : read.join('|');
}

export type TheirProblem = { line: number; fault: 'columns' | 'key' | 'count' | 'amount' | 'twice' };

/** The old system's sums: the key in one cell or more, how many, and the amount where the kind has one. */
export function readTheirs(
  kind: MoveInKindId,
  rows: readonly { line: number; cells: readonly string[] }[],
): { lines: SumLine[]; problems: TheirProblem[] } {
  const width = (keys[kind]?.length ?? 1) + (hasAmounts(kind) ? 2 : 1);
  const lines = new Map<string, SumLine>();
  const problems: TheirProblem[] = [];
  for (const [place, { line, cells }] of rows.entries()) {
    const texts = cells.map((text) => text.trim());
    while (texts.length > width && texts.at(-1) === '') texts.pop();
    const count = Number((texts[width - (hasAmounts(kind) ? 2 : 1)] ?? '').replace(/[\s\u00a0]/g, '') || 'x');
    const key = balanceKey(kind, texts.slice(0, keys[kind]?.length ?? 1));
    // A first line with headings says how many of nothing.
    if (place === 0 && texts.length === width && !Number.isInteger(count)) continue;
    const sum = hasAmounts(kind) ? readSum(texts.at(-1)!) : 0;
    const fault: TheirProblem['fault'] | null =
      texts.length !== width
        ? 'columns'
        : key === null
          ? 'key'
          : !Number.isInteger(count) || count < 0
            ? 'count'
            : sum === null
              ? 'amount'
              : lines.has(key)
                ? 'twice'
                : null;
    if (fault) problems.push({ line, fault });
    else {
      const label = texts.slice(0, keys[kind]?.length ?? 1).join(', ');
      lines.set(key!, { key: key!, label, rows: count, ore: sum! });
    }
  }
  return { lines: [...lines.values()], problems };
}

/** A sum may be larger than what one may give. */
function readSum(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f']/g, '').replace(/^kr\.?/i, '');
  const match = /^(?<whole>\d{1,11}|\d{1,3}(\.\d{3})+)(?:[.,](?<part>\d{1,2}))?$/.exec(plain)?.groups;
  return match
    ? Number(match.whole!.replace(/\./g, '')) * 100 + Number((match.part ?? '').padEnd(2, '0'))
    : null;
}

const nothing = { rows: 0, ore: 0 };

/** Both side by side: those that differ first, each in the order of their keys. */
export function compareSums(ours: readonly SumLine[], theirs: readonly SumLine[]): ComparedLine[] {
  const lines = new Map<string, ComparedLine>();
  for (const { key, label, rows, ore } of ours)
    lines.set(key, { key, label, ours: { rows, ore }, theirs: nothing, difference: null });
  for (const { key, label, rows, ore } of theirs) {
    const line = lines.get(key) ?? { key, label, ours: nothing, theirs: nothing, difference: null };
    lines.set(key, { ...line, theirs: { rows, ore } });
  }
  const compared = [...lines.values()].map((line) => ({ ...line, difference: differenceOf(line) }));
  const weight = ({ difference }: ComparedLine) => (difference === null ? 1 : 0);
  return compared.sort(
    (one, other) =>
      weight(one) - weight(other) || one.label.localeCompare(other.label, 'nb', { numeric: true }),
  );
}

function differenceOf({ ours, theirs }: ComparedLine): MoveInDifference | null {
  if (ours.rows < theirs.rows) return ours.rows === 0 ? 'missing-here' : 'fewer';
  if (ours.rows > theirs.rows) return theirs.rows === 0 ? 'missing-there' : 'more';
  return ours.ore === theirs.ore ? null : 'amount';
}

/** Which differences there are, and how many lines of each. */
export const countDifferences = (lines: readonly ComparedLine[]) =>
  moveInDifferences
    .map((difference) => ({
      difference,
      count: lines.filter((line) => line.difference === difference).length,
    }))
    .filter(({ count }) => count > 0);

export const totalOf = (lines: readonly ComparedLine[], side: 'ours' | 'theirs') => ({
  rows: lines.reduce((sum, line) => sum + line[side].rows, 0),
  ore: lines.reduce((sum, line) => sum + line[side].ore, 0),
});
