/** A magazine that costs something, on a phone: the price first, Vipps, the receipt, undone, and the next year. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { goAndAnswerInVipps, goToVipps, h1, setVippsDown } from './support/giving-steps.ts';
import { acceptAndSend, comeToOrder, fillOrder } from './support/magazine-steps.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { reloadUntil } from './support/reload-until.ts';
import { signInAt } from './support/sign-in-steps.ts';

const small = { viewport: { width: 390, height: 844 } };
test.use({ ...small, environment: { BROWSER_TEST_OF: 'magazine-payment', MAGAZINE_PAPER_ORE: '39000' } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the price first; declined, Vipps down, and paid; the receipt; undone, and the money goes back', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/magasininn');
  await expect(page.getByText(/På papir: 390\skr i året\. Digitalt: gratis/)).toBeVisible();
  await expectAccessible(page);
  await comeToOrder(page);

  await test.step('says what is missing, and what it costs, before anything is ordered', async () => {
    await fillOrder(page);
    await expect(page.getByText(/Magasinet koster 390\skr for ett år/)).toBeVisible();
    await page.getByText('Angrerett i 14 dager').click();
    await expect(page.getByText(/uten å oppgi noen grunn/)).toBeVisible();
    await press(page, 'Bestill og betal med Vipps');
    await expect(page.getByRole('link', { name: /^Du må ha fylt 18 år/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Kryss av for at du godtar prisen/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a no in Vipps costs nothing, and can be tried again', async () => {
    await acceptAndSend(page);
    await expect(page.getByRole('heading', { name: 'Betal med Vipps' })).toBeVisible();
    await goAndAnswerInVipps(page, 'Avvis');
    await expect(h1(page)).toHaveText('Magasinet ditt');
    await expect(page.getByRole('heading', { name: 'Betalingen ble avbrutt' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('Vipps is down: it is said, and goes on by itself; given up and started again', async () => {
    await page.getByRole('link', { name: 'Bestill magasinet' }).click();
    await page.getByLabel('På papir i posten').check();
    await acceptAndSend(page);
    await expect(goToVipps(page)).toBeVisible();
    const vipps = new URL((await goToVipps(page).getAttribute('href')) ?? '').origin;
    await press(page, 'Avbryt bestillingen');
    await expect(page.getByRole('heading', { name: 'Betalingen ble avbrutt' })).toBeVisible();
    await setVippsDown(page, vipps, true);
    await page.getByLabel('På papir i posten').check();
    await acceptAndSend(page);
    await expect(page.getByText('Vipps svarer ikke akkurat nå')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await setVippsDown(page, vipps, false);
    await moveClock(new Date(Date.now() + 60_000));
    await expect(goToVipps(page)).toBeVisible({ timeout: 60_000 });
  });

  await test.step('paid: it comes, with a receipt that can be kept', async () => {
    await goAndAnswerInVipps(page, 'Godkjenn');
    await expect(h1(page)).toHaveText('Magasinet ditt');
    await expect(page.getByText('Betalt til og med')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/Du kan angre kjøpet til og med/)).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Last ned kvittering (PDF)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Kvittering M-\d{6}\.pdf$/);
  });

  await test.step('undone in two presses: the magazine stops, and the money goes back', async () => {
    await press(page, 'Angre kjøpet');
    await expect(page.getByRole('heading', { name: 'Vil du angre kjøpet?' })).toBeFocused();
    await expectAccessible(page);
    await press(page, 'Ja, angre kjøpet');
    await expect(page.getByRole('heading', { name: 'Du får ikke magasinet nå' })).toBeVisible();
    await expect(page.getByText(/Pengene er på vei tilbake|Betalt tilbake/)).toBeVisible();
    await expectAccessible(page);
    await reloadUntil(page.getByText(/^Betalt tilbake/), 60_000);
  });
});

test('soon out: said in time, and one more year is paid for when they want it', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAt(page, demoAccounts.per.email, '/magasininn/mine-opplysninger');
  await expect(page.getByRole('heading', { name: 'Vil du ha magasinet ett år til?' })).toBeVisible();
  await expect(page.getByText(/stopper magasinet automatisk, og du skylder ingenting/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Betal 390\skr for ett år til$/ }).click();
  await expect(page.getByRole('heading', { name: 'Betal med Vipps' })).toBeVisible();
  await goAndAnswerInVipps(page, 'Godkjenn');
  await expect(h1(page)).toHaveText('Magasinet ditt');
  await expect(page.getByRole('button', { name: 'Last ned kvittering (PDF)' })).toHaveCount(2, {
    timeout: 60_000,
  });
  await expect(page.getByRole('heading', { name: 'Vil du ha magasinet ett år til?' })).toHaveCount(0);
  await expectAccessible(page);
});
