/** Fills the data folder named by DATA_DIR with the demo people, or lets those in it sign in at another PORT, and ends. */
import fs from 'node:fs';
import { loadConfig } from '#server/config/config.ts';
import { fillDemoDatabase } from '../../dev/demo-database.ts';
import { noteNothingPublished } from '../../dev/published-profile.ts';
import { unpackMigrated } from './migrated-snapshot.ts';

const config = loadConfig(process.env);
if (fs.readdirSync(config.dataDir).length === 0) await unpackMigrated(config.dataDir);
await fillDemoDatabase(config);
noteNothingPublished(config.dataDir);
