/** What does not go as planned on the way to Vipps and back, and what is done in the app: each said, each with a way on. */
import { expectAccessible } from './support/accessibility.ts';
import {
  answerInVipps,
  askForAgreement,
  becomeDonor,
  comeToGive,
  fillAgreement,
  goAndAnswerInVipps,
  goToVipps,
  h1,
  oneOffForm,
  sayWhoGives,
  stopInVipps,
  vippsAddress,
} from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { reloadUntil } from './support/reload-until.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the window is closed, the time runs out, and it can be done again', async ({ page }) => {
  test.setTimeout(180_000);
  await comeToGive(page);
  await askForAgreement(page, '150');

  await test.step('closed in Vipps: still waited for, with the way back to Vipps', async () => {
    await page.getByRole('button', { name: 'Lukk uten å svare' }).click();
    await expect(page.getByText('Du har lukket Vipps uten å svare')).toBeVisible();
    await page.goto('/kvittering-avtale');
    await expect(h1(page)).toHaveText('Vi venter på bekreftelse');
    await expect(goToVipps(page)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/giveravtale');
    await expect(page.getByRole('heading', { name: 'Avtalen din venter på deg' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Begynn på nytt' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the time runs out', async () => {
    await goAndAnswerInVipps(page, 'La tiden gå ut');
    await expect(h1(page)).toHaveText('Godkjenningen gikk ut på tid');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Endre det du valgte' }).click();
  });

  await test.step('and the second time it is approved', async () => {
    // Who it is has been said, and is not asked again.
    await expect(page.getByRole('textbox', { name: 'Beløp i kroner' })).toHaveValue('150');
    await fillAgreement(page, '150');
    await page.getByRole('button', { name: 'Fortsett til Vipps' }).click();
    await answerInVipps(page, 'Godkjenn');
    await expect(h1(page)).toHaveText('Takk! Du er fast giver i Humanistlaget');
  });
});

test('stopped here and started again with its history; then stopped in the Vipps app', async ({ page }) => {
  test.setTimeout(180_000);
  await becomeDonor(page, '150');
  await page.getByRole('link', { name: 'Se og endre avtalen' }).click();
  await page.getByRole('button', { name: 'Stopp avtalen' }).click();
  await page.getByLabel(/^Vil du si hvorfor/).selectOption({ label: 'Økonomien min har endret seg' });
  await page.getByRole('button', { name: 'Stopp avtalen' }).click();
  await expect(page.getByRole('status').getByText('Avtalen er stoppet')).toBeVisible();
  await page.getByRole('button', { name: 'Start avtalen igjen' }).click();
  await goToVipps(page).click();
  const vipps = await vippsAddress(page);
  await answerInVipps(page, 'Godkjenn');
  await expect(h1(page)).toHaveText('Takk! Du er fast giver i Humanistlaget');
  const question = await page.getByRole('link', { name: 'Spør om avtalen' }).getAttribute('href');
  const agreementId = (question ?? '').split('giveravtale.').at(-1) ?? '';
  await page.goto('/administrer-giveravtale');
  await expect(page.getByText('Avtalen ble startet igjen')).toBeVisible();
  await expect(page.getByText('Avtalen ble stoppet')).toBeVisible();
  await expectAccessible(page);

  await stopInVipps(page, vipps, agreementId);
  await reloadUntil(page.getByText('Avtalen er stoppet. Takk for alt du har bidratt med.'), 60_000);
  const last = page.getByRole('region', { name: 'Det som har skjedd' }).getByRole('listitem').first();
  await expect(last).toContainText('Avtalen ble stoppet');
  await expect(last).toContainText('Av Vipps');
  await expect(page.getByRole('button', { name: 'Start avtalen igjen' })).toBeVisible();
  await expectAccessible(page);
});

test('a gift that is declined or not answered in time takes nothing, and can be tried again', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  await comeToGive(page);
  await page.getByRole('button', { name: 'Gi en gave én gang' }).click();
  const form = oneOffForm(page);

  await test.step('bad input is said by field, and what is typed stays', async () => {
    await form.getByRole('textbox', { name: 'Beløp i kroner' }).fill('hundre');
    await form.getByRole('button', { name: 'Gi med Vipps' }).click();
    await expect(
      form.getByRole('link', { name: 'Skriv beløpet i hele kroner, for eksempel 250' }),
    ).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Beløp i kroner' })).toHaveValue('hundre');
    await expectAccessible(page);
  });

  const give = async (amount = '100') => {
    await form.getByRole('textbox', { name: 'Beløp i kroner' }).fill(amount);
    await form.getByLabel('Lokallagene').check();
    await form.getByRole('button', { name: 'Gi med Vipps' }).click();
  };
  await sayWhoGives(form);
  watch.expectFault(/status 422: POST \/api\/giving\/gifts$/);
  await give('5');
  await expect(form.getByRole('link', { name: 'Skriv minst 10 kr' })).toBeVisible();
  await give();
  await answerInVipps(page, 'Avvis');
  await expect(h1(page)).toHaveText('Du svarte nei i Vipps');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Prøv igjen' }).click();
  await expect(form.getByRole('textbox', { name: 'Beløp i kroner' })).toHaveValue('100');
  await expect(form.getByLabel('Lokallagene')).toBeChecked();
  await form.getByRole('button', { name: 'Gi med Vipps' }).click();
  await answerInVipps(page, 'La tiden gå ut');
  await expect(h1(page)).toHaveText('Godkjenningen gikk ut på tid');
  await expectAccessible(page);
});
