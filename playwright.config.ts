/** Browser tests: `npm test -- --only=browser`, or `node_modules/.bin/playwright test` for a part of them. */
import { defineConfig } from '@playwright/test';
import { findChromium } from './test/support/find-chromium.ts';

const { executablePath, args, env } = await findChromium();

export default defineConfig({
  testDir: 'test/e2e',
  globalSetup: './test/support/browser-test-setup.ts',
  // The tests of a file share a portal and its people: one after the other, in one worker.
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },
  outputDir: 'test-results',
  reporter: 'line',
  use: {
    // Movements are asked for where they are tested.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    launchOptions: { executablePath, args, env },
  },
});
