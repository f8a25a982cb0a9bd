/**
 * `npm run verify:log`: whether the access log is whole, follows from row to row, is sealed with our key, and still holds
 * what was recorded outside the database. Ends with 1 where it does not.
 */
import { createLogHeadFile } from '#server/adapters/line-files/line-files.ts';
import { loadConfig } from '#server/config/config.ts';
import { findLogFault } from '#server/features/staff-desk/log-head-service.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { createLogSeal } from '#server/platform/database/log-sealing.ts';
import { keepFilesPrivate, makePrivate } from '#server/platform/private-folder.ts';
import { loadSecret } from '#server/platform/server-secret.ts';
import { StartProblem } from '#server/platform/start-problem.ts';

keepFilesPrivate();
try {
  const { dataDir, databaseUrl, databasePrepare: prepare, secret } = loadConfig(process.env);
  makePrivate(dataDir);
  const { db, close } = await openDatabase({ dataDir, databaseUrl, prepare, log: { info() {}, warn() {} } });
  const heads = await createLogHeadFile(dataDir).all();
  const seal = createLogSeal(loadSecret(secret, dataDir));
  const fault = await findLogFault(db, seal, heads, new Date()).finally(close);
  console.log(
    fault ? `Not whole: ${fault.fault} at row ${fault.row}` : `Whole; ${heads.length} heads outside`,
  );
  process.exitCode = fault ? 1 : 0;
} catch (error) {
  console.error(error instanceof StartProblem ? error.sentence : String(error));
  process.exitCode = 1;
}
