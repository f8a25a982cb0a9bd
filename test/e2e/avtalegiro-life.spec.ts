/** AvtaleGiro, the whole life of it: signed in the bank, claimed, drawn, a receipt, and ended in the bank. */
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
  tellFromBank,
} from './support/giro-steps.ts';
import { h1 } from './support/giving-steps.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';

// A portal that no other file has moved in time.
test.use({ ...small, environment: { BROWSER_TEST_OF: 'avtalegiro-life' } });

test('signed in the bank, claimed, drawn, a receipt; then ended in the bank', async ({
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
  await expectAccessible(first);
  const bank = await openBank(browser, bankUrl);
  const { dueOn, lastChangeOn } = await nextGiroDay(first);

  await test.step('signed in the bank, which tells us', async () => {
    await first.goto('/administrer-giveravtale');
    await expect(first.getByText('Avtalen venter på at du signerer den i banken')).toBeVisible();
    await expectAccessible(first);
    await signInBank(bank, kid);
    const desk = await openDesk(await open());
    await fetchUntil(desk, first.getByText('Du gir 250 kr hver måned, den 15.'));
    await expect(first.getByText('Du får beskjed minst 7 dager før hvert trekk.')).toBeVisible();
    await expectAccessible(first);
    await first.goto('/kvittering-avtale');
    await expect(h1(first)).toHaveText('Takk! Du er fast giver i Humanistlaget');
    await expect(first.getByText('AvtaleGiro').first()).toBeVisible();
    await expectAccessible(first);
    await first.close();
    await desk.close();
  });

  await test.step('the claim run: the bank has it, and a payer who wants notice gets one', async () => {
    await moveToNoon(bankDayFrom(addDays(lastChangeOn, 1)));
    const desk = await openDesk(await open());
    await fetchUntil(desk, inBank(bank, kid).getByText(`${shortDay(dueOn)}: kr 250, venter på forfall`));
    await expect(desk.getByRole('heading', { name: 'De siste filene' })).toBeVisible();
    await expectAccessible(desk);
    await desk.close();
    await nextMessageTo(ola, 0, ({ subject }) => subject === 'Et trekk kommer snart');
    const seen = await seenAt('/administrer-giveravtale');
    const next = seen.getByRole('list', { name: 'De neste trekkene' });
    await expect(next.getByText(/^Sendt\. Kan stoppes til og med/)).toBeVisible();
    await expectAccessible(seen);
    await seen.close();
  });

  await test.step('the bank draws it and tells; the donor has a receipt', async () => {
    await moveToNoon(dueOn);
    const desk = await openDesk(await open());
    const seen = await seenAt('/administrer-giveravtale');
    const gifts = seen.getByRole('region', { name: 'Gavene dine' });
    await fetchUntil(desk, gifts.getByText(/^Betalt\./));
    await gifts.getByRole('link', { name: /: 250\skr$/ }).click();
    await expect(h1(seen)).toHaveText('Takk for gaven!');
    await expect(seen.getByText(/^G-20\d\d-\d{6}$/)).toBeVisible();
    await expectAccessible(seen);

    await test.step('ended in the bank: stopped here too, and can be started again', async () => {
      await bank.reload();
      await inBank(bank, kid).getByRole('button', { name: 'Avslutt avtalen' }).click();
      await expect(bank.getByRole('status')).toHaveText('Avtalen er avsluttet i banken.');
      await tellFromBank(bank);
      await seen.goto('/administrer-giveravtale');
      await fetchUntil(desk, seen.getByText('Avtalen er stoppet. Takk for alt du har bidratt med.'));
      const last = seen.getByRole('region', { name: 'Det som har skjedd' }).getByRole('listitem').first();
      await expect(last).toContainText('Avtalen ble stoppet');
      await expect(last).toContainText('Av banken');
      await expect(seen.getByRole('button', { name: 'Start avtalen igjen' })).toBeVisible();
      await expectAccessible(seen);
    });
  });
});
