/** AvtaleGiro that does not go as planned: a payment that fails, a higher amount, and from one rail to the other. */
import { addDays, bankDayFrom } from '#contract/values/bank-days.ts';
import { shortDay } from '#contract/values/short-day.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import {
  chooseGiro,
  fetchUntil,
  inBank,
  moveToNoon,
  nextGiroDay,
  openBank,
  openDesk,
  pagesOf,
  secondOfNextMonth,
  signInBank,
  small,
} from './support/giro-steps.ts';
import { goAndAnswerInVipps, h1 } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';

// A portal that no other file has moved in time.
test.use({ ...small, environment: { BROWSER_TEST_OF: 'avtalegiro-moves' } });

test('a payment fails and is no debt; the amount is raised; to Vipps and back with one history', async ({
  browser,
  openBrowser,
  watch,
}) => {
  test.setTimeout(420_000);
  // The portal makes up for weeks at once when its clock is moved; a page that is not answered in time asks again.
  watch.allowFault(/status 503: GET/);
  const ola = demoAccounts.ola.email;
  const { open, seenAt } = pagesOf(openBrowser, ola);
  await moveToNoon(secondOfNextMonth());
  const first = await seenAt('/home');
  await first.goto('/giveravtale');
  const { kid, bankUrl } = await chooseGiro(first, '250');
  const bank = await openBank(browser, bankUrl);
  const { dueOn, lastChangeOn } = await nextGiroDay(first);
  await signInBank(bank, kid);
  await inBank(bank, kid).getByRole('button', { name: 'La neste trekk mislykkes' }).click();
  await first.goto('/administrer-giveravtale');
  const begun = await openDesk(await open());
  await fetchUntil(begun, first.getByText('Du gir 250 kr hver måned, den 15.'));
  await first.close();
  await begun.close();

  await moveToNoon(bankDayFrom(addDays(lastChangeOn, 1)));
  const claiming = await openDesk(await open());
  await fetchUntil(claiming, inBank(bank, kid).getByText(`${shortDay(dueOn)}: kr 250, venter på forfall`));
  await claiming.close();

  // The bank says nothing of what it could not draw: after five bank days nothing comes any more.
  await moveToNoon(bankDayFrom(addDays(dueOn, 12)));
  const desk = await openDesk(await open());
  const page = await seenAt('/administrer-giveravtale');
  const vippsApp = page.getByText(/Vipps-appen/);

  await test.step('told kindly, with what can be done in the bank', async () => {
    await fetchUntil(desk, page.getByText(/, gikk ikke gjennom\./));
    await expect(page.getByText('Du skylder oss ingenting. Avtalen fortsetter som før.')).toBeVisible();
    await expect(page.getByText(/penger nok på kontoen/)).toBeVisible();
    await expect(vippsApp).toHaveCount(0);
    await expectAccessible(page);
    await page
      .getByRole('region', { name: 'Gavene dine' })
      .getByRole('listitem')
      .filter({ hasText: 'Ikke gjennomført' })
      .getByRole('link', { name: /: 250\skr$/ })
      .click();
    await expect(h1(page)).toHaveText('Gaven gikk ikke gjennom');
    await expectAccessible(page);
  });

  await test.step('a higher amount: the limit in the bank is the payer’s own', async () => {
    await page.goto('/administrer-giveravtale');
    await page.getByRole('button', { name: 'Endre', exact: true }).click();
    await page.getByRole('textbox', { name: 'Beløp i kroner' }).fill('400');
    const form = page.getByRole('form', { name: 'Endre avtalen' });
    await expect(form.getByText(/beløpsgrensen i banken/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Lagre endringen' }).click();
    await expect(page.getByText('Du gir 400 kr hver måned, den 15.')).toBeVisible();
  });

  await test.step('to Vipps: what is left in the bank is said', async () => {
    await page.getByRole('button', { name: 'Bytt til Vipps' }).click();
    await expect(page.getByRole('heading', { name: 'Du er på vei over til Vipps' })).toBeVisible();
    await goAndAnswerInVipps(page, 'Godkjenn');
    await page.goto('/administrer-giveravtale');
    await expect(page.getByRole('heading', { name: 'Avtalen står fortsatt i banken' })).toBeVisible();
    await expect(page.getByText(kid)).toBeVisible();
    await expect(page.getByText('Du gir 400 kr hver måned, den 15.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('and back, without a new signature, with one history', async () => {
    await page.getByRole('button', { name: 'Bytt til AvtaleGiro' }).click();
    await expect(page.getByText('Betalingsmåten er byttet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Avtalen står fortsatt i banken' })).toHaveCount(0);
    const history = page.getByRole('region', { name: 'Det som har skjedd' });
    await expect(history.getByText('Betalingsmåten ble endret')).toHaveCount(2);
    await expect(history.getByText('Trekket gikk ikke gjennom. Du skylder ingenting')).toBeVisible();
    await expectAccessible(page);
  });
});
