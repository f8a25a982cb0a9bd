/** `npm start` builds and starts with the profile that administrators have published, where no file is named as its source. */
import fs from 'node:fs';
import path from 'node:path';
import type { Config } from '#server/config/config.ts';
import { publishedProfileFile } from '#server/config/config-profile.ts';
import { readPublished } from '#server/features/organisation-profile/organisation-profile-service.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';

/** Whether there is a database to ask: the embedded one is not made for this. */
const hasDatabase = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl !== null || fs.existsSync(path.join(dataDir, 'database'));

const noteOf = (dataDir: string): string => path.join(dataDir, 'nothing-published');

/** Spares the next start a look: of a folder that was filled for a start, and that no server has run on. */
export const noteNothingPublished = (dataDir: string): void => fs.writeFileSync(noteOf(dataDir), '');

/** @returns whether there was a note; it is gone, since the server that starts now may publish */
function takeNote(dataDir: string): boolean {
  const isThere = fs.existsSync(noteOf(dataDir));
  if (isThere) fs.rmSync(noteOf(dataDir));
  return isThere;
}

/**
 * Writes what is published into the data folder.
 * @returns the file; null where nothing is published, or where the settings name a file of the organisation's own
 */
export async function writePublishedProfile(config: Config): Promise<string | null> {
  if (config.hasOwnProfileFile || !hasDatabase(config)) return null;
  const { dataDir, databaseUrl, databasePrepare: prepare } = config;
  if (takeNote(dataDir)) return null;
  const { db, close } = await openDatabase({
    dataDir,
    databaseUrl,
    prepare,
    log: { info() {}, warn() {} },
  });
  const published = await readPublished(db, config.organisationAsWritten, norwegianDay(new Date())).finally(
    close,
  );
  if (!published) return null;
  const file = publishedProfileFile(dataDir);
  const isSame = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === published.text;
  if (!isSame) {
    fs.writeFileSync(file, published.text);
    console.log(`Tar i bruk versjon ${published.number} av organisasjonens profil.`);
  }
  return file;
}
