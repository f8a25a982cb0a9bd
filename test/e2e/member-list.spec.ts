/** The list of members: chosen, counted, saved, shown for a reason, taken as a file and reported as deleted. A portal of its own. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const { kari } = demoPersons;
const name = 'Kari Lund';
const reason = 'Skal spørre etter fødselsnummer før årsskiftet';

test.use({ environment: { BROWSER_TEST_OF: 'member-list' } });

test('from a choice to a file that is deleted again, and what the member sees of it', async ({
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const mona = await (await openBrowser({ viewport: { width: 1280, height: 900 } })).newPage();
  await signInAt(mona, demoAccounts.mona.email, '/medlemsservice/medlemmer');

  await test.step('a choice in figures, which is in the address and can be saved', async () => {
    await expect(mona.getByRole('heading', { name: 'Utvalget i tall' })).toBeVisible();
    await expect(mona.getByText(name)).toHaveCount(0);
    await mona.getByLabel('Lag eller region').selectOption({ label: 'Oslo lokallag' });
    await mona.getByLabel('Fødselsnummer', { exact: true }).selectOption('Mangler');
    await button(mona, 'Vis utvalget').click();
    await expect(mona).toHaveURL(/lag=[\da-f-]{36}&nummer=missing$/);
    await expect(mona.getByLabel('Fødselsnummer', { exact: true })).toHaveValue('missing');
    await expectAccessible(mona);
    const from = mona.getByLabel('Innmeldt fra og med');
    await from.fill('31.02.2020');
    await button(mona, 'Vis utvalget').click();
    await expect(from).toBeFocused();
    await expect(from).toHaveAccessibleDescription(/Skriv den første dagen med dag, måned og år/);
    await from.fill('1.2.1999');
    await button(mona, 'Vis utvalget').click();
    await expect(mona).toHaveURL(/&fra=1999-02-01&nummer=missing$/);
    await expect(from).toHaveValue('01.02.1999');
    await mona.getByLabel('Navn på utvalget').fill('Oslo uten nummer');
    await button(mona, 'Lagre utvalget').click();
    await expect(mona.getByRole('link', { name: 'Oslo uten nummer' })).toBeVisible();
    await mona.getByRole('link', { name: 'Nullstill' }).click();
    await expect(mona.getByLabel('Fødselsnummer', { exact: true })).toHaveValue('');
    await mona.getByRole('link', { name: 'Oslo uten nummer' }).click();
    await expect(mona.getByLabel('Fødselsnummer', { exact: true })).toHaveValue('missing');
  });

  await test.step('names are shown for a reason, and a person is opened with the same reason', async () => {
    await button(mona, 'Vis medlemmene').click();
    await expect(mona.getByText('Skriv hvorfor du trenger dette').first()).toBeVisible();
    await mona.getByLabel('Navn eller medlemsnummer').fill('Kari');
    await mona.getByLabel('Hvorfor trenger du dette?').fill(reason);
    await button(mona, 'Vis medlemmene').click();
    const list = mona.getByRole('list', { name: 'Medlemmene' });
    await expect(list.getByRole('heading', { name: name })).toBeVisible();
    await expectAccessible(mona);
    await button(mona, `Vis personen: ${name}`).click();
    await expect(mona.getByRole('heading', { level: 1, name: name })).toBeVisible();
    await mona.goBack();
  });

  await test.step('the file has the columns of its purpose and the mark; it is reported as deleted', async () => {
    await mona.getByLabel('Hva skal filen brukes til?').selectOption('missing-numbers');
    await mona.getByLabel('Beskriv hva den skal brukes til').fill(reason);
    const download = mona.waitForEvent('download');
    await button(mona, 'Hent filen').click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(
      /^\ufeffHentet av Mona Eide .* for å spørre etter fødselsnummer som mangler: Skal spørre/,
    );
    expect(file).toContain('Medlemsnummer;Navn;E-post;Telefon;Merke');
    expect(file).toContain(name);
    const deleted = button(mona, /^Jeg har slettet filen [0-9A-F]{10}$/);
    await deleted.click();
    await expect(mona.getByText('Du har sagt at den er slettet.')).toBeVisible();
    await mona.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(mona);
  });

  await test.step('the member sees who took it, and why', async () => {
    const member = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
    await signInAt(member, kari.account.email, '/mitt-personvern');
    await expect(member.getByText('Lastet ned en fil med medlemmer')).toBeVisible();
    await expect(member.getByText(`«${reason}»`).first()).toBeVisible();
  });
});
