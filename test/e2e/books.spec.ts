/** The treasurer's reconciliation and vouchers. A portal of its own: no other gifts are counted. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addMonths } from '#contract/values/working-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { reloadUntil } from './support/reload-until.ts';
import { signInAt } from './support/sign-in-steps.ts';

const year = new Date().getFullYear() - 1;
/** `YYYY-MM`: in it somebody of the demo has given by Vipps. */
const lastMonth = () => addMonths(`${norwegianDay(new Date()).slice(0, 7)}-01`, -1).slice(0, 7);
const phone = { width: 390, height: 850 };
const large = { width: 1280, height: 850 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function keep(page: Page, amount: string, fee: string): Promise<void> {
  await page.getByLabel('Betalingstjeneste').selectOption({ label: 'Vipps' });
  await page.getByLabel('Dagen gavene kom').fill(`${year}-06-15`);
  await page.getByLabel('Bokført i banken').fill(`17.06.${year}`);
  await page.getByLabel('Beløp i banken').fill(amount);
  await page.getByLabel('Gebyr som er trukket fra').fill(fee);
  await page.getByLabel('Tekst i banken').fill('Utb. 2000123 Vippsnr 123456');
  await button(page, 'Før beløpet').click();
}

/** Without faults on a phone and on a large screen. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(large);
  await expectAccessible(page);
  await page.setViewportSize(phone);
}

test.use({ environment: { BROWSER_TEST_OF: 'books' } });

test('a month is reconciled and taken to the accounts', async ({ openBrowser }) => {
  test.setTimeout(300_000);
  const page = await (await openBrowser({ viewport: phone })).newPage();
  await signInAt(page, demoAccounts.mona.email, `/medlemsservice/avstemming?maned=${year}-06`);
  const day = page
    .getByRole('listitem')
    .filter({ hasText: `15. juni ${year}` })
    .first();

  await test.step('what has come is told from what is in the bank', async () => {
    await expect(day).toContainText('1 500 kr');
    await expect(day).toContainText('Til vurdering');
    await expectSound(page);
    await button(page, 'Før beløpet').click();
    await expect(page.getByText('Skriv gebyret. Er det ikke noe, skriver du 0').first()).toBeVisible();
    await expectSound(page);
  });

  await test.step('a credit with its fee leaves the unexplained rest', async () => {
    await keep(page, '1 450,00', '49,00');
    await expect(day).toContainText('Uforklart');
    await expect(day).toContainText('−1 kr');
    await expectSound(page);
  });

  await test.step('which is handled with a note', async () => {
    await button(page, `Marker som forklart: 15. juni ${year}`).click();
    await page.getByLabel('Hva er forklaringen?').fill('Banken har rundet av');
    await expectSound(page);
    await page.getByRole('button', { name: 'Marker som forklart', exact: true }).click();
    await expect(day).toContainText('Forklart');
    await expect(day).toContainText('«Banken har rundet av»');
    await expect(page.getByText('Alt stemmer, eller er forklart.').first()).toBeVisible();
    await expectSound(page);
  });

  await test.step('vouchers are taken out as a file, and that is kept', async () => {
    await page.getByRole('link', { name: 'Regnskap', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Regnskap' })).toBeVisible();
    await page.getByLabel('Fra og med måned').selectOption(`${year}-06`);
    await page.getByLabel('Til og med måned').selectOption(`${year}-06`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Last ned filen').click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(`;Gave, Vipps;`);
    expect(text).toContain('Utb. 2000123 Vippsnr 123456');
    await expect(page.getByRole('list', { name: 'Hentet ut' }).getByRole('listitem').first()).toContainText(
      'Mona Eide',
    );
    const [saft] = await Promise.all([
      page.waitForEvent('download'),
      button(page, `Last ned SAF-T for ${year}`).click(),
    ]);
    expect(saft.suggestedFilename()).toMatch(/^SAF-T Financial_312345676_\d{14}\.xml$/);
    const xml = await readFile(await saft.path(), 'utf8');
    expect(xml).toContain('<AuditFileVersion>1.30</AuditFileVersion>');
    expect(xml).toContain('<AnalysisType>FORMAL</AnalysisType>');
    await expect(page.getByRole('list', { name: 'Hentet ut' }).getByRole('listitem').first()).toContainText(
      'SAF-T Regnskap',
    );
    await expectSound(page);
  });

  await test.step('what Vipps says it has sent is kept with one press', async () => {
    await page.close();
    let later!: Page;
    const sent = () => later.getByRole('listitem').filter({ hasText: /Vipps har sendt/ });
    // The reports are read once an hour; what Vipps did not answer this hour is read in the next.
    let hours = 0;
    await expect(async () => {
      hours += 1;
      // The page of the last try would ask with a sign-in that has run out.
      await (later as Page | undefined)?.close();
      await moveClock(new Date(Date.now() + hours * 61 * 60_000));
      later = await (await openBrowser({ viewport: phone })).newPage();
      await signInAt(later, demoAccounts.mona.email, `/medlemsservice/avstemming?maned=${lastMonth()}`);
      await reloadUntil(sent().first(), 45_000);
    }).toPass({ timeout: 150_000 });
    const title = (await sent().first().getByRole('heading').textContent()) ?? '';
    await expect(sent().first()).toContainText('Gebyr');
    await expectSound(later);
    await sent()
      .first()
      .getByRole('form', { name: `Før utbetalingen for ${title}` })
      .getByRole('button', { name: 'Før utbetalingen' })
      .click();
    const settled = later.getByRole('listitem').filter({ hasText: title }).first();
    await expect(settled).toContainText('Stemmer');
    await expect(settled.getByText('Vipps har sendt')).toHaveCount(0);
    await expectSound(later);
  });
});
