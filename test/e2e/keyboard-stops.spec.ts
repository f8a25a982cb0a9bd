/**
 * Every page with the keyboard alone: Tab reaches everything that can be used, each stop is on the screen, shows that it
 * has the focus and is covered by nothing, and the way has an end. At 320 px by 256, which is 1280 by 1024 at 400 %,
 * nothing scrolls sideways. In `npm test` two pages; all of them by `npm run trial:trust -- --only=keyboard-stops`.
 */
import { expect, type Page } from '@playwright/test';
import { isFullTrial, keepFigure, sizeOf } from '../support/trust-figures.ts';
import { movementsEnded, sidewaysFaults } from './support/accessibility.ts';
import { addressOf, type Visitor, visitorParts } from './support/every-page.ts';
import { stopNow } from './support/keyboard.ts';
import { signInAt } from './support/sign-in-steps.ts';
import { test } from './support/worker-portal.ts';

const sizes = [
  { width: 1280, height: 800 },
  { width: 320, height: 480 },
];
const all: readonly Visitor[] = isFullTrial
  ? visitorParts
  : [{ name: 'a visitor', account: null, paths: ['/kontakt-oss', '/hefinn'] }];

// One after the other: the figure counts all of them.
test.describe.configure({ mode: 'default' });
const counts = { pages: 0, stops: 0, done: 0 };

/** Marks what Tab is to reach: seen, usable, and of a group of radio buttons one. @returns how many */
const markWays = (page: Page) =>
  page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex], iframe, [contenteditable]';
    const groups = new Set<string>();
    const ways = [...document.querySelectorAll<HTMLElement>(usable)].filter((one) => {
      if (one.tabIndex < 0 || one.matches(':disabled') || !one.checkVisibility({ visibilityProperty: true }))
        return false;
      if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true;
      const isFirst = !groups.has(one.name);
      groups.add(one.name);
      return isFirst;
    });
    for (const one of ways)
      one.dataset.way = one instanceof HTMLInputElement && one.type === 'radio' ? one.name : '';
    return ways.length;
  });

/** Takes the mark from what has the focus, or from its group. */
const unmark = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const isRadio = one instanceof HTMLInputElement && one.type === 'radio';
    const marked = isRadio
      ? document.querySelector<HTMLElement>(`[data-way="${CSS.escape(one.name)}"]`)
      : one;
    delete marked?.dataset.way;
  });

/** @returns one line for each fault on the way through the page */
async function walk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const { width } = page.viewportSize()!;
  const fault = (text: string) => faults.push(`${new URL(page.url()).pathname} at ${width} px: ${text}`);
  const [ways, address] = [await markWays(page), page.url()];
  for (let step = 0; ; step++) {
    // A field for a date has a stop for each of its parts.
    if (step > ways * 4 + 10) {
      fault('the way has no end');
      break;
    }
    await page.keyboard.press('Tab');
    const [stop] = await Promise.all([stopNow(page), unmark(page)]);
    if (stop.name === 'body') break;
    counts.stops += 1;
    if (!stop.isOnScreen) fault(`«${stop.name}» has the focus outside the screen`);
    if (!stop.isMarked) fault(`«${stop.name}» does not show that it has the focus`);
    if (stop.isCovered) fault(`«${stop.name}» is covered`);
  }
  if (page.url() !== address) fault(`the focus alone leads to ${page.url()}`);
  const missed = await page
    .locator('[data-way]')
    .evaluateAll((left) => left.map((one) => one.outerHTML.slice(0, 120)));
  for (const one of missed) fault(`not reached: ${one}`);
  return faults;
}

for (const { name, account, paths } of all) {
  test(`the pages of ${name}, with the keyboard`, async ({ page }) => {
    test.setTimeout(sizeOf({ small: 60_000, full: 60 * 60_000 }));
    const faults: string[] = [];
    if (account) await signInAt(page, account);
    for (const path of paths) {
      const address = await addressOf(page, path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto(address);
        await expect(page.locator('h1:visible').first()).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.locator('.ds-skeleton')).toHaveCount(0);
        await page.locator('main details').evaluateAll((folded) => {
          for (const one of folded) (one as HTMLDetailsElement).open = true;
        });
        faults.push(...(await walk(page)));
      }
      await page.setViewportSize({ width: 320, height: 256 });
      faults.push(...(await sidewaysFaults(page)).map((fault) => `${address} at 400 %: ${fault}`));
      counts.pages += 1;
    }
    expect(faults).toEqual([]);
    counts.done += 1;
  });
}

test('a stop that shows nothing, one that is covered and one that cannot be reached are found', async ({
  page,
}) => {
  await page.goto('/personvern');
  // The app takes the page over at the first sign of somebody; while it moves, nothing lies above anything.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tilgjengelighet' }).hover();
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(1);
  await movementsEnded(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    scrollTo(0, 0);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('footer a { outline: none !important; box-shadow: none !important }');
    document.adoptedStyleSheets.push(sheet);
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0 0 auto 0; height: 90px; background: red';
    document.body.append(cover);
    const trap = document.createElement('button');
    trap.textContent = 'Felle';
    trap.addEventListener('focus', () => trap.blur());
    // Last, since the way ends where the focus is lost.
    document.body.append(trap);
  });
  const faults = (await walk(page)).join('\n');
  expect(faults).toContain('does not show that it has the focus');
  expect(faults).toContain('is covered');
  expect(faults).toContain('not reached');
  counts.done += 1;
});

test.afterAll(() => {
  if (counts.done <= all.length) return;
  keepFigure({
    row: 42,
    part: 'stops',
    score: 3,
    figure: `${counts.pages} pages at 1280 and 320 px, ${counts.stops} stops of Tab: everything that can be used is reached, each stop shows its focus, none is covered or off the screen; no sideways scroll at 400 %; planted faults were found.`,
    command: 'npm run trial:trust -- --only=keyboard-stops',
  });
});
