/** What the own page needs comes early: its code while the user signs in, and its call with the first token, for that user only. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expect, test } from './support/portal-test.ts';
import { askForCode, newPerson, signInAt } from './support/sign-in-steps.ts';

/** @returns lets the code of that chunk through */
async function hold(page: Page, chunk: 'app' | 'msal'): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(new RegExp(`/assets/${chunk}-[\\w-]+\\.js$`), async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** @returns the calls to the API from now on, as they are made */
function noteCalls(page: Page): { path: string; personId: string | undefined }[] {
  const calls: { path: string; personId: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    if (/^\/api\/(home|me)$/.test(path)) calls.push({ path, personId: request.headers()['person-id'] });
  });
  return calls;
}

const forgetAnswers = (page: Page) =>
  page.evaluate(() => addEventListener('pagehide', () => sessionStorage.removeItem('answers:v1')));
const answered = (page: Page, path: string) => page.waitForResponse(`**${path}`);

test('the own page asks before the app is there, once, and shows what was answered', async ({ page }) => {
  await signInAt(page, demoAccounts.kari.email);
  await forgetAnswers(page);
  const calls = noteCalls(page);
  const release = await hold(page, 'app');
  const both = Promise.all([answered(page, '/api/home'), answered(page, '/api/me')]);
  await page.reload({ waitUntil: 'commit' });
  await both;
  await expect(page.getByText('Medlemsnummer')).toHaveCount(0);
  release();
  await expect(page.getByText('Medlemsnummer').first()).toBeVisible();
  await expect(page.locator('#giving')).toContainText('Du gir');
  expect(calls.map(({ path }) => path)).toEqual(['/api/home', '/api/me']);
});

test('another page asks early only who is here, and one with kept answers does not ask for cards', async ({
  page,
}) => {
  // A change of Kari's enquiries in another test would make the cards old.
  await page.route('**/api/changes', () => {});
  await signInAt(page, demoAccounts.kari.email, '/lukkede-henvendelser');
  await forgetAnswers(page);
  const calls = noteCalls(page);
  const release = await hold(page, 'app');
  const me = answered(page, '/api/me');
  await page.reload({ waitUntil: 'commit' });
  await me;
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lukkede henvendelser');
  await page.goto('/home');
  await expect(page.locator('#giving')).toContainText('Du gir');
  calls.length = 0;
  const meAgain = answered(page, '/api/me');
  await page.reload();
  await meAgain;
  await expect(page.locator('#giving')).toContainText('Du gir');
  expect(calls.map(({ path }) => path)).toEqual(['/api/me']);
});

test('an app that is there before the sign-in library takes the kept answers, and they are not asked for', async ({
  page,
}) => {
  await page.route('**/api/changes', () => {});
  await signInAt(page, demoAccounts.kari.email);
  await expect(page.locator('#giving')).toContainText('Du gir');
  const calls = noteCalls(page);
  const release = await hold(page, 'msal');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
  const me = answered(page, '/api/me');
  release();
  await me;
  await expect(page.locator('#giving')).toContainText('Du gir');
  expect(calls.map(({ path }) => path)).toEqual(['/api/me']);
});

test('signed out in another tab meanwhile: nothing of the early answers is shown', async ({ page }) => {
  await signInAt(page, demoAccounts.kari.email);
  await forgetAnswers(page);
  const other = await page.context().newPage();
  await other.goto('/home');
  await expect(other.getByText('Medlemsnummer').first()).toBeVisible();
  const release = await hold(page, 'app');
  const home = answered(page, '/api/home');
  await page.reload({ waitUntil: 'commit' });
  await home;
  await other.getByRole('button', { name: 'Logg ut' }).first().click();
  await other.waitForURL((url) => !url.pathname.startsWith('/home'));
  release();
  await expect(page.getByRole('heading', { name: 'Du er logget ut' })).toBeVisible();
  await expect(page.getByText('Medlemsnummer')).toHaveCount(0);
});

test('of a shared sign-in the early call is for the person who was chosen', async ({ page, watch }) => {
  // Before a family has said who is here, the API asks it of whatever is asked for.
  watch.expectFault(/status 409: GET \/api\/home$/);
  await signInAt(page, demoAccounts.familie.email);
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.getByText('Medlemsnummer').first()).toBeVisible();
  await forgetAnswers(page);
  const calls = noteCalls(page);
  const release = await hold(page, 'app');
  const home = answered(page, '/api/home');
  await page.reload({ waitUntil: 'commit' });
  expect((await home).status()).toBe(200);
  release();
  await expect(page.getByText('Medlemsnummer').first()).toBeVisible();
  const ids = new Set(calls.map(({ personId }) => personId));
  expect(ids.size).toBe(1);
  expect([...ids][0]).toBeTruthy();
});

/** @returns names of the scripts that are fetched ahead from now on */
function noteFetchedAhead(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{7,8}\.js$/.exec(request.url()) ?? [];
    if (name && request.headers()['sec-purpose'] === 'prefetch') names.push(name);
  });
  return names;
}

test('the own page is fetched ahead when «Logg inn» gets the focus, and while the code is looked for', async ({
  page,
}) => {
  const names = noteFetchedAhead(page);
  await page.goto('/');
  expect(names).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).focus();
  const ownPage = ['app', 'homes', 'msal'];
  await expect.poll(() => names).toEqual(expect.arrayContaining(ownPage));
  await page.goto('/home');
  await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  names.length = 0;
  await askForCode(page, newPerson());
  await expect.poll(() => names).toEqual(expect.arrayContaining(ownPage));
});
