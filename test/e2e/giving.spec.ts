/** Giving, the whole way through Vipps: becoming a donor, declining, changing, pausing, stopping, giving once. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import {
  answerInVipps,
  chooseAmount,
  chooseDay,
  goAndAnswerInVipps,
  h1,
  nextPart,
} from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';
import { startTranscript } from './support/transcript.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('somebody becomes a donor, changes, pauses, goes on and stops', async ({ page }) => {
  test.setTimeout(150_000);
  await signInAt(page, demoAccounts.ola.email);
  await page.goto('/giveravtale');
  await expect(page.getByRole('heading', { name: 'Hvor mye vil du gi?' })).toBeVisible();
  await expectAccessible(page);
  await test.step('a part that is opened too early leads to the first that is not done', async () => {
    await page.goto('/giveravtale?del=godkjenn');
    await expect(page).toHaveURL('/giveravtale?del=belop');
    await expect(h1(page)).toBeFocused();
    await page.goto('/giveravtale');
  });
  const transcript = await startTranscript(page, 'Bli fast giver');
  await transcript.hear('Siden åpnes');

  await test.step('what is wrong is said by field, and nothing typed is lost', async () => {
    await page.getByRole('textbox', { name: 'Beløp i kroner' }).fill('tusen');
    await nextPart(page);
    await expect(
      page.getByRole('link', { name: 'Skriv beløpet i hele kroner, for eksempel 250' }),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Beløp i kroner' })).toHaveValue('tusen');
    await expectAccessible(page);
    await transcript.hear('Beløpet er skrevet med bokstaver');
  });

  await test.step('the amount comes first; what is suggested and chosen is marked', async () => {
    const form = page.getByRole('form', { name: 'Hvor mye vil du gi?' });
    await expect(form.getByRole('textbox').first()).toHaveAccessibleName('Beløp i kroner');
    const suggestion = form.getByRole('button', { name: /^200\skr$/ });
    await suggestion.click();
    await expect(suggestion).toHaveAttribute('aria-pressed', 'true');
    await expect(form.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(form.getByLabel('Hver måned')).toBeChecked();
  });

  await test.step('how to pay comes next; the ways back and forward of the browser lead between the parts', async () => {
    await chooseAmount(page, '250');
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Bli fast giver – steg 2 av 3: Hvordan vil du betale\? – /);
    await expectAccessible(page);
    await transcript.hear('Beløpet er valgt');
    await page.goBack();
    await expect(h1(page)).toHaveText('Bli fast giver');
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Bli fast giver – [^s]/);
    await expect(page.getByRole('textbox', { name: 'Beløp i kroner' })).toHaveValue('250');
    await page.goForward();
    await expect(page.getByLabel(/^Vipps\./)).toBeChecked();
    await chooseDay(page);
  });

  await test.step('what was chosen is seen before it is approved, with the way to change it', async () => {
    await expect(h1(page)).toBeFocused();
    const chosen = page.getByRole('region', { name: 'Dette har du valgt' });
    await expect(chosen).toContainText('250 kr hver måned');
    await expect(chosen).toContainText('Den 15. i måneden');
    await expect(page.getByLabel(/^Der det trengs mest/)).toBeChecked();
    await expect(page.getByLabel('Jeg har lest vilkårene')).not.toBeChecked();
    await expectAccessible(page);
    await transcript.hear('Det som er valgt, ses over');
    await chosen.getByRole('link', { name: 'Endre betalingsmåten eller dagen' }).click();
    await expect(page.getByLabel('Hvilken dag skal trekket komme?')).toHaveValue('15');
    await nextPart(page);
    await page.getByRole('button', { name: 'Fortsett til Vipps' }).click();
    await expect(page.getByRole('link', { name: /^Les vilkårene/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('says no in Vipps: no receipt, and it can be asked for again as it was', async () => {
    await page.getByLabel('Jeg har lest vilkårene').check();
    // The errors go a moment after the typing; a faster press is another state.
    await expect(page.getByRole('region', { name: /^Dette må rettes/ })).toHaveCount(0);
    // The answer is held back for as long as it takes to hear what is said before Vipps comes.
    const heard = Promise.withResolvers<void>();
    await page.route('**/api/giving/agreements', async (route) => {
      await heard.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Fortsett til Vipps' }).click();
    await transcript.hear('På vei til Vipps');
    heard.resolve();
    await answerInVipps(page, 'Lukk uten å svare');
    await page.goto('/kvittering-avtale');
    await transcript.hear('Tilbake uten å ha svart i Vipps');
    await goAndAnswerInVipps(page, 'Avvis');
    await expect(h1(page)).toHaveText('Avtalen ble ikke godkjent');
    await expectAccessible(page);
    await expect(page.getByRole('heading', { name: 'Det du valgte' })).toBeVisible();
    await transcript.hear('Avvist i Vipps');
    await expect(page.getByText('Kvittering for giveravtale')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Last ned/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
  });

  await test.step('says yes, and gets a receipt', async () => {
    await answerInVipps(page, 'Godkjenn');
    await expect(h1(page)).toHaveText('Takk! Du er fast giver i Humanistlaget');
    await expect(page.getByText('250 kr hver måned, den 15.')).toBeVisible();
    await expectAccessible(page);
    await transcript.hear('Godkjent i Vipps');
    transcript.end();
  });

  await test.step('changes the amount', async () => {
    await page.getByRole('link', { name: 'Se og endre avtalen' }).click();
    await expect(h1(page)).toHaveText('Din giveravtale');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Endre', exact: true }).click();
    await page.getByRole('textbox', { name: 'Beløp i kroner' }).fill('300');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Lagre endringen' }).click();
    await expect(page.getByText('Endringen er lagret')).toBeVisible();
    await expect(page.getByText('Du gir 300 kr hver måned, den 15.')).toBeVisible();
  });

  await test.step('pauses and goes on', async () => {
    await page.getByRole('button', { name: 'Ta en pause' }).click();
    await page.getByLabel('Hvor lenge?').selectOption('3');
    await expect(page.getByText('Første gave etter pausen')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start pausen' }).click();
    await expect(page.getByText(/^Avtalen på .* er på pause\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Avslutt pausen nå' }).click();
    await expect(page.getByText('Pausen er over')).toBeVisible();
  });

  await test.step('stops in two presses', async () => {
    await page.goto('/administrer-giveravtale');
    const ending = await startTranscript(page, 'Slutte som fast giver');
    await ending.hear('Siden åpnes');
    await page.getByRole('button', { name: 'Stopp avtalen' }).click();
    await expectAccessible(page);
    await ending.hear('Vil stoppe avtalen');
    await page.getByRole('button', { name: 'Stopp avtalen' }).click();
    await expect(page.getByRole('status').getByText('Avtalen er stoppet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start avtalen igjen' })).toBeVisible();
    await expectAccessible(page);
    await ending.hear('Avtalen er stoppet');
    ending.end();
  });
});

test('a donor who is not a member gives once, and gets a receipt', async ({ page }) => {
  await signInAt(page, demoAccounts.per.email);
  await page.goto('/giveravtale');
  await page.getByRole('button', { name: 'Gi en gave én gang' }).click();
  const form = page.getByRole('form', { name: 'Heller gi én gang?' });
  await form.getByRole('button', { name: '300 kr' }).click();
  await expect(form.getByRole('textbox', { name: 'Beløp i kroner' })).toHaveValue('300');
  await form.getByLabel('Der det trengs mest').check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Gi med Vipps' }).click();
  await answerInVipps(page, 'Godkjenn');
  await expect(h1(page)).toHaveText('Takk for gaven!');
  await expect(page.getByText('300 kr')).toBeVisible();
  await expectAccessible(page);
});

test('a receipt of somebody else is not there', async ({ page, watch }) => {
  watch.expectFault(/status 404: GET \/api\/giving\/gifts\//);
  await signInAt(page, demoAccounts.nils.email, '/kvittering/60000000-0000-4000-8000-000000000999');
  await expect(h1(page)).toHaveText('Vi finner ikke kvitteringen');
  await expectAccessible(page);
});
