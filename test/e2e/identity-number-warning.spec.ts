/** An identity number in an enquiry is noticed before it is sent. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test('an identity number that is typed in an enquiry is warned of, until it is removed', async ({ page }) => {
  await signInAt(page, demoAccounts.per.email, '/ny-henvendelse');
  const warning = page.getByText('Det ser ut som du har skrevet et fødselsnummer.');
  await page.getByLabel('Melding').fill('Hei! Nummeret er 228984 10068.');
  await expect(warning).toBeVisible();
  await page.getByLabel('Melding').fill('Hei! Nummeret har dere.');
  await expect(warning).toHaveCount(0);
});
