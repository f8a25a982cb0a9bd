/** «Mitt personvern» on a phone: who looked, what is held, and what can be decided. */
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { openZip } from '../support/opened-zip.ts';
import { expectAccessible } from './support/accessibility.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { joinAs } from './support/joining-steps.ts';
import { expect, publicSite, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** A member of their own for the test. @returns the e-mail address */
async function newMember(page: Page): Promise<string> {
  const email = newPerson();
  await page.goto('/hefinn');
  await page.getByRole('link', { name: 'Start innmeldingen' }).click();
  await enterIdentifierAndCode(page, email);
  await expect(heading(page, 'Hvem er du?')).toBeVisible();
  await joinAs(page, { givenName: 'Signe', familyName: 'Ås' });
  return email;
}

test('reads everything that is held, takes it along, and sees that it was fetched', async ({ page }) => {
  test.setTimeout(120_000);
  await newMember(page);
  await page.goto('/mitt-personvern');
  await expect(page.getByText('Ingen har sett på opplysningene dine.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Alt vi har om deg' }).click();
  await expect(heading(page, 'Alt vi har om deg')).toBeVisible();
  const about = page.getByRole('group').filter({ hasText: 'Opplysninger om deg' });
  await expect(about.getByText('Signe')).toBeVisible();
  await page.getByText(/^Medlemskap \(1\soppføring\)$/).click();
  await expect(page.getByText('Medlem siden')).toBeVisible();
  await expectAccessible(page);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned alt' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^mine-opplysninger-\d{4}-\d\d-\d\d\.zip$/);
  const files = await openZip(readFileSync(await download.path()));
  const { tables } = JSON.parse(String(files.get('mine-opplysninger.json')));
  expect(tables.person[0].given_name).toBe('Signe');
  expect(tables.membership).toHaveLength(1);
  await expect(page.getByText('Filen er lastet ned')).toBeVisible();

  await page.getByRole('link', { name: 'Tilbake til Mitt personvern' }).click();
  await expect(page.getByText(/Du selv\. Lastet ned alt/)).toBeVisible();

  await test.step('the page of the archive is read on a phone and on paper, without the portal', async () => {
    const file = path.join(path.dirname(await download.path()), `${randomUUID()}.html`);
    writeFileSync(file, files.get('mine-opplysninger.html') ?? '');
    const reader = await page.context().newPage();
    await reader.goto(pathToFileURL(file).href);
    await expect(
      reader.getByRole('heading', { level: 1, name: 'Alt Min side har lagret om deg' }),
    ).toBeVisible();
    await expect(reader.getByText('Gjelder Signe Ås.')).toBeVisible();
    await expect(reader.getByRole('rowheader', { name: 'Fornavn' }).first()).toBeVisible();
    await expectAccessible(reader);
    await reader.getByRole('link', { name: 'Medlemskapet' }).click();
    await expect(reader.getByRole('heading', { level: 2, name: 'Medlemskapet' })).toBeInViewport();
    await reader.emulateMedia({ media: 'print' });
    await expectAccessible(reader);
    await reader.close();
  });
});

test('an old sign-in is sent to sign in before everything is handed over', async ({ page }) => {
  const email = newPerson();
  await page.route('**/api/my-data', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isSignInRecent: false } });
  });
  await signInAt(page, email, '/mitt-personvern/opplysninger');
  await expect(page.getByText('Logg inn på nytt først')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/my-data');
  await page.getByRole('button', { name: 'Logg inn på nytt' }).click();
  await enterIdentifierAndCode(page, email);
  await expect(heading(page, 'Alt vi har om deg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Last ned alt' })).toBeVisible();
});

test('says no to news with one press, has the use restricted, and sees when things disappear', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await newMember(page);
  await page.goto('/mitt-personvern/samtykker');
  const email = page.getByRole('region', { name: 'Nyheter på e-post' });
  await email.getByRole('button', { name: 'Si ja til nyheter på e-post' }).click();
  await expect(email.getByText('Du har sagt ja')).toBeVisible();
  await email.getByRole('button', { name: 'Si nei til nyheter på e-post' }).click();
  await expect(email.getByText('Du har ikke sagt ja')).toBeVisible();
  await expect(page.getByText('Tekst: news-')).toHaveCount(2);
  const board = page.getByRole('region', { name: /^Kan styret i .* kontakte deg/ });
  const toBoard = page.getByText('til at styret i lokallaget ser e-post og telefon');
  await board.getByRole('button', { name: 'Ja, la styret se e-post og telefon' }).click();
  await expect(toBoard).toHaveCount(1);
  await board.getByRole('button', { name: 'Nei, ikke vis dem lenger' }).click();
  await expect(toBoard).toHaveCount(2);
  await expectAccessible(page);

  const restriction = page.getByRole('region', { name: 'Begrens bruken' });
  await restriction.getByRole('button', { name: 'Begrens bruken av opplysningene mine' }).click();
  await expect(restriction.getByText(/Begrenset fra i dag/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await restriction.getByRole('button', { name: 'Opphev begrensningen' }).click();
  await expect(restriction.getByText(/Begrenset fra/)).toHaveCount(0);

  await page.goto('/mitt-personvern/lagring');
  await expect(page.getByRole('heading', { name: 'Det vi har om deg nå' })).toBeVisible();
  await expect(page.getByText(/Vi sletter (den|den eldste) \d+\.\s\w+ 20\d\d/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hvem som får opplysninger' })).toBeVisible();
  await expectAccessible(page);
});

test('leaves everything, one by one, with a certificate for each', async ({ page, watch }) => {
  test.setTimeout(180_000);
  // The notice that the membership has ended may come while the account is being deleted.
  watch.allowFault(/status 401: GET \/api\/enquiry-counts/);
  await newMember(page);
  await page.goto('/magasininn/mine-opplysninger');
  await expect(heading(page, /./)).toBeVisible();
  await page.goto('/mitt-personvern/avslutt');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('Medlemskapet').getByText('Du er medlem.')).toBeVisible();
  await expect(card('Gaver').getByText('Du har ingen giveravtale.')).toBeVisible();
  await expect(card('Innloggingen').getByText('medlemskapet ditt')).toBeVisible();
  await expectAccessible(page);

  // The membership, and nothing else.
  await card('Medlemskapet').getByRole('link', { name: 'Meld deg ut' }).click();
  await page.getByRole('button', { name: 'Gå videre' }).click();
  await page.getByRole('button', { name: 'Ja, meld meg ut' }).click();
  await expect(heading(page, 'Du er meldt ut')).toBeVisible();
  await page.goto('/mitt-personvern/avslutt');
  await expect(card('Medlemskapet').getByText(/Avsluttet i dag/)).toBeVisible();
  await expect(card('Medlemskapet').getByRole('link', { name: 'Se bekreftelsen' })).toBeVisible();
  await expect(card('Innloggingen').getByText(/så vi sletter alt/)).toBeVisible();

  // The account, and with it the last of it.
  await card('Innloggingen').getByRole('button', { name: 'Slett innloggingen' }).click();
  await expect(page.getByRole('heading', { name: 'Vil du gjøre dette nå?' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, slett innloggingen' }).click();
  await expect(heading(page, 'Innloggingen er slettet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logg inn' }).first()).toBeVisible();
  await expectAccessible(page);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned bekreftelsen (PDF)' }).click();
  expect((await waiting).suggestedFilename()).toMatch(/^Bekreftelse.*\.pdf$/);
  const kept = await page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      // Neither says who it was.
      (name) => !['msal.version', 'last-path'].includes(name),
    ),
  );
  expect(kept).toEqual(['account-ended']);
});

test('sees where one is signed in, is notified of a new kind of device, and ends it there', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(180_000);
  // The other browser is thrown out in the middle of things.
  watch.allowFault(/401/);
  watch.allowFault(/status 400: POST \/id\/oauth2\/v2\.0\/token/);
  const email = await newMember(page);
  const phone = await openBrowser({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    viewport: { width: 390, height: 844 },
  });
  const other = await phone.newPage();
  const letters = (await messagesTo(email)).length;
  await signInAt(other, email, '/home', { afresh: true });
  const told = await nextMessageTo(email, letters, ({ subject }) => subject === 'Ny innlogging på Min side');
  expect(told.text).not.toMatch(/humanist|medlem/i);

  await page.goto('/mitt-personvern/palogginger');
  const rows = page.getByRole('list', { name: 'Enheter' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Denne enheten' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Safari på iPhone' })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Avslutt Safari på iPhone' }).click();
  await expect(page.getByText('Enheten er logget ut')).toBeVisible();
  await expect(page.getByText('Du er bare logget inn her.')).toBeVisible();
  await expectAccessible(page);

  // It has to sign in again: neither the portal nor the provider knows it any more.
  await other.goto('/mine-opplysninger');
  await expect(other.getByLabel('Telefonnummer eller e-post')).toBeVisible();
});

test('ends every sign-in, this one too: nothing is left here, and the server knows none of them', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allowFault(/401/);
  watch.allowFault(/status 400: POST \/id\/oauth2\/v2\.0\/token/);
  const email = await newMember(page);
  const other = await (await openBrowser()).newPage();
  await signInAt(other, email, '/home', { afresh: true });
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/sessions'));
  await page.goto('/mitt-personvern/palogginger');
  const { authorization = '' } = await (await asked).allHeaders();
  expect(authorization).toMatch(/^Bearer /);
  const left = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url() === publicSite,
  );
  await page.getByRole('button', { name: 'Avslutt alle, også denne' }).click();
  await left;
  const answer = await page.request.get('/api/me', { headers: { authorization } });
  expect(answer.status()).toBe(401);
  // There is no server at the public site: what this tab does next would be cut off by that. Another one sees the same.
  const back = await page.context().newPage();
  await back.goto('/personvern');
  const kept = await back.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/token|person\.example|answers|person:/i);
  await back.goto('/home');
  await expect(back.getByLabel('Telefonnummer eller e-post')).toHaveValue('');
  await other.goto('/mine-opplysninger');
  await expect(other.getByLabel('Telefonnummer eller e-post')).toBeVisible();
});
