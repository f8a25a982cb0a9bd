/** A temporary file for data too large for memory: readable only by this user, deleted with the process. */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type ScratchFile = {
  /** For reading and writing. */
  descriptor: number;
  close(): void;
};

export function openScratchFile(): ScratchFile {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'min-side-'));
  const descriptor = openSync(path.join(folder, 'scratch'), 'wx+', 0o600);
  // Out of the folder at once where the system allows it: nothing is left behind, however the run ends.
  if (process.platform !== 'win32') rmSync(folder, { recursive: true });
  return {
    descriptor,
    close() {
      closeSync(descriptor);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Writes a file that only readers of files can read, and deletes it when the work is done.
 * @param work gets its path
 */
export async function withScratchCopy<Result>(
  pieces: AsyncIterable<Uint8Array>,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'min-side-'));
  const file = path.join(folder, 'scratch');
  const descriptor = openSync(file, 'wx+', 0o600);
  // Linux reads an open file by its number: there nothing is left behind, however the run ends.
  const isLinux = process.platform === 'linux';
  try {
    if (isLinux) rmSync(folder, { recursive: true });
    for await (const piece of pieces) writeSync(descriptor, piece);
    return await work(isLinux ? `/proc/self/fd/${descriptor}` : file);
  } finally {
    closeSync(descriptor);
    rmSync(folder, { recursive: true, force: true });
  }
}
