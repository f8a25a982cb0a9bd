/** The profile: drafted by one administrator, published by another, in the list of versions, and the way back; words with a day. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { inDays } from '../support/days.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test.use({ environment: { BROWSER_TEST_OF: 'profile-forms' } });

const address = '/administrasjon/profil';
const wide = { width: 1280, height: 850 };

/** At each width: whether it is accessible, and how it looks. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 850 });
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
  }
}
const open = (page: Page, section: string) => page.locator('summary').filter({ hasText: section }).click();
const draftOf = (page: Page) => page.getByRole('region', { name: 'Utkast' });

test('the name and the price are drafted by one, published by another, and brought back', async ({
  openBrowser,
}) => {
  test.slow();
  const vigdis = await (await openBrowser({ viewport: wide })).newPage();
  await signInAt(vigdis, demoAccounts.vigdis.email, '/administrasjon');
  await vigdis.getByRole('link', { name: 'Organisasjonens profil' }).click();
  await expect(vigdis.getByRole('heading', { name: 'Profilen skrives her' })).toBeVisible();
  await expect(vigdis.getByText('Ingen versjon er publisert ennå.')).toBeVisible();
  await open(vigdis, 'Organisasjonen');
  await look(vigdis, 'read');

  await vigdis.getByRole('button', { name: 'Endre organisasjonen' }).click();
  const form = vigdis.getByRole('form', { name: 'Organisasjonen' });
  await form.getByLabel('Fullt navn').fill('Humanistene i Norge');
  await form.getByLabel('Organisasjonsnummer').fill('312345678');
  await form.getByRole('button', { name: 'Lagre utkast' }).click();
  await expect(
    form.getByRole('link', { name: '«Organisasjonsnummer» må være et organisasjonsnummer på ni sifre' }),
  ).toBeVisible();
  await expect(form.getByRole('link', { name: 'Skriv hva som er endret' })).toBeVisible();
  await look(vigdis, 'wrong');
  await form.getByLabel('Organisasjonsnummer').fill('312 345 676');
  await form.getByLabel('Hva er endret, og hvorfor?').fill('Nytt navn fra landsmøtet');
  await form.getByRole('button', { name: 'Lagre utkast' }).click();
  await expect(draftOf(vigdis)).toContainText('1 endring fra det som er publisert');
  await expect(draftOf(vigdis)).toContainText('Norsk Humanistlag');

  await open(vigdis, 'Beløp og formål for gaver');
  await vigdis.getByRole('button', { name: 'Endre beløp og formål for gaver' }).click();
  const giving = vigdis.getByRole('form', { name: 'Beløp og formål for gaver' });
  await giving.getByLabel('Hver måned: Foreslåtte beløp i kroner').fill('150, 250');
  await giving.getByRole('button', { name: 'Lagre utkast' }).click();
  await expect(draftOf(vigdis)).toContainText('2 endringer fra det som er publisert');
  await expect(draftOf(vigdis)).toContainText('Den som skrev utkastet, kan ikke publisere det.');
  await expect(draftOf(vigdis).getByRole('button', { name: 'Publiser' })).toHaveCount(0);

  const ingrid = await (await openBrowser({ viewport: wide })).newPage();
  await signInAt(ingrid, demoAccounts.ingrid.email, address);
  await expect(draftOf(ingrid)).toContainText(/Humanistene i Norge, organisasjonsnummer 312\s345\s676/);
  await expect(draftOf(ingrid)).toContainText('150, 250');
  await look(ingrid, 'draft');
  await draftOf(ingrid).getByRole('button', { name: 'Publiser' }).click();
  const versions = ingrid.getByRole('list', { name: 'Versjoner' });
  await expect(versions).toContainText('Gjelder fra neste oppstart');
  await expect(versions).toContainText('Skrevet av Vigdis Ness');
  await expect(versions).toContainText('Publisert av Ingrid Sæther');
  await expect(draftOf(ingrid)).toHaveCount(0);
  await look(ingrid, 'published');

  await test.step('a second version, and back to the first', async () => {
    await vigdis.reload();
    await open(vigdis, 'Avsender og stille tid');
    await vigdis.getByRole('button', { name: 'Endre avsender og stille tid' }).click();
    const sender = vigdis.getByRole('form', { name: 'Avsender og stille tid' });
    await sender.getByLabel('Avsender av e-post').fill('Medlemssiden');
    await sender.getByLabel('Hva er endret, og hvorfor?').fill('Tydeligere avsender');
    await sender.getByRole('button', { name: 'Lagre utkast' }).click();
    await expect(draftOf(vigdis)).toContainText('Medlemssiden');
    await ingrid.reload();
    await draftOf(ingrid).getByRole('button', { name: 'Publiser' }).click();
    await expect(ingrid.getByRole('heading', { name: 'Versjon 2' })).toBeVisible();
    await ingrid.getByRole('button', { name: 'Gå tilbake til denne: versjon 1' }).click();
    await expect(draftOf(ingrid)).toContainText('Bygger på versjon 1');
    await expect(draftOf(ingrid)).toContainText('Medlemssiden');
    await vigdis.reload();
    await draftOf(vigdis).getByRole('button', { name: 'Forkast utkastet' }).click();
    await expect(vigdis.getByRole('list', { name: 'Versjoner' })).toContainText('Forkastet av Vigdis Ness');
    await expectAccessible(vigdis);
  });

  await test.step('a new purpose: refused with a reason, drafted again, and published from a day', async () => {
    const write = async (about: string) => {
      await vigdis.reload();
      await open(vigdis, 'Formål og ungdom');
      await vigdis.getByRole('button', { name: 'Endre formål og ungdom' }).click();
      const form = vigdis.getByRole('form', { name: 'Formål og ungdom' });
      await form.getByLabel('Hvem organisasjonen er for', { exact: true }).fill(about);
      await form.getByLabel('Hva er endret, og hvorfor?').fill('Vedtatt av landsmøtet');
      await form.getByRole('button', { name: 'Lagre utkast' }).click();
      await expect(draftOf(vigdis)).toContainText('Formålet er endret');
    };
    await write('for alle som tviler');
    await expect(draftOf(vigdis)).toContainText(
      /medlemmer har sluttet seg til andre ord, og må spørres på nytt/,
    );
    await ingrid.reload();
    await draftOf(ingrid).locator('summary').filter({ hasText: 'Avvis utkastet' }).click();
    await draftOf(ingrid).getByRole('button', { name: 'Avvis utkastet' }).click();
    await expect(draftOf(ingrid).getByRole('link', { name: 'Skriv hvorfor det avvises' })).toBeVisible();
    await draftOf(ingrid).getByLabel('Hvorfor avvises det?').fill('Landsmøtet vedtok andre ord');
    await draftOf(ingrid).getByRole('button', { name: 'Avvis utkastet' }).click();
    const log = ingrid.getByRole('list', { name: 'Versjoner' });
    await expect(log).toContainText('Begrunnelse: Landsmøtet vedtok andre ord');

    await write('for alle som tror på mennesket');
    await ingrid.reload();
    const day = (days: number) => inDays(days).split('-').reverse().join('.');
    await draftOf(ingrid).getByLabel('Ordene gjelder fra').fill(day(-1));
    await draftOf(ingrid).getByRole('button', { name: 'Publiser' }).click();
    await expect(
      draftOf(ingrid).getByRole('link', {
        name: /^Skriv dagen ordene gjelder fra.* Dagen kan ikke være før/,
      }),
    ).toBeVisible();
    await look(ingrid, 'words');
    await draftOf(ingrid).getByLabel('Ordene gjelder fra').fill(day(30));
    await draftOf(ingrid).getByRole('button', { name: 'Publiser' }).click();
    await expect(draftOf(ingrid)).toHaveCount(0);
    await expect(log.getByRole('listitem').first()).toContainText('Gjelder fra neste oppstart');
    await expect(log.getByRole('listitem').first()).toContainText(/Ordene gjelder fra \d/);
    await expect(ingrid.getByText(/^Versjon 3\. Ordene gjelder fra/)).toBeVisible();
    await look(ingrid, 'words-published');
  });

  await test.step('the agreement with the bank, the numbers of the accounts and the days of the tax report', async () => {
    await vigdis.reload();
    await open(vigdis, 'Bank og AvtaleGiro');
    await vigdis.getByRole('button', { name: 'Endre bank og AvtaleGiro' }).click();
    const bank = vigdis.getByRole('form', { name: 'Bank og AvtaleGiro' });
    await bank.getByLabel('Konto for AvtaleGiro').fill('8601 11 17948');
    await bank.getByLabel('Siste klokkeslett for filer').fill('halv to');
    await bank.getByLabel('Hva er endret, og hvorfor?').fill('Ny avtale med banken');
    await bank.getByRole('button', { name: 'Lagre utkast' }).click();
    await expect(
      bank.getByRole('link', { name: '«Konto for AvtaleGiro» må være et kontonummer på elleve sifre' }),
    ).toBeVisible();
    await look(vigdis, 'bank-wrong');
    await bank.getByLabel('Konto for AvtaleGiro').fill('8601 11 17947');
    await bank.getByLabel('Siste klokkeslett for filer').fill('13:30');
    await bank.getByRole('button', { name: 'Lagre utkast' }).click();
    await expect(draftOf(vigdis)).toContainText('86011117947');
    await expect(draftOf(vigdis)).toContainText('2 endringer fra det som er publisert');

    await open(vigdis, 'Regnskap');
    await vigdis.getByRole('button', { name: /^Endre regnskap/ }).click();
    const books = vigdis.getByRole('form', { name: /^Regnskap/ });
    await books.getByLabel('Avdeling: Oslo lokallag').fill('31');
    await look(vigdis, 'accounting');
    await books.getByRole('button', { name: 'Lagre utkast' }).click();
    await expect(draftOf(vigdis)).toContainText('Avdeling: Oslo lokallag');

    await open(vigdis, 'Skattefradrag');
    await vigdis.getByRole('button', { name: /^Endre skattefradrag/ }).click();
    const tax = vigdis.getByRole('form', { name: /^Skattefradrag/ });
    await tax.getByLabel('Siste dag for fødselsnummer til rapporten').fill('20.1');
    await look(vigdis, 'tax');
    await tax.getByRole('button', { name: 'Lagre utkast' }).click();
    await expect(draftOf(vigdis)).toContainText('20.01');
    await look(vigdis, 'bank-draft');
    await ingrid.reload();
    await draftOf(ingrid).getByRole('button', { name: 'Publiser' }).click();
    await expect(ingrid.getByRole('heading', { name: 'Versjon 4' })).toBeVisible();
  });
});
