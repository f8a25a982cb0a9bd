/**
 * `npm run erasures -- merge [FILE…]`: the lists of erasures of other servers, and what the database knows, are put into
 * the list of this server; see «Backup» in docs/operations.md.
 */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { createErasureFile } from '#server/adapters/line-files/line-files.ts';
import { loadConfig } from '#server/config/config.ts';
import { createLog } from '#server/platform/log.ts';
import { loadSecret } from '#server/platform/server-secret.ts';
import { requireRightSecret } from '#server/production/right-secret.ts';
import { createSharedErasures } from '#server/production/shared-erasures.ts';
import { mergeErasuresTexts as texts } from './merge-erasures-texts.ts';
import { runCommand, withDatabase } from './run-command.ts';

const [command, ...files] = process.argv.slice(2);

/** @returns how many are known */
async function merge(): Promise<number> {
  const config = loadConfig(process.env);
  for (const file of files) await access(file);
  const secret = loadSecret(config.secret, config.dataDir);
  return withDatabase(config, async (db) => {
    await requireRightSecret(db, secret);
    const ours = createErasureFile(config.dataDir);
    for (const file of files)
      for (const erasure of await createErasureFile(path.dirname(file), path.basename(file)).all())
        await ours.add(erasure);
    return createSharedErasures(db, ours, secret).merge(createLog(undefined, { level: 'error' }), true);
  });
}

await runCommand(async () => {
  if (command === 'merge') {
    console.log(texts.merged(await merge()));
    return 0;
  }
  console.error(texts.usage);
  return 2;
});
