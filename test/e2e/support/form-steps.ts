/** What leads to the forms that are not on a page from the start: steps of users, on the demo's data. */
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addMonths } from '#contract/values/working-days.ts';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoAccounts } from '../../../dev/seed/demo-people.ts';
import { tenorNumber } from '../../../dev/seed/tenor-number.ts';
import { sendEnquiry } from './enquiry-steps.ts';
import { joinAs, typeDetails } from './joining-steps.ts';
import { moveClock } from './move-clock.ts';
import { reloadUntil } from './reload-until.ts';
import { newPerson, signInAt } from './sign-in-steps.ts';

/** Opens a page as another user; null: a visitor. */
export type OpenAs = (account: string | null, path: string) => Promise<Page>;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A member sends a motion and a candidate. @param meeting its path @returns it */
export async function sendProposals(page: Page, meeting: string): Promise<string> {
  await page.goto(`${meeting}/forslag`);
  await page.getByLabel('Hva gjelder det?').fill('Boksirkel');
  await page.getByLabel('Forslaget', { exact: true }).fill('Laget starter en boksirkel i mars.');
  await page.getByLabel('Nei, skriv bare «et medlem»').check();
  await page.getByLabel('Begrunnelse').fill('Da møtes vi om vinteren også.');
  await press(page, 'Send forslaget');
  await expect(page.getByRole('list', { name: 'Forslagene dine' })).toContainText('Boksirkel');
  await page.goto(`${meeting}/kandidat`);
  await page.getByLabel('Noen andre').check();
  await page.getByLabel('Fornavn').fill('Liv');
  await page.getByLabel('Etternavn').fill('Moen');
  await page.getByLabel('E-post eller telefon til den du foreslår').fill(demoAccounts.liv.email);
  await page.getByLabel('Verv').selectOption({ label: 'Revisor' });
  await page.getByLabel('Begrunnelse').fill('Er nøyaktig, og har god tid.');
  await press(page, 'Send inn');
  await expect(page.getByRole('list', { name: 'Dem du har foreslått' })).toContainText('Venter på svar');
  return meeting;
}

/** The first step of joining. @returns the path of the second */
export async function toCommunities(page: Page): Promise<string> {
  await page.goto('/hefinn/mine-opplysninger');
  await typeDetails(page, { givenName: 'Ask', familyName: 'Utvær' });
  return '/hefinn/medlemskap-i-andre-samfunn';
}
/** A claim that finds no record; then member service may be asked to look for it. */
export async function claimInVain(page: Page): Promise<void> {
  await page.getByLabel('Navn').fill('Rolf Uvær');
  await page.getByLabel('Fødselsdato').fill('03.11.1956');
  await press(page, 'Finn medlemskapet mitt');
  await press(page, 'Be oss lete for deg');
}

/** The board finds a member to ask. */
export async function chooseCandidate(page: Page): Promise<void> {
  await page.getByLabel('Navn på medlemmet').fill('Kari');
  await press(page, 'Søk');
  await press(page, /^Velg /);
}

/** Two people give the same number. @returns the path of the case */
export async function sameNumberTwice(desk: Page, openAs: OpenAs): Promise<string> {
  for (const familyName of ['Utvær', 'Aspelund']) {
    const page = await openAs(newPerson(), '/hefinn/mine-opplysninger');
    await joinAs(page, { givenName: 'Eli', familyName });
    await giveNumber(page, tenorNumber('1991-04-05'));
  }
  const link = desk.getByRole('main').locator('.row__link').first();
  await expect(async () => {
    await desk.goto('/medlemsservice/fodselsnumre');
    await expect(link).toBeVisible({ timeout: 2000 });
  }).toPass();
  return (await link.getAttribute('href')) ?? '';
}

async function giveNumber(page: Page, number: string): Promise<void> {
  await page.goto('/mine-opplysninger');
  await page.locator('summary', { hasText: 'Gi oss fødselsnummeret' }).click();
  await page.getByLabel('Fødselsnummer eller d-nummer').fill(number);
  await press(page, 'Lagre fødselsnummeret');
  await expect(page.getByText('Vi har ikke fødselsnummeret ditt.')).toHaveCount(0);
}

/** Somebody claims a record by their birth date, and writes to member service. @returns the path of the case */
export async function claimedRecord(_desk: Page, openAs: OpenAs): Promise<string> {
  const page = await openAs('arne@medlem.example', '/verifisering');
  await page.getByLabel('Navn').fill('Arne Foss');
  await page.getByLabel('Fødselsdato').fill('01.12.1948');
  await press(page, 'Finn medlemskapet mitt');
  await page.getByRole('link', { name: 'Gå til Min side' }).waitFor();
  await page.goto('/ny-henvendelse');
  return `/medlemsservice/henvendelser/${await sendEnquiry(page, 'Spørsmål', 'Hvem har koblet meg til?')}`;
}

/** The gift report is made ready and signed by two. */
export async function signTaxReport(desk: Page, openAs: OpenAs): Promise<string> {
  const address = '/medlemsservice/skatt';
  await desk.goto(address);
  await press(desk, 'Gjør klar til signering');
  await press(desk, 'Signer leveringen');
  await expect(desk.getByText('En kollega må også signere')).toBeVisible();
  const colleague = await openAs(demoAccounts.ingrid.email, address);
  await press(colleague, 'Signer leveringen');
  await expect(colleague.getByText('2 av 2')).toBeVisible();
  return address;
}

/** The desk looks up somebody who cannot get in. @returns the path of what it asks them, with its reason */
export async function lockedOut(desk: Page): Promise<string> {
  await desk.goto('/medlemsservice/personer');
  await desk.getByLabel('Hvem leter du etter?').fill('Ola Berg');
  await desk.getByLabel('Hvorfor trenger du dette?').fill('Ringer og kommer ikke inn lenger');
  await desk.getByRole('button', { name: 'Søk', exact: true }).click();
  await press(desk, 'Vis personen: Ola Berg');
  await desk.getByRole('link', { name: 'Personen kommer ikke inn' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Personen kommer ikke inn' })).toBeVisible();
  const { pathname, search } = new URL(desk.url());
  return pathname + search;
}

/** The answers are Ola's own. */
export async function compareAnswers(desk: Page): Promise<void> {
  await desk.getByLabel('Hva er medlemsnummeret ditt?').fill('83551');
  await desk.getByLabel('Hvilket år ble du medlem?').fill('1998');
  await press(desk, 'Sammenlign');
  await expect(desk.getByRole('heading', { name: '3. ' })).toBeVisible();
}

/** A visitor writes to member service, which finds out who it is. @returns the path of the case */
export async function tiedSender(desk: Page, openAs: OpenAs): Promise<string> {
  const visitor = await openAs(null, '/kontakt-oss');
  const subject = `Får ikke koden ${randomUUID().slice(0, 8)}`;
  await visitor.getByLabel('Navn').fill('Ola B.');
  await visitor.getByLabel('E-post').fill('ola.b@person.example');
  await visitor.getByLabel('Hva gjelder det?').selectOption('sign-in');
  await visitor.getByLabel('Melding').fill(subject);
  await press(visitor, 'Send melding');
  await expect(visitor.getByRole('heading', { name: 'Takk! Meldingen er sendt' })).toBeVisible();
  await desk.goto('/medlemsservice');
  await desk.getByRole('link', { name: subject }).click();
  await desk.locator('summary', { hasText: 'Finn ut hvem dette er' }).click();
  const search = desk.getByRole('form', { name: 'Finn ut hvem dette er' });
  await search.getByLabel('Hvem leter du etter?').fill('Ola Berg');
  await search.getByLabel('Hvordan vet du hvem det er?').fill('Ringte og svarte på det jeg spurte om');
  await press(desk, 'Finn personen');
  await press(desk, 'Knytt til: Ola Berg');
  await expect(desk.locator('summary', { hasText: 'Det var ikke denne personen' })).toBeVisible();
  return new URL(desk.url()).pathname;
}

/**
 * Vipps has paid out last month's gifts. Moves the clock of the portal by hours until its hourly job has read that: what
 * comes after has to sign in again.
 * @returns the path of last month
 */
export async function paidOutMonth(desk: Page): Promise<string> {
  const today = norwegianDay(new Date());
  const lastMonth = addMonths(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  const address = `/medlemsservice/avstemming?maned=${lastMonth}`;
  let hours = 0;
  await expect(async () => {
    hours += 1;
    // As in a new browser: the sign-in that is there runs out by the move, at some time while a page is read.
    await desk.evaluate(() => localStorage.clear());
    await desk.context().clearCookies();
    await moveClock(new Date(Date.now() + hours * 61 * 60_000));
    await signInAt(desk, demoAccounts.mona.email, address);
    await reloadUntil(desk.getByText('Vipps har sendt').first(), 45_000);
  }).toPass({ timeout: 150_000 });
  return address;
}
