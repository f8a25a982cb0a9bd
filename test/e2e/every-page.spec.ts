/** Every address of the portal answers with a page that has one heading, a title, no accessibility fault, and keeps nothing unsaid. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { colourRules, expectAccessible } from './support/accessibility.ts';
import { shortLinks, touchingControls } from './support/controls.ts';
import { addressOf, enquiryId, type Visitor, visitorParts } from './support/every-page.ts';
import { overBudget, watchShifts } from './support/page-weight.ts';
import { expect, test } from './support/portal-test.ts';
import type { PortalWatch } from './support/portal-watch.ts';
import { sameNames } from './support/same-names.ts';
import { equalAccessFaults } from './support/second-engine.ts';
import { signInAt } from './support/sign-in-steps.ts';
import { unlisted } from './support/stored-names.ts';
import { faultsWith, largerText, widerText } from './support/wider-text.ts';

const small = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const half = { width: 640, height: 800 };
const large = { width: 1280, height: 800 };

/** Help, what we do with what we know, and the accessibility statement: in the same place, by the same words. */
const waysAtTheFoot = [
  /^Kontakt oss \/(kontakt-oss|ny-henvendelse)$/,
  /^Personvern \/personvern$/,
  /^Tilgjengelighet \/tilgjengelighet$/,
];
async function expectWaysAtTheFoot(page: Page): Promise<void> {
  const ways = await page
    .locator('footer a')
    .evaluateAll((all) => all.map((one) => `${one.textContent.trim()} ${one.getAttribute('href')}`));
  for (const way of waysAtTheFoot) expect(ways, page.url()).toContainEqual(expect.stringMatching(way));
}

/** @returns links by the words «Gi en gave» that lead to an agreement for good */
const giftsForGood = (page: Page): Promise<string[]> =>
  page
    .getByRole('link', { name: /^Gi en gave(?! eller)/ })
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ href }) => href).filter((href) => !href.endsWith('#en-gang')),
    );

/** What is folded away is part of the page. */
async function openDetails(page: Page): Promise<void> {
  await page.locator('details:not([open])').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function expectSoundPage(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await expect(page).toHaveTitle(/^(.{3,} – )?Min side – Norsk Humanistlag$/);
  await expect(page.locator('h1:visible')).not.toHaveText(/^\s*$/);
  await expectWaysAtTheFoot(page);
  await openDetails(page);
  const colorScheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  await page.setViewportSize(small);
  await expectAccessible(page);
  const narrow = await faultsWith(page, 'wider text', widerText);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (colorScheme !== 'dark') await expectAccessible(page, { only: colourRules });
  await page.setViewportSize(large);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme });
  const wide = await faultsWith(page, 'wider text on a screen', widerText);
  const larger = await faultsWith(page, 'larger text', largerText);
  // Text of 200 % here is in proportion to the page what ordinary text is at 320 pixels.
  await page.setViewportSize(half);
  const largest = await faultsWith(page, 'larger text at half the width', largerText);
  await page.setViewportSize(large);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, { leftOut: colourRules });
  const controls = [...(await page.evaluate(touchingControls)), ...(await page.evaluate(shortLinks))];
  await page.emulateMedia({ forcedColors: 'none' });
  expect(
    [...narrow, ...wide, ...larger, ...largest, ...controls, ...(await equalAccessFaults(page))],
    page.url(),
  ).toEqual([]);
  const width = await page.getByRole('main').evaluate((main) => {
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    return main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
  // Member service has the screen for its own: 1600 px.
  const most = (await page.locator('main > .desk').count()) > 0 ? 1600 : 960;
  expect(width, 'width of the content').toBeLessThanOrEqual(most);
  expect(await unlisted(page), 'stored, and not on the page of cookies').toEqual([]);
}

/** The newest receipt is on two addresses, with its id and without. */
const newestReceipts = ['/kvittering', '/kvittering-avtale'];
/** The page that has it, by visitor and title: the parts of a visitor go by one after the other. */
const addressByTitle = new Map<string, string>();

/** @returns the page's title and the address that had it before, or nothing */
function sharedTitle(account: string | null, address: string, title: string): string[] {
  const key = `${account} ${title}`;
  const other = addressByTitle.get(key);
  if (!other) addressByTitle.set(key, address);
  const isNewest = newestReceipts.some((newest) => other === newest && address.startsWith(`${newest}/`));
  return other && !isNewest ? [`«${title}»: ${other} and ${address}`] : [];
}

async function visitAll(page: Page, { account, paths }: Visitor): Promise<void> {
  const shared: string[] = [];
  const heavy: string[] = [];
  await watchShifts(page);
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize(phone);
      const address = await addressOf(page, path);
      const response = await page.goto(address);
      expect(response?.status(), path).toBe({ '/404': 404, '/500': 500 }[path] ?? 200);
      await expect(page).toHaveURL(address);
      await expect(page.locator('[aria-busy=true], .ds-skeleton')).toHaveCount(0);
      await expect(page.locator('h1:visible')).toHaveCount(1);
      heavy.push(...(await overBudget(page, path)));
      await expectSoundPage(page);
      expect(await sameNames(page), `${path}: the same name, different acts`).toEqual([]);
      expect(await giftsForGood(page), `${path}: «Gi en gave» is a gift once`).toEqual([]);
      shared.push(...sharedTitle(account, path, await page.title()));
    });
  }
  expect(heavy, 'what is over its budget').toEqual([]);
  expect(shared, 'titles tell pages apart').toEqual([]);
}

/** Pages of what is not there, and of what the demo does not have: see `support/every-page.ts`. */
const absent: readonly [page: string, answer: RegExp][] = [
  ['/404', /status 404: GET \/404/],
  ['/500', /status 500: GET \/500/],
  [`/avmelding/${enquiryId}`, /status 404: GET \/api\/unsubscriptions\//],
  ['/administrasjon/flytte-inn/', /status 404: GET \/api\/administration\/move-ins\//],
];
const expectAbsent = (watch: PortalWatch, paths: readonly string[]) => {
  for (const [page, answer] of absent)
    if (paths.some((path) => path.startsWith(page))) watch.expectFault(answer);
};

for (const visitor of visitorParts) {
  const { name, account, paths } = visitor;
  test(`the pages of ${name}`, async ({ page, watch }) => {
    test.setTimeout(120_000);
    expectAbsent(watch, paths);
    if (account) await signInAt(page, account);
    await visitAll(page, visitor);
  });
}

test('somebody without the role is told so at the desk', async ({ page, watch }) => {
  watch.expectFault(/status 403: GET \/api\/staff\//);
  await signInAt(page, demoAccounts.uten.email, '/medlemsservice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denne siden er for medlemsservice');
  await expectSoundPage(page);
});

test('the home page of somebody who is not a member, and an enquiry that is not theirs', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 404: GET \/api\/enquiries\//);
  await signInAt(page, demoAccounts.jon.email);
  await expect(page.getByRole('heading', { name: 'Innloggingen har ikke noe medlemskap' })).toBeVisible();
  await expectSoundPage(page);
  await page.goto(`/henvendelser/${enquiryId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi fant ikke henvendelsen');
  await expectSoundPage(page);
});

test('a page that does not lead to the accessibility statement, or calls help something else, is found', async ({
  page,
}) => {
  await page.goto('/personvern');
  await expectWaysAtTheFoot(page);
  await page.locator('footer a[href="/tilgjengelighet"]').evaluate((link) => link.setAttribute('href', '/'));
  await expect(expectWaysAtTheFoot(page)).rejects.toThrow();
  await page.reload();
  await page.locator('footer a[href="/kontakt-oss"]').evaluate((link) => link.replaceChildren('Hjelp'));
  await expect(expectWaysAtTheFoot(page)).rejects.toThrow();
});

test('two buttons with the same name are found', async ({ page }) => {
  await page.goto('/personvern');
  await expectAccessible(page);
  expect(await sameNames(page)).toEqual([]);
  await page.evaluate(() => {
    for (const _ of [1, 2])
      document
        .querySelector('main')!
        .append(Object.assign(document.createElement('button'), { textContent: 'Lagre' }));
  });
  expect((await sameNames(page)).join()).toContain('«Lagre»');
});

test('«Gi en gave» that leads to an agreement is found', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Gi en gave med Vipps' });
  await expect(link).toBeVisible();
  expect(await giftsForGood(page)).toEqual([]);
  await link.evaluate((one) => one.setAttribute('href', '/giveravtale'));
  expect(await giftsForGood(page)).toHaveLength(1);
});

test('a page that asks for more, or moves, is found', async ({ page }) => {
  await page.setViewportSize(phone);
  await watchShifts(page);
  await page.goto('/personvern');
  expect(await overBudget(page, '/personvern')).toEqual([]);
  await page.evaluate(async () => {
    // A request is in the browser's list when its answer has been read.
    for (let more = 0; more < 10; more++) await (await fetch(`/healthz?${more}`)).text();
    const late = document.createElement('p');
    late.style.height = '200px';
    document.querySelector('main')?.prepend(late);
  });
  const found = (await overBudget(page, '/personvern')).join('\n');
  expect(found).toMatch(/requests \d+, at most \d+/);
  expect(found).toMatch(/shift 0\.\d+, at most 0\.02; moved: </);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the open pages and the sign-in', async ({ page }) => {
    for (const path of ['/', '/hefinn', '/personvern']) {
      await page.goto(path);
      await expectSoundPage(page);
    }
    await page.goto('/home');
    await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
    await expectWaysAtTheFoot(page);
    await expectAccessible(page);
    await page.setViewportSize(small);
    await expectAccessible(page);
  });

  test('the pages of a member', async ({ page }) => {
    await signInAt(page, demoAccounts.liv.email);
    await expectSoundPage(page);
    await page.goto('/ny-henvendelse');
    await page.getByRole('button', { name: 'Send henvendelse' }).click();
    await expect(page.getByRole('link', { name: 'Skriv et emne' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(small);
    await expectAccessible(page);
  });
});
