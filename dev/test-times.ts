/** How long each test file and each journey took: printed after a run, and kept for the next one to divide its work by. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const timesFile = path.join(root, 'docs/figures/test-times.json');

/** Seconds by name. */
type Times = { tests: Record<string, number>; journeys: Record<string, number> };

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

/** Written with the commit, the date and the machine it was measured on. */
export function keepTimes(times: Times): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const kept = {
    commit,
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.availableParallelism()} cores, Node ${process.versions.node}`,
    load: Number(os.loadavg()[2]!.toFixed(1)),
    tests: rounded(times.tests),
    journeys: rounded(times.journeys),
  };
  fs.mkdirSync(path.dirname(timesFile), { recursive: true });
  fs.writeFileSync(timesFile, `${JSON.stringify(kept, null, 2)}\n`);
}
