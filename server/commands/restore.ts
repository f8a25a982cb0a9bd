/**
 * `npm run restore -- FILE --key=KEYFILE`: puts the embedded database of a backup in the place of the one that is there, while
 * the portal is stopped. `npm run restore -- --jobs-only`: only the last step, on a PostgreSQL that was restored.
 * Either way, letters that waited at the time of the backup are not sent again.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createErasureFile } from '#server/adapters/line-files/line-files.ts';
import { type Config, loadConfig } from '#server/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { lockFolder } from '#server/platform/database/folder-lock.ts';
import { makePrivate } from '#server/platform/private-folder.ts';
import { loadSecret, secretFile } from '#server/platform/server-secret.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { requireRightSecret } from '#server/production/right-secret.ts';
import { readBackup } from './backup-file.ts';
import { backupTexts as texts } from './backup-texts.ts';
import { runCommand, withDatabase } from './run-command.ts';

/**
 * What sends mail and SMS: they are listed as failed, and can be sent from the page of deliveries. They had probably left
 * before the database was lost.
 */
async function setJobsAside(db: Database): Promise<number> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(db);
  if (!rows[0]!.exists) return 0;
  const { numAffectedRows } = await sql`
    update pgboss.job set state = 'failed', completed_on = now()
    where state in ('created', 'retry', 'active') and data ->> 'sends' = 'true'`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Erasures are only added to: those of the backup are older than ours. */
async function addErasures(dataDir: string, restored: string): Promise<void> {
  const ours = createErasureFile(dataDir);
  const known = new Set((await ours.all()).map((erasure) => JSON.stringify(erasure)));
  for (const erasure of await createErasureFile(restored).all())
    if (!known.has(JSON.stringify(erasure))) await ours.add(erasure);
}

/** Exchanges the folders; `undo` puts the former one back. */
function exchange(restored: string, database: string) {
  const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const before = fs.existsSync(database) ? `${database}-before-${time}` : null;
  if (before) fs.renameSync(database, before);
  fs.renameSync(restored, database);
  const undo = () => {
    fs.rmSync(database, { recursive: true });
    if (before) fs.renameSync(before, database);
  };
  return { before, undo };
}

async function restore(config: Config, file: string, keyFile: string): Promise<number> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl) throw new StartProblem(texts.onlyEmbedded);
  if (!config.secret && !fs.existsSync(secretFile(dataDir))) throw new StartProblem(texts.noSecret);
  const secret = loadSecret(config.secret, dataDir);
  const [database, restored] = ['database', 'restoring'].map((name) => path.resolve(dataDir, name)) as [
    string,
    string,
  ];
  makePrivate(dataDir);
  const lock = lockFolder(path.resolve(dataDir));
  let exchanged: ReturnType<typeof exchange>;
  try {
    fs.rmSync(restored, { recursive: true, force: true });
    await readBackup(file, restored, fs.readFileSync(keyFile, 'utf8'));
    await addErasures(dataDir, restored);
    for (const list of ['erasures.jsonl', 'access-log-heads.jsonl'])
      fs.rmSync(path.join(restored, list), { force: true });
    exchanged = exchange(restored, database);
  } finally {
    fs.rmSync(restored, { recursive: true, force: true });
    lock.release();
  }
  try {
    const aside = await withDatabase(config, async (db) => {
      await requireRightSecret(db, secret);
      return setJobsAside(db);
    });
    console.log(texts.restored(database, exchanged.before));
    console.log(texts.setAside(aside));
    return 0;
  } catch (error) {
    exchanged.undo();
    throw error;
  }
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, 'jobs-only': { type: 'boolean' } },
  });
  const [file] = positionals;
  if (values['jobs-only'] && !file) {
    console.log(texts.setAside(await withDatabase(loadConfig(process.env), setJobsAside)));
    return 0;
  }
  if (file && values.key) return restore(loadConfig(process.env), file, values.key);
  console.error(texts.usageOfRestore);
  return 2;
});
