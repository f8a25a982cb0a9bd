/**
 * `npm run erasures -- merge [FILE…]`: the lists of erasures of other servers, and what the database knows, are put into
 * the list of this server; see «Backup» in docs/operations.md.
 */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { createErasureFile } from '#server/adapters/line-files/line-files.ts';
import { loadConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';
import { keepFilesPrivate, makePrivate } from '#server/platform/private-folder.ts';
import { loadSecret } from '#server/platform/server-secret.ts';
import { requireRightSecret } from '#server/production/right-secret.ts';
import { createSharedErasures } from '#server/production/shared-erasures.ts';
import { mergeErasuresTexts as texts } from './merge-erasures-texts.ts';

const [command, ...files] = process.argv.slice(2);

async function merge(): Promise<number> {
  const { dataDir, databaseUrl, databasePrepare: prepare, ...config } = loadConfig(process.env);
  makePrivate(dataDir);
  for (const file of files) await access(file);
  const secret = loadSecret(config.secret, dataDir);
  const log = createLog(undefined, 'error');
  const { db, close } = await openDatabase({ dataDir, databaseUrl, prepare, log });
  try {
    await requireRightSecret(db, secret);
    const ours = createErasureFile(dataDir);
    for (const file of files)
      for (const erasure of await createErasureFile(path.dirname(file), path.basename(file)).all())
        await ours.add(erasure);
    return await createSharedErasures(db, ours, secret).merge(log, true);
  } finally {
    await close();
  }
}

keepFilesPrivate();
try {
  if (command === 'merge') console.log(texts.merged(await merge()));
  else {
    console.error(texts.usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as { sentence?: string }).sentence ?? String(error));
  process.exitCode = 1;
}
