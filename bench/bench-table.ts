/** What the benchmarks print: tables of figures, with what the machine was busy with meanwhile. */
import os from 'node:os';
import { noteTable } from '../dev/kept-runs.ts';

/** The middle one; of an even number the mean of the two in the middle. */
export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}

/** The first column to the left, figures to the right. Kept with the run, see `dev/kept-runs.ts`. */
export function printTable(head: string[], rows: string[][]): void {
  noteTable({ head, rows });
  const widths = head.map((_title, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ');
  console.log(line(head));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of rows) console.log(line(row));
}

/** Times move with it. */
export const machine = (): string =>
  `${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), load ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}, Node ${process.version}`;

/** Ends the run when it takes longer than it ever should. */
export function endAfterMinutes(minutes: number): void {
  setTimeout(() => {
    console.error(`Stopped after ${minutes} minutes.`);
    process.exit(1);
  }, minutes * 60_000).unref();
}
