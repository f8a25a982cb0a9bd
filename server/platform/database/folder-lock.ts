/**
 * One owner per data folder: two processes on one PGlite folder lose acknowledged writes without an error.
 * The lock is SQLite's exclusive lock on a small file. The kernel drops it when the process ends, also after
 * kill -9; a suspended owner still holds it; of two that start at the same moment one is refused, at once.
 */
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartProblem } from '../start-problem.ts';

export type FolderLock = { release(): void };

/**
 * Never open and close this file by other means in the process that holds the lock: POSIX would drop it.
 * Files are known by inode, so a symbolic link to the folder gives the same lock.
 */
const lockFile = 'owner.lock';
/** The owner's process id, only for the sentence: the lock does not depend on it. */
const ownerFile = 'owner.txt';

/** Kept referenced: the garbage collector would close an unreferenced lock. */
const held = new Set<DatabaseSync>();

/** Makes the folder where it does not exist. @throws StartProblem when somebody has it, or it cannot be written */
export function lockFolder(folder: string): FolderLock {
  const lock = openLock(folder);
  held.add(lock);
  return {
    release() {
      if (held.delete(lock)) lock.close();
    },
  };
}

function openLock(folder: string): DatabaseSync {
  let lock: DatabaseSync | null = null;
  try {
    fs.mkdirSync(folder, { recursive: true });
    lock = new DatabaseSync(path.join(folder, lockFile));
    lock.exec('begin exclusive');
    fs.writeFileSync(path.join(folder, ownerFile), `${process.pid}\n`);
    return lock;
  } catch (error) {
    lock?.close();
    const text = String(error);
    if (/database is locked/.test(text)) throw inUse(folder, error);
    if (/ENOSPC|disk is full/.test(text)) throw diskFull(folder, error);
    throw new StartProblem(`Får ikke skrevet i datamappen ${folder}. Kontroller mappen og rettighetene.`, {
      cause: error,
    });
  }
}

export const diskFull = (folder: string, cause?: unknown): StartProblem =>
  new StartProblem(
    `Det er for lite plass på disken til datamappen ${folder}. Frigjør plass og start på nytt.`,
    {
      cause,
    },
  );

function inUse(folder: string, cause: unknown): StartProblem {
  const owner = fs.readFileSync(path.join(folder, ownerFile), { encoding: 'utf8', flag: 'a+' }).trim();
  return new StartProblem(
    `Datamappen ${folder} er allerede i bruk${owner && ` av prosess ${owner}`}. Stopp den først, eller velg en annen mappe med DATA_DIR.`,
    { cause },
  );
}
