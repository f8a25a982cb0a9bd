/** Ordering a magazine that costs something, as somebody new does it. */
import { expect, type Page } from '@playwright/test';
import { enterIdentifierAndCode, newPerson } from './sign-in-steps.ts';

/** Signs in from the magazine's page. @returns the address of the user at the order now */
export async function comeToOrder(page: Page): Promise<string> {
  const person = newPerson();
  await page.goto('/magasininn');
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
  await enterIdentifierAndCode(page, person);
  await expect(page.getByRole('heading', { name: 'Bestill magasinet' })).toBeVisible();
  return person;
}

/** On paper; the price is not accepted yet. */
export async function fillOrder(page: Page): Promise<void> {
  await page.getByLabel('Fornavn og mellomnavn').fill('Kim');
  await page.getByLabel('Etternavn').fill('Eksempel');
  await page.getByLabel('På papir i posten').check();
  await page.getByLabel('Adresse', { exact: true }).fill('Storgata 1');
  await page.getByLabel('Postnummer').fill('0182');
  await expect(page.getByLabel('Poststed')).not.toHaveValue('');
}

/** Accepts the price; Vipps is next. */
export async function acceptAndSend(page: Page): Promise<void> {
  await page.getByLabel('Jeg har fylt 18 år').check();
  await page.getByLabel(/^Jeg bestiller og godtar prisen/).check();
  await page.getByRole('button', { name: 'Bestill og betal med Vipps', exact: true }).click();
}
