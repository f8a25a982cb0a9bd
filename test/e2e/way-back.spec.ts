/** One way back, in one place, on every page. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const wayBack = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Tilbake til / });
/** Where it is in `main`, both measured at one moment. */
const topOfMain = (page: Page): Promise<string> =>
  wayBack(page).evaluate((link) => {
    const [way, main] = [link, link.closest('main')!].map((one) => one.getBoundingClientRect());
    return [Math.round(way!.x - main!.x), Math.round(way!.y - main!.y)].join(', ');
  });

test.use({ viewport: { width: 390, height: 844 } });

test('a page has one way back, in the same place as on every other page', async ({ page }) => {
  await signInAt(page, demoAccounts.kari.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hei, /);
  await expect(wayBack(page)).toHaveCount(0);
  const placeByPage: Record<string, string> = {};
  for (const [address, words] of [
    ['/mine-opplysninger', 'Min side'],
    ['/registrere-barn/bekreftelse', 'Min side'],
    ['/administrer-giveravtale', 'Min side'],
    ['/kvittering/aar', 'gavene dine'],
    ['/kvittering/aar/2025', 'årsoppgavene'],
    ['/mitt-personvern/samtykker', 'Mitt personvern'],
    ['/meldinger/innstillinger', 'varslene dine'],
    ['/activities/mine', 'aktivitetene'],
    ['/activities/seremonier/vigsel', 'seremoniene'],
    ['/magasininn/mine-opplysninger', 'magasinet'],
    ['/ny-henvendelse', 'henvendelsene dine'],
    ['/tillitsvalgt', 'Min side'],
  ] as const) {
    await page.goto(address);
    await expect(wayBack(page)).toHaveText(`Tilbake til ${words}`);
    await expect(wayBack(page)).toBeVisible();
    // While a page is drawn its link may be another one from one moment to the next.
    await expect(async () => {
      placeByPage[address] = await topOfMain(page);
    }).toPass();
  }
  expect(new Set(Object.values(placeByPage)).size, JSON.stringify(placeByPage)).toBe(1);
});

test('the way back leads page by page to «Min side», and a visitor to the start page', async ({ page }) => {
  await page.goto('/activities/seremonier/navnefest');
  await wayBack(page).click();
  await expect(page).toHaveURL('/activities/seremonier');
  await expect(wayBack(page)).toHaveText('Tilbake til forsiden');
  await signInAt(page, demoAccounts.kari.email);
  await page.goto('/kvittering/aar/2025');
  for (const [words, address] of [
    ['årsoppgavene', '/kvittering/aar'],
    ['gavene dine', '/administrer-giveravtale'],
    ['Min side', '/home'],
  ] as const) {
    await page.getByRole('link', { name: `Tilbake til ${words}`, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
});
