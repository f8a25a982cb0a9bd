/** Each card of «Min side» has a call of its own: one that fails says so, and leaves the others whole. */
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const cards = [
  { call: 'membership-card', name: 'Medlemskap', says: 'Medlemsnummer' },
  { call: 'attention', name: 'Dette trenger deg', says: 'fødselsnummeret' },
  { call: 'children', name: 'Barn', says: 'Emma, født' },
  { call: 'enquiry-counts', name: 'Henvendelser', says: /åpen henvendelse|åpne henvendelser/ },
];

test('one call that fails leaves the other cards whole, and can be tried again', async ({ page, watch }) => {
  await signInAt(page, 'kari@medlem.example');
  const problem = { type: 'about:blank', title: 'x', status: 400, code: 'MALFORMED_REQUEST' };
  for (const broken of cards) {
    watch.expectFault(new RegExp(`status 400: GET /api/${broken.call}$`));
    watch.expectFault(new RegExp(`may be stored: GET /api/${broken.call} `));
    await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.removeItem('answers:v1')));
    await page.route(`**/api/${broken.call}`, (route) =>
      route.fulfill({ status: 400, contentType: 'application/problem+json', json: problem }),
    );
    await page.reload();
    for (const card of cards) {
      const region = page.getByRole('region', { name: card.name });
      if (card === broken) {
        await expect(region.getByText('Dette kunne ikke hentes')).toBeVisible();
        await expect(region.getByText(card.says)).toHaveCount(0);
      } else {
        await expect(region.getByText(card.says).first()).toBeVisible();
        await expect(region.getByRole('button', { name: 'Prøv igjen' })).toHaveCount(0);
      }
    }
    await expectAccessible(page);
    await page.unroute(`**/api/${broken.call}`);
    const region = page.getByRole('region', { name: broken.name });
    await region.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(region.getByText(broken.says).first()).toBeVisible();
  }
});

test('what the card of a member leads to says only that it is valid', async ({ page, openBrowser }) => {
  await signInAt(page, 'kari@medlem.example');
  const link = page.getByRole('link', { name: 'Se hva den som skanner koden, får vite' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/medlemskort\/[\w-]{40}$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /QR-kode/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Barn' })).toBeHidden();
  const somebody = await (await openBrowser()).newPage();
  await somebody.goto(address);
  await expect(somebody.getByText('Gyldig medlemskort', { exact: true })).toBeVisible();
  await expect(somebody.getByText('Kari')).toHaveCount(0);
  await expectAccessible(somebody);
  await somebody.goto('/medlemskort/noe-annet');
  await expect(somebody.getByText('Vi kan ikke bekrefte dette kortet')).toBeVisible();
  await expectAccessible(somebody);
});

test('somebody known who is not a member is shown the way in, and the other cards', async ({ page }) => {
  await signInAt(page, 'jon@medlem.example');
  await expect(page.getByRole('region', { name: 'Du er ikke medlem' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Barn' }).getByText('Emma, født')).toBeVisible();
  await expectAccessible(page);
});
