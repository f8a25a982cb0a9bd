/**
 * A process that has a data folder: opens it, adds a row, says what it is («ready», or the sentence why not)
 * and stays until it is killed. `node test/support/database-owner.ts FOLDER [lock]`; `lock` opens no database.
 */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '#server/platform/database/database.ts';
import { lockFolder } from '#server/platform/database/folder-lock.ts';
import { StartProblem } from '#server/platform/start-problem.ts';

const [folder = '', mode] = process.argv.slice(2);
try {
  if (mode === 'lock') lockFolder(folder);
  else {
    const log = { info() {}, warn() {} };
    const { db } = await openDatabase({ dataDir: folder, databaseUrl: null, prepare: true, log });
    await db.insertInto('unit').values({ id: randomUUID(), kind: 'region', name: 'Oslo' }).execute();
  }
  console.log('ready');
  setInterval(() => {}, 60_000);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.log(error.sentence);
  process.exit(1);
}
