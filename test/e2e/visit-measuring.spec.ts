/**
 * Measuring of visits: nothing before a yes, nothing after a no, nothing where somebody is signed in, and after a yes
 * only in a frame that can read nothing of ours. The tag manager is a small server on this machine.
 */
import { createServer } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { findFreePort } from '../support/free-port.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test as portalTest } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

/** Tries what a tag could try, and says what it got. */
const greedyScript = (address: string) => `
  const tried = {};
  try { tried.cookie = document.cookie } catch { tried.cookie = 'refused' }
  try { tried.storage = Object.keys(localStorage).length } catch { tried.storage = 'refused' }
  try { tried.parent = parent.document.title } catch { tried.parent = 'refused' }
  fetch('${address}/seen?' + new URLSearchParams({ origin: self.origin, layer: JSON.stringify(dataLayer), ...tried }), { mode: 'no-cors' });
`;

type Measured = { address: string; requests: URL[] };

const test = portalTest.extend<object, { measured: Measured }>({
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is wanted from it
    async ({}, use) => {
      const requests: URL[] = [];
      const address = `http://127.0.0.1:${await findFreePort()}`;
      const server = createServer((request, response) => {
        requests.push(new URL(request.url ?? '/', address));
        response.setHeader('content-type', 'text/javascript');
        response.end(request.url?.startsWith('/container/') ? greedyScript(address) : '');
      }).listen(Number(new URL(address).port), '127.0.0.1');
      await use({ address, requests });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  environment: async ({ measured: { address } }, use) =>
    use({
      TRACKING_CONTAINER_ID: 'eksempel-1',
      TRACKING_CONTAINER_SCRIPT: `${address}/container/{id}.js`,
      TAG_MANAGER_ID: 'GTM-EKSEMPEL',
      TAG_MANAGER_SCRIPT: `${address}/gtm.js?id={id}`,
    }),
});

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 390, height: 844 } });

const openAddresses = [
  '/',
  '/hefinn',
  '/giveravtale',
  '/personvern',
  '/informasjonskapsler',
  '/tilgjengelighet',
];
const card = (page: Page) => page.getByRole('region', { name: 'Kan vi telle besøket ditt?' });
const choice = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
/** What came in without a yes: everything that was fetched from elsewhere, and every cookie. */
const broughtIn = async (context: BrowserContext, measured: Measured): Promise<string[]> => [
  ...measured.requests.map(({ pathname }) => `fetched ${pathname}`),
  ...(await context.cookies()).map(({ name }) => `set ${name}`),
];
const settled = (page: Page) => page.waitForLoadState('networkidle');

test.beforeEach(({ measured, watch }) => {
  measured.requests.length = 0;
  watch.allowFault(new RegExp(`${measured.address}`));
  // The frame has a policy of its own: it lets others in, and itself out of everything of ours.
  watch.allowFault(/^headers: GET \/maling\?/);
  // What stands for the tag manager here has neither a name nor HTTPS; with both, `policy-score.test.ts` finds nothing.
  watch.allowFault(/^yardstick: GET \/maling\?.*(127\.0\.0\.1|csp-implemented-with-insecure-scheme)/);
});

test('before a choice nothing is fetched and nothing is set, on any open page', async ({
  page,
  context,
  measured,
}) => {
  for (const address of openAddresses) {
    await page.goto(address);
    await expect(card(page)).toBeVisible();
    await settled(page);
  }
  expect(await broughtIn(context, measured)).toEqual([]);
});

test('a page that counts before it has asked is found', async ({ openBrowser, measured }) => {
  // Our own policy would stop it, so it is planted in a browser that keeps to none.
  const careless = await openBrowser({ bypassCSP: true });
  await careless.addInitScript((address) => {
    // The empty page that a tab begins with keeps no cookie.
    if (location.protocol === 'about:') return;
    // biome-ignore lint/suspicious/noDocumentCookie: as a tag does it
    document.cookie = '_teller=1';
    void fetch(`${address}/collect`, { mode: 'no-cors' });
  }, measured.address);
  const page = await careless.newPage();
  await page.goto('/');
  await expect(card(page)).toBeVisible();
  await expect.poll(() => broughtIn(careless, measured)).toEqual(['fetched /collect', 'set _teller']);
});

test('the card stays as it is while the app comes, so that no press on it is lost', async ({ page }) => {
  await page.goto('/informasjonskapsler');
  await card(page).evaluate((drawn) => drawn.setAttribute('data-drawn', 'once'));
  await card(page).getByRole('button', { name: 'Avvis' }).hover();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  await expect(card(page)).toHaveAttribute('data-drawn', 'once');
});

test('yes and no weigh the same, can be reached by keyboard and cover nothing that has focus', async ({
  page,
}) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/personvern');
    await expect(card(page)).toBeVisible();
    await expectAccessible(page);
    const looks = await card(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
          return { color, backgroundColor, borderColor, fontSize, fontWeight, height: button.clientHeight };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const links = await page.getByRole('main').getByRole('link').all();
  for (const link of links) {
    await link.focus();
    const isCovered = await link.evaluate((focused) => {
      const { bottom } = focused.getBoundingClientRect();
      return bottom > document.querySelector('.measuring')!.getBoundingClientRect().top;
    });
    expect(isCovered, (await link.textContent()) ?? '').toBe(false);
  }
});

test('no: nothing is fetched, and the user is not asked again', async ({ page, context, measured }) => {
  await page.goto('/');
  await card(page).getByRole('button', { name: 'Avvis' }).click();
  await expect(card(page)).toHaveCount(0);
  for (const address of openAddresses.slice(0, 4)) {
    await page.goto(address);
    await settled(page);
    await expect(card(page)).toHaveCount(0);
  }
  expect(measured.requests).toEqual([]);
  expect(await choice(context)).toEqual({ maling: expect.stringMatching(/^no\.maling-\d{4}-\d{2}$/) });
});

test('yes, then no: counted in a frame that can read nothing, and gone with the no', async ({
  page,
  context,
  measured,
}) => {
  await page.goto('/hefinn');
  await card(page).getByRole('button', { name: 'Godta' }).click();
  // Two scripts, each in its own time.
  const fetched = () => measured.requests.map(({ pathname }) => pathname);
  await expect.poll(fetched).toEqual(expect.arrayContaining(['/seen', '/gtm.js']));
  const seen = measured.requests.find(({ pathname }) => pathname === '/seen')!.searchParams;
  expect(seen.get('origin')).toBe('null');
  expect([seen.get('cookie'), seen.get('storage'), seen.get('parent')]).toEqual([
    'refused',
    'refused',
    'refused',
  ]);
  expect(JSON.parse(seen.get('layer')!)[0]).toMatchObject({ event: 'gtm.js', page: '/hefinn', debug: true });
  expect(measured.requests.map(({ pathname, search }) => pathname + search)).toContain(
    '/gtm.js?id=GTM-EKSEMPEL',
  );
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['maling', 'maling_feilsok']);
  const debug = cookies.find(({ name }) => name === 'maling_feilsok')!;
  expect(Math.round((debug.expires - Date.now() / 1000) / 86_400)).toBe(14);

  await page.goto('/informasjonskapsler');
  await expect(card(page)).toContainText('Du har sagt ja');
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Avvis' }).click();
  await expect(card(page)).toContainText('Du har sagt nei');
  await expect(page.locator('iframe')).toHaveCount(0);
  await settled(page);
  measured.requests.length = 0;
  await page.goto('/hefinn');
  await settled(page);
  expect(measured.requests).toEqual([]);
  expect(Object.keys(await choice(context))).toEqual(['maling']);
});

test('a new text is asked about again', async ({ page, context, measured, origin }) => {
  await context.addCookies([{ name: 'maling', value: 'yes.maling-2019-01', url: origin }]);
  await page.goto('/');
  await expect(card(page)).toBeVisible();
  await settled(page);
  expect(measured.requests).toEqual([]);
});

test('a signed-in user is neither asked nor counted, also after a yes, and in the other tab too', async ({
  page,
  context,
  measured,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await card(other).getByRole('button', { name: 'Godta' }).click();
  await expect(other.locator('iframe[src^="/maling"]')).toHaveCount(1);
  await signInAt(page, demoAccounts.kari.email);
  await expect(other.locator('iframe[src^="/maling"]')).toHaveCount(0);
  measured.requests.length = 0;
  for (const address of ['/home', '/personvern', '/informasjonskapsler', '/']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await expect(card(page)).toHaveCount(0);
    await expect(page.locator('iframe[src^="/maling"]')).toHaveCount(0);
  }
  expect(measured.requests).toEqual([]);
});
