/**
 * Watches everything the pages of a browser context do, and notes what a healthy portal never does: errors in the
 * console, requests that fail or leave our origin, answers that break the contract, pages without their headers, a focus that
 * is lost after a press.
 */
import type { BrowserContext, Request, Response } from '@playwright/test';
import { emptyPath } from './canary-watch.ts';
import { faultOfAnswer } from './contract-check.ts';
import { noteLostFocus } from './focus-watch.ts';
import { faultsByYardsticks, faultsOfHeaders } from './page-headers.ts';
import { lastPresses, notePresses } from './press-log.ts';

export type PortalWatch = {
  /** Watches this browser too, from now on. */
  follow(context: BrowserContext): void;
  /** What has gone wrong so far and was not announced, one line each. Waits for bodies that are still being read. */
  faults(): Promise<string[]>;
  /** Announces a fault that the test causes. One that then does not come is itself a fault. */
  expectFault(pattern: RegExp): void;
  /** One that comes or not, by what happens to be asked for first. */
  allowFault(pattern: RegExp): void;
  /** What has been asked for and has neither been answered nor given up, but for the stream of changes. */
  unanswered(): string[];
  /** What was last pressed, a line for each page. */
  pressed(): Promise<string[]>;
  /** How many answers and pages have been checked. */
  counts: { answers: number; pages: number };
};

/** Bodies are gone when the document that asked for them is. */
const bodyIsGone =
  /No resource with given identifier|No data found|closed|evicted|unavailable|Protocol error/i;

export const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname}${search}`;
};

/** @param foreign addresses outside the portal that a page may lead to, without a server */
export function watchPortal(origin: string, foreign: RegExp): PortalWatch {
  const noted: string[] = [];
  const announced: { pattern: RegExp; seen: boolean }[] = [];
  const reading: Promise<void>[] = [];
  const counts = { answers: 0, pages: 0 };
  const asked = new Set<Request>();
  const followed = new Set<BrowserContext>();
  const isOurs = (url: string) => url.startsWith(`${origin}/`);

  async function checkAnswer(response: Response): Promise<void> {
    const where = `${pathOf(response.request())} → ${response.status()}`;
    const body = await response.text().catch((error: Error) => {
      if (!bodyIsGone.test(error.message)) noted.push(`unreadable: ${where}: ${error.message}`);
      return null;
    });
    if (body === null) return;
    const [method, path] = [response.request().method(), new URL(response.url()).pathname];
    const fault = faultOfAnswer(method, path, response.status(), body);
    if (fault) noted.push(`contract: ${where}: ${fault}`);
    if (!/no-store/.test(response.headers()['cache-control'] ?? '')) noted.push(`may be stored: ${where}`);
    counts.answers += 1;
  }

  async function checkPage(response: Response): Promise<void> {
    // A redirect has no text, and of a page that is left it is gone: its headers are looked at nevertheless.
    const [html, sent] = await Promise.all([
      response.text().catch(() => ''),
      response.headersArray().catch(() => []),
    ]);
    // Over HTTP a cookie cannot be `Secure`. That it is over HTTPS, `served-by-https.spec.ts` sees.
    const cookies = sent
      .filter(({ name }) => name.toLowerCase() === 'set-cookie')
      .map(({ value }) => `${value}; Secure`);
    for (const fault of faultsByYardsticks({ headers: response.headers(), html, cookies }))
      noted.push(`yardstick: ${pathOf(response.request())}: ${fault}`);
  }

  function follow(context: BrowserContext): void {
    followed.add(context);
    void context.addInitScript(noteLostFocus);
    void context.addInitScript(notePresses);
    context.on('console', (message) => {
      // A failing load is noted from the request itself, with its address.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        noted.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => {
      const { stack, message } = error.error();
      // The browser ends a movement between two pages where the window is given another size.
      if (!/Viewport size changed/.test(message)) noted.push(`page error: ${stack || message}`);
    });
    context.on('request', (request) => {
      const url = request.url();
      if (!url.endsWith('/api/changes')) asked.add(request);
      if (/^https?:/.test(url) && !isOurs(url) && !foreign.test(url)) noted.push(`foreign request: ${url}`);
    });
    context.on('requestfinished', (request) => asked.delete(request));
    context.on('requestfailed', (request) => {
      asked.delete(request);
      const reason = request.failure()?.errorText ?? '';
      // A document that is left, or a fetch that the page no longer wants. What tells of changes comes again by itself.
      const isExpected = reason === 'net::ERR_ABORTED' || new URL(request.url()).pathname === '/api/changes';
      if (!isExpected && !foreign.test(request.url())) noted.push(`failed: ${pathOf(request)}: ${reason}`);
    });
    context.on('response', (response) => {
      if (!isOurs(response.url())) return;
      const path = new URL(response.url()).pathname;
      if (path === emptyPath) return;
      const where = pathOf(response.request());
      if (response.status() >= 400) noted.push(`status ${response.status()}: ${where}`);
      // A stream of events has no body before it ends.
      const isStream = /^text\/event-stream/.test(response.headers()['content-type'] ?? '');
      if (path.startsWith('/api/') && !isStream) reading.push(checkAnswer(response));
      if (!/^text\/html/.test(response.headers()['content-type'] ?? '')) return;
      for (const fault of faultsOfHeaders(path, response.headers()))
        noted.push(`headers: ${where}: ${fault}`);
      reading.push(checkPage(response));
      counts.pages += 1;
    });
  }

  return {
    follow,
    counts,
    unanswered: () => [...asked].map(pathOf),
    pressed: () => lastPresses(followed),
    expectFault: (pattern) => void announced.push({ pattern, seen: false }),
    allowFault: (pattern) => void announced.push({ pattern, seen: true }),
    async faults() {
      // A page that does not read an answer never lets us have it either.
      await Promise.race([Promise.all(reading), new Promise((later) => setTimeout(later, 1000))]);
      const unexpected = noted.filter((line) => {
        const known = announced.filter(({ pattern }) => pattern.test(line));
        for (const one of known) one.seen = true;
        return known.length === 0;
      });
      const missing = announced
        .filter(({ seen }) => !seen)
        .map(({ pattern }) => `did not happen: ${pattern}`);
      return [...unexpected, ...missing];
    },
  };
}
