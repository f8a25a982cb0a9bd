/** The cards of «Min side» come in one answer: one that fails says so, leaves the others whole, and is asked for again alone. */
import type { Page } from '@playwright/test';
import type { HomeCard } from '#contract/home-page-endpoints.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openPart } from './support/detail-parts.ts';
import { watchShifts, weighPage } from './support/page-weight.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const cards: { card: HomeCard; call: string; name: string; says: string | RegExp }[] = [
  { card: 'membershipCard', call: 'membership-card', name: 'Medlemskap', says: 'Medlemsnummer' },
  { card: 'attention', call: 'attention', name: 'Dette bør du gjøre', says: 'fødselsnummeret' },
  { card: 'children', call: 'children', name: 'Barn', says: 'Emma, født' },
  {
    card: 'giving',
    call: 'giving/summary',
    name: 'Gavene dine',
    says: /Du gir .*kr.*Neste trekk er/,
  },
  { card: 'signUps', call: 'sign-ups', name: 'Aktiviteter', says: /ikke påmeldt noe|kl\./ },
  { card: 'magazine', call: 'magazine', name: 'Magasinet', says: /Du (leser|får) / },
  {
    card: 'enquiryCounts',
    call: 'enquiry-counts',
    name: 'Henvendelser',
    says: /åpen henvendelse|åpne henvendelser/,
  },
  { card: 'democracy', call: 'my-democracy', name: 'Årsmøtet', says: 'Årsmøtet i Oslo lokallag' },
  { card: 'offices', call: 'offices', name: 'Vervene dine', says: 'Styremedlem i Oslo lokallag' },
];

const problem = { type: 'about:blank', title: 'x', status: 400, code: 'MALFORMED_REQUEST' };
const refused = { status: 400, contentType: 'application/problem+json', json: problem };

/** One card of the answer has a problem; the others are what the server says. */
async function breakCard(page: Page, card: HomeCard): Promise<void> {
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), [card]: { problem } } });
  });
}

/** @returns the calls for cards from now on, as they are made */
function noteCalls(page: Page): string[] {
  const noted: string[] = [];
  const paths = ['home', ...cards.map(({ call }) => call)];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replace('/api/', '');
    if (paths.includes(path)) noted.push(path);
  });
  return noted;
}

const forgetAnswers = (page: Page) =>
  page.evaluate(() => addEventListener('pagehide', () => sessionStorage.removeItem('answers:v1')));

test('one card that fails leaves the others whole, and is asked for again alone', async ({ page }) => {
  // The page is opened once for each card.
  test.setTimeout(180_000);
  // A change of Kari's enquiries in another test would fetch the broken card again before the button is pressed.
  await page.route('**/api/changes', () => {});
  await signInAt(page, 'kari@medlem.example');
  // The first page has asked for all of its cards.
  for (const { name, says } of cards)
    await expect(page.getByRole('region', { name }).getByText(says).first()).toBeVisible();
  const calls = noteCalls(page);
  for (const broken of cards) {
    await forgetAnswers(page);
    await breakCard(page, broken.card);
    calls.length = 0;
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
    expect(calls).toEqual(['home']);
    await expectAccessible(page);
    await page.unroute('**/api/home');
    const region = page.getByRole('region', { name: broken.name });
    await region.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(region.getByText(broken.says).first()).toBeVisible();
    // What is on the page can be seen before it is told that it was asked for.
    await expect.poll(() => calls).toEqual(['home', broken.call]);
  }
});

test('when the one answer does not come, each card asks for itself', async ({ page, watch }) => {
  await signInAt(page, 'kari@medlem.example');
  await forgetAnswers(page);
  watch.expectFault(/status 503: GET \/api\/home$/);
  watch.expectFault(/may be stored: GET \/api\/home /);
  await page.route('**/api/home', (route) => route.fulfill({ ...refused, status: 503 }));
  await page.reload();
  for (const { name, says } of cards)
    await expect(page.getByRole('region', { name }).getByText(says).first()).toBeVisible();
});

test('the number in the header that comes late leaves the message of a card that failed', async ({
  page,
}) => {
  await page.route('**/api/changes', () => {});
  await breakCard(page, 'enquiryCounts');
  const calls = noteCalls(page);
  await signInAt(page, 'kari@medlem.example');
  const card = page.getByRole('region', { name: 'Henvendelser' });
  await expect(card.getByText('Dette kunne ikke hentes')).toBeVisible();
  // What comes late is drawn within a third of a second. A fault could only be missed by a shorter wait.
  await page.waitForTimeout(1000);
  expect(calls, 'by the page only').toEqual(['home']);
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
  const card = page.getByRole('region', { name: 'Dette bør du gjøre' });
  await expect(card).toContainText(/orden|fødselsnummer|Bekreft/);
  await page.getByRole('main').getByRole('link', { name: 'Mine opplysninger' }).click();
  watch.expectFault(/status 400: GET \/api\/attention$/);
  watch.expectFault(/may be stored: GET \/api\/attention /);
  await page.route('**/api/attention', (route) => route.fulfill(refused));
  await openPart(page, 'you');
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
  await page.getByRole('button', { name: 'Vis kortet' }).click();
  await expectAccessible(page);
  const link = page.getByRole('link', { name: 'Se hva den som skanner koden, får vite' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/medlemskort\/[\w-]{40}$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /QR-kode/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Barn' })).toBeHidden();
  // For a purse: 85 × 54 mm, at 96 pixels an inch.
  const printed = await page.getByRole('dialog').boundingBox();
  const millimetres = (pixels: number) => Math.round((pixels * 254) / 96) / 10;
  expect([printed?.width, printed?.height].map((side) => millimetres(side ?? 0))).toEqual([85, 54]);
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
  await expect(page.getByRole('region', { name: 'Innloggingen har ikke noe medlemskap' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Barn' }).getByText('Emma, født')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  const phone = { width: 390, height: 844 };
  test.use({ viewport: phone });

  test('whichever answer comes first, nothing moves', async ({ page, openBrowser }) => {
    await signInAt(page, 'kari@medlem.example');
    const storageState = await page.context().storageState();
    for (const [early, late] of [
      ['me', 'home'],
      ['home', 'me'],
    ] as const) {
      const other = await (await openBrowser({ storageState, viewport: phone })).newPage();
      await watchShifts(other);
      const isDrawn = other
        .waitForResponse(`**/api/${early}`)
        .then(() => other.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200))));
      await other.route(`**/api/${late}`, async (route) => {
        await isDrawn;
        await route.continue();
      });
      await other.goto('/home');
      for (const name of ['Gavene dine', 'Mer på Min side'])
        await expect(other.getByRole('heading', { name })).toBeVisible();
      const { shift, moved } = await weighPage(other);
      expect(shift, `${late} after ${early}: ${moved.join(' ')}`).toBeLessThan(0.02);
    }
  });

  test('what needs the person is above the fold, the page is short, and the card fills the screen', async ({
    page,
  }) => {
    await signInAt(page, 'kari@medlem.example');
    const needs = page.getByRole('region', { name: 'Dette bør du gjøre' });
    const first = await needs.getByRole('link').first().boundingBox();
    expect((first?.y ?? 844) + (first?.height ?? 0), 'above the bar').toBeLessThan(844 - 60);
    for (const { name, says } of cards)
      await expect(page.getByRole('region', { name }).getByText(says).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2200);
    const open = page.getByRole('button', { name: 'Vis kortet' });
    await open.click();
    const card = page.getByRole('dialog', { name: 'Medlemskort' });
    await expect(card).toContainText('Norsk Humanistlag');
    await expect(card).toContainText('104218');
    const code = await card.getByRole('img', { name: /QR-kode/ }).boundingBox();
    expect(code?.width).toBeGreaterThan(250);
    expect((await card.boundingBox())?.width).toBe(390);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('a donor sees the gifts first; under 18 nothing is offered that takes 18 years', async ({
    page,
    openBrowser,
  }) => {
    await signInAt(page, 'per@giver.example');
    await expect(page.getByRole('region', { name: 'Gavene dine' })).toBeVisible();
    const names = await page.locator('.home-rows h2').allTextContents();
    expect(names[0]).toBe('Gavene dine');
    expect(names).not.toContain('Barn');
    const young = await (await openBrowser()).newPage();
    await signInAt(young, 'aud@medlem.example');
    await expect(young.getByRole('region', { name: 'Aktiviteter' })).toBeVisible();
    await expect(young.getByRole('region', { name: /Gavene dine|Barn/ })).toHaveCount(0);
    await expect(young.getByRole('link', { name: /^Gaver|Registrere barn|giver/ })).toHaveCount(0);
    await expect(young.getByRole('link', { name: 'Seremonier' }).first()).toBeVisible();
  });
});
