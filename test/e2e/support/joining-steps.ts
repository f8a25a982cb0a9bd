/** Joining, for tests that are about something else than the form. */
import { expect, type Page } from '@playwright/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Lagre og gå videre' }).click();

type Name = { givenName: string; familyName: string };

/** The first step; the second is on the screen afterwards. */
export async function typeDetails(page: Page, name: Name): Promise<void> {
  await page.getByLabel('Fornavn og mellomnavn').fill(name.givenName);
  await page.getByLabel('Etternavn').fill(name.familyName);
  await page.getByLabel('Fødselsdato', { exact: true }).fill('05.04.1991');
  await page.getByLabel('Adresse', { exact: true }).fill('Storgata 1');
  await page.getByLabel('Postnummer').fill('0182');
  await expect(page.getByLabel('Poststed')).toHaveValue(/oslo/i);
  await page.getByLabel('Oppgi senere').check();
  await next(page);
  await expect(heading(page, 'Er du medlem et annet sted også?')).toBeVisible();
}

/** Somebody who has just signed in joins, and ends on the welcome. @returns the member number */
export async function joinAs(page: Page, name: Name): Promise<string> {
  await page.goto('/hefinn/mine-opplysninger');
  await typeDetails(page, name);
  await page.getByLabel('Nei', { exact: true }).check();
  await page.getByLabel(/skal få den offentlige støtten for meg/).check();
  await next(page);
  await page.getByLabel(/Jeg slutter meg til formålet/).check();
  await page.getByRole('button', { name: 'Bli medlem' }).click();
  await expect(heading(page, /^Velkommen/)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg ut' })).toBeVisible({
    timeout: 20_000,
  });
  return (await page.getByText(/^2\d{5}$/).textContent()) ?? '';
}
