/**
 * Playwright's `test` with a portal of its own, for what would disturb the others: a mail server that is gone,
 * a clock that is moved.
 */
import { addDays, bankDayUntil } from '#contract/values/bank-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
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
      process.env.BROWSER_TEST_OWN_PORT = String(ports.portal);
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
  await fetch(`${inbox}/clock?at=${encodeURIComponent(at.toISOString())}`, { method: 'POST' });
  // The server and its database look ten times a second; on a busy machine when they come to it.
  await new Promise((later) => setTimeout(later, 300));
  const day = norwegianDay(at);
  await expect(async () => expect((await firstDueOn(day)) >= addDays(day, 2)).toBe(true)).toPass({
    timeout: 30_000,
  });
}

/**
 * When a gift that is begun now would be drawn, by the server's clock: two days ahead at the least. Of the days of
 * the month one is taken that is too near at the moment the clock is moved to, and was not before.
 */
async function firstDueOn(movedTo: string): Promise<string> {
  const tooNear = bankDayUntil(addDays(movedTo, 1));
  const query = new URLSearchParams({
    ...{ amountKroner: '100', frequency: 'monthly', day: String(Number(tooNear.slice(8))) },
  });
  const portal = `http://127.0.0.1:${process.env.BROWSER_TEST_OWN_PORT}`;
  const answer = await fetch(`${portal}/api/giving/preview?${query}`);
  const { upcoming } = (await answer.json()) as { upcoming: { dueOn: string }[] };
  return upcoming[0]!.dueOn;
}
