/** Fills the data folder named by DATA_DIR with the demo people, and ends. */
import { loadConfig } from '#server/config/config.ts';
import { fillDemoDatabase } from '../../dev/demo-database.ts';
import { unpackMigrated } from './migrated-snapshot.ts';

const config = loadConfig(process.env);
await unpackMigrated(config.dataDir);
await fillDemoDatabase(config);
