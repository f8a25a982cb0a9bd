/** How long each test file and each journey took: printed after a run, and kept for the next one to divide its work by. */
import fs from 'node:fs';
import path from 'node:path';
import { measuredNow, writeFiguresPage } from './kept-runs.ts';

const root = path.resolve(import.meta.dirname, '..');
const timesFile = path.join(root, 'docs/figures/test-times.json');

/** Seconds by name. */
type Times = { tests: Record<string, number>; journeys: Record<string, number> };
/** `steps`: each check of the run. */
type RunTimes = Times & { steps: Record<string, number> };

export function keptTimes(): Times {
  if (!fs.existsSync(timesFile)) return { tests: {}, journeys: {} };
  return JSON.parse(fs.readFileSync(timesFile, 'utf8'));
}

/** @returns those of a second or more, a line each, the slowest first */
export function slowest(seconds: Readonly<Record<string, number>>, count = 25): string[] {
  return Object.entries(seconds)
    .sort(([, a], [, b]) => b - a)
    .filter(([, one]) => one >= 1)
    .slice(0, count)
    .map(([name, one]) => `${one.toFixed(1).padStart(7)} s  ${name}`);
}

const rounded = (seconds: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(seconds)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, one]) => [name, Math.round(one * 10) / 10]),
  );

/** Written with the commit, the date and the machine it was measured on, also into `docs/figures.md`. */
export function keepTimes(times: RunTimes): void {
  const kept = {
    ...measuredNow(),
    steps: rounded(times.steps),
    tests: rounded(times.tests),
    journeys: rounded(times.journeys),
  };
  fs.mkdirSync(path.dirname(timesFile), { recursive: true });
  fs.writeFileSync(timesFile, `${JSON.stringify(kept, null, 2)}\n`);
  writeFiguresPage();
}
