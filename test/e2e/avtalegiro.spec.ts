/** AvtaleGiro, from the choice to the bank and back, and a file that does not add up at the desk. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { fetchUntil, fillGiro, openBank, signInBank, whatToSign } from './support/giro-steps.ts';
import { h1, sayWhoGives } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('somebody chooses AvtaleGiro, signs in the bank, and the desk fetches what the bank tells', async ({
  page,
  browser,
  openBrowser,
}) => {
  test.setTimeout(240_000);
  await page.goto('/giveravtale');
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
  await enterIdentifierAndCode(page, newPerson());
  await fillGiro(page, '250');
  await expect(page.getByText(/^Du får beskjed minst \d+ dager før hvert trekk\.$/)).toBeVisible();
  await sayWhoGives(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fortsett', exact: true }).click();

  await expect(page.getByRole('link', { name: 'Åpne bankens side' })).toBeVisible();
  await expect(h1(page)).toHaveText('Bli fast giver');
  await expectAccessible(page);
  const { kid, bankUrl } = await whatToSign(page);
  const bank = await openBank(browser, bankUrl);
  await expectAccessible(bank);
  await signInBank(bank, kid);
  await bank.getByRole('button', { name: 'Fil med feil sum' }).click();
  await expect(bank.getByRole('status')).toHaveText('Filen er sendt.');
  await expectAccessible(bank);

  const desk = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAt(desk, demoAccounts.mona.email);
  await desk.goto('/medlemsservice/bankfiler');
  const waiting = desk.getByRole('list', { name: 'Filer som venter' });
  await fetchUntil(desk, waiting.getByText(/Sluttposten sier \d+ øre, men summen er \d+ øre/).first());
  await expectAccessible(desk);
});
