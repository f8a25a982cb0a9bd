/** A magazine that costs something, on a phone, when it goes wrong: no time, no answer, money back, and what can be heard. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { newestDemoIssue } from '../../dev/seed/demo-magazine.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { inDays } from '../support/days.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newSubject, sendEnquiry } from './support/enquiry-steps.ts';
import { goAndAnswerInVipps, goToVipps, h1 } from './support/giving-steps.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { acceptAndSend, comeToOrder, fillOrder } from './support/magazine-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { reloadUntil } from './support/reload-until.ts';
import { signInAt } from './support/sign-in-steps.ts';

const newest = newestDemoIssue(new Date());
const small = { viewport: { width: 390, height: 844 } };
test.use({ ...small, environment: { BROWSER_TEST_OF: 'magazine-troubles', MAGAZINE_PAPER_ORE: '39000' } });

test('no answer in Vipps is still an order; no time costs nothing; what was chosen is there for the next try', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await comeToOrder(page);
  await fillOrder(page);
  await acceptAndSend(page);

  await test.step('closed without an answer: it waits, and can be taken up again', async () => {
    await expect(goToVipps(page)).toBeVisible({ timeout: 60_000 });
    await goAndAnswerInVipps(page, 'Lukk uten å svare');
    await page.goto('/magasininn/mine-opplysninger');
    await expect(h1(page)).toHaveText('Magasinet ditt');
    await expect(page.getByRole('heading', { name: 'Betal med Vipps' })).toBeVisible();
    await expect(page.getByText(/Den gjelder når du har betalt 390\skr/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the time runs out: it is said, and nothing is drawn or lost', async () => {
    await expect(goToVipps(page)).toBeVisible({ timeout: 60_000 });
    await goAndAnswerInVipps(page, 'La tiden gå ut');
    await expect(page.getByRole('heading', { name: 'Betalingen ble ikke godkjent i tide' })).toBeVisible();
    await expect(page.getByText(/Ingenting er trukket, og du skylder ingenting/)).toBeVisible();
    await expect(page.getByText('Gikk ut på tid')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('tried again with what was chosen before; only the price is agreed to again', async () => {
    await page.getByRole('link', { name: 'Bestill magasinet' }).click();
    await expect(page.getByRole('heading', { name: 'Betalingen ble ikke godkjent i tide' })).toBeVisible();
    await expect(page.getByLabel('På papir i posten')).toBeChecked();
    await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('Storgata 1');
    await expect(page.getByLabel(/^Jeg bestiller og godtar prisen/)).not.toBeChecked();
    await expectAccessible(page);
    await acceptAndSend(page);
    await expect(goToVipps(page)).toBeVisible({ timeout: 60_000 });
    await goAndAnswerInVipps(page, 'Godkjenn');
    await expect(page.getByText('Betalt til og med')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('heading', { name: 'Betalingen ble ikke godkjent i tide' })).toHaveCount(0);
  });
});

test('the money back from the desk: asked for in an enquiry, paid back once, and seen by both', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(180_000);
  await comeToOrder(page);
  await fillOrder(page);
  await acceptAndSend(page);
  await goAndAnswerInVipps(page, 'Godkjenn');
  await expect(page.getByText('Betalt til og med')).toBeVisible({ timeout: 60_000 });
  await page.goto('/ny-henvendelse');
  const id = await sendEnquiry(page, newSubject('Om magasinet'), 'Hei! Kan jeg få pengene tilbake?');

  const desk = await (await openBrowser(small)).newPage();
  await signInAt(desk, demoAccounts.mona.email, `/medlemsservice/henvendelser/${id}`);
  const payments = desk.getByRole('region', { name: 'Betaling for magasinet' });
  await expect(payments.getByText('Oppslaget blir loggført')).toBeVisible();
  await payments.getByRole('button', { name: 'Vis betaling for magasinet' }).click();
  const refund = payments.getByRole('button', { name: /^Betal tilbake 390\skr, kvittering M-\d{6}$/ });
  await refund.click();
  await expect(payments.getByText(/Hele beløpet, 390\skr, går tilbake i Vipps/)).toBeVisible();
  await expectAccessible(desk);
  await payments.getByRole('button', { name: 'Avbryt' }).click();
  await refund.click();
  await payments.getByRole('button', { name: 'Ja, betal tilbake' }).click();
  await expect(payments.getByText(/^På vei tilbake, betalt|^Betalt tilbake/)).toBeVisible();
  await expect(refund).toHaveCount(0);
  await expectAccessible(desk);

  await page.goto('/magasininn/mine-opplysninger');
  await expect(page.getByRole('heading', { name: 'Du får ikke magasinet nå' })).toBeVisible();
  await reloadUntil(page.getByText(/^Betalt tilbake/), 60_000);
  await expectAccessible(page);
});

test('what can be heard: the desk gives the address, and readers have it beside the issue', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  const address = `https://lyd.humanistlaget.example/${randomUUID().slice(0, 8)}`;
  const desk = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await signInAt(desk, demoAccounts.mona.email, '/medlemsservice/magasinet');
  const issue = desk.getByRole('listitem').filter({ hasText: 'Å høre til' });
  const save = desk.getByRole('button', { name: 'Lagre utgaven', exact: true });
  await issue.getByRole('button', { name: /^Endre/ }).click();
  await desk.getByLabel('Lenke til lydutgaven (valgfritt)').fill('bare ord');
  await save.click();
  await expect(desk.getByRole('link', { name: /lenke/i }).first()).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel('Lenke til lydutgaven (valgfritt)').fill(address);
  await save.click();
  await expect(desk.getByText('Utgaven er lagret')).toBeVisible();

  await signInAt(page, demoAccounts.liv.email, '/magasininn/mine-opplysninger');
  const hear = page.getByRole('link', { name: `Hør utgave ${newest}` });
  await expect(hear).toHaveAttribute('href', address);
  await expectAccessible(page);
  await page.getByRole('link', { name: `Les utgave ${newest}` }).click();
  await expect(h1(page)).toContainText(`Utgave ${newest}`);
  await expect(hear).toHaveAttribute('href', address);
  await expectAccessible(page);
});

test('a copy that comes back: the reader is notified, puts the address right, and gets another one there', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(240_000);
  const desk = await (await openBrowser(small)).newPage();
  const fetched = async (button: string) => {
    const [download] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: button }).click(),
    ]);
    return readFile((await download.path()) ?? '', 'utf8');
  };
  const back = async (code: string) => {
    await desk.getByLabel('Nummer på konvolutten').fill(code);
    await desk.getByRole('button', { name: 'Registrer returen' }).click();
  };
  const issue = desk.getByRole('listitem').filter({ hasText: 'R-1: Returen' });
  const codeOf = (file: string) => /^"(\d+)";"Per Dahl"/m.exec(file)?.[1] ?? '';
  let code = '';

  await test.step('an issue goes out, and Per’s copy comes back', async () => {
    await signInAt(desk, demoAccounts.mona.email, '/medlemsservice/magasinet');
    await desk.getByRole('button', { name: 'Planlegg en utgave' }).click();
    await desk.getByLabel('Nummer', { exact: true }).fill('R-1');
    await desk.getByLabel('Tittel').fill('Returen');
    await desk.getByLabel('Frist for å bestille').fill(inDays(0));
    await desk.getByLabel('I postkassene').fill(inDays(0));
    await desk.getByRole('button', { name: 'Lagre utgaven' }).click();
    await issue.getByRole('button', { name: /^Frys listen/ }).click();
    await desk.getByRole('button', { name: 'Ja, frys listen' }).click();
    await issue.getByRole('button', { name: /^Lag trykkefilen/ }).click();
    await desk.getByRole('button', { name: 'Ja, lag filen' }).click();
    await expect(issue.getByText('Trykkefilen er laget')).toBeVisible();
    code = codeOf(await fetched('Hent trykkefilen'));
    await back(code);
    await expect(
      desk.getByText('Returen er registrert. Personen har fått beskjed om å se over adressen.'),
    ).toBeVisible();
    await expectAccessible(desk);
    await back(code);
    await expect(desk.getByText('Denne returen er allerede registrert.')).toBeVisible();
  });

  await test.step('Per is told where he can be reached, and sees it with the issue', async () => {
    const letter = await nextMessageTo(demoAccounts.per.email, 0, ({ text }) => /posten/.test(text));
    expect(letter.subject).toBe('Posten til deg kom i retur');
    await signInAt(page, demoAccounts.per.email, '/magasininn/mine-opplysninger');
    await expect(page.getByRole('heading', { name: 'Posten til deg kom i retur' })).toBeVisible();
    const own = page.getByRole('listitem').filter({ hasText: 'Returen' });
    await expect(own.getByText('Kom i retur til oss')).toBeVisible();
    await expect(own.getByText(/^Utgaven kan sendes på nytt når adressen din er riktig/)).toBeVisible();
    await expect(own.getByRole('button', { name: 'Send et nytt' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('puts the address right, and asks for another one', async () => {
    await page.getByRole('button', { name: 'Papir, digitalt og adresse' }).click();
    await page.getByLabel('Adresse', { exact: true }).fill('Nyveien 2');
    await page.getByRole('button', { name: 'Lagre endringen' }).click();
    await expect(page.getByRole('heading', { name: 'Posten til deg kom i retur' })).toHaveCount(0);
    const own = page.getByRole('listitem').filter({ hasText: 'Returen' });
    await own.getByText(/^Jeg har ikke fått (magasinet|utgave)/).click();
    await expectAccessible(page);
    await own.getByRole('button', { name: 'Send et nytt' }).click();
    await expect(own.getByText(/Vi sender deg et nytt eksemplar\./)).toBeVisible();
    await expect(own.getByText('Kom i retur til oss')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('it goes to the new address', async () => {
    await desk.reload();
    await issue.getByRole('button', { name: 'Lag fil for ettersending' }).click();
    const file = await fetched('Hent filen for ettersending');
    expect(file).toMatch(/"Per Dahl";"Nyveien 2";"7010 TRONDHEIM"/);
    expect(codeOf(file)).not.toBe(code);
    await expectAccessible(desk);
  });
});
