/** The treasurer's bank statements. A portal of its own: what is booked stays. */
import type { Page } from '@playwright/test';
import { addDays } from '#contract/values/bank-days.ts';
import { addMonths } from '#contract/values/working-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { statementFile } from '../../dev/avtalegiro-simulator/statement-file.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { h1 } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test.use({ environment: { BROWSER_TEST_OF: 'bank-statement' } });
const phone = { width: 390, height: 850 };
const large = { width: 1280, height: 850 };
const account = '99991111111';

/** Without faults on a phone and on a large screen. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(large);
  await expectAccessible(page);
  await page.setViewportSize(phone);
}
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Velg filen').setInputFiles({ name, mimeType: 'application/xml', buffer });
const thisMonth = () => norwegianDay(new Date()).slice(0, 7);
const monthBefore = () => addMonths(`${thisMonth()}-01`, -1).slice(0, 7);
const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

test('a refund is paid in the bank, found in its statement, and seen by the donor', async ({
  openBrowser,
  watch,
}) => {
  test.setTimeout(360_000);
  // Before a family has said who is here, the API asks it of whatever is asked for.
  watch.allowFault(/status 409: GET \/api\//);
  const page = await (await openBrowser({ viewport: phone })).newPage();
  await signInAt(page, demoAccounts.mona.email, '/medlemsservice/bankfiler');

  await test.step('promised, it says what to write on the payment', async () => {
    const promised = rows(page, 'Skal betales tilbake').first();
    await expect(promised).toContainText(/200\skr, lovet/);
    await expect(promised).toContainText(/skriv G-20\d\d-\d{6} i meldingen/);
    await expectSound(page);
  });

  await test.step('the statement that names it says that it is paid', async () => {
    await page.goto('/medlemsservice/kontoutskrift');
    const waiting = rows(page, 'Utskrifter som venter').filter({ hasText: 'tilbakebetaling' });
    await expect(waiting).toContainText(/1 tilbakebetaling, til sammen −200\skr\./);
    await expectSound(page);
    await waiting.getByRole('button', { name: /^Før utskriften/ }).click();
    await expect(waiting).toHaveCount(0);
    await page.goto('/medlemsservice/bankfiler');
    await expect(page.getByText('Ingen tilbakebetalinger venter.')).toBeVisible();
  });

  await test.step('the donor sees that it has come back', async () => {
    const donor = await (await openBrowser({ viewport: phone })).newPage();
    await signInAt(donor, demoAccounts.familie.email);
    await donor.getByRole('button', { name: 'Tor Holm' }).click();
    await expect(h1(donor)).toHaveText('Hei, Tor!');
    await donor.goto('/administrer-giveravtale');
    const gifts = donor.getByRole('region', { name: 'Gavene dine' }).getByRole('listitem');
    const back = gifts.filter({ hasText: 'Betalt tilbake' });
    await expect(back).toHaveCount(1);
    await expectSound(donor);
    await back.getByRole('link', { name: /: 200\skr$/ }).click();
    await expect(donor.getByText(/betalt tilbake/).first()).toBeVisible();
    await expectSound(donor);
  });

  await test.step('an entry without a place is shown in its month, and gets one', async () => {
    const open = page.getByText(/posteringer? i kontoutskriftene for måneden er ikke plassert/);
    // In the first days of a month it is in the one before.
    for (const month of [thisMonth(), monthBefore()]) {
      await page.goto(`/medlemsservice/avstemming?maned=${month}`);
      await expect(page.getByRole('heading', { level: 2, name: 'AvtaleGiro' })).toBeVisible();
      if (await open.isVisible()) break;
    }
    await expect(open).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Se posteringene' }).click();
    for (const text of ['Husleie medlemsservice', 'Gebyr nettbank']) {
      const line = rows(page, 'Posteringer uten plass').filter({ hasText: text });
      await expect(line).toContainText('Er dette penger som er betalt tilbake?');
      await line.getByText('Hva er dette?').first().click();
      await line.getByLabel('Hva er dette?').selectOption({ label: 'Noe annet enn gaver' });
      await line.getByLabel('Hvordan vet du det?').fill('Driften av kontoret');
      await line.getByRole('button', { name: 'Lagre' }).click();
      await expect(line).toHaveCount(0);
    }
    await expect(page.getByText('Alle posteringer er plassert.')).toBeVisible();
    await expectSound(page);
  });

  await test.step('a payment that was no gift is paid back: a difference until the bank says so', async () => {
    await page.goto('/medlemsservice/bankfiler');
    const payment = rows(page, 'Innbetalinger uten plass').filter({ hasText: 'GAVE FRA KARI' });
    await payment.getByText('Hva skal skje?').first().click();
    await expect(payment).toContainText(/skriv 0*[1-9]\d* i meldingen/);
    await payment.getByLabel('Hva skal skje?').selectOption({ label: 'Den er betalt tilbake i banken' });
    await expectSound(page);
    await payment.getByRole('button', { name: 'Lagre' }).click();
    await expect(payment).toHaveCount(0);
    await page.goto(`/medlemsservice/avstemming?maned=${thisMonth()}`);
    const day = page
      .getByRole('listitem')
      .filter({ hasText: 'Til vurdering' })
      .filter({ hasText: 'betalt tilbake' });
    await expect(day).toContainText(/Innbetalinger som ikke var gaver, og er betalt tilbake−500\skr/);
    await expect(day).toContainText(/sagt betalt tilbake, men banken har ikke ført det500\skr/);
    await expectSound(page);
  });
});

test('a statement is looked at, booked once, and what found no place gets one', async ({
  openBrowser,
  watch,
}) => {
  test.setTimeout(360_000);
  // Long ago enough to have no gifts of the demo people, and not in the year before the first of January.
  const day = addDays(norwegianDay(new Date()), -400);
  const common = { account, fromOn: day, toOn: day, openingOre: 100_000 };
  const statement = statementFile([
    {
      ...common,
      entries: [
        { bookedOn: day, amountOre: 43_200, reference: 'B1', text: 'Innbetaling' },
        { bookedOn: day, amountOre: -9_900, reference: 'B2', text: 'Møterom' },
      ],
    },
  ]);
  const page = await (await openBrowser({ viewport: phone })).newPage();
  await signInAt(page, demoAccounts.mona.email, '/medlemsservice/kontoutskrift');

  await test.step('one that does not add up is never booked', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Kontoutskrifter' })).toBeVisible();
    await expectSound(page);
    await choose(page, 'feil.xml', statementFile([{ ...common, entries: [] }], { breakage: 'balance' }));
    const broken = rows(page, 'Utskrifter som venter').filter({ hasText: 'feil.xml' });
    await expect(broken).toContainText('Saldoene og posteringene går ikke opp. 1000,00 / 1001,00');
    await expectSound(page);
    await page.getByRole('button', { name: 'Legg til side feil.xml' }).click();
    await expect(broken).toHaveCount(0);
  });

  await test.step('shown first, then booked', async () => {
    await choose(page, 'utskrift.xml', statement);
    const waiting = rows(page, 'Utskrifter som venter').filter({ hasText: 'utskrift.xml' });
    await expect(waiting.first()).toContainText('2 posteringer kan ikke plasseres, til sammen 333 kr.');
    await expectSound(page);
    await page.getByRole('button', { name: 'Før utskriften utskrift.xml' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(rows(page, 'Posteringer uten plass').filter({ hasText: 'Møterom' })).toBeVisible();
    await expectSound(page);
    await choose(page, 'en-gang-til.xml', statement);
    await expect(page.getByText('Denne filen har vi allerede.').first()).toBeVisible();
  });

  await test.step('the treasurer says what each is', async () => {
    const rent = rows(page, 'Posteringer uten plass').filter({ hasText: 'Møterom' });
    await rent.getByText('Hva er dette?').first().click();
    await rent.getByRole('button', { name: 'Lagre' }).click();
    await expect(rent.getByText('Skriv hvordan du vet det').first()).toBeVisible();
    await expectSound(page);
    await rent.getByLabel('Hva er dette?').selectOption({ label: 'Noe annet enn gaver' });
    await rent.getByLabel('Hvordan vet du det?').fill('Leien for lokalet');
    await rent.getByRole('button', { name: 'Lagre' }).click();
    await expect(rent).toHaveCount(0);

    const gift = rows(page, 'Posteringer uten plass').filter({ hasText: /Innbetaling/ });
    await gift.getByText('Hva er dette?').first().click();
    await gift.getByLabel('Hva er dette?').selectOption({ label: 'Gaver med AvtaleGiro' });
    await gift.getByLabel('Hvordan vet du det?').fill('OCR-filen kom aldri');
    watch.expectFault(/status 422: POST \/api\/staff\/bank-lines\//);
    await gift.getByRole('button', { name: 'Lagre' }).click();
    await expect(gift.getByText('Skriv dagen gavene kom').first()).toBeVisible();
    await gift.getByLabel('Dagen gavene kom (bare for gaver)').fill(day);
    await gift.getByRole('button', { name: 'Lagre' }).click();
    await expect(gift).toHaveCount(0);
  });

  await test.step('and the month says where the figure comes from', async () => {
    await page.goto(`/medlemsservice/avstemming?maned=${day.slice(0, 7)}`);
    const reconciled = page.getByRole('listitem').filter({ hasText: '432 kr' }).first();
    await expect(reconciled).toBeVisible();
    await reconciled.getByText('Ført fra banken').click();
    await expect(reconciled).toContainText('fra kontoutskriften');
    await expect(reconciled).toContainText('«OCR-filen kom aldri»');
    await expectSound(page);
  });
});
