/** One visit to one page in a real browser, throttled as a slow phone, and what it cost. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { isSmall } from './trial-size.ts';

const built = path.resolve(import.meta.dirname, '../dist');

export type Visit = {
  /** Brotli bytes of scripts that came over the network, without the sign-in library. */
  scriptBytes: number;
  signInLibraryBytes: number;
  /** The same scripts and the sign-in library, as gzip would have them. */
  gzipBytes: number;
  /** Everything on the wire, with headers. */
  wireBytes: number;
  requests: number;
  fcpMs: number;
  lcpMs: number;
  /** When the awaited text was in the page. */
  contentMs: number;
  /** What long tasks kept the main thread beyond 50 ms each. */
  blockedMs: number;
  cls: number;
};

/** Lighthouse's «slow 4G» as the browser's own throttling applies it. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
};
const slowdown = 4;

type Marks = { lcp: number; cls: number; blocked: number; content: number };

/** Runs in the page before anything else. */
function installMarks(awaitedText: string): void {
  const marks: Marks = { lcp: 0, cls: 0, blocked: 0, content: 0 };
  Object.assign(window, { benchMarks: marks });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    marks.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) marks.cls += value;
  });
  observe('longtask', ({ duration }) => {
    marks.blocked += duration - 50;
  });
  const look = () => {
    if (document.querySelector('main')?.textContent?.includes(awaitedText)) marks.content = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export async function openPage(context: BrowserContext, awaitedText: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(installMarks, awaitedText);
  return page;
}

/**
 * @param open goes to the page: `goto`, `reload` or a press
 * @param options.sincePress several documents lie between the press and the content: it is measured from the press
 */
export async function visit(
  page: Page,
  open: () => Promise<unknown>,
  { sincePress = false } = {},
): Promise<Visit> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const devtools = await page.context().newCDPSession(page);
  const counts = await countTraffic(devtools);
  // A small run only shows that the figures are there.
  if (!isSmall) {
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  const pressedAt = Date.now();
  await open();
  await page
    .waitForFunction(() => (window as unknown as { benchMarks?: Marks }).benchMarks!.content > 0)
    .catch(async () => {
      throw new Error(`What is awaited never came: ${await page.locator('main').textContent()}`);
    });
  // What comes late counts too.
  await page.waitForTimeout(isSmall ? 100 : 1500);
  const times = await page.evaluate(() => ({
    ...(window as unknown as { benchMarks: Marks }).benchMarks,
    startedAt: performance.timeOrigin,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await devtools.detach();
  if (errors.length) throw new Error(`The page failed: ${errors.join('; ')}`);
  return {
    ...counts,
    fcpMs: times.fcp,
    lcpMs: times.lcp,
    contentMs: times.content + (sincePress ? times.startedAt - pressedAt : 0),
    blockedMs: times.blocked,
    cls: times.cls,
  };
}

/**
 * The slowest answer to a press on a slow phone, from the press to what is drawn next (INP).
 * @param presses one after the other, on a page that is whole
 */
export async function slowestPressMs(page: Page, presses: (() => Promise<unknown>)[]): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) slowest.ms = Math.max(slowest.ms, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const press of presses) {
    await press();
    await page.waitForTimeout(500);
  }
  const { ms } = await page.evaluate(() => (window as unknown as { slowest: { ms: number } }).slowest);
  await devtools.detach();
  return ms;
}

/** @returns figures that grow while the page loads */
async function countTraffic(devtools: CDPSession) {
  const counts = { scriptBytes: 0, signInLibraryBytes: 0, gzipBytes: 0, wireBytes: 0, requests: 0 };
  const onNetwork = new Set<string>();
  const inMemory = new Set<string>();
  await devtools.send('Network.enable');
  devtools.on('Network.requestServedFromCache', ({ requestId }) => inMemory.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (inMemory.has(requestId) || response.fromDiskCache || response.url.startsWith('data:')) return;
    onNetwork.add(requestId);
    counts.requests += 1;
    const { pathname } = new URL(response.url);
    if (pathname.endsWith('.js'))
      counts.gzipBytes += gzipSync(fs.readFileSync(path.join(built, pathname))).length;
    const bytes = Number(response.headers['content-length'] ?? response.headers['Content-Length'] ?? 0);
    if (/^\/assets\/msal-.*\.js$/.test(pathname)) counts.signInLibraryBytes += bytes;
    else if (pathname.endsWith('.js')) counts.scriptBytes += bytes;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (onNetwork.has(requestId)) counts.wireBytes += encodedDataLength;
  });
  return counts;
}
