/** What one signs in with: it follows the e-mail address, is notified, stopped from the old one, and removed. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { messagesTo, nextMessageTo } from './support/inbox-reader.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, nextCode, signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 }, environment: { BROWSER_TEST_OF: 'sign-in-changes' } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a new e-mail address opens Min side, the old one no longer does, and stops it with one press', async ({
  page,
  openBrowser,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allowFault(/status 401: /);
  watch.allowFault(/status 400: POST .*\/token/);
  const { email: former, phone } = demoAccounts.ola;
  const next = newPerson();
  const elsewhere = await (await openBrowser()).newPage();
  await signInAt(elsewhere, former, '/home', { afresh: true });
  await signInAt(page, former, '/mine-opplysninger', { afresh: true });
  await page.getByRole('button', { name: 'Bytt e-post' }).click();
  await expect(page.getByLabel('Ny e-postadresse')).toBeFocused();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: 'Bytt e-post' }).click();
  await page.getByLabel('Ny e-postadresse').fill(next);
  await expectAccessible(page);
  const toldBefore = (await messagesTo(former)).length;
  const textsBefore = (await messagesTo(phone)).length;
  await page.getByRole('button', { name: 'Send kode' }).click();
  await expect(page.getByLabel('Kode', { exact: true })).toBeFocused();
  // A phone loads the page again while its user reads the code in another app.
  await page.goto('/mine-opplysninger?bytt=phone');
  await expect(page.getByText(`Vi har sendt en kode med seks sifre til ${next}.`)).toBeVisible();
  await page.getByLabel('Kode', { exact: true }).fill(await nextCode(next, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bekreft', exact: true }).click();
  await expect(page.getByText('E-postadressen er byttet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Slik når vi deg' })).toContainText(next);
  const told = await nextMessageTo(former, toldBefore, ({ text }) => /angre-endring#/.test(text));
  await nextMessageTo(phone, textsBefore, ({ text }) => /angre-endring#/.test(text));

  // This device goes on; the other one is out at once.
  await page.goto('/mitt-personvern/palogginger');
  const own = page.getByRole('region', { name: 'Dette logger du inn med' });
  await expect(own).toContainText(next);
  await expect(own).toContainText(`E-postadressen er byttet fra ${former} til ${next}`);
  await expectAccessible(page);
  await elsewhere.goto('/mine-opplysninger');
  await elsewhere.waitForURL('**/id/logg-inn/**');
  await expect(elsewhere.getByLabel('Telefonnummer eller e-post')).toBeVisible();
  await enterIdentifierAndCode(elsewhere, next);
  await expect(heading(elsewhere, 'Mine opplysninger')).toBeVisible();

  const owner = await (await openBrowser()).newPage();
  await owner.goto(/\S+\/angre-endring#\S+/.exec(told.text)![0]);
  await expect(heading(owner, 'Har du endret innloggingen din?')).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Det var ikke meg – stopp det' }).click();
  await expect(heading(owner, 'Det er stoppet')).toBeVisible();
  await expectAccessible(owner);
  await signInAt(owner, former, '/mine-opplysninger', { afresh: true });
  await expect(owner.getByRole('region', { name: 'Slik når vi deg' })).toContainText(former);
  await page.goto('/mine-opplysninger');
  await page.waitForURL('**/id/logg-inn/**');
  await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
});

test('one of the two is removed, and put back from where one is still signed in', async ({ page, watch }) => {
  watch.allowFault(/status 401: GET \/api\//);
  watch.allowFault(/status 400: POST .*\/token/);
  const { email, phone } = demoAccounts.liv;
  await signInAt(page, email, '/mitt-personvern/palogginger', { afresh: true });
  const own = page.getByRole('region', { name: 'Dette logger du inn med' });
  await expect(own).toContainText(email);
  await own.getByRole('button', { name: 'Fjern telefonnummeret som innlogging' }).click();
  await expect(page.getByText('Du logger ikke lenger inn med telefonnummeret')).toBeVisible();
  await expect(own).toContainText('Dette er det eneste du logger inn med');
  await expectAccessible(page);
  const told = (await messagesTo(phone)).some(({ text }) => /angre-endring#/.test(text));
  if (!told) await nextMessageTo(phone, 0, ({ text }) => /angre-endring#/.test(text));
  // The user who stops it is signed out with the others.
  await own.getByRole('button', { name: 'Stopp endringen' }).click();
  await page.waitForURL('**/id/logg-inn/**');
  await enterIdentifierAndCode(page, phone);
  await expect(own).toContainText(email);
});
