/** Giving as a donor does it: the form, to Vipps, and back. */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { enterIdentifierAndCode, newPerson } from './sign-in-steps.ts';

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** From one part of the form of an agreement to the next. */
export const nextPart = (page: Page) => page.getByRole('button', { name: 'Gå videre', exact: true }).click();

/** On the first part of `/giveravtale`: by the month, as the form begins. How to pay comes next. */
export async function chooseAmount(page: Page, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Beløp i kroner' }).fill(amount);
  await nextPart(page);
  await expect(h1(page)).toHaveText('Hvordan vil du betale?');
}

/** On the second: the 15th. What is left to approve comes next. */
export async function chooseDay(page: Page): Promise<void> {
  await page.getByLabel('Hvilken dag skal trekket komme?').selectOption('15');
  await expect(page.getByRole('list', { name: 'De neste trekkene' }).getByRole('listitem')).toHaveCount(3);
  await nextPart(page);
  await expect(h1(page)).toHaveText('Se over og godkjenn');
}

/** On `/giveravtale`: an agreement by the month on the 15th, by Vipps, as the form begins; ready to be sent. */
export async function fillAgreement(page: Page, amount: string): Promise<void> {
  await chooseAmount(page, amount);
  await chooseDay(page);
  await page.getByLabel('Jeg har lest vilkårene').check();
}

/** The short form for giving once, which is open. */
export const oneOffForm = (page: Page) => page.getByRole('form', { name: 'Heller gi én gang?' });

export const goToVipps = (page: Page) => page.getByRole('link', { name: 'Godkjenn i Vipps' });

/** The page of the payment in Vipps. */
export const inVipps = (page: Page) => page.getByRole('button', { name: 'Godkjenn' });

/** From a page that waits, by its link. @param answer as {@link answerInVipps} */
export async function goAndAnswerInVipps(page: Page, answer: string): Promise<void> {
  await expect(goToVipps(page)).toBeVisible();
  await expectAccessible(page);
  await goToVipps(page).click();
  await answerInVipps(page, answer);
}

/** The press has led on to Vipps by itself; and back. @param answer the words on the button there */
export async function answerInVipps(page: Page, answer: string): Promise<void> {
  const choice = page.getByRole('button', { name: answer });
  await choice.click();
  // Vipps has it when its page is gone: a test that went elsewhere at once would take it back.
  await expect(choice).toHaveCount(0);
}

/** Somebody new at `/giveravtale`, signed in. @returns their address */
export async function comeToGive(page: Page): Promise<string> {
  const person = newPerson();
  await page.goto('/giveravtale');
  await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
  await enterIdentifierAndCode(page, person);
  return person;
}

/** Who somebody new is; asked the first time only. @param within the form */
export async function sayWhoGives(within: Page | Locator): Promise<void> {
  await within.getByRole('textbox', { name: 'Fornavn og mellomnavn' }).first().fill('Kim');
  await within.getByRole('textbox', { name: 'Etternavn' }).first().fill('Nilsen');
  await within.getByRole('textbox', { name: 'Fødselsdato' }).first().fill('05.04.1983');
}

/** The whole form as somebody new fills it in, sent: Vipps is next. */
export async function askForAgreement(page: Page, amount: string): Promise<void> {
  await fillAgreement(page, amount);
  await sayWhoGives(page);
  await page.getByRole('button', { name: 'Fortsett til Vipps' }).click();
}

/** Somebody new, from the sign-in to an approved agreement. @returns their address */
export async function becomeDonor(page: Page, amount: string): Promise<string> {
  const person = await comeToGive(page);
  await askForAgreement(page, amount);
  await answerInVipps(page, 'Godkjenn');
  await expect(h1(page)).toHaveText('Takk! Du er fast giver i Humanistlaget');
  return person;
}

/** Where the Vipps that the portal talks to runs: the press has led there. */
export async function vippsAddress(page: Page): Promise<string> {
  await expect(page.getByRole('button', { name: 'Avvis' })).toBeVisible();
  return new URL(page.url()).origin;
}

/** In the Vipps app: stops the agreement whose page on Min side it leads to. */
export async function stopInVipps(page: Page, vipps: string, agreementId: string): Promise<void> {
  const app = await (await page.request.get(vipps)).text();
  const own = app.split('<section>').find((section) => section.includes(agreementId));
  const address = /action="(\/app\/agreements\/[^"]+)"/.exec(own ?? '')?.[1];
  expect(address, 'the agreement in the app').toBeTruthy();
  await page.request.post(`${vipps}${address}`, { form: { choice: 'stop' }, maxRedirects: 0 });
}

/** @param isDown the API of Vipps does not answer; the app and its pages do */
export const setVippsDown = (page: Page, vipps: string, isDown: boolean) =>
  page.request.post(`${vipps}/_sim/api`, { data: { isDown } });
