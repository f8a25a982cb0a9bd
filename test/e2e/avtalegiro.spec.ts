/** AvtaleGiro, from the choice to the bank and back, and a file that does not add up at the desk. */
import type { Browser, Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { fillAgreement } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The payer's bank stands outside the portal. @returns a page of it */
async function openBank(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nb-NO' });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test('somebody chooses AvtaleGiro, signs in the bank, and the desk fetches what the bank tells', async ({
  page,
  browser,
  openBrowser,
}) => {
  test.setTimeout(150_000);
  await page.goto('/giveravtale');
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
  await enterIdentifierAndCode(page, newPerson());
  await page.getByLabel(/^AvtaleGiro\./).check();
  await page.getByLabel('Gi meg beskjed på e-post eller SMS før hvert trekk').check();
  await fillAgreement(page, '250');
  await page.getByRole('textbox', { name: 'Fornavn og mellomnavn' }).first().fill('Kim');
  await page.getByRole('textbox', { name: 'Etternavn' }).first().fill('Nilsen');
  await page.getByRole('textbox', { name: 'Fødselsdato' }).first().fill('05.04.1983');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fortsett', exact: true }).click();

  const link = page.getByRole('link', { name: 'Åpne bankens side' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const kid = (await page.getByText(/^100\d{10}$/).textContent()) ?? '';
  const bank = await openBank(browser, (await link.getAttribute('href')) ?? '');
  await expectAccessible(bank);
  await bank.getByRole('textbox', { name: 'KID' }).fill(kid);
  await bank.getByRole('button', { name: 'Signer med BankID' }).click();
  await expect(bank.getByRole('status')).toContainText('Avtalen er signert');
  await bank.getByRole('button', { name: 'Send dagens fil nå' }).click();
  await expect(bank.getByRole('status')).toHaveText('Filen er sendt.');
  await bank.getByRole('button', { name: 'Fil med feil sum' }).click();
  await expect(bank.getByRole('status')).toHaveText('Filen er sendt.');
  await expectAccessible(bank);

  const desk = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAt(desk, demoAccounts.mona.email);
  await desk.goto('/medlemsservice/bankfiler');
  await desk.getByRole('button', { name: 'Hent nye filer nå' }).click();
  const waiting = desk.getByRole('list', { name: 'Filer som venter' });
  await expect(async () => {
    await desk.reload();
    await expect(waiting.getByText(/Sluttposten sier \d+ øre, men summen er \d+ øre/).first()).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 40_000 });
  await expectAccessible(desk);
});
