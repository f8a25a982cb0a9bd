/** Before the sign-in ends the user is warned, and stays with one press. Nothing that is typed is lost. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { moveClock } from './support/move-clock.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

test.use({ environment: { BROWSER_TEST_OF: 'sign-in-ending' } });
// Tokens of before the move of the clock are refused, and renewed.
test.beforeEach(({ watch }) => watch.expectFault(/status 401: (GET|PUT|POST) \/api\//));

const minute = 60_000;
const day = 24 * 60 * minute;
/** How far the portal's clock is ahead. */
let aheadMs = 0;
const goOn = (ms: number) => {
  aheadMs += ms;
  return moveClock(new Date(Date.now() + aheadMs));
};

const strip = (page: Page) => page.getByRole('region', { name: /^(Innlogging(en|a) din?|Your sign-in)$/ });
const subject = (page: Page) => page.getByLabel(/^(Emne|Subject)/);
/** Typed as by a person: the draft is kept, and the call finds out that its token is old. */
async function type(page: Page, text: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/drafts/new-enquiry') &&
      response.request().method() === 'PUT' &&
      response.ok(),
  );
  await page.keyboard.type(text);
  await saved;
}

/** Signed in, writing, and soon a day later. */
async function writeUntilSoon(page: Page, person: string): Promise<void> {
  await signInAt(page, person, '/ny-henvendelse', { afresh: true });
  await subject(page).focus();
  await type(page, 'Lokalet vårt');
  await goOn(day - 9 * minute);
  await type(page, ' på Grønland');
  await expect(strip(page)).toBeVisible();
}

test('the warning leaves the writing in peace, and one press prolongs the sign-in for real', async ({
  page,
}) => {
  await writeUntilSoon(page, newPerson());
  await expect(subject(page)).toBeFocused();
  await expect(strip(page).getByRole('status')).toContainText(
    /Innloggingen din varer til .*kl\.\s\d?\d\.\d\d/,
  );
  await page.keyboard.type(' lørdag');
  for (const [width, height] of [
    [320, 256],
    [320, 720],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
  }
  await strip(page).getByRole('button', { name: 'Bli innlogget' }).focus();
  await page.keyboard.press('Enter');
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByText('Du er fortsatt innlogget.')).toBeVisible();
  await expect(subject(page), 'back to what was written in').toBeFocused();
  await expect(subject(page)).toHaveValue('Lokalet vårt på Grønland lørdag');

  // Long after the first end.
  await goOn(10 * 60 * minute);
  await type(page, ' kl. 12');
  await expect(page).toHaveURL('/ny-henvendelse');
  await expect(strip(page)).toHaveCount(0);
});

test('a press in one tab takes the warning away in the other', async ({ page }) => {
  await writeUntilSoon(page, newPerson());
  const other = await page.context().newPage();
  await other.goto('/henvendelser');
  await expect(strip(other)).toBeVisible();
  await strip(page).getByRole('button', { name: 'Bli innlogget' }).click();
  await expect(strip(page)).toHaveCount(0);
  await expect(strip(other)).toHaveCount(0);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Henvendelser');
});

test('signing out is the other way on', async ({ page }) => {
  await writeUntilSoon(page, newPerson());
  const leaving = page.waitForRequest(/\/oauth2\/v2\.0\/logout/);
  await strip(page).getByRole('button', { name: 'Logg ut' }).click();
  await leaving;
});

test('after the end a new sign-in comes back to the page, with what was written', async ({ page }) => {
  const person = newPerson();
  await writeUntilSoon(page, person);
  await goOn(10 * minute);
  // The clock here goes on too.
  await page.clock.setFixedTime(new Date(Date.now() + 8 * minute));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(strip(page).getByRole('status')).toContainText('Under to minutter igjen');
  await page.clock.setFixedTime(new Date(Date.now() + 10 * minute));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(strip(page).getByRole('status')).toContainText('Innloggingen din er avsluttet');
  await expectAccessible(page);
  await expect(strip(page).getByRole('button')).toHaveText(['Logg inn på nytt']);
  await strip(page).getByRole('button').click();
  await expect(page.getByRole('status')).toContainText('er det tatt vare på');
  await enterIdentifierAndCode(page, person);
  await expect(page).toHaveURL('/ny-henvendelse');
  await expect(subject(page)).toHaveValue('Lokalet vårt på Grønland');
  await expect(strip(page)).toHaveCount(0);
});

test('where the sign-in cannot be prolonged, the warning says so and leads to a new one', async ({
  page,
}) => {
  const person = newPerson();
  await signInAt(page, person, '/ny-henvendelse', { afresh: true });
  // As with a provider of another site.
  await page.route(
    (url) => ['/', '/ny-henvendelse'].includes(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({
        response: answer,
        body: body.replace('"silentRenewal":"iframe"', '"silentRenewal":"refresh-token"'),
      });
    },
  );
  await writeUntilSoon(page, person);
  await expect(strip(page).getByRole('status')).toContainText('Innloggingen kan ikke forlenges.');
  await expectAccessible(page);
  await expect(strip(page).getByRole('button')).toHaveText(['Logg inn på nytt', 'Logg ut']);
  const asked = page.waitForRequest(/\/oauth2\/v2\.0\/authorize\?.*prompt=login/);
  await strip(page).getByRole('button', { name: 'Logg inn på nytt' }).click();
  await asked;
  await enterIdentifierAndCode(page, person);
  await expect(page).toHaveURL('/ny-henvendelse');
  await expect(subject(page)).toHaveValue('Lokalet vårt på Grønland');
  await expect(strip(page)).toHaveCount(0);
});

test('no network: the press says so, and the next one helps', async ({ page, watch }) => {
  watch.expectFault(/failed: POST .*\/token/);
  await writeUntilSoon(page, newPerson());
  const isSilent = /\/oauth2\/v2\.0\/token/;
  await page.route(isSilent, (route) => route.abort());
  const stay = strip(page).getByRole('button', { name: 'Bli innlogget' });
  await stay.click();
  await expect(strip(page).getByRole('alert')).toHaveText(/Vi fikk ikke forlenget innloggingen/);
  await expectAccessible(page);
  await page.unroute(isSilent);
  await stay.click();
  await expect(strip(page)).toHaveCount(0);
});

for (const [language, words] of [
  ['nn', { until: /Innlogginga di varer til/, stay: 'Bli innlogga' }],
  ['en', { until: /You are signed in until/, stay: 'Stay signed in' }],
] as const)
  test(`the warning in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(`/?sprak=${language}`);
    await writeUntilSoon(page, newPerson());
    await expect(strip(page).getByRole('status')).toContainText(words.until);
    await expectAccessible(page);
    await strip(page).getByRole('button', { name: words.stay }).click();
    await expect(strip(page)).toHaveCount(0);
  });
