/**
 * Every page in every state, at three widths, in light and in forced colours: axe finds nothing; nor in the dark, and no text is
 * cut off where it is set wider or twice as large. In `npm test` one page only; all of them by
 * `npm run trial:trust -- --only=page-states`. What axe cannot decide is written to a file.
 */
import fs from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { isFullTrial, keepFigure, sizeOf, type TrustFigure } from '../support/trust-figures.ts';
import { axeFindings, colourRules, movementsEnded, sidewaysFaults } from './support/accessibility.ts';
import { addressOf, joiningPages, memberPages, type Visitor, visitorParts } from './support/every-page.ts';
import { focusIsLost } from './support/focus-watch.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';
import { unreadFindings, withUnread } from './support/undecided-findings.ts';
import { faultsWith, largerText, widerText } from './support/wider-text.ts';
import { test } from './support/worker-portal.ts';

const widths = [320, 768, 1280];

/** A member who has nothing yet: the lists of a member are empty. */
const newcomer: Visitor = {
  name: 'somebody new',
  account: newPerson(),
  paths: [...memberPages, ...joiningPages],
};
const all: Visitor[] = isFullTrial
  ? [...visitorParts, newcomer]
  : [{ name: 'a visitor', account: null, paths: ['/kontakt-oss'] }];

// One after the other: the figure counts all of them.
test.describe.configure({ mode: 'default' });
const counts = { pages: 0, states: 0, looks: 0, done: 0 };
const undecided = new Map<
  string,
  { rule: string; why: string; html: string; first: string; times: number }
>();

/** The page in the dark, and by a style sheet of the reader's own. @returns one line for each fault */
async function lookAsSomeReaders(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await movementsEnded(page);
  const { violations } = await axeFindings(page, { only: colourRules });
  await page.emulateMedia({ colorScheme: 'light' });
  const narrow = await faultsWith(page, 'wider text', widerText);
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await faultsWith(page, 'wider text on a screen', widerText);
  const larger = await faultsWith(page, 'larger text', largerText);
  counts.looks += 4;
  return [...violations.map((fault) => `in the dark: ${fault}`), ...narrow, ...wide, ...larger];
}

/** Looks at the page as it is, in each width and both colours. @returns one line for each fault */
async function look(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  counts.states += 1;
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await movementsEnded(page);
      const found = await axeFindings(page, forcedColors === 'active' ? { leftOut: colourRules } : {});
      const where = `${new URL(page.url()).pathname} (${state}, ${width} px, forced colours ${forcedColors})`;
      for (const fault of [...found.violations, ...(await sidewaysFaults(page))])
        faults.push(`${where}: ${fault}`);
      for (const { rule, why, target, html } of found.incomplete) {
        const key = `${rule} ${why} ${html.replace(/[0-9a-f-]{36}|\d+/g, '')}`;
        const known = undecided.get(key) ?? { rule, why, html, first: `${where}: ${target}`, times: 0 };
        undecided.set(key, { ...known, times: known.times + 1 });
      }
      counts.looks += 1;
    }
  }
  await page.emulateMedia({ forcedColors: 'none' });
  const address = new URL(page.url()).pathname;
  faults.push(...(await lookAsSomeReaders(page)).map((fault) => `${address} (${state}): ${fault}`));
  return faults;
}

const whole = async (page: Page) => {
  await expect(page.locator('h1:visible').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};
const isApi = (url: URL) => url.pathname.startsWith('/api/');
const refuse = (route: Route) =>
  route.fulfill({
    status: 400,
    contentType: 'application/problem+json',
    json: { type: 'about:blank', title: 'Bad Request', status: 400, code: 'INVALID' },
  });

async function lookWhileLoading(page: Page, address: string): Promise<string[]> {
  const held: Route[] = [];
  await page.route(isApi, (route) => void held.push(route));
  await page.goto(address);
  // Without it the code of the page is still on its way.
  await expect(page.locator('h1:visible').first()).toBeVisible();
  const faults = await look(page, 'loading');
  await page.unroute(isApi);
  for (const route of held) await route.abort().catch(() => {});
  return faults;
}

async function lookAtFailure(page: Page, address: string): Promise<string[]> {
  await page.route(isApi, refuse);
  // What the device keeps is shown first, and the refusals after it.
  await page.goto(address, { waitUntil: 'networkidle' });
  await whole(page);
  const faults = await look(page, 'error');
  await page.unroute(isApi);
  return faults;
}

/** The buttons of the page itself, one press each on a page that is loaded again; no write comes through. */
async function lookAfterPresses(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  await page.route(isApi, (route) => (route.request().method() === 'GET' ? route.fallback() : refuse(route)));
  const pressed = new Set<string>();
  const hasLeft = () => new URL(page.url()).pathname !== address;
  for (;;) {
    await page.goto(address);
    await whole(page);
    await openFolded(page);
    const buttons = page.locator('main button:visible:enabled');
    const names = await buttons.evaluateAll((all) => all.map((one) => one.textContent ?? ''));
    const next = names.findIndex((name) => !pressed.has(name.replace(/\d+/g, '')));
    if (next < 0) break;
    pressed.add(names[next]!.replace(/\d+/g, ''));
    const before = await page.locator('body').innerHTML();
    await buttons.nth(next).click();
    await page.waitForTimeout(300);
    if (hasLeft()) continue;
    await whole(page);
    // On a busy machine a press that leads on has taken until now.
    if (hasLeft() || (await page.locator('body').innerHTML()) === before) continue;
    if (await focusIsLost(page)) faults.push(`${address}: the focus is lost after «${names[next]}»`);
    faults.push(...(await look(page, `after «${names[next]}»`)));
  }
  await page.unroute(isApi);
  return faults;
}

const openFolded = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });

for (const { name, account, paths } of all) {
  test(`the pages of ${name}, in each state`, async ({ page }) => {
    test.setTimeout(sizeOf({ small: 60_000, full: 120 * 60_000 }));
    const faults: string[] = [];
    if (account) await signInAt(page, account);
    for (const path of paths) {
      const address = account === newcomer.account ? path : await addressOf(page, path);
      await page.goto(address);
      await whole(page);
      faults.push(...(await look(page, account === newcomer.account ? 'empty' : 'default')));
      counts.pages += 1;
      if (account === newcomer.account) continue;
      if (!isFullTrial) continue;
      if (await page.locator('main details').count()) {
        await openFolded(page);
        faults.push(...(await look(page, 'open')));
      }
      faults.push(...(await lookAfterPresses(page, address)));
      if (!account) continue;
      faults.push(...(await lookWhileLoading(page, address)), ...(await lookAtFailure(page, address)));
    }
    expect(faults).toEqual([]);
    counts.done += 1;
  });
}

test('a fault at one width is found', async ({ page }) => {
  await page.goto('/personvern');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (max-width: 400px) { h1 { color: #ddd } }');
    document.adoptedStyleSheets.push(sheet);
  });
  const faults = await look(page, 'planted');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/320 px, forced colours none\): color-contrast/);
  counts.done += 1;
});

test('a fault in the dark alone, and text that is cut off where it is larger, are found', async ({
  page,
}) => {
  await page.goto('/personvern');
  await page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    // Not in a sheet: those of the reader take the place of what a page has adopted.
    heading.style.cssText = 'color: #595959; height: 3.5rem; max-height: 80px; overflow: hidden';
  });
  const faults = (await look(page, 'planted')).join('\n');
  expect(faults).toMatch(/\/personvern \(planted\): in the dark: color-contrast/);
  expect(faults).toMatch(/\/personvern \(planted\): larger text: <h1/);
  counts.done += 1;
});

test('a press that loses the focus is found', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const button = document.createElement('button');
      button.textContent = 'Fjern';
      button.addEventListener('click', () => {
        button.setAttribute('aria-pressed', 'true');
        button.blur();
      });
      // The app starts at the first touch or key, and draws a page again that has more than its own.
      const plant = () => button.isConnected || document.querySelector('main')?.append(button);
      new MutationObserver(plant).observe(document, { childList: true, subtree: true });
      plant();
    }),
  );
  expect(await lookAfterPresses(page, '/logget-ut')).toEqual(['/logget-ut: the focus is lost after «Fjern»']);
  counts.done += 1;
});

test.afterAll(() => {
  if (!isFullTrial || counts.done < all.length + 3) return;
  const found = [...undecided.values()];
  const file = resolve(import.meta.dirname, '../../docs/figures/trust/undecided.json');
  fs.writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
  const figure = {
    row: 39,
    score: 3 as const,
    figure: `${counts.pages} visits, ${counts.states} states (whole, loading, refused, empty, opened, after each press), ${counts.looks} looks at 320, 768 and 1280 px in light and forced colours, in the dark, with text set wider and twice as large: 0 violations; ${found.length} kinds of elements that axe cannot decide, 0 not read yet; planted faults, one of them a lost focus, were found.`,
    command: 'npm run trial:trust -- --only=page-states',
  };
  keepFigure(withUnread<TrustFigure>(figure, unreadFindings(found).length));
});
