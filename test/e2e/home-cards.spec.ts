/** Each card of «Min side» has a call of its own: one that fails says so, and leaves the others whole. */
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const cards = [
  { call: 'membership-card', name: 'Medlemskap', says: 'Medlemsnummer' },
  { call: 'attention', name: 'Dette trenger deg', says: 'fødselsnummeret' },
  { call: 'children', name: 'Barn', says: 'Emma, født' },
  { call: 'giving/summary', name: 'Gavene dine', says: /Du gir .*kr.*Neste trekk er/ },
  { call: 'sign-ups', name: 'Aktiviteter', says: /ikke påmeldt noe|kl\./ },
  { call: 'magazine', name: 'Magasinet', says: /Du (leser|får) / },
  { call: 'enquiry-counts', name: 'Henvendelser', says: /åpen henvendelse|åpne henvendelser/ },
  { call: 'my-democracy', name: 'Årsmøtet', says: 'Årsmøtet i Oslo lokallag' },
  { call: 'offices', name: 'Vervene dine', says: 'Styremedlem i Oslo lokallag' },
];

const refused = {
  ...{ status: 400, contentType: 'application/problem+json' },
  json: { type: 'about:blank', title: 'x', status: 400, code: 'MALFORMED_REQUEST' },
};

test('one call that fails leaves the other cards whole, and can be tried again', async ({ page, watch }) => {
  // The page is opened once for each card.
  test.setTimeout(180_000);
  // A change of Kari's enquiries in another test would fetch the broken card again before the button is pressed.
  await page.route('**/api/changes', () => {});
  await signInAt(page, 'kari@medlem.example');
  for (const broken of cards) {
    watch.expectFault(new RegExp(`status 400: GET /api/${broken.call}$`));
    watch.expectFault(new RegExp(`may be stored: GET /api/${broken.call} `));
    await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.removeItem('answers:v1')));
    await page.route(`**/api/${broken.call}`, (route) => route.fulfill(refused));
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

test('the number in the header that comes late leaves the message of a card that failed', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 400: GET \/api\/enquiry-counts$/);
  watch.expectFault(/may be stored: GET \/api\/enquiry-counts /);
  await page.route('**/api/changes', () => {});
  let asked = 0;
  await page.route('**/api/enquiry-counts', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill(refused) : route.continue();
  });
  const { promise: late, resolve: letIn } = Promise.withResolvers<void>();
  await page.route('**/assets/unread-count-*.js', (route) => late.then(() => route.continue()));
  await signInAt(page, 'kari@medlem.example');
  const card = page.getByRole('region', { name: 'Henvendelser' });
  await expect(card.getByText('Dette kunne ikke hentes')).toBeVisible();
  const code = page.waitForResponse('**/assets/unread-count-*.js');
  letIn();
  await (await code).finished();
  // What comes late is drawn within a third of a second. A fault could only be missed by a shorter wait.
  await page.waitForTimeout(1000);
  expect(asked, 'by the card only').toBe(1);
  await card.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(card.getByText(/åpen henvendelse|åpne henvendelser/)).toBeVisible();
});

test('there is no card but those that were broken', async ({ page }) => {
  await signInAt(page, 'kari@medlem.example');
  // They come when it is known whether there is anything to say.
  for (const { name } of cards) await expect(page.getByRole('region', { name })).toBeVisible();
  const regions = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((found) =>
      found.map((region) => {
        const id = region.getAttribute('aria-labelledby') ?? '';
        return document.getElementById(id)?.textContent;
      }),
    );
  // «Mer på Min side» asks for no action.
  expect(regions.filter((name) => name !== 'Mer på Min side').sort()).toEqual(
    cards.map(({ name }) => name).sort(),
  );
});

test('a card that shows what it had says so, and from when', async ({ page, watch }) => {
  await signInAt(page, 'uten@medlemsservice.example', '/home');
  const card = page.getByRole('region', { name: 'Dette trenger deg' });
  await expect(card).toContainText(/orden|fødselsnummer|Bekreft/);
  await page.getByRole('main').getByRole('link', { name: 'Mine opplysninger' }).click();
  watch.expectFault(/status 400: GET \/api\/attention$/);
  watch.expectFault(/may be stored: GET \/api\/attention /);
  await page.route('**/api/attention', (route) => route.fulfill(refused));
  await page.getByRole('button', { name: 'Lagre endringene' }).click();
  await expect(page.getByText('Endringene er lagret')).toBeVisible();
  await page.getByRole('navigation', { name: 'Områder' }).getByRole('link', { name: 'Min side' }).click();
  await expect(card.getByText(/Vi fikk ikke hentet det nyeste.*Det ble hentet i dag kl\.\s/)).toBeVisible();
  await expect(card).toContainText(/orden|fødselsnummer|Bekreft/);
  await expectAccessible(page);
  await page.unroute('**/api/attention');
  await card.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(card.getByText('Vi fikk ikke hentet det nyeste')).toHaveCount(0);
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
