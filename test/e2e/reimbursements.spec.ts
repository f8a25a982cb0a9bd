/** Money laid out: sent, approved, paid by hand and corrected in the chapter; one's own returned by the organisation. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newSubject } from './support/enquiry-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const { mona, liv, ingrid } = demoAccounts;
const unit = '/tillitsvalgt/40000000-0000-4000-8000-000000000011';
const wide = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const shownDay = (at: Date) =>
  at.toLocaleDateString('nb-NO', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Oslo',
  });

test('the leader of a chapter without a treasurer approves, undoes, pays and corrects what the deputy has laid out', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(phone.viewport);
  await signInAt(page, liv.email, unit);

  await test.step('the queue has what waits first, and nothing of one’s own', async () => {
    await page
      .getByRole('link', { name: /^Utlegg/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Utlegg');
    await expect(page.getByRole('link', { name: 'Kaffe og kake til medlemsmøtet' })).toBeVisible();
    await expect(page.getByText('Plakater til åpen dag')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('approved, the account is whole; undone, it is not', async () => {
    await page.getByRole('link', { name: 'Kaffe og kake til medlemsmøtet' }).click();
    await expect(page.getByRole('heading', { name: 'Kaffe og kake til medlemsmøtet' })).toBeFocused();
    await expect(page.getByText('Slutter på 1111')).toBeVisible();
    const download = page.waitForEvent('download');
    await press(page, 'Last ned kvittering.pdf for «Kaffe og kake til medlemsmøtet»');
    expect((await download).suggestedFilename()).toBe('kvittering.pdf');
    await expectAccessible(page);
    await press(page, 'Godkjenn');
    await expect(said(page, 'Utlegget er godkjent')).toBeVisible();
    await expect(page.getByText('9999 11 11111')).toBeVisible();
    await press(page, 'Angre, og behandle det på nytt');
    await expect(page.getByText('Slutter på 1111')).toBeVisible();
    await press(page, 'Godkjenn');
    await expect(page.getByText('9999 11 11111')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('paid on a day, and then final; a correction is a note', async () => {
    await press(page, 'Noter som betalt');
    await expect(page.getByRole('link', { name: 'Skriv dagen' })).toBeVisible();
    await page.getByLabel('Dagen du betalte').fill(shownDay(new Date()));
    await press(page, 'Noter som betalt');
    await expect(said(page, 'Utlegget er notert som betalt')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Angre, og behandle det på nytt' })).toHaveCount(0);
    await expect(page.getByText('Slutter på 1111')).toBeVisible();
    await page.getByText('Ble noe feil i betalingen?', { exact: true }).click();
    await page.getByLabel('Hva ble feil?').fill('Betalte 50 øre for lite.');
    await expectAccessible(page);
    await press(page, 'Lagre rettelsen');
    await expect(said(page, 'Rettelsen er lagret')).toBeVisible();
    await expect(page.getByText('Betalte 50 øre for lite.')).toBeVisible();
  });
});

test('the leader sends a claim, the organisation returns it, and the leader reads why', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const what = newSubject('Penner til styret');
  await page.setViewportSize(phone.viewport);
  await signInAt(page, liv.email, `${unit}/refusjon`);
  const desk = await (await openBrowser(wide)).newPage();

  await test.step('it is sent, and its state is where it was sent from', async () => {
    await page.getByLabel('Hva har du kjøpt?').fill(what);
    await page.getByLabel('Når?').fill('15.03.2026');
    await page.getByLabel('Beløp i kroner').fill('249,50');
    await page.getByLabel('Kontonummer').fill('9999 11 11111');
    await press(page, 'Send til kassereren');
    await expect(page).toHaveURL(/\/tillitsvalgt\/utlegg$/);
    await expect(page.getByRole('heading', { name: what })).toBeVisible();
    await expect(page.getByText('Venter på svar').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the organisation’s treasurer reads it and returns it with a reason', async () => {
    await signInAt(desk, mona.email, '/medlemsservice/utlegg');
    await expectAccessible(desk);
    await desk.getByRole('link', { name: what }).click();
    await expect(desk.getByRole('heading', { name: what })).toBeFocused();
    await desk.getByText('Send tilbake med en grunn', { exact: true }).click();
    await press(desk, 'Send tilbake');
    await expect(desk.getByRole('link', { name: 'Skriv en grunn' })).toBeVisible();
    await desk.getByLabel('Hvorfor?').fill('Vi mangler kvitteringen.');
    await expectAccessible(desk);
    await press(desk, 'Send tilbake');
    await expect(said(desk, 'Utlegget er sendt tilbake')).toBeVisible();
  });

  await test.step('the leader is told, and reads who and why', async () => {
    await page.goto('/meldinger');
    await page.getByRole('link', { name: `Utlegget er sendt tilbake: «${what}»` }).click();
    await expect(page.getByText('Vi mangler kvitteringen.')).toBeVisible();
    await expect(page.getByText('Mona, økonomiansvarlig i organisasjonen').first()).toBeVisible();
    await expect(page.getByRole('link', { name: `Send inn på nytt: ${what}` })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what the leader typed is there again, but for the account; the returned claim stays', async () => {
    await page.getByRole('link', { name: `Send inn på nytt: ${what}` }).click();
    await expect(page.getByRole('heading', { name: `«${what}» ble sendt tilbake` })).toBeVisible();
    await expect(page.getByText('Vi mangler kvitteringen.')).toBeVisible();
    await expect(page.getByLabel('Hva har du kjøpt?')).toHaveValue(what);
    await expect(page.getByLabel('Når?')).toHaveValue('15.03.2026');
    await expect(page.getByLabel('Beløp i kroner')).toHaveValue('249,50');
    await expect(page.getByLabel('Kontonummer')).toHaveValue('');
    await expectAccessible(page);
    await page.getByLabel('Kontonummer').fill('9999 11 11111');
    await press(page, 'Send til kassereren');
    await expect(page).toHaveURL(/\/tillitsvalgt\/utlegg$/);
    await expect(page.getByRole('heading', { name: what })).toHaveCount(2);
  });
});

test('approved claims are put into a file, signed by a colleague, fetched and paid', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize(phone.viewport);
  await signInAt(page, mona.email, '/medlemsservice/utbetalinger', { afresh: true });
  const claim = page.getByRole('checkbox', { name: /Leie av lokale/ });

  await test.step('what a chapter has approved is ticked by the treasurer, and the sum is said', async () => {
    await expect(claim).not.toBeChecked();
    await expectAccessible(page);
    await press(page, 'Lag filen');
    await expect(page.getByRole('link', { name: 'Velg konto' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Betales fra' }).selectOption({ index: 1 });
    await page.getByLabel('Bankens BIC-kode').fill('eksbno22');
    await press(page, 'Lag filen');
    await expect(page.getByText('Kryss av for minst ett utlegg.')).toBeVisible();
    await claim.check();
    await expect(said(page, '1 utbetaling, til sammen 900 kr')).toBeVisible();
    await press(page, 'Lag filen');
    await expect(said(page, 'Filen er laget. En kollega må signere den.')).toBeVisible();
    await expect(page.getByText('Venter på signatur')).toBeVisible();
    await expect(page.getByText('En kollega som verken har laget filen')).toBeVisible();
    await page.getByText('Se 1 utbetaling', { exact: true }).click();
    await expectAccessible(page);
  });

  const colleague = await (await openBrowser(wide)).newPage();
  await test.step('a colleague signs it, and fetches it', async () => {
    await signInAt(colleague, ingrid.email, '/medlemsservice/utbetalinger', { afresh: true });
    await expectAccessible(colleague);
    await colleague.getByRole('button', { name: /^Signer filen U-/ }).click();
    await expect(said(colleague, 'Filen er signert')).toBeVisible();
    const download = colleague.waitForEvent('download');
    await colleague.getByRole('button', { name: /^Last ned filen U-/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^U-\d{4}-\d{6}\.xml$/);
    await expectAccessible(colleague);
  });

  await test.step('nothing else is done with the claim meanwhile', async () => {
    await page.goto('/medlemsservice/utlegg');
    await page.getByRole('link', { name: 'Leie av lokale' }).click();
    await expect(page.getByText(/^Ligger i betalingsfilen U-/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Noter som betalt' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a file that the bank does not take is withdrawn; its claims can be paid again', async () => {
    await colleague.getByText(/^Trekk tilbake fil U-/).click();
    await press(colleague, 'Trekk tilbake');
    await expect(colleague.getByRole('link', { name: 'Skriv en grunn' })).toBeVisible();
    await colleague.getByLabel('Hvorfor?').fill('Banken tok den ikke imot');
    await expectAccessible(colleague);
    await press(colleague, 'Trekk tilbake');
    await expect(said(colleague, 'Filen er trukket tilbake')).toBeVisible();
    await colleague.getByRole('checkbox', { name: /Leie av lokale/ }).check();
    await press(colleague, 'Lag filen');
    await expect(said(colleague, 'Filen er laget')).toBeVisible();
  });

  await test.step('paid on a day that has been, with all that is in it', async () => {
    await page.goto('/medlemsservice/utbetalinger');
    await page.getByRole('button', { name: /^Signer filen U-/ }).click();
    await expect(said(page, 'Filen er signert')).toBeVisible();
    watch.expectFault(/status 422: POST \/api\/staff\/payment-files\/.*\/payments/);
    await page.getByLabel('Dagen banken betalte').fill('01.01.2025');
    await press(page, 'Noter som utbetalt');
    await expect(
      page.getByText(/Den kan ikke være fram i tid, eller før dagen i filen/).first(),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
