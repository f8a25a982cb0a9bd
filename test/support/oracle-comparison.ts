/** Whether two series of answers can be told apart: by what they say, by their length, and by how long they took. */
import type { Answer } from './answer.ts';

/** Headers that differ between any two answers. */
const ownOfEachAnswer = new Set([
  'date',
  'x-request-id',
  'retry-after',
  'keep-alive',
  'set-cookie',
  'location',
]);

/** What differs between any two callers is taken out; what is left has to be the same. @param typed what was sent */
export function plainText(text: string, typed: readonly string[]): string {
  // First: a short name can be in the letters of a permit by chance.
  let plain = text.replace(/\d{13}\.[\w-]{20,}/g, '<permit>');
  for (const one of typed) if (one) plain = plain.replaceAll(one, '<typed>');
  return plain
    .replace(/[\w.+-]+@[\w-]+\.example/g, '<email>')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/(?=[\w-]*\d)[\w-]{22,}/g, '<token>')
    .replace(/\b[A-Z]-([0-9A-F]{6}\b|\d{4,}(-\d+)?)/g, '<reference>')
    .replace(/\+47\d{8}/g, '<phone>')
    .replace(/"\d{6,}"/g, '"<number>"');
}

/** Everything of an answer that a caller sees but how long it took. */
export function seenOf({ status, text, headers }: Answer, typed: readonly string[]): string {
  const shown = Object.entries(headers as Record<string, unknown>)
    .filter(([name]) => !ownOfEachAnswer.has(name) && !name.startsWith('x-ratelimit'))
    .map(([name, value]) => `${name}: ${plainText(String(value), typed)}`)
    .sort();
  return [status, ...shown, plainText(text, typed)].join('\n');
}

/** What two answers differ by, around the first place of each line; empty where they are the same. */
export function differenceOf(one: string, other: string): string {
  const [lines, others] = [one.split('\n'), other.split('\n')];
  const differing = lines.flatMap((line, place) => {
    const against = others[place] ?? '';
    if (line === against) return [];
    const at = [...line].findIndex((letter, index) => letter !== against[index]);
    const around = (text: string) => text.slice(Math.max(0, at - 40), at + 80);
    return [`${around(line)} ≠ ${around(against)}`];
  });
  return one === other ? '' : [lines[0], ...differing].join('\n');
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Mann-Whitney's U, two-sided, by its normal approximation with a correction for ties. @returns the probability */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  let [ranks, ties] = [0, 0];
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]!.value === all[from]!.value) to += 1;
    const size = to - from;
    const rank = (from + 1 + to) / 2;
    ranks += rank * all.slice(from, to).filter(({ isOne }) => isOne).length;
    ties += size ** 3 - size;
    from = to;
  }
  const [n, m] = [one.length, other.length];
  const total = n + m;
  const u = ranks - (n * (n + 1)) / 2;
  const spread = Math.sqrt(((n * m) / 12) * (total + 1 - ties / (total * (total - 1))));
  if (spread === 0) return 1;
  const z = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5) / spread;
  return 2 * (1 - normal(z));
}

/** The standard normal distribution (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}

/** A difference that somebody could use: larger than chance, and than what a network hides. */
export const isToldByTime = (known: readonly number[], unknown: readonly number[]): boolean =>
  mannWhitney(known, unknown) < 0.001 && Math.abs(median(known) - median(unknown)) >= 1;
