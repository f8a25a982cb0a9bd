/** From page to page: the start page, the areas, and where signing out ends in the demo. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

// As in the demo: its public site does not exist.
test.use({ environment: { AFTER_SIGN_OUT: 'portal' } });

test('the start page leads a signed-in user on, and does not ask to join or to sign in', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(main.getByRole('link', { name: 'Bli medlem' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Er jeg medlem?' })).toBeVisible();
  await signInAt(page, demoAccounts.kari.email);
  await page.getByRole('banner').getByRole('link', { name: 'Norsk Humanistlag' }).click();
  await expect(page).toHaveURL('/');
  await expect(main.getByText('Du er logget inn.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Bli medlem' })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: /Er jeg medlem|Slik logger du inn/ })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Gå til Min side' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hei, Kari!');
});

test('ceremonies and the report of a death are one press from the start page', async ({ page }) => {
  for (const [link, title] of [
    ['Seremonier', 'Seremonier gjennom livet'],
    ['humanistisk gravferd', 'Humanistisk gravferd'],
    ['Si fra om et dødsfall', 'Si fra om et dødsfall'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('signing out ends on a page of the portal that leads on', async ({ page }) => {
  await signInAt(page, demoAccounts.per.email);
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/logget-ut\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Logg inn igjen' }).click();
  await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
});
