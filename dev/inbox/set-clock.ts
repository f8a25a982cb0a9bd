/** Moves the portal's clock, and waits until all of it has taken that in. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than a busy machine needs; what has hung by then is not waited for. */
const patienceMs = 20_000;

/**
 * @param clockFile what `dev/moved-clock.ts` reads
 * @param text the milliseconds it is to be ahead
 */
export async function setClock(clockFile: string, text: string): Promise<void> {
  fs.writeFileSync(clockFile, text);
  const until = performance.now() + patienceMs;
  while (performance.now() < until && threadsOf(clockFile).some((file) => readIt(file) !== text))
    await delay(50);
}

/** What the threads of living processes have taken in. The files of processes that have ended are removed. */
function threadsOf(clockFile: string): string[] {
  const folder = path.dirname(clockFile);
  const living: string[] = [];
  for (const name of fs.globSync(`${path.basename(clockFile)}.*`, { cwd: folder })) {
    const file = path.join(folder, name);
    if (isAlive(Number(/\.(\d+)-\d+$/.exec(name)?.[1]))) living.push(file);
    else fs.rmSync(file, { force: true });
  }
  return living;
}

/** Removes what processes that have ended left beside the clock file. */
export const removeEndedThreads = (clockFile: string): void => void threadsOf(clockFile);

const readIt = (file: string): string | null => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
