/** A browser that has lost its account, at a provider that still has the session: signed in without leaving the page. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { noteHeader } from './support/note-header.ts';
import { expect, publicSite, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';

const identifierField = (page: Page) => page.getByLabel('Telefonnummer eller e-post');

type Asked = { silently: number; openly: number };

/** Counts how the provider is asked who is there: in a frame, or by leaving the page. */
function countAsking(page: Page): Asked {
  const asked: Asked = { silently: 0, openly: 0 };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('/authorize')) return;
    const isSilent = searchParams.get('prompt') === 'none' && request.frame() !== page.mainFrame();
    asked[isSilent ? 'silently' : 'openly'] += 1;
  });
  return asked;
}

/** As after a restart of the browser: the key to what the sign-in library keeps is a cookie of the session. */
const loseAccount = (page: Page) => page.context().clearCookies({ name: 'msal.cache.encryption' });

test('a user with a session at the provider is signed in silently, and the page stays where it is', async ({
  page,
}) => {
  await signInAt(page, demoAccounts.ola.email, '/henvendelser');
  await loseAccount(page);
  const asked = countAsking(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  const seen = await noteHeader(page);
  await page.goto('/henvendelser?vis=alt#svar');
  await expect(page.getByRole('button', { name: 'Logg ut' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Henvendelser');
  await expect(page).toHaveURL('/henvendelser?vis=alt#svar');
  expect(asked).toEqual({ silently: 1, openly: 0 });
  expect(documents, 'the page was loaded once').toBe(1);
  expect([...seen], 'never «Logg inn», not even for a moment').toEqual(['Logg ut']);

  // The start page, which is for everybody, knows it too.
  await loseAccount(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logg ut' }).first()).toBeVisible();
  expect(asked).toEqual({ silently: 2, openly: 0 });
  expect([...seen]).toEqual(['Logg ut']);
});

test('where the provider wants to see the person, the usual way is taken', async ({ page }) => {
  await signInAt(page, newPerson(), '/henvendelser');
  await loseAccount(page);
  await page.context().clearCookies({ name: /^idp_/ });
  const asked = countAsking(page);
  await page.goto('/henvendelser');
  await expect(identifierField(page)).toBeVisible();
  expect(asked).toEqual({ silently: 1, openly: 1 });
});

test('an open page is read in peace where the provider has forgotten too', async ({ page }) => {
  await signInAt(page, newPerson(), '/henvendelser');
  await loseAccount(page);
  await page.context().clearCookies({ name: /^idp_/ });
  const asked = countAsking(page);
  await page.goto('/personvern');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Innlogging' })).toHaveCount(0);
  expect(asked).toEqual({ silently: 1, openly: 0 });
  // It is asked once: what could not be read is gone.
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  expect(asked).toEqual({ silently: 1, openly: 0 });
});

test('who has never signed in, or has signed out, costs the provider nothing', async ({ page }) => {
  const asked = countAsking(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Logg inn' }).first().hover();
  await expect(page.locator('#root[data-hydrated]')).toBeAttached();
  expect(asked).toEqual({ silently: 0, openly: 0 });
  await signInAt(page, newPerson(), '/henvendelser');
  const leaving = page.waitForRequest(publicSite);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Logg ut' }).click();
  await leaving;
  // In another tab: this one is on its way to the public site.
  const back = await page.context().newPage();
  const askedLater = countAsking(back);
  await back.goto('/personvern');
  await expect(back.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  expect(askedLater).toEqual({ silently: 0, openly: 0 });
});
