/** A file system of its own that can be filled to the last byte, and emptied again: in memory, mounted by root. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const [piece, page] = [2 ** 20, 4096];

export type SmallDisk = {
  folder: string;
  freeBytes(): number;
  /** To the last page. */
  fill(): void;
  /** @param bytes of what fills it; everything unless said */
  makeRoom(bytes?: number): void;
  remove(): void;
};

/** @returns null where this machine does not let us mount anything */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    fs.rmdirSync(folder);
    return null;
  }
  const filler = path.join(folder, 'filler');
  const freeBytes = () => {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    freeBytes,
    fill() {
      const file = fs.openSync(filler, 'a');
      for (const size of [piece, page]) while (hasWritten(file, Buffer.alloc(size, 1)));
      fs.closeSync(file);
    },
    makeRoom(bytes) {
      if (bytes === undefined) fs.rmSync(filler, { force: true });
      else if (fs.existsSync(filler)) fs.truncateSync(filler, Math.max(0, fs.statSync(filler).size - bytes));
    },
    remove() {
      execFileSync('umount', ['-l', folder]);
      fs.rmdirSync(folder);
    },
  };
}

function hasWritten(file: number, bytes: Buffer): boolean {
  try {
    return fs.writeSync(file, bytes) === bytes.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
