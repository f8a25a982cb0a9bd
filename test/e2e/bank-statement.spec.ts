/** The treasurer's bank statements. A portal of its own: what is booked stays. */
import type { Page } from '@playwright/test';
import { addDays } from '#contract/values/bank-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { statementFile } from '../../dev/avtalegiro-simulator/statement-file.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/own-portal-test.ts';
import { expect } from './support/portal-test.ts';
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
const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem');

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
        { bookedOn: day, amountOre: -9_900, reference: 'B2', text: 'Husleie' },
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
    await expect(waiting.first()).toContainText('2 posteringer finner ikke sin plass, til sammen kr 333.');
    await expectSound(page);
    await page.getByRole('button', { name: 'Før utskriften utskrift.xml' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(rows(page, 'Posteringer uten plass').filter({ hasText: 'Husleie' })).toBeVisible();
    await expectSound(page);
    await choose(page, 'en-gang-til.xml', statement);
    await expect(page.getByText('Denne filen har vi fra før.').first()).toBeVisible();
  });

  await test.step('the treasurer says what each is', async () => {
    const rent = rows(page, 'Posteringer uten plass').filter({ hasText: 'Husleie' });
    await rent.getByText('Hva er dette?').first().click();
    await rent.getByRole('button', { name: 'Lagre' }).click();
    await expect(rent.getByText('Skriv hvordan du vet det').first()).toBeVisible();
    await expectSound(page);
    await rent.getByLabel('Hva er dette?').selectOption({ label: 'Noe annet enn gaver' });
    await rent.getByLabel('Hvordan vet du det?').fill('Leien for lokalet');
    await rent.getByRole('button', { name: 'Lagre' }).click();
    await expect(rent).toHaveCount(0);

    const gift = rows(page, 'Posteringer uten plass').filter({ hasText: 'Innbetaling' });
    await gift.getByText('Hva er dette?').first().click();
    await gift.getByLabel('Hva er dette?').selectOption({ label: 'Gaver med AvtaleGiro' });
    await gift.getByLabel('Hvordan vet du det?').fill('OCR-filen kom aldri');
    watch.expectFault(/status 422: POST \/api\/staff\/bank-lines\//);
    await gift.getByRole('button', { name: 'Lagre' }).click();
    await expect(gift.getByText('Velg dagen gavene kom').first()).toBeVisible();
    await gift.getByLabel('Dagen gavene kom (bare for gaver)').fill(day);
    await gift.getByRole('button', { name: 'Lagre' }).click();
    await expect(gift).toHaveCount(0);
    await expect(page.getByText('Alle posteringer har funnet sin plass.')).toBeVisible();
  });

  await test.step('and the month says where the figure comes from', async () => {
    await page.goto(`/medlemsservice/avstemming?maned=${day.slice(0, 7)}`);
    const reconciled = page.getByRole('listitem').filter({ hasText: 'kr 432' }).first();
    await expect(reconciled).toBeVisible();
    await reconciled.getByText('Ført fra banken').click();
    await expect(reconciled).toContainText('fra kontoutskriften');
    await expect(reconciled).toContainText('«OCR-filen kom aldri»');
    await expectSound(page);
  });
});
