/**
 * `npm run backup -- FOLDER`: an encrypted copy of the embedded database, also while the portal runs.
 * `npm run backup -- new-key FILE`: a key pair for it; see «Backup» in docs/operations.md.
 */
import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Config, loadConfig } from '#server/config/config.ts';
import { askForCopy, newCopyFolder } from '#server/platform/database/embedded-copies.ts';
import { lockFolder } from '#server/platform/database/folder-lock.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import { newBackupKeys, writeBackup } from './backup-file.ts';
import { backupTexts as texts } from './backup-texts.ts';
import { runCommand } from './run-command.ts';

/** @returns the folder of a copy, to be deleted */
async function copyDatabase(dataDir: string): Promise<string> {
  const made = await askForCopy(dataDir);
  if (made) return made;
  const lock = lockFolder(dataDir);
  const folder = newCopyFolder(dataDir);
  try {
    fs.cpSync(path.join(dataDir, 'database'), folder, { recursive: true });
    return folder;
  } finally {
    lock.release();
  }
}

async function backUp({ dataDir, databaseUrl, backupKey }: Config, folder: string): Promise<number> {
  if (databaseUrl) throw new StartProblem(texts.onlyEmbedded);
  if (!backupKey) throw new StartProblem(texts.noKey);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `min-side-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.backup`;
  const file = path.join(folder, name);
  const copy = await copyDatabase(dataDir);
  try {
    // Never the secret: what is sealed in the database cannot be read with the backup alone.
    const lists = ['erasures.jsonl', 'access-log-heads.jsonl'].filter((list) =>
      fs.existsSync(path.join(dataDir, list)),
    );
    for (const list of lists) fs.copyFileSync(path.join(dataDir, list), path.join(copy, list));
    const bytes = await writeBackup(copy, file, backupKey);
    console.log(texts.made(file, (bytes / 1e6).toFixed(1).replace('.', ',')));
    return 0;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function makeKey(file: string): number {
  const { publicKey, privateKey } = newBackupKeys();
  fs.writeFileSync(file, `${privateKey}\n`, { mode: 0o600, flag: 'wx' });
  console.log(texts.keyMade(publicKey, file));
  return 0;
}

const [first, second] = process.argv.slice(2);

await runCommand(async () => {
  if (first === 'new-key' && second) return makeKey(second);
  if (first && first !== 'new-key' && !second) return backUp(loadConfig(process.env), first);
  console.error(texts.usage);
  return 2;
});
