/** Playwright's `test` for the portal: whatever a page does wrong fails the test, whether it looks for it or not. */
import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type PortalWatch, watchPortal } from './portal-watch.ts';

export { expect };

/** Where signing out ends. Nobody answers there: that the browser goes is what can be seen. */
export const publicSite = 'https://www.humanistlaget.example/';

type PortalFixtures = {
  watch: PortalWatch;
  /** Another browser, with nothing of this one's: another person, watched alike. */
  openBrowser(options?: BrowserContextOptions): Promise<BrowserContext>;
};

/** The organisation's own site, and the Vipps that one is sent to and comes back from. */
const isPublicSite = /^(https:\/\/www\.humanistlaget\.example\/|http:\/\/localhost:\d+\/approve\/)/;

export const test = base.extend<PortalFixtures>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = watchPortal(baseURL ?? '', isPublicSite);
      watch.follow(context);
      await use(watch);
      expect(await watch.faults(), 'what the pages did wrong').toEqual([]);
    },
    { auto: true },
  ],
  openBrowser: async ({ browser, baseURL, contextOptions, watch }, use) => {
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
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
