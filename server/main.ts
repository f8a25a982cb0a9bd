/** Starts the portal. What refuses a start is found before the whole program is read, so that it is said at once. */
import { ConfigProblem, loadConfig, requirePayable } from './config/config.ts';
import { lockFolder } from './platform/database/folder-lock.ts';
import { keepFilesPrivate, makePrivate } from './platform/private-folder.ts';
import { StartProblem } from './platform/start-problem.ts';

keepFilesPrivate();
try {
  const config = loadConfig(process.env);
  requirePayable(config);
  makePrivate(config.dataDir);
  // Taken again, and kept, with the database itself.
  if (config.databaseUrl === null) lockFolder(config.dataDir).release();
  const { runPortal } = await import('./production/portal-process.ts');
  await runPortal(config);
} catch (error) {
  const isExpected = error instanceof StartProblem || error instanceof ConfigProblem;
  process.stderr.write(isExpected ? `${error.sentence}\n` : `Portalen kunne ikke starte: ${String(error)}\n`);
  process.exit(1);
}
