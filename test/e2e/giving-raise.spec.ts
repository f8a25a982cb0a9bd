/** A raise beyond what was approved in Vipps: asked for there, and given as before until it is approved. */
import { expectAccessible } from './support/accessibility.ts';
import { answerInVipps, fillAgreement, h1 } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a donor who raises a gift by much approves it again in Vipps', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAt(page, newPerson());
  await page.goto('/giveravtale');
  await fillAgreement(page, '100');
  await page.getByRole('textbox', { name: 'Fornavn' }).fill('Rakel');
  await page.getByRole('textbox', { name: 'Etternavn' }).fill('Prøve');
  await page.getByRole('textbox', { name: /^Fødselsdato/ }).fill('01.02.1980');
  await page.getByRole('button', { name: 'Fortsett til Vipps' }).click();
  await answerInVipps(page, 'Godkjenn');
  await expect(h1(page)).toHaveText(/^Takk/);

  await page.goto('/administrer-giveravtale');
  await page.getByRole('button', { name: 'Endre', exact: true }).click();
  await page.getByRole('textbox', { name: 'Beløp i kroner' }).fill('900');
  await page.getByRole('button', { name: 'Lagre endringen' }).click();
  await expect(page.getByText('Den gjelder når du har godkjent den i Vipps')).toBeVisible();
  const approve = page.getByRole('link', { name: 'Godkjenn i Vipps' });
  await expect(approve).toBeVisible();
  await expect(page.getByText('Du gir 100 kr hver måned')).toBeVisible();
  await expectAccessible(page);
  await approve.click();
  await page.getByRole('button', { name: 'Godkjenn' }).click();
  await expect(page.getByText('Du gir 900 kr hver måned')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Godkjenn det nye beløpet i Vipps' })).toHaveCount(0);
});
