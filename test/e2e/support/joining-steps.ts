/** Joining, for tests that are about something else than the form. */
import { expect, type Page } from '@playwright/test';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Lagre og gå videre' }).click();

type Name = { givenName: string; familyName: string };

/** The first part of the details, without a number. The second is on the screen afterwards, unless the joining ends. */
export async function typeWho(page: Page, name: Name, bornOn = '05.04.1991'): Promise<void> {
  await page.getByLabel('Fornavn og mellomnavn').fill(name.givenName);
  await page.getByLabel('Etternavn').fill(name.familyName);
  await page.getByLabel('Oppgi senere').check();
  await page.getByLabel('Fødselsdato', { exact: true }).fill(bornOn);
  await nextPart(page);
}

/** From one part of the details to the next. */
export const nextPart = (page: Page) => page.getByRole('button', { name: 'Gå videre', exact: true }).click();

/** The last part, with a street in Oslo. */
export async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Adresse', { exact: true }).fill('Storgata 1');
  await page.getByLabel('Postnummer').fill('0182');
  await expect(page.getByLabel('Poststed')).toHaveValue(/oslo/i);
}

/** All details; the step after them is on the screen afterwards. */
export async function typeDetails(page: Page, name: Name): Promise<void> {
  await typeWho(page, name);
  await expect(heading(page, 'Slik når vi deg')).toBeVisible();
  await nextPart(page);
  await typeAddress(page);
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
