/** Vipps that does not answer, and a payment that fails: a portal of its own, whose clock and Vipps are moved. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import {
  answerInVipps,
  fillAgreement,
  goToVipps,
  h1,
  inVipps,
  oneOffForm,
  setVippsDown,
  vippsAddress,
} from './support/giving-steps.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { reloadUntil } from './support/reload-until.ts';
import { signInAt } from './support/sign-in-steps.ts';

// A portal that no other file has moved in time.
test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'giving-troubles' } });

const dayMs = 86_400_000;
/** At noon in Norway, a number of days before or after a day. */
const noon = (day: string, days = 0) => new Date(new Date(`${day}T11:00:00Z`).getTime() + days * dayMs);

test('Vipps is down, and comes back; a payment fails, is tried again, and is never a debt', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(480_000);
  const ola = demoAccounts.ola.email;
  await signInAt(page, ola);
  await page.goto('/giveravtale');
  // At the Vipps of the tests this amount never goes through.
  await fillAgreement(page, '151');
  await page.getByRole('button', { name: 'Fortsett til Vipps' }).click();
  const vipps = await vippsAddress(page);
  await answerInVipps(page, 'Godkjenn');
  await expect(h1(page)).toHaveText('Takk! Du er fast giver i Humanistlaget');

  await test.step('Vipps is down: said plainly, and it goes on by itself', async () => {
    await setVippsDown(page, vipps, true);
    await page.getByRole('link', { name: 'Gi en gave til' }).click();
    const form = oneOffForm(page);
    await form.getByRole('textbox', { name: 'Beløp i kroner' }).fill('100');
    await form.getByLabel('Der det trengs mest').check();
    await form.getByRole('button', { name: 'Gi med Vipps' }).click();
    await expect(page.getByText('Vipps svarer ikke akkurat nå')).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await setVippsDown(page, vipps, false);
    // After a long wait the user goes on by the link; until then the page does so by itself.
    await expect(goToVipps(page).or(inVipps(page))).toBeVisible({ timeout: 120_000 });
  });

  const query = new URLSearchParams({ amountKroner: '151', frequency: 'monthly', day: '15' });
  const preview = await (await page.request.get(`/api/giving/preview?${query}`)).json();
  const dueOn: string = preview.upcoming[0].dueOn;
  // It goes on asking, and its sign-in runs out with the clock.
  await page.close();
  const small = { viewport: { width: 390, height: 844 } };
  /** Signed in again: the sign-ins of before ran out when the clock was moved. */
  const seenAt = async (path: string) => {
    const seen = await (await openBrowser(small)).newPage();
    await signInAt(seen, ola, path);
    return seen;
  };

  await test.step('sent to Vipps, it stands among what comes, and can be asked about', async () => {
    await moveClock(noon(dueOn, -4));
    const seen = await seenAt('/administrer-giveravtale');
    await reloadUntil(seen.getByText(/^Sendt\. Kan stoppes/).first(), 90_000);
    await expect(seen.getByRole('link', { name: /^Spør om trekket/ })).toBeVisible();
    await expectAccessible(seen);
    await seen.close();
  });

  await test.step('it fails at first, and is tried again', async () => {
    await moveClock(noon(dueOn));
    const seen = await seenAt('/administrer-giveravtale');
    await reloadUntil(seen.getByText(/prøves på nytt de neste dagene/), 90_000);
    await expect(seen.getByText('Du skylder oss ingenting').first()).toBeVisible();
    await expectAccessible(seen);
    await seen.close();
  });

  await test.step('it fails for good: told kindly, with what can be done', async () => {
    await moveClock(noon(dueOn, 7));
    const seen = await seenAt('/administrer-giveravtale');
    await reloadUntil(seen.getByText(/, gikk ikke gjennom\./), 90_000);
    await expect(seen.getByText('Se i Vipps-appen om kortet ditt må fornyes.')).toBeVisible();
    await expectAccessible(seen);
    await seen.goto('/home');
    const attention = seen.getByRole('region', { name: 'Dette bør du gjøre' });
    await expect(attention.getByText(/ble ikke trukket\. Du skylder oss ingenting/)).toBeVisible();
    await expectAccessible(seen);
    await seen.goto('/administrer-giveravtale');
    await seen
      .getByRole('region', { name: 'Gavene dine' })
      .getByRole('listitem')
      .filter({ hasText: 'Ikke gjennomført' })
      .getByRole('link', { name: /151/ })
      .click();
    await expect(h1(seen)).toHaveText('Gaven gikk ikke gjennom');
    await expect(seen.getByText('du skylder oss ingenting')).toBeVisible();
    await expectAccessible(seen);
    await seen.close();
  });
});
