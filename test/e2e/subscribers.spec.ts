/** The administrator adds another system, sees its secret once, and ends it. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const phone = { width: 390, height: 850 };
const large = { width: 1280, height: 850 };

test.use({ environment: { BROWSER_TEST_OF: 'subscribers' } });

test('a system is added, follows the register, and is ended', async ({ openBrowser, watch }) => {
  // The address of an inner network.
  watch.expectFault(/status 422: POST \/api\/administration\/subscribers$/);
  const page = await (await openBrowser({ viewport: phone })).newPage();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const look = async (name: string) => {
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`${name}-phone.png`), fullPage: true });
    await page.setViewportSize(large);
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`${name}-large.png`), fullPage: true });
    await page.setViewportSize(phone);
  };
  await signInAt(page, demoAccounts.vigdis.email, '/administrasjon/mottakere');
  await expect(page.getByText('Ingen andre systemer får noe fra medlemsregisteret.')).toBeVisible();
  await button('Legg til et system').click();
  await button('Legg til systemet').click();
  await expect(page.getByRole('link', { name: 'Gi systemet et navn' })).toBeVisible();
  await look('form');
  await page.getByLabel('Navn på systemet').fill('Medlemsbladet');
  await page.getByLabel('Formål').selectOption({ label: 'Post på papir' });
  await page.getByLabel('Adressen vi sender endringer til').fill('https://10.0.0.1/endringer');
  await button('Legg til systemet').click();
  await expect(
    page.getByRole('link', { name: 'Skriv en adresse på nettet som begynner med https://' }),
  ).toBeVisible();
  await page.getByLabel('Adressen vi sender endringer til').fill('');
  await button('Legg til systemet').click();

  const shown = page.locator('code');
  await expect(shown.nth(1)).toHaveText(/^whsec_/);
  const [clientId = '', secret = ''] = await shown.allTextContents();
  await look('secret');
  await button('Jeg har lagret den').click();
  await expect(page.getByText(secret)).toHaveCount(0);

  const answer = await page.request.post('/api/register/v1/token', {
    form: { grant_type: 'client_credentials', client_id: clientId, client_secret: secret },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  const members = await page.request.get('/api/register/v1/members', { headers });
  const read = (await members.json()) as { members: object[] };
  expect(read.members.length).toBeGreaterThan(3);
  expect(Object.keys(read.members[0]!).sort()).toEqual([
    'address',
    'familyName',
    'givenName',
    'number',
    'version',
  ]);

  await page.reload();
  await expect(page.getByText(/^Har opplysninger om \d+ personer$/)).toBeVisible();
  await button('Vis leveringer til Medlemsbladet').click();
  await expect(page.getByText(/^La til systemet, Vigdis Ness/)).toBeVisible();
  await look('details');
  await button('Lag ny hemmelighet').click();
  await expect(shown.nth(1)).toHaveText(/^whsec_/);
  await button('Avslutt for godt').click();
  await button('Ja, avslutt').click();
  await expect(page.getByText('Avsluttet', { exact: true })).toBeVisible();
  expect((await page.request.get('/api/register/v1/members', { headers })).status()).toBe(401);

  await page.goto('/openapi/register-v1');
  await expect(page.getByRole('heading', { name: 'Member register API', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'PUT /api/register/v1/members/{number}', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: /^Name and address from the outside register/ }),
  ).toBeInViewport();
  await look('documentation');
});
