/** The list for the state grant: frozen, looked through, signed by two, taken as a file, delivered, and the control. A portal of its own. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../dev/seed/tenor-number.ts';
import { expectAccessible } from './support/accessibility.ts';
import { bornOn } from './support/demo-birth-day.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const small = { viewport: { width: 390, height: 844 } };
const wide = { viewport: { width: 1280, height: 900 } };
const { liv } = demoPersons;
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, number: number) =>
  page.getByRole('region', { name: `Liste ${number}`, exact: true });
const livsNumber = tenorNumber(bornOn(liv.age));

test.use({ environment: { BROWSER_TEST_OF: 'grant-list' } });

test('frozen, signed by two, taken, delivered, and the control brought in', async ({ openBrowser }) => {
  test.setTimeout(240_000);
  const open = async (options: typeof small) => (await openBrowser(options)).newPage();
  const member = await open(small);
  await signInAt(member, liv.account.email, '/mine-opplysninger');
  await member.locator('summary', { hasText: 'Gi oss fødselsnummeret' }).click();
  await member.getByLabel('Fødselsnummer eller d-nummer').fill(livsNumber);
  await button(member, 'Lagre fødselsnummeret').click();
  await expect(member.getByText('Vi har ikke fødselsnummeret ditt.')).toHaveCount(0);
  const mona = await open(small);
  const ingrid = await open(wide);
  await signInAt(mona, demoAccounts.mona.email, '/medlemsservice/tilskudd');
  await signInAt(ingrid, demoAccounts.ingrid.email, '/medlemsservice/tilskudd');
  let number = 1;

  await test.step('frozen: who counts, who does not and why, and what to correct', async () => {
    await expect(mona.getByText('Ingen liste er fryst')).toBeVisible();
    await expectAccessible(mona);
    await button(mona, 'Frys listen').click();
    await expect(card(mona, 1)).toContainText('Venter på signatur');
    await button(card(mona, 1), 'Trekk tilbake listen').click();
    await expect(card(mona, 1)).toContainText('Signaturene og filen blir borte');
    await expectAccessible(mona);
    await button(card(mona, 1), 'Nei, behold den').click();
    await button(card(mona, 1), 'Trekk tilbake listen').click();
    await button(card(mona, 1), 'Ja, trekk tilbake').click();
    await expect(card(mona, 1)).toContainText('Trukket tilbake');
    await button(mona, 'Frys listen').click();
    number = 2;
    await expect(card(mona, 2)).toContainText('Venter på signatur');
    // A job compares the number first.
    await expect(async () => {
      if ((await card(mona, number).getByText('1 person', { exact: true }).count()) === 0) {
        await button(mona, 'Frys listen på nytt').click();
        number += 1;
      }
      await expect(card(mona, number).getByText('1 person', { exact: true })).toBeVisible();
    }).toPass();
    await expect(mona.getByRole('row', { name: /Vi mangler fødselsnummeret/ }).first()).toBeVisible();
    await button(mona, 'Vis personene: Se på dette før levering').click();
    await expect(mona.getByRole('link', { name: 'Kari Lund' })).toBeVisible();
    await expectAccessible(mona);
  });

  await test.step('two sign, and the file has the number', async () => {
    await button(card(mona, number), 'Signer listen').click();
    await expect(card(mona, number)).toContainText('En kollega må også signere');
    await ingrid.goto('/medlemsservice/tilskudd');
    await button(card(ingrid, number), 'Signer listen').click();
    await expect(card(ingrid, number)).toContainText('2 av 2');
    await expectAccessible(ingrid);
    const [download] = await Promise.all([
      ingrid.waitForEvent('download'),
      button(card(ingrid, number), 'Last ned CSV').click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(`\ufeffFødselsnummer\r\n${livsNumber}\r\n`);
  });

  await test.step('delivered; the control’s answer is read as the user says, and makes a case', async () => {
    await ingrid.getByLabel('Referansen fra Statsforvalteren').fill('TS-100');
    await button(ingrid, 'Noter som levert').click();
    await expect(card(ingrid, number)).toContainText('Levert');
    const bring = (text: string) =>
      ingrid
        .getByLabel('Velg filen')
        .setInputFiles({ name: 'svar.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await bring(`${livsNumber};ikke funnet\n`);
    await expect(ingrid.getByText('Den første linjen må ha navn på kolonnene.')).toBeVisible();
    await bring(`Fødselsnummer;Svar\n123;ikke funnet\n`);
    await expect(ingrid.getByText('Linje 2: fødselsnummeret har ikke elleve sifre')).toBeVisible();
    await expect(ingrid.getByLabel('Kolonnen med fødselsnummer')).toHaveValue('Fødselsnummer');
    await bring(`Løpenr;Person-id;Funn\n1;${livsNumber};Savnes\n`);
    await expect(ingrid.getByText('Linje 1: vi fant ikke begge kolonnene')).toBeVisible();
    await expectAccessible(ingrid);
    await button(ingrid, 'Les inn filen på nytt').click();
    await expect(ingrid.getByLabel('Kolonnen med fødselsnummer')).toBeFocused();
    await expect(ingrid.getByText('Velg kolonnen med resultat')).toBeVisible();
    await expectAccessible(ingrid);
    await ingrid.getByLabel('Kolonnen med fødselsnummer').selectOption('Person-id');
    await ingrid.getByLabel('Kolonnen med resultat').selectOption('Funn');
    await button(ingrid, 'Les inn filen på nytt').click();
    await expect(ingrid.getByText('Valgt fil: svar.csv')).toBeVisible();
    await expect(ingrid.getByLabel('Hva betyr «Savnes»?')).toHaveAccessibleDescription('Står på linje 2');
    await expectAccessible(ingrid);
    await ingrid.getByLabel('Hva betyr «Savnes»?').selectOption('Ikke funnet');
    await button(ingrid, 'Les inn filen på nytt').click();
    await expect(ingrid.getByRole('row', { name: /Ikke funnet: Venter/ })).toContainText('1');
    await expect(ingrid.getByRole('heading', { name: 'Svaret fra kontrollen' })).toBeFocused();
    await expect(ingrid.getByText(/^Gjelder omtrent 1\s419\skr/)).toBeVisible();
    await button(ingrid, 'Vis personene: Sakene fra kontrollen').click();
    await button(ingrid, 'Noter hva som er gjort: Liv Moen').click();
    await expectAccessible(ingrid);
    await ingrid.getByLabel('Hva er gjort?').fill('Ringte og fikk riktig adresse');
    await button(ingrid, 'Lagre og avslutt saken').click();
    await expect(ingrid.getByText('Ikke funnet. Ordnet: Ringte og fikk riktig adresse')).toBeVisible();
    await expectAccessible(ingrid);
  });
  if (process.env.PICTURES) {
    await mona.reload();
    await expect(card(mona, number)).toBeVisible();
    await mona.screenshot({ path: `${process.env.PICTURES}/grant-390.png`, fullPage: true });
    await ingrid.screenshot({ path: `${process.env.PICTURES}/grant-1280.png`, fullPage: true });
  }
});
