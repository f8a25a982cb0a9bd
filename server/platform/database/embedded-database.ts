/** PGlite on disk: one process, one connection, nothing to install. */
import fs from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { createPGlitePool, databaseOn, onePool } from './connection-pool.ts';
import type { DatabaseLog, DatabaseOptions, OpenDatabase } from './database.ts';
import { listenInPool } from './database-news.ts';
import { serveCopies } from './embedded-copies.ts';
import { diskFull, lockFolder } from './folder-lock.ts';
import { OpeningTooSlow, startPGliteEngine } from './pglite-engine.ts';

/** A new database takes 40 MB and its log one or two segments of 16 MB. */
const roomNeededBytes = { new: 96 * 2 ** 20, existing: 32 * 2 ** 20 };

/** @throws StartProblem */
export async function openEmbedded({
  dataDir,
  prepare,
  log,
  asServer,
}: DatabaseOptions): Promise<OpenDatabase> {
  const lock = lockFolder(path.resolve(dataDir));
  try {
    const folder = path.join(fs.realpathSync(dataDir), 'database');
    const engine = await startEngine(folder, log);
    const onLost = (err: Error) => log.warn({ err }, 'lost the connection to the embedded database');
    const pool = createPGlitePool(engine.exchange, { prepare, onLost });
    const db = databaseOn(pool);
    const stopCopies = asServer ? await serveCopies(dataDir, engine.copyTo, log) : async () => {};
    return {
      db,
      pool,
      pools: onePool(pool),
      kind: 'pglite',
      listen: listenInPool(pool),
      async close() {
        await stopCopies();
        await db.destroy();
        await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** @throws StartProblem when the disk is too full to open it: its log needs another segment by then */
function requireRoom(folder: string): void {
  const { bavail, bsize } = fs.statfsSync(path.dirname(folder));
  const isNew = !fs.existsSync(path.join(folder, 'PG_VERSION'));
  if (bavail * bsize < roomNeededBytes[isNew ? 'new' : 'existing']) throw diskFull(path.dirname(folder));
}

async function startEngine(folder: string, log: DatabaseLog) {
  try {
    return await startPGliteEngine(folder, {
      requireRoom: () => requireRoom(folder),
      onEnded: (err) => log.warn({ err }, 'the embedded database ended, and is opened again'),
    });
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    if (/ENOSPC|No space left/i.test(String(error))) throw diskFull(path.dirname(folder), error);
    if (error instanceof OpeningTooSlow)
      throw new StartProblem(
        `Databasen i ${folder} var ikke åpnet etter to minutter. Sjekk at disken svarer, og start portalen på nytt.`,
        { cause: error },
      );
    throw new StartProblem(
      `Databasen i ${folder} lot seg ikke åpne. Er dette en demo, kan «npm run reset» lage den på nytt; ellers: hent den siste sikkerhetskopien.`,
      { cause: error },
    );
  }
}
