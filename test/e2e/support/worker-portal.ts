/**
 * Playwright's `test` with a running portal and nothing else: each worker has one of its own. A spec that would disturb
 * the others (a clock that is moved, a mail server that is gone) or needs other settings names an `environment`: it is
 * given another portal than the rest. With SET_UP_FOR, an e-mail address, it is one without the demo.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import type { SeededPortal } from '../../support/browser-test-setup.ts';
import { findFreePort } from '../../support/free-port.ts';
import { startRunningPortal } from '../../support/running-portal.ts';
import { copySeededFolder } from '../../support/seeded-folder.ts';

export type PortalOfWorker = { origin: string; environment: Record<string, string> };

/** A data folder without the demo, as an organisation begins with. The link to its set-up is then in BROWSER_TEST_SETUP_LINK. */
function makeOwnFolder(email: string, port: number): string {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-'));
  const said = execFileSync(
    process.execPath,
    ['server/commands/setup.ts', '--name=Prøvelaget', `--email=${email}`],
    {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port) },
      encoding: 'utf8',
    },
  );
  process.env.BROWSER_TEST_SETUP_LINK = /https?:\S+\/oppsett#\S+/.exec(said)?.[0] ?? '';
  return dataDir;
}

export const test = base.extend<object, PortalOfWorker>({
  environment: [{}, { scope: 'worker', option: true }],
  origin: [
    async ({ environment }, use, { parallelIndex }) => {
      const portals = JSON.parse(process.env.BROWSER_TEST_PORTALS ?? '[]') as SeededPortal[];
      const { port, folder } = portals[parallelIndex]!;
      const ports = { portal: port, inbox: await findFreePort() };
      const dataDir = environment.SET_UP_FOR
        ? makeOwnFolder(environment.SET_UP_FOR, port)
        : copySeededFolder(folder);
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
