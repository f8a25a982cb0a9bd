/**
 * `npm run profile -- [FILE]`: writes the published profile of the organisation to a file, for the build and the server; see
 * «The organisation's profile» in docs/operations.md.
 */
import fs from 'node:fs';
import { loadConfig } from '#server/config/config.ts';
import { publishedProfileFile } from '#server/config/config-profile.ts';
import { readPublished } from '#server/features/organisation-profile/organisation-profile-service.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { profileTexts as texts } from './profile-command-texts.ts';
import { runCommand, withDatabase } from './run-command.ts';

await runCommand(async () => {
  const config = loadConfig(process.env);
  const file = process.argv[2] ?? publishedProfileFile(config.dataDir);
  const published = await withDatabase(config, (db) =>
    readPublished(db, config.organisationAsWritten, norwegianDay(new Date())),
  );
  if (!published) {
    console.log(texts.none);
    return 0;
  }
  fs.writeFileSync(file, published.text);
  console.log(`${texts.written(published.number, file)}\n${texts.effect(file)}`);
  if (config.hasOwnProfileFile) console.log(texts.own(process.env.ORGANISATION_PROFILE!));
  return 0;
});
