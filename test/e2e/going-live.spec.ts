/** The walk of docs/going-live.md: from the link of `npm run setup` to three regions, twelve chapters and five staff. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, signInAt } from './support/sign-in-steps.ts';

const leader = 'leder@lag.example';
test.use({ environment: { BROWSER_TEST_OF: 'going-live', SET_UP_FOR: leader } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const regions = {
  'Regionlag Øst': { Oslo: '0301', Bærum: '3201', Fredrikstad: '3107', Drammen: '3301' },
  'Regionlag Vest': { Bergen: '4601', Stavanger: '1103', Kristiansand: '4204', Haugesund: '1106' },
  'Regionlag Nord': { Trondheim: '5001', Bodø: '1804', Tromsø: '5501', Alta: '5601' },
};

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByLabel('E-postadresse').fill(email);
  await page.getByRole('combobox', { name: 'Rolle' }).selectOption({ label: role });
  await page.getByLabel('Grunn').fill('Med fra starten');
  await page.getByRole('button', { name: 'Send invitasjonen' }).click();
  await expect(page.getByRole('list', { name: 'Invitasjoner som ikke er tatt imot' })).toContainText(email);
}

/** A new colleague opens the letter, signs in and takes the role. */
async function accept(page: Page, email: string, familyName: string): Promise<void> {
  const { text } = await nextMessageTo(email, 0, (message) => message.text.includes('/administrasjon/'));
  await page.goto(/https?:\/\/\S+(\/administrasjon\/invitasjon#\S+)/.exec(text)![1]!);
  await enterIdentifierAndCode(page, email);
  await expect(heading(page, 'Du er invitert til en rolle')).toBeVisible();
  await page.getByLabel('Fornavn og mellomnavn').fill('Kim');
  await page.getByLabel('Etternavn').fill(familyName);
  await page.getByRole('button', { name: 'Ta imot rollen' }).click();
  await expect(heading(page, 'Rollen er din')).toBeVisible();
}

async function openUnit(page: Page, unit: { kind: string; name: string; parent: string; areas: string }) {
  const form = page.getByRole('form', { name: 'Åpne et nytt lag' });
  await form.getByRole('combobox', { name: 'Hva slags lag?' }).selectOption({ label: unit.kind });
  await form.getByLabel('Navn', { exact: true }).fill(unit.name);
  await form.getByRole('combobox', { name: 'Hører til under' }).selectOption({ label: unit.parent });
  await form.getByLabel('Kommunenumre').fill(unit.areas);
  await form.getByLabel('Grunn').fill('Med fra starten');
  await form.getByRole('button', { name: 'Åpne laget' }).click();
  await expect(page.getByRole('link', { name: unit.name, exact: true })).toBeVisible();
}

test('an organisation sets itself up, without the demo', async ({ page, openBrowser }) => {
  test.slow();
  await test.step('the first administrator takes over by the link', async () => {
    await page.goto(process.env.BROWSER_TEST_SETUP_LINK!);
    await enterIdentifierAndCode(page, leader);
    await expect(heading(page, 'Bli administrator')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bli administrator' }).click();
    await expect(page.getByRole('link', { name: 'Skriv etternavnet ditt' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Fornavn og mellomnavn').fill('Eva');
    await page.getByLabel('Etternavn').fill('Dahl');
    await page.getByRole('button', { name: 'Bli administrator' }).click();
    await expect(heading(page, 'Sett opp Min side')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a message by e-mail arrives', async () => {
    await page.getByRole('button', { name: 'Send en prøve på e-post' }).click();
    const form = page.getByRole('form', { name: 'Koden fra e-posten' });
    await expect(form).toBeVisible();
    await expect(page.getByText('Vi har ikke telefonnummeret ditt')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Bekreft at den kom fram' }).click();
    await expect(form.getByRole('link')).toBeVisible();
    await expectAccessible(page);
    const { text } = await nextMessageTo(leader, 0, ({ subject }) => subject === 'Prøve fra Min side');
    await form.getByRole('textbox', { name: 'Kode' }).fill(/\b\d{6}\b/.exec(text)![0]);
    await form.getByRole('button', { name: 'Bekreft at den kom fram' }).click();
    await expect(page.getByText('Kommer fram', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('five staff: the second administrator first, who then confirms the treasurer', async () => {
    const second = 'nestleder@lag.example';
    const treasurer = 'kasserer@lag.example';
    await page.getByRole('link', { name: 'Roller' }).click();
    await expect(page.getByText('Inviter en til først')).toBeVisible();
    await expectAccessible(page);
    await invite(page, second, 'Administrator');
    const colleague = await (await openBrowser()).newPage();
    await accept(colleague, second, 'Vik');
    await page.reload();
    await invite(page, treasurer, 'Økonomiansvarlig');
    await colleague.goto('/administrasjon/roller');
    await colleague.getByRole('button', { name: `Bekreft og send brevet til ${treasurer}` }).click();
    const others = [
      [treasurer, 'Moe'],
      ['vakt1@lag.example', 'Lie'],
      ['vakt2@lag.example', 'Ask'],
    ] as const;
    for (const [email, familyName] of others) {
      if (email !== treasurer) await invite(page, email, 'Medlemsservice');
      await accept(await (await openBrowser()).newPage(), email, familyName);
    }
    await page.reload();
    for (const name of ['Eva Dahl (deg)', 'Kim Vik', 'Kim Moe', 'Kim Lie', 'Kim Ask'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });

  await test.step('the profile: written by the first administrator, published by the second', async () => {
    await page.goto('/administrasjon/profil');
    await page.locator('summary').filter({ hasText: 'Organisasjonen' }).click();
    await page.getByRole('button', { name: 'Endre organisasjonen' }).click();
    await page.getByLabel('Fullt navn').fill('Prøvelaget');
    await page.getByLabel('Hva er endret, og hvorfor?').fill('Vårt eget navn');
    await page.getByRole('button', { name: 'Lagre utkast' }).click();
    await expect(page.getByText('Den som skrev utkastet, kan ikke publisere det.')).toBeVisible();
    const second = await (await openBrowser()).newPage();
    await signInAt(second, 'nestleder@lag.example', '/administrasjon/profil');
    await second.getByRole('button', { name: 'Publiser' }).click();
    await expect(second.getByRole('list', { name: 'Versjoner' })).toContainText('Gjelder fra neste oppstart');
  });

  await test.step('three regions and twelve chapters', async () => {
    await page.goto('/administrasjon/lag');
    await expect(page.getByRole('list', { name: 'Lagene' })).toContainText('Prøvelaget');
    for (const [region, chapters] of Object.entries(regions)) {
      await openUnit(page, { kind: 'Regionlag', name: region, parent: 'Prøvelaget', areas: '' });
      for (const [place, areas] of Object.entries(chapters))
        await openUnit(page, { kind: 'Lokallag', name: `${place} lokallag`, parent: region, areas });
    }
    await expectAccessible(page);
    await expect(page.getByRole('list', { name: 'Lagene' }).getByRole('link')).toHaveCount(16);
  });

  await test.step('what is missing before they open', async () => {
    await page.goto('/administrasjon/kontroll');
    const checks = page.getByRole('list', { name: 'Det som er kontrollert' });
    await expect(checks.getByRole('listitem').filter({ hasText: 'To administratorer' })).toContainText(
      'I orden',
    );
    await expect(checks.getByRole('listitem').filter({ hasText: 'Fødselsnumre' })).toContainText('Mangler');
    await expectAccessible(page);
  });
});
