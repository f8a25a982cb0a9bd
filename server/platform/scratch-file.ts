/** A temporary file for data too large for memory: readable only by this user, deleted with the process. */
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
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
