/** What the operator's commands have in common. */
import type { Config } from '#server/config/config.ts';
import { during, newWork } from '#server/platform/cause.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import { keepFilesPrivate, makePrivate } from '#server/platform/private-folder.ts';

/** Ends the program with what the work returns; with 1 and one sentence where it fails. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  keepFilesPrivate();
  try {
    // As patient with the database as a job.
    process.exitCode = await during(newWork('job', null), work);
  } catch (error) {
    console.error((error as { sentence?: string }).sentence ?? String(error));
    process.exitCode = 1;
  }
}

/** Opens the database of the settings, and closes it when the work is done. */
export async function withDatabase<T>(
  { dataDir, databaseUrl, databasePrepare: prepare }: Config,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  makePrivate(dataDir);
  const log = createLog(undefined, { level: 'error' });
  const { db, close } = await openDatabase({ dataDir, databaseUrl, prepare, log });
  return work(db).finally(close);
}
