/** What a delivery of the gift report says, and how it differs from the one before (docs/rules/tax-and-books.md). */
import { wholeKroner } from './tax-report-rules.ts';

/** `index` is the keyed index of the number, in hexadecimal: the same for the same number, and no number. */
export type DeliveredLine = { personId: string | null; index: string; name: string; amountKroner: number };

/**
 * A donor who has left the register since the newest delivery stays as reported, less what has been paid
 * back since: a delivery replaces the whole of the former one, and would take their deduction away.
 * @param sumOf what the gifts of a line come to now, in øre; undefined where that was not kept
 * @param minimumOre of the year: a donor with less is no longer reported
 */
export function keptLines<T extends DeliveredLine>(
  delivered: readonly T[],
  now: readonly DeliveredLine[],
  sumOf: (line: T) => number | undefined,
  minimumOre: number,
): T[] {
  const indexes = new Set(now.map(({ index }) => index));
  return delivered.flatMap((line) => {
    if (line.personId !== null || indexes.has(line.index)) return [];
    const sumOre = sumOf(line);
    if (sumOre === undefined) return [line];
    return sumOre < minimumOre ? [] : [{ ...line, amountKroner: wholeKroner(sumOre) }];
  });
}

export type ReportChanges = {
  added: number;
  removed: number;
  amounts: number;
  numbers: number;
  names: number;
};

/** How many lines differ, and in what. A donor is the same by person, or by number where the person is gone. */
export function reportChanges(
  before: readonly DeliveredLine[],
  now: readonly DeliveredLine[],
): ReportChanges {
  const keyOf = ({ personId, index }: DeliveredLine) => personId ?? index;
  const former = new Map(before.map((line) => [keyOf(line), line]));
  const changes: ReportChanges = { added: 0, removed: 0, amounts: 0, numbers: 0, names: 0 };
  let known = 0;
  for (const line of now) {
    const was = former.get(keyOf(line));
    if (!was) {
      changes.added += 1;
      continue;
    }
    known += 1;
    if (was.amountKroner !== line.amountKroner) changes.amounts += 1;
    if (was.index !== line.index) changes.numbers += 1;
    if (was.name !== line.name) changes.names += 1;
  }
  changes.removed = former.size - known;
  return changes;
}

export const isUnchanged = (changes: ReportChanges): boolean =>
  Object.values(changes).every((count) => count === 0);

/** What is signed, as one text: the same for the same lines, in whatever order they come. */
export const factsText = (year: number, lines: readonly DeliveredLine[]): string =>
  JSON.stringify([
    year,
    lines
      .map(({ index, name, amountKroner }) => [index, name, amountKroner])
      .sort((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1)),
  ]);

/** Two different people. */
export const signaturesNeeded = 2;

/**
 * Whole years after the year of the delivery in which it is kept, numbers and all: like the vouchers behind it
 * (bokføringsloven § 13).
 */
export const keptYears = 5;

/** @param today in Norway. @returns years of giving whose deliveries are kept no longer: this one and those before */
export const lastForgottenYear = (today: string): number => Number(today.slice(0, 4)) - keptYears - 2;
