/** Firefox, through WebDriver BiDi. */
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Key, OtherBrowser, Window } from './other-browsers.ts';

/**
 * What a page of the sign-in says: its policy lets no script run, and Firefox takes that for a no to fetching the app ahead.
 * The app is fetched after the sign-in then.
 */
const notFetchedAhead = /blocked the loading of a resource \(default-src\) at \S+\/assets\//;

/** The simulator of Vipps has no picture for the tab, and its policy lets none be fetched. */
const noPictureOfTab = /blocked the loading of a resource \(img-src\) at \S+\/favicon\.ico/;

/** An answer that was still being read when its page was left. */
const leftUnread = /Failed to read data from the ReadableStream/;

const strokes: Record<Key, KeyInput[]> = {
  Enter: ['Enter'],
  Space: [' ' as KeyInput],
  Backspace: ['Backspace'],
  'Control+a': ['Control', 'a'],
};

/** Firefox ESR 140 takes the size, but does not know the command for turning the screen that goes with it. */
async function makeNarrow(page: Page): Promise<void> {
  await page.setViewport({ width: 320, height: 640 }).catch((error: Error) => {
    if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  await page.waitForFunction('innerWidth === 320');
}

/** @param executablePath the program */
export async function openFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
  });
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    close: () => browser.close(),
    async open(): Promise<Window> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await makeNarrow(page);
      const noted: string[] = [];
      page.on('pageerror', (error) => {
        if (![notFetchedAhead, noPictureOfTab, leftUnread].some((known) => known.test(String(error))))
          noted.push(`page error: ${String(error)}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') noted.push(`console: ${message.text()}`);
      });
      return {
        goTo: async (url) => void (await page.goto(url)),
        address: async () => page.url(),
        run: (work, ...args) => page.evaluate(work as never, ...args),
        add: async (source) => void (await page.evaluate(source)),
        type: (text) => page.keyboard.type(text),
        async press(key) {
          for (const stroke of strokes[key]) await page.keyboard.down(stroke);
          for (const stroke of strokes[key].toReversed()) await page.keyboard.up(stroke);
        },
        errors: async () => noted.splice(0),
        close: () => context.close(),
      };
    },
  };
}
