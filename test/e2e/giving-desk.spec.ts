/** A donor asks about an agreement or a gift, and member service stops it or pays back, from the case. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { enquiryForm, newSubject, receiptHeading } from './support/enquiry-steps.ts';
import { becomeDonor, h1 } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** On `/ny-henvendelse`, opened from a gift or an agreement. @returns the id of the enquiry */
async function ask(page: import('@playwright/test').Page): Promise<string> {
  const form = enquiryForm(page);
  await expect(form.topic).toHaveValue('giving');
  await form.subject.fill(newSubject('Om gaven min'));
  await form.message.fill('Hei! Kan dere hjelpe meg med dette?');
  await form.send.click();
  await expect(page.getByRole('heading', { level: 1, name: receiptHeading })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('member service stops an agreement at the donor’s request, and the donor sees who did it', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  await becomeDonor(page, '150');
  await page.getByRole('link', { name: 'Spør om avtalen' }).click();
  const id = await ask(page);
  const desk = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await signInAt(desk, demoAccounts.mona.email, `/medlemsservice/henvendelser/${id}`);
  const giving = desk.getByRole('region', { name: 'Gaver og giveravtale' });
  await giving.getByRole('button', { name: 'Vis gaver og giveravtale' }).click();
  await expect(giving.getByText('Aktiv', { exact: true })).toBeVisible();
  await expectAccessible(desk);
  await giving.getByRole('button', { name: 'Stopp avtalen' }).click();
  await expectAccessible(desk);
  await giving.getByRole('button', { name: 'Ja, stopp avtalen' }).click();
  await expect(giving.getByText('Stoppet', { exact: true }).first()).toBeVisible();
  await expect(giving.getByRole('button', { name: 'Stopp avtalen' })).toHaveCount(0);
  await page.goto('/kvittering-avtale');
  await expect(h1(page)).toHaveText('Avtalen er stoppet');
  await page.goto('/administrer-giveravtale');
  await expect(page.getByText(/Av medlemsservice/)).toBeVisible();
  await expectAccessible(page);
});

test('member service pays back a part of a gift, within the rules', async ({ page, openBrowser, watch }) => {
  test.setTimeout(180_000);
  watch.expectFault(/status 409: POST .*\/giving\/refunds/);
  await signInAt(page, demoAccounts.per.email, '/administrer-giveravtale');
  await page
    .getByRole('link', { name: /^Spør om gaven/ })
    .last()
    .click();
  const id = await ask(page);
  const desk = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAt(desk, demoAccounts.mona.email, `/medlemsservice/henvendelser/${id}`);
  const giving = desk.getByRole('region', { name: 'Gaver og giveravtale' });
  await giving.getByRole('button', { name: 'Vis gaver og giveravtale' }).click();
  const choose = giving.getByRole('button', { name: /^Betal tilbake av 500\skr/ }).first();
  const title = (await choose.getAttribute('aria-label')) ?? '';
  await choose.click();
  const form = giving.getByRole('form', { name: title });
  const amount = form.getByRole('textbox', { name: 'Beløp i kroner' });
  await amount.fill('mye');
  await form.getByRole('button', { name: 'Betal tilbake' }).click();
  await expect(
    form.getByRole('link', { name: 'Skriv beløpet i hele kroner, for eksempel 250' }),
  ).toBeVisible();
  await expectAccessible(desk);
  await amount.fill('501');
  await form.getByRole('button', { name: 'Betal tilbake' }).click();
  await expect(form.getByText('Dette beløpet kan ikke betales tilbake')).toBeVisible();
  await amount.fill('100');
  await form.getByRole('button', { name: 'Betal tilbake' }).click();
  await expect(desk.getByText('Pengene er på vei tilbake')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expectAccessible(desk);
});
