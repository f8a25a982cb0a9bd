/** Starts the portal. What refuses a start is found before the whole program is read, so that it is said at once. */
import { ConfigProblem, loadServerConfig } from './config/config.ts';
import { unknownSettings } from './config/unknown-settings.ts';
import { lockFolder } from './platform/database/folder-lock.ts';
import { keepFilesPrivate, makePrivate } from './platform/private-folder.ts';
import { StartProblem } from './platform/start-problem.ts';

keepFilesPrivate();
try {
  for (const sentence of unknownSettings(process.env)) process.stderr.write(`${sentence}\n`);
  const config = loadServerConfig(process.env);
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
