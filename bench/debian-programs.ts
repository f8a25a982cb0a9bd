/** Programs of Debian's packages, unpacked into a folder: nothing is installed, and nothing of the machine changes. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export type DebianPrograms = {
  /** Where a program is. */
  find(name: string): string;
  /** With which it finds its libraries. */
  environment: Record<string, string>;
};

/** @returns null where this machine has no Debian packages, or cannot fetch them */
export function unpackPrograms(packages: readonly string[], folder: string): DebianPrograms | null {
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: 'ignore', timeout: 120_000 });
  try {
    try {
      run('apt-get', 'download', ...packages);
    } catch {
      run('apt-get', 'update', '-q');
      run('apt-get', 'download', ...packages);
    }
    for (const file of fs.globSync('*.deb', { cwd: folder })) run('dpkg', '-x', file, 'unpacked');
  } catch {
    return null;
  }
  const unpacked = path.join(folder, 'unpacked');
  const libraries = fs.globSync('{lib,usr/lib}/*-linux-gnu', { cwd: unpacked });
  return {
    find: (name) => path.join(unpacked, 'usr/sbin', name),
    environment: { LD_LIBRARY_PATH: libraries.map((one) => path.join(unpacked, one)).join(':') },
  };
}
