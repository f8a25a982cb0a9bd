/**
 * `npm run verify:log`: whether the access log is whole, follows from row to row, is sealed with our key, and still holds
 * what was recorded outside the database. Ends with 1 where it does not.
 */
import { createLogHeadFile } from '#server/adapters/line-files/line-files.ts';
import { loadConfig } from '#server/config/config.ts';
import { findLogFault } from '#server/features/staff-desk/log-head-service.ts';
import { createLogSeal } from '#server/platform/database/log-sealing.ts';
import { loadSecret } from '#server/platform/server-secret.ts';
import { runCommand, withDatabase } from './run-command.ts';

await runCommand(async () => {
  const config = loadConfig(process.env);
  return withDatabase(config, async (db) => {
    const heads = await createLogHeadFile(config.dataDir).all();
    const seal = createLogSeal(loadSecret(config.secret, config.dataDir));
    const fault = await findLogFault(db, seal, heads, new Date());
    console.log(
      fault ? `Not whole: ${fault.fault} at row ${fault.row}` : `Whole; ${heads.length} heads outside`,
    );
    return fault ? 1 : 0;
  });
});
