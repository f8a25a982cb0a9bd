/** AvtaleGiro as the payer, their bank and member service do it, in a portal whose clock is moved. */
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { norwegianDay } from '#server/platform/norwegian-day.ts';
import { demoAccounts } from '../../../dev/seed/demo-people.ts';
import { chooseAmount, chooseDay } from './giving-steps.ts';
import { moveClock } from './move-clock.ts';
import { reloadUntil } from './reload-until.ts';
import { signInAt } from './sign-in-steps.ts';

export const small = { viewport: { width: 390, height: 844 } };

/** The second of next month: everything that follows has a whole month before it. */
export function secondOfNextMonth(): string {
  const today = norwegianDay(new Date());
  const next = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 2));
  return next.toISOString().slice(0, 10);
}

/** To noon of a Norwegian day: claims are sent then. */
export const moveToNoon = (day: string) => moveClock(new Date(`${day}T11:00:00Z`));

/** On `/giveravtale`: AvtaleGiro by the month, on the 15th; ready to be sent. */
export async function fillGiro(page: Page, amount: string): Promise<void> {
  await chooseAmount(page, amount);
  await page.getByLabel(/^AvtaleGiro\./).check();
  await page.getByLabel('Gi meg beskjed på e-post eller SMS før hvert trekk').check();
  await chooseDay(page);
  await page.getByLabel('Jeg har lest vilkårene').check();
}

/** The same, sent. @returns the KID and the bank's address */
export async function chooseGiro(page: Page, amount: string): Promise<{ kid: string; bankUrl: string }> {
  await fillGiro(page, amount);
  await page.getByRole('button', { name: 'Fortsett', exact: true }).click();
  return whatToSign(page);
}

/** What stands on the page of a donor who is to sign in the bank. */
export async function whatToSign(page: Page): Promise<{ kid: string; bankUrl: string }> {
  const link = page.getByRole('link', { name: 'Åpne bankens side' });
  // Right after the clock has been moved, the portal makes up for the nights it has passed over.
  await expect(link).toBeVisible({ timeout: 30_000 });
  const kid = (await page.getByText(/^100\d{10}$/).textContent()) ?? '';
  return { kid, bankUrl: (await link.getAttribute('href')) ?? '' };
}

/** The payer's bank stands outside the portal. @returns a page of it */
export async function openBank(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ ...small, locale: 'nb-NO' });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** In the bank: signs, and the bank tells at once. */
export async function signInBank(bank: Page, kid: string): Promise<void> {
  await bank.getByRole('textbox', { name: 'KID' }).fill(kid);
  await bank.getByRole('button', { name: 'Signer med BankID' }).click();
  await expect(bank.getByRole('status')).toContainText('Avtalen er signert');
  await tellFromBank(bank);
}

/** What the bank shows of one mandate. */
export const inBank = (bank: Page, kid: string): Locator =>
  bank.locator('section').filter({ has: bank.getByRole('heading', { name: `KID ${kid}` }) });

export async function tellFromBank(bank: Page): Promise<void> {
  await bank.getByRole('button', { name: 'Send dagens fil nå' }).click();
  await expect(bank.getByRole('status')).toHaveText('Filen er sendt.');
}

/** Member service has files fetched and sent until somebody sees what they lead to. @param seen on any page */
export async function fetchUntil(desk: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await desk.getByRole('button', { name: 'Hent nye filer nå' }).click();
    // It has been asked for: what is reloaded now takes nothing back.
    await expect(desk.getByText('Vi henter filene. Det tar et øyeblikk.').first()).toBeVisible();
    await reloadUntil(seen, 12_000);
  }).toPass({ timeout: 100_000 });
}

/** Signed in again: the sign-ins of before ran out when the clock was moved. */
export async function openDesk(page: Page): Promise<Page> {
  await signInAt(page, demoAccounts.mona.email, '/medlemsservice/bankfiler');
  await expect(page.getByRole('button', { name: 'Hent nye filer nå' })).toBeVisible();
  return page;
}

/**
 * Pages of one person in windows of their own.
 * @returns `open`: an empty one; `seenAt`: one at a path, signed in again, because the sign-ins of before ran out when the
 * clock was moved
 */
export function pagesOf(openBrowser: (options: typeof small) => Promise<BrowserContext>, email: string) {
  const open = async () => (await openBrowser(small)).newPage();
  const seenAt = async (path: string) => {
    const page = await open();
    await signInAt(page, email, path);
    return page;
  };
  return { open, seenAt };
}

/** The next day on which a donor of this portal would be drawn, and the day on which it is asked for. */
export async function nextGiroDay(page: Page): Promise<{ dueOn: string; lastChangeOn: string }> {
  const query = new URLSearchParams({
    amountKroner: '250',
    frequency: 'monthly',
    day: '15',
    rail: 'avtalegiro',
  });
  const { upcoming } = await (await page.request.get(`/api/giving/preview?${query}`)).json();
  return { dueOn: upcoming[0].dueOn, lastChangeOn: upcoming[0].changeableUntilOn };
}
