/** A benchmark is as good as the last kept one: ratios to a plain baseline of the same run, which move little with the machine. */
import { existsSync, readFileSync } from 'node:fs';
import type { KeptRun, Table } from '../dev/kept-runs.ts';

const mostWorse = 1.1;

/** @returns the last kept run of a program, or null */
export function readKept(program: string): KeptRun | null {
  const file = new URL(`../docs/figures/${program}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptRun) : null;
}

/**
 * @param kept the last kept run, or null where there is none; rows and columns it does not have are not compared
 * @param column title of the ratios
 * @param worse which of them are worse: higher ones, as of times, or lower ones, as of answers a second
 * @returns one sentence for each row whose ratio is over a tenth worse
 */
export function worsened(
  kept: Pick<KeptRun, 'tables'> | null,
  { head, rows }: Table,
  column: string,
  worse: 'higher' | 'lower' = 'higher',
): string[] {
  const isWorse = (ratio: number, before: number) =>
    worse === 'higher' ? ratio > before * mostWorse : ratio * mostWorse < before;
  const ratiosOf = (table: Table): Map<string, number> => {
    const place = table.head.indexOf(column);
    return new Map(
      place < 0 ? [] : table.rows.map((row) => [row[0] ?? '', Number(row[place] || Number.NaN)]),
    );
  };
  const former = new Map((kept?.tables ?? []).flatMap((table) => [...ratiosOf(table)]));
  return [...ratiosOf({ head, rows })].flatMap(([name, ratio]) => {
    const before = former.get(name);
    return before !== undefined && isWorse(ratio, before)
      ? [`${name.trim()}: ${column} ${ratio.toFixed(2)}, kept ${before.toFixed(2)}`]
      : [];
  });
}
