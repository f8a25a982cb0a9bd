/**
 * Playwright's `test` with a running portal and nothing else: each worker has one of its own. A spec that would disturb
 * the others (a clock that is moved, a mail server that is gone) or needs other settings names an `environment`: it is
 * given another portal than the rest.
 */
import { test as base } from '@playwright/test';
import { findFreePort } from '../../support/free-port.ts';
import { startRunningPortal } from '../../support/running-portal.ts';
import { copySeededFolder } from '../../support/seeded-folder.ts';

export type PortalOfWorker = { origin: string; environment: Record<string, string> };

export const test = base.extend<object, PortalOfWorker>({
  environment: [{}, { scope: 'worker', option: true }],
  origin: [
    async ({ environment }, use) => {
      const ports = { portal: await findFreePort(), inbox: await findFreePort() };
      const dataDir = copySeededFolder(process.env.BROWSER_TEST_SEEDED ?? '');
      const portal = await startRunningPortal(ports, environment, { dataDir });
      process.env.BROWSER_TEST_INBOX_PORT = String(ports.inbox);
      process.env.BROWSER_TEST_DATA_DIR = portal.dataDir;
      await use(`http://localhost:${ports.portal}`);
      await portal.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});
