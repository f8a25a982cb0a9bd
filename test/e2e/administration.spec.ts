/** Roles by invitation: invited, confirmed by a second administrator, accepted by the letter, used, and ended. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'administration' } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const waiting = (page: Page) => page.getByRole('list', { name: 'Invitasjoner som ikke er tatt imot' });

test('an administrator invites, a second one confirms, the letter gives the role, and the role is ended', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.slow();
  // Of the desk after the role is ended.
  watch.allowFault(/status 403: GET \/api\/staff\//);
  const { email } = demoAccounts.nils;
  const wide = { viewport: { width: 1280, height: 800 } };
  const vigdis = await (await openBrowser(wide)).newPage();
  await signInAt(vigdis, demoAccounts.vigdis.email, '/home');
  await vigdis.getByRole('link', { name: 'Administrasjon' }).click();
  await expect(heading(vigdis, 'Administrasjon')).toBeVisible();
  await expectAccessible(vigdis);
  await vigdis.getByRole('link', { name: 'Roller' }).click();
  await expect(vigdis.getByRole('heading', { name: 'Vigdis Ness (deg)' })).toBeVisible();
  await expectAccessible(vigdis);
  await vigdis.getByRole('button', { name: 'Send invitasjonen' }).click();
  await expect(vigdis.getByRole('link', { name: 'Velg en rolle' })).toBeVisible();
  await expectAccessible(vigdis);
  await vigdis.getByLabel('E-postadresse').fill(email);
  await vigdis.getByRole('combobox', { name: 'Rolle' }).selectOption({ label: 'Økonomiansvarlig' });
  await vigdis.getByLabel('Grunn').fill('Ny økonomiansvarlig fra i dag');
  await vigdis.getByRole('button', { name: 'Send invitasjonen' }).click();
  await expect(waiting(vigdis)).toContainText('En annen administrator må bekrefte');

  const ingrid = await (await openBrowser(wide)).newPage();
  await signInAt(ingrid, demoAccounts.ingrid.email, '/administrasjon/roller');
  await ingrid.getByRole('button', { name: `Bekreft og send brevet til ${email}` }).click();
  await expect(waiting(ingrid)).toContainText('Sendt');

  await signInAt(page, email, '/home');
  const { text } = await nextMessageTo(email, 0, (message) => message.text.includes('/administrasjon/'));
  await page.goto(/https?:\/\/\S+(\/administrasjon\/invitasjon#\S+)/.exec(text)![1]!);
  await expect(heading(page, 'Du er invitert til en rolle')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ta imot rollen' }).click();
  await expect(heading(page, 'Rollen er din')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Til medlemsservice' }).click();
  await expect(heading(page, 'Medlemsservice')).toBeVisible();

  await vigdis.reload();
  await vigdis.getByRole('button', { name: 'Avslutt medlemsservice for Nils Aas' }).click();
  const ending = vigdis.getByRole('region', { name: 'Avslutte rollen medlemsservice for Nils Aas?' });
  await ending.getByLabel('Grunn').fill('Var bare innom');
  await expectAccessible(vigdis);
  await ending.getByRole('button', { name: 'Avslutt', exact: true }).click();
  await expect(vigdis.getByText('Rollen medlemsservice ble avsluttet for Nils Aas')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Denne siden er for medlemsservice')).toBeVisible();
});

test('a ceremony coordinator is invited, gets that page of the desk and no other', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.slow();
  watch.allowFault(/status 403: GET \/api\/staff\//);
  const { email } = demoAccounts.per;
  const vigdis = await (await openBrowser({ viewport: { width: 1280, height: 800 } })).newPage();
  await signInAt(vigdis, demoAccounts.vigdis.email, '/administrasjon/roller');
  await vigdis.getByLabel('E-postadresse').fill(email);
  await vigdis.getByRole('combobox', { name: 'Rolle' }).selectOption({ label: 'Seremonikoordinator' });
  await vigdis.getByLabel('Grunn').fill('Har ansvar for konfirmasjonene');
  await vigdis.getByRole('button', { name: 'Send invitasjonen' }).click();
  await expect(waiting(vigdis)).toContainText(`${email}, seremonikoordinator`);
  await expectAccessible(vigdis);

  await signInAt(page, email, '/home');
  const { text } = await nextMessageTo(email, 0, (message) => message.text.includes('/administrasjon/'));
  await page.goto(/https?:\/\/\S+(\/administrasjon\/invitasjon#\S+)/.exec(text)![1]!);
  await page.getByRole('button', { name: 'Ta imot rollen' }).click();
  await page.getByRole('link', { name: 'Til seremonipåmelding' }).click();
  await expect(heading(page, 'Seremonipåmelding')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kø', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const rail = page.getByRole('navigation', { name: 'Sidene til medlemsservice' });
  await expect(rail.getByRole('link')).toHaveText(['Seremonipåmelding']);
  await expectAccessible(page);
  await page.goto('/medlemsservice');
  await expect(heading(page, 'Denne siden er for medlemsservice')).toBeVisible();
  await page.goto('/home');
  await page.getByRole('link', { name: 'Medlemsservice', exact: true }).first().click();
  await expect(heading(page, 'Seremonipåmelding')).toBeVisible();

  await vigdis.reload();
  await vigdis.getByRole('button', { name: 'Avslutt seremonikoordinator for Per Dahl' }).click();
  const ending = vigdis.getByRole('region', { name: 'Avslutte rollen seremonikoordinator for Per Dahl?' });
  await ending.getByLabel('Grunn').fill('Konfirmasjonene er over');
  await ending.getByRole('button', { name: 'Avslutt', exact: true }).click();
  await expect(vigdis.getByText('Rollen seremonikoordinator ble avsluttet for Per Dahl')).toBeVisible();
  await expectAccessible(vigdis);
  await page.reload();
  await expect(heading(page, 'Denne siden er for medlemsservice')).toBeVisible();
});

test('a chapter is opened with its municipalities, renamed and closed; the name and the chapter are brought back', async ({
  page,
}) => {
  test.slow();
  await signInAt(page, demoAccounts.vigdis.email, '/administrasjon/lag');
  await expect(page.getByRole('list', { name: 'Lagene' })).toContainText('Oslo lokallag');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Åpne laget' }).click();
  await expect(page.getByRole('link', { name: 'Skriv et navn' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Hva slags lag?' }).selectOption({ label: 'Lokallag' });
  await page.getByLabel('Navn', { exact: true }).fill('Bærum lokallag');
  await page.getByRole('combobox', { name: 'Hører til under' }).selectOption({ label: 'Regionlag Øst' });
  await page.getByLabel('Kommunenumre').fill('3201, 0301');
  await page.getByLabel('Grunn').fill('Vedtatt av landsmøtet');
  await page.getByRole('button', { name: 'Åpne laget' }).click();
  await expect(page.getByText('0301: Bærum lokallag og Oslo lokallag')).toBeVisible();
  await page.getByRole('link', { name: 'Bærum lokallag' }).click();
  await expect(heading(page, 'Bærum lokallag')).toBeVisible();
  await expectAccessible(page);
  const naming = page.getByRole('form', { name: 'Nytt navn' });
  await naming.getByLabel('Navn').fill('Asker og Bærum lokallag');
  await naming.getByLabel('Grunn').fill('Slått sammen med Asker');
  await naming.getByRole('button', { name: 'Lagre navnet' }).click();
  await expect(heading(page, 'Asker og Bærum lokallag')).toBeVisible();
  await page.getByRole('link', { name: 'Tilbake til lagene' }).click();
  await page.getByRole('button', { name: /^Angre: Bærum lokallag skiftet navn/ }).click();
  await page.getByRole('link', { name: 'Bærum lokallag', exact: true }).click();
  await expect(heading(page, 'Bærum lokallag')).toBeVisible();
  await expectAccessible(page);

  const closing = page.getByRole('form', { name: 'Legg ned laget' });
  await closing.getByLabel('Grunn').fill('Slått sammen med Oslo');
  await closing.getByRole('button', { name: 'Legg ned laget' }).click();
  await expect(page.getByText(/^Laget ble lagt ned /)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tilbake til lagene' }).click();
  await expect(page.getByRole('heading', { name: 'Nedlagte lag' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Oslo lokallag', exact: true }).click();
  await closing.getByLabel('Grunn').fill('Prøver');
  await closing.getByRole('button', { name: 'Legg ned laget' }).click();
  await expect(page.getByText(/^Laget kan ikke legges ned ennå/)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Tilbake til lagene' }).click();
  await page.getByRole('link', { name: 'Bærum lokallag', exact: true }).click();
  await page.getByRole('button', { name: 'Åpne laget igjen' }).click();
  await expect(page.getByRole('form', { name: 'Nytt navn' })).toBeVisible();
});

test('members of a chapter are moved to another, are told, and are moved back', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const reader = await (await openBrowser({ viewport: { width: 390, height: 844 } })).newPage();
  await signInAt(reader, demoAccounts.kari.email, '/meldinger');
  await signInAt(page, demoAccounts.vigdis.email, '/administrasjon/lag');
  await page.getByRole('link', { name: 'Oslo lokallag' }).click();
  const form = page.getByRole('form', { name: 'Flytt medlemmer til et annet lokallag' });
  await expect(page.getByText(/^Oslo lokallag har \d+ verv og \d+ kommende aktivitet/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se aktivitetene' })).toHaveAttribute('href', /lokallag=/);
  await form.getByRole('button', { name: 'Flytt medlemmene' }).click();
  await expect(page.getByRole('link', { name: 'Velg lokallaget de skal høre til' })).toBeVisible();
  await form.getByLabel(/^Alle \(/).check();
  await expect(form.getByText(/medlemmer flyttes\.$/)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('combobox', { name: 'Nytt lokallag' }).selectOption({ index: 1 });
  await form.getByLabel('Grunn').fill('Slås sammen');
  await form.getByRole('button', { name: 'Flytt medlemmene' }).click();
  await expect(page.getByText(/medlemmer er flyttet, og får varsel\./)).toBeFocused();
  await expectAccessible(page);
  /** A job writes them. */
  const isTold = (words: RegExp) =>
    expect(async () => {
      await reader.reload();
      await expect(reader.getByText(words).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  await isTold(/^Du hører nå til «/);
  await expectAccessible(reader);

  await page.getByRole('link', { name: 'Tilbake til lagene' }).click();
  await expect(page.getByRole('heading', { name: 'Flyttede medlemmer' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Angre: \d+ medlemmer ble flyttet fra Oslo lokallag/ }).click();
  await expect(page.getByText('Angret', { exact: true })).toBeVisible();
  await isTold(/^Du hører nå til «Oslo lokallag»/);
});
