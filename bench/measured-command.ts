/** A command of the server in a process of its own, on PostgreSQL, and the memory that it holds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { MemorySample } from './memory-samples.ts';

const root = path.resolve(import.meta.dirname, '..');

export type MeasuredRun = { samples: MemorySample[]; seconds: number; words: string };

/**
 * @param command.heapMb a ceiling besides: what gathers, in all or in one batch, ends the command; null: it is not measured
 * @param place its data folder, and its database; '' where it needs none
 * @throws where it ends with another code than 0
 */
export async function runMeasured(
  command: { script: string; args: readonly string[]; heapMb: number | null },
  place: { folder: string; databaseUrl: string },
): Promise<MeasuredRun> {
  const { script, args, heapMb } = command;
  const started = performance.now();
  const sampleFile = path.join(place.folder, 'samples');
  rmSync(sampleFile, { force: true });
  const watched = heapMb
    ? ['--expose-gc', `--max-old-space-size=${heapMb}`, '--import', './bench/memory-samples.ts']
    : [];
  const child = spawn(process.execPath, [...watched, script, ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: path.join(place.folder, 'data'),
      DATABASE_URL: place.databaseUrl,
      FODSELSNUMMER_SERIES: 'synthetic',
      MEMORY_SAMPLES: heapMb ? sampleFile : '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let words = '';
  child.stdout!.on('data', (text) => {
    words += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} ${args[0]} ended with ${code}`);
  const lines = existsSync(sampleFile) ? readFileSync(sampleFile, 'utf8').trim().split('\n') : [];
  const samples = lines.map((line) => JSON.parse(line) as MemorySample);
  return { samples, seconds: (performance.now() - started) / 1000, words: words.trim() };
}

export const highest = (samples: MemorySample[], what: keyof MemorySample = 'live'): number =>
  Math.max(...samples.map((sample) => sample[what]));

/** The last third beside the first one. */
export function growthOf({ samples }: MeasuredRun): number {
  const third = Math.ceil(samples.length / 3);
  return highest(samples.slice(-third)) / highest(samples.slice(0, third));
}
