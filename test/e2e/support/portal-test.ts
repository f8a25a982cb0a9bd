/** Playwright's `test` for the portal: what a page does wrong fails the test, whether the test looks for it or not. */
import fs from 'node:fs';
import path from 'node:path';
import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { workByKeyboardOnly } from './by-keyboard.ts';
import { type CanaryWatch, watchCanaries } from './canary-watch.ts';
import { type PortalWatch, watchPortal } from './portal-watch.ts';
import { test as workerPortal } from './worker-portal.ts';

export { expect };

/** Where signing out ends. There is no server: that the browser goes is what can be seen. */
export const publicSite = 'https://www.humanistlaget.example/';

type PortalFixtures = {
  canaries: CanaryWatch;
  watch: PortalWatch;
  /** Another browser, with nothing of this one's: another person, watched alike. */
  openBrowser(options?: BrowserContextOptions): Promise<BrowserContext>;
};

/** The organisation's own site, and the Vipps that one is sent to and comes back from. */
const isPublicSite = /^(https:\/\/www\.humanistlaget\.example\/|http:\/\/localhost:\d+\/approve\/)/;

/** What a failure is explained with: what was not answered, what was pressed, and the end of the log. */
async function stateOfPortal(watch: PortalWatch): Promise<string> {
  const log = path.join(process.env.BROWSER_TEST_DATA_DIR ?? '', 'server.log');
  const lines = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trimEnd().split('\n') : [];
  return [
    `not answered: ${watch.unanswered().join(', ') || 'nothing'}`,
    ...(await watch.pressed()).map((presses) => `pressed: ${presses}`),
    ...lines.slice(-12).map((line) => line.slice(0, 400)),
  ].join('\n');
}

let worksByKeyboard = false;
function beginWithKeyboard(page: Page, origin: string): void {
  if (!worksByKeyboard) workByKeyboardOnly(page, origin);
  worksByKeyboard = true;
}

export const test = workerPortal.extend<PortalFixtures>({
  canaries: async ({ context, baseURL }, use) => {
    const canaries = watchCanaries(baseURL ?? '', process.env.BROWSER_TEST_DATA_DIR);
    canaries.follow(context);
    await use(canaries);
    expect(canaries.leaks(), 'what the browsers told of people').toEqual([]);
  },
  watch: [
    async ({ context, baseURL, canaries }, use, testInfo) => {
      if (process.env.KEYBOARD_ONLY) {
        // Each step of the way is a key.
        testInfo.setTimeout(testInfo.timeout * 3);
        context.once('page', (page) => beginWithKeyboard(page, baseURL ?? ''));
      }
      const watch = watchPortal(baseURL ?? '', isPublicSite);
      watch.follow(context);
      await use(watch);
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('portal', { body: await stateOfPortal(watch), contentType: 'text/plain' });
      const faults = await watch.faults();
      await canaries.searchStored(context);
      expect(faults, 'what the pages did wrong').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, baseURL, contextOptions, watch, canaries }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL,
        locale: 'nb-NO',
        timezoneId: 'Europe/Oslo',
        ...contextOptions,
        ...options,
      });
      watch.follow(context);
      canaries.follow(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) {
      await canaries.searchStored(context);
      await context.close();
    }
  },
});
