/**
 * Playwright's `test` with a portal of its own, for what would disturb the others: a mail server that is gone,
 * a clock that is moved.
 */
import { findFreePort } from '../../support/free-port.ts';
import { startRunningPortal } from '../../support/running-portal.ts';
import { expect, test as portalTest } from './portal-test.ts';

export const test = portalTest.extend<object, { origin: string; environment: Record<string, string> }>({
  environment: [{}, { scope: 'worker', option: true }],
  origin: [
    async ({ environment }, use) => {
      const ports = { portal: await findFreePort(), inbox: await findFreePort() };
      const portal = await startRunningPortal(ports, environment);
      process.env.BROWSER_TEST_INBOX_PORT = String(ports.inbox);
      process.env.BROWSER_TEST_DATA_DIR = portal.dataDir;
      await use(`http://localhost:${ports.portal}`);
      await portal.stop();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

/**
 * Moves the clock of the test's own portal: the server, its database and its jobs; not the browser's.
 * Sign-ins run out by it, and a job of the night that was passed over is done within half a minute.
 */
export async function moveClock(at: Date): Promise<void> {
  const inbox = `http://127.0.0.1:${process.env.BROWSER_TEST_INBOX_PORT}`;
  const moved = await fetch(`${inbox}/clock?at=${encodeURIComponent(at.toISOString())}`, { method: 'POST' });
  expect(moved.status).toBe(200);
}
