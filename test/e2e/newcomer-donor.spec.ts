/** Somebody who has never joined and only wants to give: the way in, and what opens with the gift. */
import { expectAccessible } from './support/accessibility.ts';
import { answerInVipps, chooseAmount, chooseDay, h1, nextPart, oneOffForm } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a user who has never joined becomes a donor, and no member', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/giveravtale');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
  await enterIdentifierAndCode(page, newPerson());
  await expect(page).toHaveURL('/giveravtale');

  await test.step('what is missing is said by field', async () => {
    await nextPart(page);
    await expect(page.getByRole('link', { name: 'Skriv hvor mye du vil gi, i hele kroner' })).toBeVisible();
    await expectAccessible(page);
    await chooseAmount(page, '150');
    await expectAccessible(page);
    await chooseDay(page);
    await page.getByRole('button', { name: 'Fortsett til Vipps' }).click();
    await expect(page.getByRole('link', { name: 'Skriv fornavnet ditt' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skriv fødselsdatoen din' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a draft is kept, without the number', async () => {
    await page.getByLabel('Jeg har lest vilkårene').check();
    await page.getByRole('textbox', { name: 'Fornavn og mellomnavn' }).fill('Káren Biret');
    await page.getByRole('textbox', { name: 'Etternavn' }).fill('Eira');
    await page.getByRole('textbox', { name: 'Fødselsdato' }).fill('05.04.1983');
    await page.getByLabel('Ja, rapporter gavene til Skatteetaten').check();
    await page.getByRole('textbox', { name: 'Fødselsnummer' }).fill('12345');
    await expect(page.getByText('Utkastet er lagret')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Etternavn' })).toHaveValue('Eira');
    await expect(page.getByRole('region', { name: 'Dette har du valgt' })).toContainText('150 kr hver måned');
    await expect(page.getByRole('textbox', { name: 'Fødselsnummer' })).toHaveValue('');
  });

  await page.getByRole('button', { name: 'Fortsett til Vipps' }).click();
  await answerInVipps(page, 'Godkjenn');
  await expect(h1(page)).toHaveText('Takk! Du er fast giver i Humanistlaget');
  await expect(page.getByText('Káren Biret Eira')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Se og endre avtalen' }).click();
  await expect(h1(page)).toHaveText('Din giveravtale');
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Innloggingen har ikke noe medlemskap' })).toBeVisible();
});

test('gives once without having joined; the other pages stay closed until the money has come', async ({
  page,
  watch,
}) => {
  test.setTimeout(150_000);
  // A number that no one has.
  watch.expectFault(/status 422: PUT \/api\/giving\/tax-wish/);
  await page.goto('/');
  await page.getByRole('link', { name: 'Gi en gave med Vipps' }).click();
  await expect(page).toHaveURL('/giveravtale#en-gang');
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
  await enterIdentifierAndCode(page, newPerson());
  await expect(page.getByRole('heading', { name: 'Heller gi én gang?' })).toBeFocused();
  const form = oneOffForm(page);
  await form.getByRole('textbox', { name: 'Beløp i kroner' }).fill('300');
  await form.getByLabel('Der det trengs mest').check();
  await form.getByRole('textbox', { name: 'Fornavn og mellomnavn' }).fill('Kim');
  await form.getByRole('textbox', { name: 'Etternavn' }).fill('Nilsen');
  await form.getByRole('textbox', { name: 'Fødselsdato' }).fill('05.04.1983');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Gi med Vipps' }).click();
  await expect(page.getByRole('button', { name: 'Godkjenn' })).toBeVisible();
  const approval = page.url();
  await page.goto('/administrer-giveravtale');
  await expect(h1(page)).toHaveText('Er du medlem allerede?');
  await page.goto(approval);
  await page.getByRole('button', { name: 'Godkjenn' }).click();
  await expect(h1(page)).toHaveText('Takk for gaven!');
  await expect(page.getByRole('main').getByText('Kim Nilsen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gi en gave til' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Se gavene dine' }).click();
  await expect(h1(page)).toHaveText('Du har ingen giveravtale');

  const year = page.getByRole('region', { name: /^Gavene mine i/ });
  const wish = year.getByRole('switch', { name: 'Rapporter gavene mine til Skatteetaten' });
  await test.step('the year says what was given, in a picture and a table', async () => {
    await expect(year.getByText(/Du har gitt 300\skr i/)).toBeVisible();
    await year.getByText('Se tallene i en tabell').click();
    await expect(year.getByRole('row', { name: /Til sammen/ })).toContainText('300');
    await expect(year.getByRole('img')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the wish is one switch; the number is asked for with a yes, and may come later', async () => {
    await expect(wish).toHaveAttribute('aria-checked', 'false');
    await wish.click();
    const number = year.getByRole('textbox', { name: /^Fødselsnummer/ });
    await number.fill('12345678901');
    await year.getByRole('button', { name: 'Ja, rapporter gavene' }).click();
    await expect(year.getByRole('link', { name: /nummer/i }).first()).toBeVisible();
    await expectAccessible(page);
    await number.fill('');
    await year.getByRole('button', { name: 'Ja, rapporter gavene' }).click();
    await expect(wish).toHaveAttribute('aria-checked', 'true');
    await expect(year.getByText(/minst 500\skr i løpet av året. Det mangler 200\skr/)).toBeVisible();
    await expectAccessible(page);
    await wish.click();
    await expect(wish).toHaveAttribute('aria-checked', 'false');
    await expect(year.getByText('Du har ikke bedt om skattefradrag')).toBeVisible();
  });
  await test.step('the year and the receipt are files to keep', async () => {
    const yearFile = page.waitForEvent('download');
    await year.getByRole('button', { name: /^Last ned oversikten/ }).click();
    expect((await yearFile).suggestedFilename()).toMatch(/^Gaver i 20\d\d\.pdf$/);
    await page.goto('/kvittering');
    const receipt = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Last ned (PDF)' }).click();
    expect((await receipt).suggestedFilename()).toMatch(/^Kvittering G-20\d\d-\d{6}\.pdf$/);
    await expect(page.getByText('Kvitteringen er lastet ned')).toBeVisible();
  });
  await test.step('printed, the receipt is the receipt', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByText('Kim Nilsen')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
    await page.emulateMedia({ media: null });
  });
});
