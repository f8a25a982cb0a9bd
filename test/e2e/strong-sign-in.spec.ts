/** Where the organisation demands it: a second step before a user sees others' data, on a phone. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { messagesTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { askForCode, nextCode, signInAt } from './support/sign-in-steps.ts';

test.use({
  viewport: { width: 390, height: 844 },
  environment: { BROWSER_TEST_OF: 'strong-sign-in', IDENTITY_STRONG_SIGN_IN: 'amr=mfa' },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From the page that asks for it: a code by e-mail, another by SMS. */
async function signInTwice(page: Page, account: { email: string; phone: string }): Promise<void> {
  await expect(heading(page, 'Logg inn i to steg')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logg inn i to steg' }).click();
  await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
  const code = await askForCode(page, account.email);
  const texts = (await messagesTo(account.phone)).length;
  await page.getByLabel('Engangskode').fill(code);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(heading(page, 'Ett steg til')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Engangskode').fill(await nextCode(account.phone, texts));
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

test('somebody elected sees the own offices, and signs in again before the unit is shown', async ({
  page,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allowFault(/status 403: GET \/api\/units\//);
  await signInAt(page, demoAccounts.liv.email, '/tillitsvalgt');
  await page.getByRole('link', { name: 'Gå til Oslo lokallag' }).click();
  await signInTwice(page, demoAccounts.liv);
  await expect(heading(page, 'Oslo lokallag')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Sidene for laget' })
    .getByRole('link', { name: 'Medlemmer' })
    .click();
  await expect(heading(page, 'Medlemmer')).toBeVisible();
  await page.goto('/activities/mine/arranger');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Logg inn i to steg');
});

test('member service signs in twice before the desk opens; others are not asked', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allowFault(/status 403: GET \/api\/staff\//);
  await signInAt(page, demoAccounts.mona.email, '/medlemsservice/personer');
  await signInTwice(page, demoAccounts.mona);
  await expect(page).toHaveURL('/medlemsservice/personer');
  await expect(heading(page, 'Finn en person')).toBeVisible();
  const member = await (await openBrowser()).newPage();
  await signInAt(member, demoAccounts.kari.email, '/medlemsservice');
  await expect(member.getByRole('heading', { level: 1 })).not.toHaveText('Logg inn i to steg');
});
