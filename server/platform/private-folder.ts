/** The data folder is its owner's alone: it holds the secret, and with the embedded database everything there is. */
import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from './start-problem.ts';

const others = 0o077;
const hasModes = process.platform !== 'win32';

/** Files that this process and its children create are readable only by their own user. */
export const keepFilesPrivate = (): void => void process.umask(others);

/**
 * Makes the folder where it does not exist, and takes from others what they may do in it and with anything in it.
 * @throws StartProblem when it is not ours, or the file system keeps no modes
 */
export function makePrivate(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (hasModes) repair(fs.realpathSync(folder));
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EPERM') throw openFolder(folder, error);
    throw new StartProblem(`Får ikke skrevet i datamappen ${folder}. Kontroller mappen og rettighetene.`, {
      cause: error,
    });
  }
}

function repair(file: string): void {
  const status = fs.lstatSync(file, { throwIfNoEntry: false });
  // A link has no mode of its own, and what it leads to is not ours to change.
  if (!status || status.isSymbolicLink()) return;
  if (status.mode & others) {
    fs.chmodSync(file, status.mode & 0o777 & ~others);
    if (fs.lstatSync(file).mode & others) throw openFolder(file);
  }
  if (status.isDirectory()) for (const name of fs.readdirSync(file)) repair(path.join(file, name));
}

const openFolder = (file: string, cause?: unknown): StartProblem =>
  new StartProblem(
    `Andre på maskinen kan lese ${file}, og det lar seg ikke endre. Legg datamappen (DATA_DIR) på en disk med tilgangsrettigheter, og la den eies av brukeren som starter portalen.`,
    { cause },
  );
