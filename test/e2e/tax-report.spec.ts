/** The gift report: preview, two who sign, delivery, and a number that comes afterwards. A portal of its own. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../dev/seed/tenor-number.ts';
import { expectAccessible } from './support/accessibility.ts';
import { bornOn } from './support/demo-birth-day.ts';
import { expect, test } from './support/portal-test.ts';
import { reloadUntil } from './support/reload-until.ts';
import { signInAt } from './support/sign-in-steps.ts';

const small = { viewport: { width: 390, height: 844 } };
const wide = { viewport: { width: 1280, height: 900 } };
const year = new Date().getFullYear() - 1;
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, number: number) =>
  page.getByRole('region', { name: `Levering ${number}`, exact: true });

async function giveNumber(page: Page, person: (typeof demoPersons)['liv']): Promise<void> {
  await signInAt(page, person.account.email, '/mine-opplysninger');
  await page.locator('summary', { hasText: 'Gi oss fødselsnummeret' }).click();
  const number = tenorNumber(bornOn(person.age));
  await page.getByLabel('Fødselsnummer eller d-nummer').fill(number);
  await button(page, 'Lagre fødselsnummeret').click();
  await expect(page.getByText('Vi har ikke fødselsnummeret ditt.')).toHaveCount(0);
}

async function sign(page: Page, number: number): Promise<void> {
  await page.goto('/medlemsservice/skatt');
  await button(card(page, number), 'Signer leveringen').click();
}

async function deliver(page: Page, number: number, receipt: string): Promise<string> {
  await expect(card(page, number)).toContainText('Klar til levering');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Last ned filen').first().click(),
  ]);
  await page.getByLabel('Referansen fra Skatteetaten').fill(receipt);
  await button(page, 'Noter som levert').click();
  await expect(card(page, number)).toContainText('Levert');
  return readFile(await download.path(), 'utf8');
}

test.use({ environment: { BROWSER_TEST_OF: 'tax-report' } });

test('preview, two signatures, delivery, and a correction', async ({ openBrowser }) => {
  test.setTimeout(240_000);
  const open = async (options: typeof small) => (await openBrowser(options)).newPage();
  await giveNumber(await open(small), demoPersons.liv);
  const mona = await open(small);
  const ingrid = await open(wide);
  await signInAt(mona, demoAccounts.mona.email, '/medlemsservice/skatt');
  await signInAt(ingrid, demoAccounts.ingrid.email, '/medlemsservice/skatt');

  await test.step('the preview says what is reported and what is not', async () => {
    await expect(mona.getByRole('heading', { name: `Slik står ${year} nå` })).toBeVisible();
    await expect(mona.getByText('1 500 kr').first()).toBeVisible();
    await expect(mona.getByRole('row', { name: /Vi mangler fødselsnummeret/ })).toContainText('1');
    await expectAccessible(mona);
    await expectAccessible(ingrid);
  });

  await test.step('one signature is not enough, and the same person cannot give two', async () => {
    await button(mona, 'Gjør klar til signering').click();
    await expect(card(mona, 1)).toContainText('Venter på signatur');
    await expectAccessible(mona);
    await sign(mona, 1);
    await expect(card(mona, 1)).toContainText('En kollega må også signere');
    await expect(button(mona, 'Signer leveringen')).toHaveCount(0);
    await expect(button(mona, 'Last ned filen')).toHaveCount(0);
    await expectAccessible(mona);
  });

  await test.step('the second signs, takes the file and delivers it', async () => {
    await sign(ingrid, 1);
    await expect(card(ingrid, 1)).toContainText('2 av 2');
    await expectAccessible(ingrid);
    await button(ingrid, 'Noter som levert').click();
    await expect(ingrid.getByText('Skriv referansen fra Skatteetaten').first()).toBeVisible();
    await expectAccessible(ingrid);
    const xml = await deliver(ingrid, 1, 'AR-100');
    expect(xml).toContain('<antallOppgaver>1</antallOppgaver><sumBeloep>1500</sumBeloep>');
    await expect(ingrid.getByText('Ingenting er endret siden forrige levering')).toBeVisible();
    await expectAccessible(ingrid);
  });

  await test.step('a number that comes afterwards makes a delivery that replaces the first', async () => {
    await giveNumber(await open(small), demoPersons.nils);
    // A job compares the number first.
    await mona.goto('/medlemsservice/skatt');
    await reloadUntil(mona.getByText('1 giver er kommet til'), 20_000);
    await expectAccessible(mona);
    await button(mona, 'Gjør klar en ny levering').click();
    await expect(card(mona, 2)).toContainText('Venter på signatur');
    await sign(mona, 2);
    await expect(card(mona, 2)).toContainText('En kollega må også signere');
    await sign(ingrid, 2);
    const xml = await deliver(ingrid, 2, 'AR-200');
    expect(xml).toContain('<antallOppgaver>2</antallOppgaver><sumBeloep>2500</sumBeloep>');
    await card(ingrid, 2).getByText('Hva som har skjedd').click();
    await expect(card(ingrid, 2)).toContainText('Skatteetatens referanse: AR-200');
    await expectAccessible(ingrid);
  });
});
