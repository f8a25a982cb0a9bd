/** Two records of one person at the desk: compared, merged with a colleague's approval, and parted again. */
import type { Page } from '@playwright/test';
import { demoAccounts, demoPersons, demoRecords } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { bornOn } from './support/demo-birth-day.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const phone = { width: 390, height: 844 };
const screen = { width: 1280, height: 900 };
test.use({ viewport: screen, environment: { BROWSER_TEST_OF: 'record-merges' } });

const reason = 'Ringte og sa at hun er registrert to ganger';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const merging = (page: Page) => page.getByRole('region', { name: 'To oppføringer av samme person' });

async function accessibleAtBoth(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await page.setViewportSize(screen);
  await expectAccessible(page);
}

async function openPerson(page: Page, email: string, id: string): Promise<void> {
  await signInAt(page, email, `/medlemsservice/personer/${id}`, { afresh: true });
  await page.getByLabel('Begrunnelse').fill(reason);
  await page.getByRole('button', { name: 'Vis personen' }).click();
}

async function compareWith(page: Page, term: string, name: string): Promise<void> {
  await merging(page).getByLabel('Hvem leter du etter?').fill(term);
  await merging(page).getByLabel('Hvorfor leter du etter den?').fill(reason);
  await merging(page).getByRole('button', { name: 'Søk' }).click();
  await expect(heading(page, '1 treff')).toBeFocused();
  await accessibleAtBoth(page);
  await merging(page)
    .getByRole('button', { name: `Sammenlign: ${name}` })
    .click();
  await expect(heading(page, 'Er det samme person?')).toBeFocused();
}

test('two records are compared, merged by two employees, and parted again', async ({ page, openBrowser }) => {
  test.setTimeout(180_000);
  const { eva } = demoRecords;
  const { jon } = demoPersons;
  await openPerson(page, demoAccounts.mona.email, eva.id);
  await page.getByRole('button', { name: 'Slå sammen eller angre' }).click();
  await expect(merging(page)).toContainText('Ingenting er slått sammen.');
  await accessibleAtBoth(page);

  await compareWith(page, demoAccounts.jon.email, 'Jon Lund');
  await expect(merging(page)).toContainText('Fødselsdatoene er ulike.');
  await accessibleAtBoth(page);
  await merging(page).getByRole('button', { name: 'Avbryt' }).click();

  await page.getByRole('button', { name: 'Rett opplysninger' }).click();
  const corrections = page.getByRole('region', { name: 'Rettelser' });
  await corrections.getByLabel('Hva skal rettes?').selectOption('Fødselsdato');
  await corrections
    .getByLabel('Fødselsdato', { exact: true })
    .fill(bornOn(jon.age).split('-').reverse().join('.'));
  await corrections.getByLabel('Hvorfor?').fill('Datoen var skrevet feil');
  await corrections.getByRole('button', { name: 'Lagre rettelsen' }).click();
  await expect(page.getByText('Fødselsdatoen er rettet')).toBeVisible();

  await compareWith(page, demoAccounts.jon.email, 'Jon Lund');
  await expect(merging(page)).toContainText('Velg å beholde den i stedet.');
  await merging(page).getByLabel('Hvilken oppføring beholder vi?').selectOption('Den andre: Jon Lund');
  await expect(merging(page)).toContainText('1 medlemskap');
  await expect(merging(page)).toContainText('Derfor må en kollega godkjenne.');
  await merging(page).getByRole('button', { name: 'Be om godkjenning' }).click();
  await expect(merging(page).getByRole('link', { name: 'Skriv hvorfor' })).toBeVisible();
  await accessibleAtBoth(page);
  await merging(page).getByLabel('Hvorfor?').fill(reason);
  await merging(page).getByRole('button', { name: 'Be om godkjenning' }).click();
  await expect(page.getByText('En kollega må godkjenne sammenslåingen.')).toBeVisible();
  await expect(heading(page, 'Jon Lund').first()).toBeVisible();

  const colleague = await (await openBrowser({ viewport: screen })).newPage();
  await signInAt(colleague, demoAccounts.ingrid.email, '/medlemsservice');
  await colleague.getByRole('link', { name: 'sammenslåing venter på deg eller en kollega' }).click();
  const waiting = colleague.getByRole('region', { name: 'Venter på en kollega' });
  await expect(waiting).toContainText('Bedt om av Mona Eide');
  await accessibleAtBoth(colleague);
  await waiting.getByRole('link', { name: 'Eva Strand (nr. 098177) skal slås sammen med Jon Lund' }).click();
  await colleague.getByLabel('Begrunnelse').fill(reason);
  await colleague.getByRole('button', { name: 'Vis personen' }).click();
  await colleague.getByRole('button', { name: 'Slå sammen eller angre' }).click();
  await expect(merging(colleague)).toContainText('Eva Strand (nr. 098177) skal slås sammen med Jon Lund');
  await accessibleAtBoth(colleague);
  await merging(colleague).getByRole('button', { name: 'Godkjenn sammenslåingen' }).click();
  await expect(merging(colleague)).toContainText('Eva Strand (nr. 098177) er slått sammen med Jon Lund');
  await expect(merging(colleague)).toContainText('Godkjent av Ingrid Sæther');
  await expect(colleague.getByRole('region', { name: 'Medlemskap' })).toContainText('098177');
  await accessibleAtBoth(colleague);

  await merging(colleague).getByRole('button', { name: 'Angre sammenslåingen' }).click();
  await merging(colleague).getByLabel('Hvorfor?').fill('Det var to personer likevel');
  await accessibleAtBoth(colleague);
  await merging(colleague).getByRole('button', { name: 'Angre sammenslåingen' }).click();
  await expect(colleague.getByText('Sammenslåingen er angret.')).toBeVisible();
  await expect(merging(colleague)).toContainText('Angret av Ingrid Sæther');
  await expect(colleague.getByRole('region', { name: 'Medlemskap' })).not.toContainText('098177');
  await accessibleAtBoth(colleague);
});
