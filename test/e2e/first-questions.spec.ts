/** A member from the register of before the portal is asked once what was never asked, on the first visit. */
import type { Page } from '@playwright/test';
import { demoRecords } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const phone = { width: 320, height: 800 };
const screen = { width: 1280, height: 900 };
// Other specs claim the same record.
test.use({ viewport: phone, environment: { BROWSER_TEST_OF: 'first-questions' } });

async function accessibleAtBoth(page: Page): Promise<void> {
  for (const size of [screen, phone]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}

test('the questions are answered, skipped and confirmed, and do not come back', async ({ page }) => {
  const { email, membership } = demoRecords.eva;
  await signInAt(page, email, '/verifisering');
  await page.getByLabel('Navn').fill('Eva Strand');
  await page.getByLabel('Fødselsdato').fill('17.05.1984');
  await page.getByLabel('Fødselsdato').press('Enter');
  await page.getByRole('link', { name: 'Gå til Min side' }).click();
  await expect(page.getByText(membership.number).first()).toBeVisible();

  const asked = page.getByRole('region', { name: 'Noe vi aldri har spurt deg om' });
  const question = (name: string) => asked.getByRole('group', { name });
  const communities = question('Er du medlem i et annet tros- eller livssynssamfunn?');
  const number = question('Vil du gi oss fødselsnummeret ditt?');
  const contact = question('Når vi deg her?');
  for (const one of [communities, number, contact]) await expect(one).toBeVisible();
  await expect(contact.getByText(email)).toBeVisible();
  const list = page.getByRole('region', { name: 'Dette bør du gjøre' });
  await expect(list.getByText('Vi mangler fødselsnummeret ditt')).toHaveCount(0);
  await accessibleAtBoth(page);

  await communities.getByRole('button', { name: 'Vet ikke', exact: true }).click();
  await expect(communities).toHaveCount(0);
  await expect(list.getByText('Du kan være registrert i et annet')).toBeVisible();
  await number.getByRole('button', { name: 'Spør meg ikke igjen' }).click();
  await expect(number).toHaveCount(0);
  await contact.getByRole('button', { name: 'Ja, det stemmer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Vi har ingen flere spørsmål' })).toBeVisible();
  await expect(asked).toHaveCount(0);
  await accessibleAtBoth(page);

  await page.reload();
  await expect(list.getByText('Du kan være registrert i et annet')).toBeVisible();
  await expect(list.getByText('Vi mangler fødselsnummeret ditt')).toBeVisible();
  await expect(asked).toHaveCount(0);
});
