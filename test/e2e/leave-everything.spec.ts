/** Somebody who has everything leaves it all on a phone, one by one: each with its certificate, the rest untouched. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { h1 } from './support/giving-steps.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, signInAt } from './support/sign-in-steps.ts';

// A portal that loses its demo people.
test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'leave-everything' } });

const endings = '/mitt-personvern/avslutt';
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** What still goes on, as the page of endings says it. */
async function expectGoingOn(page: Page, what: { member: boolean; gives: boolean; magazine: boolean }) {
  await page.goto(endings);
  await expect(card(page, 'Medlemskapet')).toContainText(
    what.member ? 'Du er medlem.' : 'Innloggingen har ikke noe medlemskap.',
  );
  await expect(card(page, 'Gaver')).toContainText(
    what.gives ? 'Du har en giveravtale.' : 'Du har ingen giveravtale.',
  );
  await expect(card(page, 'Magasinet')).toContainText(
    what.magazine ? 'Du får magasinet.' : 'Du får ikke magasinet.',
  );
  await expectAccessible(page);
}

/** @returns the words of the file, which opens */
async function certificateOf(page: Page, name: string | null): Promise<string> {
  const waiting = page.waitForEvent('download');
  const within = name ? card(page, name) : page.getByRole('main');
  await within.getByRole('button', { name: 'Last ned bekreftelsen (PDF)' }).click();
  const file = await (await waiting).path();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(readFileSync(file))), {
    mergePages: true,
  });
  return text;
}

async function stopGiving(page: Page) {
  await card(page, 'Gaver').getByRole('link', { name: 'Stopp giveravtalen' }).click();
  await page.getByRole('button', { name: 'Stopp avtalen' }).click();
  await page.getByRole('button', { name: 'Stopp avtalen' }).click();
  await expect(page.getByRole('status').getByText('Avtalen er stoppet')).toBeVisible();
}

test('gifts by Vipps, the magazine, the membership, the sign-in: one by one', async ({ page }) => {
  test.setTimeout(240_000);
  await signInAt(page, demoAccounts.kari.email);
  await page.goto('/magasininn');
  await page.getByLabel(/^Digitalt, her på Min side/).check();
  await page.getByRole('button', { name: 'Bestill magasinet' }).click();
  await expect(page.getByRole('heading', { name: 'Takk for bestillingen!' })).toBeVisible();
  await expectGoingOn(page, { member: true, gives: true, magazine: true });

  await test.step('the gifts', async () => {
    await stopGiving(page);
    await expectGoingOn(page, { member: true, gives: false, magazine: true });
    await expect(card(page, 'Gaver').getByText(/Avsluttet i dag/)).toBeVisible();
    expect(await certificateOf(page, 'Gaver')).toContain('Kari Lund');
  });

  await test.step('the magazine', async () => {
    await card(page, 'Magasinet').getByRole('link', { name: 'Stopp magasinet' }).click();
    await page.getByRole('button', { name: 'Stopp magasinet' }).click();
    await page.getByRole('button', { name: 'Ja, stopp magasinet' }).click();
    await expect(page.getByRole('heading', { name: 'Du får ikke magasinet nå' })).toBeVisible();
    await expectGoingOn(page, { member: true, gives: false, magazine: false });
    await expect(card(page, 'Magasinet').getByText(/Avsluttet i dag/)).toBeVisible();
    expect(await certificateOf(page, 'Magasinet')).toContain('Kari Lund');
  });

  await test.step('the membership', async () => {
    await card(page, 'Medlemskapet').getByRole('link', { name: 'Meld deg ut' }).click();
    await expect(h1(page)).toHaveText('Meld deg ut');
    await page.getByRole('button', { name: 'Gå videre' }).click();
    await page.getByRole('button', { name: 'Ja, meld meg ut' }).click();
    await expect(h1(page)).toHaveText('Du er meldt ut');
    const certificate = await certificateOf(page, null);
    expect(certificate).toContain('Kari Lund');
    expect(certificate).toContain('104218');
    await expectGoingOn(page, { member: false, gives: false, magazine: false });
    // The gifts are books, and keep theirs.
    expect(await certificateOf(page, 'Gaver')).toContain('Kari Lund');
  });

  await test.step('the sign-in, and with it what is left', async () => {
    await card(page, 'Innloggingen').getByRole('button', { name: 'Slett innloggingen' }).click();
    await page.getByRole('button', { name: 'Ja, slett innloggingen' }).click();
    await expect(h1(page)).toHaveText('Innloggingen er slettet');
    await expectAccessible(page);
    expect(await certificateOf(page, null)).toContain('Kari Lund');
    // The address has no person here any more: a user who comes with it is new.
    await page.goto('/home');
    await enterIdentifierAndCode(page, demoAccounts.kari.email);
    await expect(h1(page)).toBeVisible();
    await expect(page.getByText('Kari')).toHaveCount(0);
    await expect(page.getByText('104218')).toHaveCount(0);
  });
});

test('gifts by AvtaleGiro are stopped by themselves, by one of two who share a sign-in', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  // The API asks who it is, until that has been said.
  watch.allowFault(/status 409: GET \/api\//);
  await page.goto(endings);
  await enterIdentifierAndCode(page, demoAccounts.familie.email);
  await page.getByRole('button', { name: 'Tor Holm' }).click();
  await expect(h1(page)).toHaveText('Avslutt eller slett');
  await expect(card(page, 'Gaver')).toContainText('Du har en giveravtale.');
  const magazine = await card(page, 'Magasinet').textContent();
  await stopGiving(page);
  await page.goto(endings);
  await expect(card(page, 'Gaver')).toContainText('Du har ingen giveravtale.');
  expect(await certificateOf(page, 'Gaver')).toContain('Tor Holm');
  await expect(card(page, 'Medlemskapet')).toContainText('Du er medlem.');
  expect(await card(page, 'Magasinet').textContent()).toBe(magazine);
  // The other one’s things are the other one’s.
  await page.getByRole('button', { name: 'Mer', exact: true }).click();
  await page.getByRole('button', { name: 'Tor Holm: bytt person' }).click();
  await page.getByRole('button', { name: 'Siri Holm' }).click();
  await page.goto(endings);
  await expect(card(page, 'Medlemskapet')).toContainText('Du er medlem.');
  await expect(card(page, 'Gaver').getByText(/Avsluttet/)).toHaveCount(0);
});
