/**
 * Every page in every state, at three widths, in light and in forced colours: axe finds nothing. In `npm test` one page
 * only; all of them by `npm run trial:trust -- --only=page-states`. What axe cannot decide is written to a file.
 */
import fs from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { isFullTrial, keepFigure, sizeOf } from '../support/trust-figures.ts';
import { axeFindings, movementsEnded, sidewaysFaults } from './support/accessibility.ts';
import { addressOf, joiningPages, memberPages, type Visitor, visitorParts } from './support/every-page.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';
import { unreadFindings } from './support/undecided-findings.ts';
import { test } from './support/worker-portal.ts';

const widths = [320, 768, 1280];
/** Chromium tells axe the author's colours, also where the system's are drawn. */
const notInForcedColours = ['color-contrast', 'link-in-text-block'];

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

/** Looks at the page as it is, in each width and both colours. @returns one line for each fault */
async function look(page: Page, state: string): Promise<string[]> {
  const faults: string[] = [];
  counts.states += 1;
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await movementsEnded(page);
      const found = await axeFindings(page, forcedColors === 'active' ? notInForcedColours : []);
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
  await expect(page.locator('h1:visible, [aria-busy=true]').first()).toBeVisible();
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
    if (new URL(page.url()).pathname !== address) continue;
    await whole(page);
    if ((await page.locator('body').innerHTML()) === before) continue;
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

test.afterAll(() => {
  if (!isFullTrial || counts.done <= all.length) return;
  const unread = unreadFindings([...undecided.values()]);
  const file = resolve(import.meta.dirname, '../../docs/figures/accessibility-undecided.json');
  fs.writeFileSync(file, `${JSON.stringify([...undecided.values()], null, 2)}\n`);
  keepFigure({
    row: 39,
    score: unread.length ? 1 : 3,
    figure: `${counts.pages} visits, ${counts.states} states (whole, loading, refused, empty, opened, after each press), ${counts.looks} looks at 320, 768 and 1280 px in light and forced colours: 0 violations; ${undecided.size} kinds of elements that axe cannot decide, ${unread.length} not read yet; a planted fault was found.`,
    command: 'npm run trial:trust -- --only=page-states',
  });
});
