/** «Hva vil du gjøre?»: the map of the portal, its search, and how few presses each task is from the own page. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

test('a search finds tasks and one’s own things, and is in no address and no call', async ({ page }) => {
  await signInAt(page, demoAccounts.kari.email);
  await page.getByRole('main').getByRole('link', { name: 'Hva vil du gjøre?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du gjøre?');
  await expect(page.getByRole('heading', { name: 'Gaver' })).toBeVisible();
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  const field = page.getByRole('searchbox', { name: 'Søk på Min side' });
  const results = page.getByRole('region', { name: 'Treff' });
  await field.fill('emma');
  await expect(results.getByRole('link', { name: 'Barnet ditt: Emma' })).toBeVisible();
  await field.fill('rakettferge');
  await expect(results.getByText('Vi fant ikke noe med de ordene.')).toBeVisible();
  await field.fill('hvordan endrer jeg adressen');
  await expect(results.getByRole('link').first()).toHaveText('Endre adressen eller navnet du vil kalles');
  await expectAccessible(page);
  await expect(page).toHaveURL('/finn-fram');
  expect(sent.filter((one) => /emma|rakettferge|adressen/i.test(decodeURI(one)))).toEqual([]);
  await results.getByRole('link').first().click();
  await expect(page).toHaveURL('/mine-opplysninger');
});

test('a visitor is shown what needs no sign-in', async ({ page }) => {
  await page.goto('/finn-fram');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Bli medlem' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Meld deg ut' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('begravelse');
  await main.getByRole('link', { name: 'Gravferd' }).click();
  await expect(page).toHaveURL('/activities/seremonier/gravferd');
});

/** Addresses of links within the first two screens: at most one of scrolling. */
const linksInReach = (page: Page) =>
  page
    .locator('a[href]:visible')
    .evaluateAll(
      (all, lowest) =>
        all
          .filter((one) => one.getBoundingClientRect().top + scrollY < lowest)
          .map((one) => one.getAttribute('href')!),
      2 * phone.height,
    );

test('each of 25 tasks is two presses from the own page, within one screen of scrolling', async ({
  page,
}) => {
  await signInAt(page, demoAccounts.kari.email);
  await expect(page.locator('[aria-busy=true], .ds-skeleton')).toHaveCount(0);
  const first = await linksInReach(page);
  await page.getByRole('button', { name: /^Mer/ }).click();
  const reached = new Set([...first, ...(await linksInReach(page))]);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'Hva vil du gjøre?' }).click();
  await expect(page.getByRole('heading', { name: 'Gaver' })).toBeVisible();
  for (const address of await linksInReach(page)) reached.add(address);
  const tasks = [
    ...['/mine-opplysninger', '/mine-opplysninger?bytt=email', '/mine-opplysninger?bytt=phone'],
    ...['/mine-opplysninger/meld-meg-ut', '/velkommen', '/registrere-barn', '/registrere-barn/bekreftelse'],
    ...['/giveravtale', '/administrer-giveravtale', '/kvittering/aar', '/magasininn'],
    ...[
      '/magasininn/mine-opplysninger',
      '/activities',
      '/activities/mine',
      '/activities/seremonier/navnefest',
    ],
    ...['/activities/seremonier/konfirmasjon', '/activities/seremonier/vigsel'],
    ...['/activities/seremonier/gravferd', '/mitt-medlemsdemokrati', '/ny-henvendelse', '/henvendelser'],
    ...['/meldinger', '/meldinger/innstillinger', '/meld-dodsfall', '/mitt-personvern'],
  ];
  expect(tasks).toHaveLength(25);
  expect(tasks.filter((task) => !reached.has(task))).toEqual([]);
});
