/** An employee says that they are away, and takes turns: colleagues see it where a case is given, and it ends again. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const sizes = [
  { width: 320, height: 800 },
  { width: 1600, height: 1000 },
];
test.use({ viewport: sizes[1]!, environment: { BROWSER_TEST_OF: 'absence' } });

const typed = (daysAhead: number) => {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  return day.toLocaleDateString('sv', { timeZone: 'Europe/Oslo' }).split('-').reverse().join('.');
};

test('an absence is entered, seen at the case, and deleted', async ({ page, watch }) => {
  watch.expectFault(/status 422: PUT .*absences/);
  await signInAt(page, demoAccounts.mona.email, '/medlemsservice', { afresh: true });
  await page.getByText('Fravær', { exact: true }).click();
  await page.getByLabel('Første dag').fill(typed(0));
  await page.getByLabel('Siste dag').fill(typed(-1));
  await page.getByRole('button', { name: 'Lagre fraværet' }).click();
  await expect(page.getByRole('link', { name: /Skriv den siste dagen/ })).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  await page.getByLabel('Siste dag').fill(typed(5));
  await page.getByRole('button', { name: 'Lagre fraværet' }).click();
  await expect(page.getByText(/^Du er borte fra og med/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('list', { name: 'Henvendelser' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Ta saken' }).click();
  await expect(page.getByText(/Mona \(borte til og med/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Legg tilbake i køen' }).click();

  await page.goto('/medlemsservice');
  await page.getByText('Fravær', { exact: true }).click();
  await page.getByRole('button', { name: 'Slett fraværet' }).click();
  await expect(page.getByText('Fraværet er slettet.')).toBeVisible();
  await expect(page.getByText(/^Du er borte fra og med/)).toHaveCount(0);
});

test('an employee takes turns, chooses topics, and stops', async ({ page }) => {
  await signInAt(page, demoAccounts.mona.email, '/medlemsservice', { afresh: true });
  await page.getByText('Saker etter tur', { exact: true }).click();
  await page.getByRole('button', { name: 'Få saker etter tur' }).click();
  await expect(page.getByText('Du får saker etter tur: alle temaer.')).toBeVisible();
  await page.getByLabel('Magasin', { exact: true }).check();
  await page.getByLabel('Seremonier', { exact: true }).check();
  await page.getByRole('button', { name: 'Lagre temaene' }).click();
  await expect(page.getByText('Du får saker etter tur: Magasin, Seremonier.')).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Slutt å få saker' }).click();
  await expect(page.getByText(/Sakene du har, beholder du/)).toBeVisible();
  await expect(page.getByText(/^Du får saker etter tur:/)).toHaveCount(0);
});
