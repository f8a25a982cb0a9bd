/**
 * Markup in every text that the server answers (ASVS 1.2.3, 3.2.2): names, subjects, messages and notes with elements and
 * scripts behind them are shown as text on every page, become no element, run nothing, and are in no document. The watch
 * of the other tests is not used: the answers are changed on their way.
 */
import { expect, type Page } from '@playwright/test';
import { isFullTrial, sizeOf } from '../support/trust-figures.ts';
import { visitors } from './support/every-page.ts';
import { signInAt } from './support/sign-in-steps.ts';
import { test } from './support/worker-portal.ts';

/** In the ordinary tests every so manieth page, from the second: the first of each is a page of links. */
const every = sizeOf({ small: 4, full: 1 });
const mark = 'planted-markup';
const planted = `</script><img src="/${mark}" onerror="document.title='ran'"><script>document.title='ran'</script>`;
/** Texts of one word, which would be taken for a code. */
const named = /^(name|.+Name|subject|title|postalPlace|addressLine\d?|careOf)$/;
const isText = (key: string, value: string) =>
  named.test(key) || (/\s/.test(value.trim()) && !/^\d[\d .:/+-]*$/.test(value));

/** Every text of an answer with the markup behind it; codes, days, ids and addresses as they are. */
function withMarkup(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return value && isText(key, value) ? value + planted : value;
  if (Array.isArray(value)) return value.map((one) => withMarkup(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withMarkup(one, name)]));
}

/** From now on every answer of the API comes with markup. @returns how often the pages broke their policy or were asked */
async function plantMarkup(page: Page): Promise<{ faults: string[] }> {
  const faults: string[] = [];
  page.on('dialog', (dialog) => {
    faults.push(`a dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes(mark)) faults.push(`asked for on ${page.url()}`);
  });
  page.on('response', async (response) => {
    const isDocument = response.request().resourceType() === 'document';
    if (isDocument && (await response.text().catch(() => '')).includes(mark))
      faults.push(`in the document of ${page.url()}`);
  });
  await page.route(/\/api\/(?!changes)/, async (route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!response.ok() || !type.startsWith('application/json')) return route.fulfill({ response });
    await route.fulfill({ response, json: withMarkup(await response.json()) });
  });
  return { faults };
}

/** Elements that came out of a text, and scripts that have run. */
const elementsIn = (page: Page): Promise<number> =>
  page.evaluate(
    (sign) =>
      document.querySelectorAll(`img[src*="${sign}"], [onerror]`).length + (document.title === 'ran' ? 1 : 0),
    mark,
  );

for (const { name, account, paths } of visitors.filter(({ account }) => account))
  test(`the pages of ${name} show markup as text`, async ({ page }) => {
    test.setTimeout(isFullTrial ? 600_000 : 120_000);
    await signInAt(page, account!);
    const { faults } = await plantMarkup(page);
    const shown: string[] = [];
    for (const path of paths.filter((_, at) => at % every === 1 % every)) {
      await page.goto(path);
      await expect(page.locator('h1:visible')).toHaveCount(1);
      await expect(page.locator('[aria-busy=true], .ds-skeleton')).toHaveCount(0);
      if ((await page.locator('body').textContent())?.includes(mark)) shown.push(path);
      if ((await elementsIn(page)) > 0) faults.push(`an element on ${path}`);
    }
    // What the last page still asks for is not looked at.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(faults).toEqual([]);
    expect(shown.length, 'pages on which the markup was read').toBeGreaterThan(0);
  });

test('planted: a text that became an element is found', async ({ page }) => {
  await page.goto('/');
  expect(await elementsIn(page)).toBe(0);
  await page.evaluate((sign) => {
    const image = document.createElement('img');
    image.setAttribute('src', `/${sign}`);
    document.body.append(image);
  }, mark);
  expect(await elementsIn(page)).toBe(1);
});
