/** Who is signed in, and what the frame says about it: in this tab, in the other one, and on the way in and out. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { endSignIn, refuseToken } from './support/broken-sign-in.ts';
import { messagesTo } from './support/inbox-reader.ts';
import { noteHeader } from './support/note-header.ts';
import { expect, publicSite, test } from './support/portal-test.ts';
import {
  askForCode,
  enterIdentifierAndCode,
  newPerson,
  nextCode,
  signInAt,
} from './support/sign-in-steps.ts';

const { ola, aud, per, familie, uten } = demoAccounts;

const header = (page: Page) => page.getByRole('banner');
const identifierField = (page: Page) => page.getByLabel('Telefonnummer eller e-post');
const signInButton = (page: Page) => header(page).getByRole('button', { name: 'Logg inn' });
const signOutButton = (page: Page) => header(page).getByRole('button', { name: 'Logg ut' });

/** Waits until the document goes to exactly this address, with nothing added to it. */
async function leavesFor(page: Page, url: string, act: () => Promise<void>): Promise<void> {
  const leaving = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === url);
  await act();
  await leaving;
}

/** Names of what the browser keeps, of both storages. */
const keptNames = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('the wanted page is kept through the sign-in, with path, query and hash', async ({ page, watch }) => {
  // The page is not for her; where she lands is what this is about.
  watch.expectFault(/status 403: GET \/api\/staff\/enquiries/);
  const wanted = '/medlemsservice/henvendelser/60000000-0000-4000-8000-000000000001?vis=alt&x=1#svar';
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/') documents += 1;
  });
  await page.goto(wanted);
  await enterIdentifierAndCode(page, uten.email);
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denne siden er for medlemsservice');
  expect(documents, 'loads of the root on the way back').toBe(1);
});

test('the tab keeps the portal’s own titles all through a sign-in', async ({ page }) => {
  const titles = new Set<string>();
  await page.exposeFunction('noteTitle', (title: string) => titles.add(title));
  await page.addInitScript(() => {
    const { noteTitle } = window as unknown as { noteTitle(title: string): void };
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => document.title && noteTitle(document.title)).observe(document, changes);
  });
  await signInAt(page, newPerson(), '/mine-opplysninger', { afresh: true });
  await expect(page).toHaveTitle(/^Mine opplysninger – /);
  expect([...titles]).toContainEqual(expect.stringMatching(/^Skriv inn koden/));
  expect([...titles].filter((title) => !/Norsk Humanistlag$/.test(title))).toEqual([]);
});

test('the header shows a sign-in button to a visitor, and a sign-out button to a member', async ({
  page,
}) => {
  await page.goto('/');
  await expect(signInButton(page)).toBeVisible();
  await expect(header(page).getByRole('button')).toHaveCount(1);
  await expect(header(page).getByRole('link', { name: 'Kontakt oss' })).toHaveCount(0);
  const logo = header(page).getByTitle('Forside');
  await expect(logo).toHaveAttribute('href', '/');

  await signInButton(page).click();
  await enterIdentifierAndCode(page, ola.email);
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hei, Ola!');
  await expect(signOutButton(page)).toBeVisible();
  await expect(signInButton(page)).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Kontakt oss' })).toHaveCount(0);
});

test('a user who is joining gets «Kontakt oss» in a new tab instead of the sign-out button', async ({
  page,
}) => {
  await signInAt(page, newPerson());
  await expect(signOutButton(page)).toHaveCount(0);
  const contact = header(page).getByRole('link', { name: 'Kontakt oss' });
  await expect(contact).toHaveAttribute('href', '/ny-henvendelse');
  await expect(contact).toHaveAccessibleName('Kontakt oss (ny fane)');
  await expectAccessible(page);
  const opening = page.context().waitForEvent('page');
  await contact.click();
  const opened = await opening;
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Ny henvendelse');
  await expect(page).toHaveURL('/home');
});

test('signing out lands on the public site, and leaves nothing of the person in the browser', async ({
  page,
}) => {
  await signInAt(page, newPerson(), '/ny-henvendelse');
  await page.getByLabel('Emne').fill('Noe som bare jeg skal se');
  await leavesFor(page, publicSite, () =>
    page.getByRole('contentinfo').getByRole('button', { name: 'Logg ut' }).click(),
  );
  const back = await page.context().newPage();
  await back.goto('/personvern');
  const kept = await back.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/token|person\.example|bare jeg|draft|answers|person:/i);
  await page.goto('/personvern');
  expect(await keptNames(page)).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/^(draft|answers|account|person|sending)/)]),
  );
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('bare jeg');
  // The provider has forgotten too: a protected page asks for everything again.
  await page.goto('/home');
  await expect(identifierField(page)).toHaveValue('');
});

test('the other tab says that one has signed out, shows nothing of the person, and waits', async ({
  page,
}) => {
  await signInAt(page, per.email);
  const other = await page.context().newPage();
  await other.goto('/henvendelser');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Henvendelser');
  await leavesFor(page, publicSite, () => signOutButton(page).click());
  const notice = other.getByRole('alert').filter({ hasText: 'Du er logget ut' });
  await expect(notice).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('Per');
  await expect(signInButton(other)).toBeVisible();
  await expectAccessible(other);
  await other.waitForTimeout(1500);
  await expect(other, 'does not sign in by itself').toHaveURL('/henvendelser');
  await notice.getByRole('button', { name: 'Logg inn' }).click();
  await expect(identifierField(other)).toBeVisible();
});

test('a sign-in that is cancelled says so once, and «Prøv igjen» goes back to the provider', async ({
  page,
}) => {
  let starts = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/id/oauth2/v2.0/authorize') starts += 1;
  });
  await page.goto('/henvendelser');
  await page.getByRole('button', { name: 'Avbryt' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Innloggingen ble avbrutt' });
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/henvendelser');
  await expectAccessible(page);
  await page.waitForTimeout(1500);
  expect(starts, 'no loop').toBe(1);
  await notice.getByRole('button', { name: 'Prøv igjen' }).click();
  await enterIdentifierAndCode(page, newPerson());
  await expect(page).toHaveURL('/henvendelser');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Henvendelser');
  await expect(notice).toHaveCount(0);
});

test('a family chooses who is here before anything personal is shown', async ({ page, watch }) => {
  // The API answers «who?» to whatever is asked for meanwhile.
  watch.expectFault(/status 409: GET \/api\/home$/);
  await page.goto('/home');
  await enterIdentifierAndCode(page, familie.email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvem er du?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Siri Holm', 'Tor Holm']);
  await page.getByRole('button', { name: 'Tor Holm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hei, Tor!');
  await expect(page.getByText('118464').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('118464').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tor', exact: true }).click();
  await page.getByRole('button', { name: 'Tor Holm: bytt person' }).click();
  await page.getByRole('button', { name: 'Siri Holm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hei, Siri!');
  await expect(page.getByText('118463').first()).toBeVisible();
  await expect(page.getByText('118464')).toHaveCount(0);
});

test('six wrong codes lock the sign-in, also with the right code and a new start', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 400: POST \/id\/logg-inn/);
  watch.expectFault(/status 429: POST \/id\/logg-inn/);
  const person = newPerson();
  await page.goto('/home');
  const code = await askForCode(page, person);
  const codePage = page.url();
  const wrong = code === '000000' ? '000001' : '000000';
  const enter = async (text: string) => {
    await page.getByLabel('Engangskode').fill(text);
    await page.getByRole('button', { name: 'Logg inn' }).click();
  };
  for (let attempt = 1; attempt <= 5; attempt++) {
    await enter(wrong);
    await expect(page.getByRole('link', { name: /Koden er ikke riktig/ })).toBeVisible();
    await expect(page.getByLabel('Engangskode')).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);
  await enter(wrong);
  await expect(page.getByRole('heading', { name: 'For mange forsøk' })).toBeVisible();
  await expect(page.getByText(/prøve igjen etter klokken \d\d\.\d\d/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(codePage);
  await enter(code);
  await expect(page.getByRole('heading', { name: 'For mange forsøk' })).toBeVisible();
  await page.goto('/home');
  await identifierField(page).fill(person);
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await expect(page.getByRole('heading', { name: 'For mange forsøk' })).toBeVisible();
});

test('a phone number signs in, with the code by SMS', async ({ page }) => {
  await page.goto('/home');
  const before = (await messagesTo(aud.phone)).length;
  await identifierField(page).fill('68 05 00 03');
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await page.getByLabel('Engangskode').fill(await nextCode(aud.phone, before));
  const [message] = await messagesTo(aud.phone);
  expect(message?.channel).toBe('sms');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hei, Aud!');
});

test('what cannot be an identifier or a code is explained where it was typed', async ({ page, watch }) => {
  watch.expectFault(/status 400: POST \/id\/logg-inn/);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await expect(identifierField(page)).toHaveAccessibleDescription(
    /Skriv telefonnummeret eller e-postadressen/,
  );
  await expect(page).toHaveTitle(/^Feil: /);
  await expectAccessible(page);
  await askForCode(page, newPerson());
  await page.getByLabel('Engangskode').fill('12');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByLabel('Engangskode')).toHaveAccessibleDescription(/seks sifre/);
  await expect(page.getByLabel('Engangskode')).toHaveValue('12');
  await expectAccessible(page);
});

test('the code page without a person: another address, a new code too soon', async ({ page, watch }) => {
  watch.expectFault(/status 429: POST \/id\/logg-inn.*ny-kode/);
  await page.goto('/home');
  const person = newPerson();
  await askForCode(page, person);
  await page.getByRole('button', { name: 'Send koden på nytt' }).click();
  await expect(page.getByRole('status')).toContainText(/Vi har nettopp sendt en kode. Vent \d+ sekunder/);
  await page.getByRole('link', { name: /Bruk et annet/ }).click();
  await expect(identifierField(page)).toHaveValue(person);
});

test('the header never shows the wrong button, not even for a moment', async ({ page }) => {
  const seen = await noteHeader(page);
  await page.goto('/');
  await expect(signInButton(page)).toBeVisible();
  expect([...seen]).toEqual(['Logg inn']);

  await page.goto('/home');
  await expect(identifierField(page)).toBeVisible();
  seen.clear();
  await enterIdentifierAndCode(page, ola.email);
  await expect(signOutButton(page)).toBeVisible();
  expect([...seen], 'on the way back').toEqual(['Logg ut']);

  for (const path of ['/', '/personvern', '/henvendelser', '/home']) {
    await page.goto(path);
    await expect(signOutButton(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect([...seen], 'on every load').toEqual(['Logg ut']);
});

test('the header of somebody who is joining never shows a sign-in or sign-out button', async ({ page }) => {
  const seen = await noteHeader(page);
  await page.goto('/home');
  await expect(identifierField(page)).toBeVisible();
  seen.clear();
  await enterIdentifierAndCode(page, newPerson());
  for (const path of ['/', '/henvendelser']) {
    await expect(header(page).getByRole('link', { name: 'Kontakt oss' })).toBeVisible();
    await page.goto(path);
  }
  await expect(header(page).getByRole('link', { name: 'Kontakt oss' })).toBeVisible();
  expect([...seen]).toEqual(['Kontakt oss ↗ (ny fane)']);
});

test('a sign-in that cannot start because another is under way is explained, with a way on', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 401: GET \/api\//);
  watch.expectFault(/status 400: POST .*\/token/);
  await signInAt(page, per.email, '/henvendelser');
  // The API refuses the token, a new one is refused too, and the provider leads nowhere: the sign-in hangs.
  await refuseToken(page, '**/api/enquiries?*closed*');
  const isInteractive = (url: URL) =>
    url.pathname === '/id/oauth2/v2.0/authorize' && url.searchParams.get('prompt') !== 'none';
  const hanging = page.waitForRequest((request) => isInteractive(new URL(request.url())));
  await page.route(isInteractive, (route) => route.fulfill({ status: 204 }));
  await page.getByRole('link', { name: 'Se lukkede henvendelser' }).click();
  await hanging;
  // Meanwhile the sign-in is over for good, and another page finds that out.
  await endSignIn(page, '**/api/home');
  await page.getByRole('link', { name: 'Min side', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'En annen innlogging er i gang' });
  await expect(notice).toContainText('lukk andre faner med Min side og prøv igjen');
  await expect(notice.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await notice.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page of the desk that is not told who is here is drawn all the same, and does not ask without end', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 429: GET \/api\/me/);
  await signInAt(page, demoAccounts.mona.email);
  await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.removeItem('answers:v1')));
  let asked = 0;
  await page.route('**/api/me', (route) => {
    asked += 1;
    return route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      headers: { 'cache-control': 'no-store' },
      json: { type: 'about:blank', title: 'Too Many Requests', status: 429, code: 'TOO_MANY_REQUESTS' },
    });
  });
  await page.goto('/medlemsservice/regnskap', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regnskap');
  expect(asked).toBeLessThanOrEqual(3);
});
