/** Which code a visit loads, and what happens when some of it cannot be loaded. */
import type { Page } from '@playwright/test';
import { routePatterns } from '#web/build/route-patterns.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Names without the hash, as they are asked for. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{7,8}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

test('the start page of a visitor loads next to no script; a link that is pointed at brings the app', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  let bytes = 0;
  page.on('response', (response) => {
    if (/\.js$/.test(response.url())) bytes += Number(response.headers()['content-length']);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toContain('boot');
  expect(scripts).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(app|msal|content|forms)$/)]));
  expect(bytes, 'bytes of JavaScript, compressed').toBeLessThanOrEqual(20_000);
  expect(bytes).toBeGreaterThan(500);
  await heading(page).evaluate((element) => element.setAttribute('data-mark', 'before'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bli medlem/ })
    .first()
    .hover();
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(1);
  expect(scripts).toContain('app');
  expect(scripts).not.toContain('msal');
  await expect(heading(page), 'the markup is hydrated, not rendered again').toHaveAttribute(
    'data-mark',
    'before',
  );
  const loads = loadsOf(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Bli medlem/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Bli medlem');
  await expect(heading(page)).toBeFocused();
  expect(loads).toEqual([]);
});

test('the open pages can be read without scripts', async ({ openBrowser }) => {
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  const open = routePatterns.filter(({ isPublic, pattern }) => isPublic && !/^\/[45]0/.test(pattern));
  for (const { pattern } of open) {
    await page.goto(pattern);
    await expect(heading(page)).toBeVisible();
    expect((await page.getByRole('main').textContent())?.length, pattern).toBeGreaterThan(100);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Personvern' })).toBeVisible();
  }
});

test('a page whose code fails is loaded as a new document, once', async ({ page, watch }) => {
  watch.expectFault(/failed: GET \/assets\/home-forms.*ERR_FAILED/);
  await signInAt(page, newPerson(), '/henvendelser');
  const loads = loadsOf(page);
  await page.route('**/assets/home-forms-*.js', (route) =>
    loads.length === 0 ? route.abort() : route.continue(),
  );
  await page.getByRole('link', { name: 'Skriv en ny henvendelse' }).click();
  await expect(heading(page)).toHaveText('Ny henvendelse');
  await expect(page).toHaveURL('/ny-henvendelse');
  expect(loads).toEqual(['/ny-henvendelse']);
});

test('a page whose code keeps failing says so, without a loop', async ({ page, watch }) => {
  watch.expectFault(/failed: GET \/assets\/home-forms.*ERR_FAILED/);
  watch.expectFault(
    /console: .*(Failed to fetch dynamically imported module|Importing a module script failed)/,
  );
  await signInAt(page, newPerson(), '/henvendelser');
  const loads = loadsOf(page);
  await page.route('**/assets/home-forms-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Skriv en ny henvendelse' }).click();
  await expect(heading(page)).toHaveText('Noe gikk galt');
  await page.waitForTimeout(1500);
  expect(loads).toEqual(['/ny-henvendelse']);
});

test('where a part of the code fails, the last page that was whole comes back, once', async ({
  page,
  watch,
}) => {
  watch.expectFault(/failed: GET \/assets\/app-.*ERR_FAILED/);
  await signInAt(page, newPerson(), '/home');
  const loads = loadsOf(page);
  await page.route('**/assets/app-*.js', (route) => (loads.length < 2 ? route.abort() : route.continue()));
  await page.goto('/henvendelser').catch(() => {});
  await expect(page).toHaveURL('/home');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(1);
  expect(loads).toEqual(['/henvendelser', '/home']);
});

test('when the app cannot be loaded at all, the page says so, without a loop', async ({ page, watch }) => {
  watch.expectFault(/failed: GET \/assets\/app-.*ERR_FAILED/);
  watch.expectFault(/status 500: GET \/500/);
  await signInAt(page, newPerson(), '/home');
  const loads = loadsOf(page);
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await page.goto('/home').catch(() => {});
  await expect(page).toHaveURL('/500');
  await expect(heading(page)).toHaveText('Noe gikk galt');
  await page.waitForTimeout(1000);
  expect(loads).toEqual(['/home', '/home', '/500']);
});
