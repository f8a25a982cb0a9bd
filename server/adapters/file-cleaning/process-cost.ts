/** What another process has used, as Linux tells it. */
import { readFile } from 'node:fs/promises';

/** Clock ticks are hundredths of a second on every Linux that Node runs on; pages are of 4 kB or more. */
const [msPerTick, bytesPerPage] = [10, 4096];

export type ProcessCost = { cpuMs: number; residentBytes: number };

/** @returns null where nothing can be known: another system, or the process is gone */
export async function costOf(pid: number): Promise<ProcessCost | null> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const [user = Number.NaN, system = Number.NaN, pages = Number.NaN] = [11, 12, 21].map((place) =>
      Number(fields[place]),
    );
    return { cpuMs: (user + system) * msPerTick, residentBytes: pages * bytesPerPage };
  } catch {
    return null;
  }
}
