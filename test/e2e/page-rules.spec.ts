/**
 * Rules of the accessibility inspectorate on every page: those of `support/page-rules.ts`, and text that is larger or set
 * wider. In `npm test` two pages; all of them by `npm run trial:trust -- --only=page-rules`.
 */
import { expect, type Page } from '@playwright/test';
import { isFullTrial, keepFigure, sizeOf } from '../support/trust-figures.ts';
import { addressOf, type Visitor, visitorParts } from './support/every-page.ts';
import { pageRules, plantAll } from './support/page-rules.ts';
import { signInAt } from './support/sign-in-steps.ts';
import { faultsWith, largerText, widerText } from './support/wider-text.ts';
import { test } from './support/worker-portal.ts';

const all: readonly Visitor[] = isFullTrial
  ? visitorParts
  : [{ name: 'a visitor', account: null, paths: ['/kontakt-oss', '/hefinn'] }];
const counts = { pages: 0, done: 0 };

async function faultsByRule(page: Page): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const [rule, faults] of Object.entries(pageRules)) found.set(rule, await page.evaluate(faults));
  return found;
}

/** Where the ways at the head and the foot lead, and their names, without the number of what is new. */
const namesOfWays = (page: Page) =>
  page
    .locator(':is(header, footer) a[href]:visible')
    .evaluateAll((all) =>
      all.map((one): [string, string] => [
        `${one.closest('header, footer')?.tagName} ${one.getAttribute('href')}`,
        (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+|\d.*$/g, ' ').trim(),
      ]),
    );

const ofSeveralNames = (nameByPlace: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...nameByPlace].flatMap(([place, names]) =>
    names.size > 1 ? [`${place}: ${[...names].join(', ')}`] : [],
  );

for (const { name, account, paths } of all) {
  test(`the rules on the pages of ${name}`, async ({ page }) => {
    test.setTimeout(sizeOf({ small: 60_000, full: 60 * 60_000 }));
    const faults: string[] = [];
    const navigation = new Set<string>();
    const nameByPlace = new Map<string, Set<string>>();
    if (account) await signInAt(page, account);
    for (const path of paths) {
      const address = await addressOf(page, path);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(address);
      await expect(page.locator('h1:visible').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('.ds-skeleton')).toHaveCount(0);
      const found: string[] = [];
      for (const [rule, elements] of await faultsByRule(page))
        found.push(...elements.map((one) => `${rule}: ${one}`));
      found.push(...(await faultsWith(page, '1.4.12a', widerText)));
      found.push(...(await faultsWith(page, '1.4.4a', largerText)));
      faults.push(...found.map((fault) => `${address}: ${fault}`));
      const links = await page
        .locator('footer a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      navigation.add(links.join(' '));
      for (const [place, name] of await namesOfWays(page))
        nameByPlace.set(place, (nameByPlace.get(place) ?? new Set()).add(name));
      counts.pages += 1;
    }
    expect(faults).toEqual([]);
    expect([...navigation], '3.2.3a: the same links in the same order').toHaveLength(1);
    expect(ofSeveralNames(nameByPlace), '3.2.4a: the same way has the same name').toEqual([]);
    counts.done += 1;
  });
}

test('every rule finds what is planted for it', async ({ page }) => {
  await page.goto('/personvern');
  await page.evaluate(plantAll);
  const found = await faultsByRule(page);
  expect([...found].filter(([, faults]) => faults.length === 0).map(([rule]) => rule)).toEqual([]);
  const narrow = await faultsWith(page, '1.4.12a', `${widerText} h1 { height: 10px; overflow: hidden }`);
  expect(narrow.join()).toContain('<h1');
  expect(ofSeveralNames(new Map([['HEADER /', new Set(['Min side', 'Forsiden'])]]))).toHaveLength(1);
  counts.done += 1;
});

test.afterAll(() => {
  if (counts.done < all.length + 1) return;
  keepFigure({
    row: 41,
    part: 'pages',
    score: 3,
    figure: `${counts.pages} pages: 0 faults by ${Object.keys(pageRules).length} tests of the rules on each page, of the ways at the head and the foot, of text of 200 % and of text set wider; what was planted for each was found.`,
    command: 'npm run trial:trust -- --only=page-rules',
  });
});
