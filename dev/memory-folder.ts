/** A temporary folder in memory for what tests write: on a disk their databases wait milliseconds at each commit. */
import fs from 'node:fs';
import path from 'node:path';

const memory = '/dev/shm';
const roomNeededBytes = 4 * 2 ** 30;

/**
 * Makes it the temporary folder of this process and of those that it starts, until it ends. Nothing is changed where one was
 * named (TMPDIR), or where the machine has no such room.
 */
export function keepTemporaryInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  removeLeftOvers();
  const folder = fs.mkdtempSync(path.join(memory, `min-side-${process.pid}-`));
  // PostgreSQL runs as another user, in a folder below it.
  fs.chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => remove(folder));
}

function hasRoom(): boolean {
  if (process.platform !== 'linux' || !fs.existsSync(memory)) return false;
  const { bavail, bsize } = fs.statfsSync(memory);
  const available = /^MemAvailable: +(\d+) kB/m.exec(fs.readFileSync('/proc/meminfo', 'utf8'))?.[1];
  return Math.min(bavail * bsize, Number(available) * 1024) >= roomNeededBytes;
}

/** Of runs that were killed. */
function removeLeftOvers(): void {
  for (const name of fs.readdirSync(memory)) {
    const owner = /^min-side-(\d+)-/.exec(name)?.[1];
    if (owner && !fs.existsSync(`/proc/${owner}`)) remove(path.join(memory, name));
  }
}

function remove(folder: string): void {
  try {
    fs.rmSync(folder, { recursive: true, force: true });
  } catch {
    // A process that is still ending writes in it, or another user owns it.
  }
}
