/**
 * Two tabs of one browser: signing in beside an open tab, and renewing in turn and at once. A gate before every
 * change of the sign-in library. `TWO_TAB_ROUNDS` says how many rounds; `npm run trial:two-tabs` does 50.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { refuseOnDemand } from './support/broken-sign-in.ts';
import { expect, test } from './support/portal-test.ts';
import { enterIdentifierAndCode, newPerson, signInAt } from './support/sign-in-steps.ts';

/** Two: remembered by the provider, and not. */
const rounds = Number(process.env.TWO_TAB_ROUNDS ?? 2);
const roundMs = 20_000;

const signedInMark = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Kontakt oss' });

/** What the library keeps, by the kind of each entry. */
const tokenKinds = (page: Page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).join('\n').toLowerCase();
    return ['idtoken', 'accesstoken', 'refreshtoken'].filter((kind) => keys.includes(kind));
  });
const accountCount = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('msal.3.account.keys') ?? '[]').length as number);

type Tab = { page: Page; refuseNext(): void };

const asTab = async (page: Page): Promise<Tab> => ({
  page,
  refuseNext: await refuseOnDemand(page, '**/api/drafts/new-enquiry'),
});

/** The next call's access token is refused, so that the tab has to renew it before its page is whole. */
async function renew({ page, refuseNext }: Tab): Promise<string> {
  refuseNext();
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/api/drafts/new-enquiry') && response.status() === 200,
    { timeout: 10_000 },
  );
  await page.getByRole('link', { name: 'Skriv en ny henvendelse' }).click();
  const outcome = await answered.then(
    () => 'renewed',
    () => `not renewed, at ${new URL(page.url()).pathname}`,
  );
  await page.getByRole('navigation', { name: 'Områder' }).getByRole('link', { name: 'Henvendelser' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Henvendelser');
  return outcome;
}

/** Counts what came out of every round, and does not stop at the first that went wrong. */
async function repeat(round: (number: number) => Promise<string[]>): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  for (let number = 0; number < rounds; number++) {
    for (const outcome of await round(number)) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  for (const [outcome, count] of Object.entries(outcomes))
    test.info().annotations.push({ type: 'outcome', description: `${count} ${outcome}` });
  return outcomes;
}

for (const beside of ['/henvendelser', '/']) {
  test(`signing in beside a tab that stands at ${beside}`, async ({ openBrowser }) => {
    test.setTimeout(rounds * roundMs + 20_000);
    const outcomes = await repeat(async (number) => {
      const browser = await openBrowser();
      const [one, two] = await openTwo(browser, beside);
      await one.goto('/lukkede-henvendelser');
      await enterIdentifierAndCode(one, newPerson(), { remember: number % 2 === 1 });
      await expect(one.getByText('Du har ingen lukkede henvendelser')).toBeVisible();
      await one.waitForTimeout(1800);
      const found = await stateOf(one, two, beside);
      await browser.close();
      return found;
    });
    expect(outcomes).toEqual({ right: rounds });
  });
}

async function openTwo(browser: BrowserContext, beside: string): Promise<[Page, Page]> {
  const two = await browser.newPage();
  if (beside === '/') await two.goto('/');
  else {
    // A page that needs a person sends them to sign in by itself, but not after they have cancelled.
    await two.goto(beside);
    await two.getByRole('button', { name: 'Avbryt' }).click();
    await expect(two.getByRole('alert')).toContainText('Innloggingen ble avbrutt');
  }
  await two.waitForTimeout(300);
  return [await browser.newPage(), two];
}

/** Within the time of every assertion: a busy machine needs more of it. */
const isSeen = (wanted: Locator): Promise<boolean> =>
  expect(wanted)
    .toBeVisible()
    .then(
      () => true,
      () => false,
    );

async function stateOf(one: Page, two: Page, beside: string): Promise<string[]> {
  const wrong: string[] = [];
  const expectState = (name: string, isRight: boolean) => void (isRight || wrong.push(name));
  expectState('tab 1 is not on its page', new URL(one.url()).pathname === '/lukkede-henvendelser');
  expectState('tab 1 shows no signed-in header', await isSeen(signedInMark(one)));
  expectState('not one account', (await accountCount(one)) === 1);
  expectState(`tokens: ${await tokenKinds(one)}`, (await tokenKinds(one)).length === 3);
  expectState('tab 2 was sent away', new URL(two.url()).pathname === beside);
  expectState('tab 2 does not know who is signed in', await isSeen(signedInMark(two)));
  expectState('tab 2 shows an error', (await two.getByRole('alert').filter({ hasText: /./ }).count()) === 0);
  // And what tab 2 believes is true: it can call the API.
  await two.goto('/henvendelser');
  expectState('tab 2 cannot call the API', await isSeen(two.getByText('Du har ingen åpne henvendelser')));
  return wrong.length > 0 ? wrong : ['right'];
}

test('two tabs renew in turn, and then at once', async ({ openBrowser, watch }) => {
  test.setTimeout(rounds * roundMs + 20_000);
  watch.expectFault(/status 401: GET \/api\/drafts/);
  const outcomes = await repeat(async (number) => {
    const browser = await openBrowser();
    const one = await browser.newPage();
    await one.goto('/henvendelser');
    await enterIdentifierAndCode(one, newPerson(), { remember: number % 2 === 1 });
    await expect(signedInMark(one)).toBeVisible();
    const two = await browser.newPage();
    await two.goto('/henvendelser');
    await expect(signedInMark(two)).toBeVisible();
    const found: string[] = [];
    const [first, second] = [await asTab(one), await asTab(two)];
    for (const tab of [first, second, first, second]) {
      found.push(`in turn: ${await renew(tab)}`);
      await tab.page.waitForTimeout(300);
    }
    for (const outcome of await Promise.all([renew(first), renew(second)])) found.push(`at once: ${outcome}`);
    await browser.close();
    return found;
  });
  expect(outcomes).toEqual({ 'in turn: renewed': rounds * 4, 'at once: renewed': rounds * 2 });
});

test('signing out in one tab is seen in the other, and no one is signed in again by it', async ({
  openBrowser,
}) => {
  test.setTimeout(rounds * roundMs + 20_000);
  const outcomes = await repeat(async () => {
    const browser = await openBrowser();
    const one = await browser.newPage();
    await signInAt(one, newPerson(), '/henvendelser');
    const two = await browser.newPage();
    await two.goto('/home');
    await expect(signedInMark(two)).toBeVisible();
    await one.getByRole('contentinfo').getByRole('button', { name: 'Logg ut' }).click();
    await expect(two.getByRole('alert').filter({ hasText: 'Du er logget ut' })).toBeVisible();
    await two.waitForTimeout(1000);
    const wrong: string[] = [];
    if (new URL(two.url()).pathname !== '/home') wrong.push('tab 2 was sent away');
    if ((await accountCount(two)) !== 0) wrong.push('an account is left');
    if ((await tokenKinds(two)).length > 0) wrong.push('tokens are left');
    if (await signedInMark(two).isVisible()) wrong.push('tab 2 still looks signed in');
    await browser.close();
    return wrong.length > 0 ? wrong : ['right'];
  });
  expect(outcomes).toEqual({ right: rounds });
});
