/** Fills the data folder named by DATA_DIR with the demo people, and ends. */
import { loadConfig } from '#server/config.ts';
import { fillDemoDatabase } from '../../dev/demo-database.ts';

await fillDemoDatabase(loadConfig(process.env));
