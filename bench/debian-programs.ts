/** Programs of Debian's packages, unpacked into a folder: nothing is installed, and nothing of the machine changes. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export type DebianPrograms = {
  /** Where a program is. @throws where none of the packages has it */
  find(name: string): string;
  /** With which they find each other, their libraries and the modules of Python. */
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
  const folders = ['usr/sbin', 'usr/bin'].map((one) => path.join(unpacked, one));
  return {
    find(name) {
      const found = folders.map((one) => path.join(one, name)).find((file) => fs.existsSync(file));
      if (!found) throw new Error(`No package has the program «${name}»`);
      return found;
    },
    environment: {
      LD_LIBRARY_PATH: libraries.map((one) => path.join(unpacked, one)).join(':'),
      PATH: [...folders, process.env.PATH].join(':'),
      PYTHONPATH: path.join(unpacked, 'usr/lib/python3/dist-packages'),
    },
  };
}
