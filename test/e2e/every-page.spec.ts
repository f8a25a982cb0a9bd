/** Every address of the portal answers with a page that has one heading, a title, no accessibility fault, and keeps nothing unsaid. */
import type { Page } from '@playwright/test';
import { routePatterns } from '#web/paths.ts';
import { demoActivityIds } from '../../dev/seed/demo-activities.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import type { PortalWatch } from './support/portal-watch.ts';
import { signInAt } from './support/sign-in-steps.ts';
import { unlisted } from './support/stored-names.ts';

/** Seeded: answered, and asked by Kari. */
const enquiryId = '60000000-0000-4000-8000-000000000003';
/** Seeded: Liv leads it, and this is her office there. */
const [unitId, officeId] = ['40000000-0000-4000-8000-000000000011', '93000000-0000-4000-8000-000000000000'];
/** Seeded: Kari is summoned to it. */
const meetingId = '91000000-0000-4000-8000-000000000001';
const small = { width: 320, height: 640 };
const large = { width: 1280, height: 800 };

const idIn = (pattern: string): string => {
  if (pattern.startsWith('/activities')) return demoActivityIds.families;
  if (pattern.startsWith('/tillitsvalgt/verv')) return officeId;
  if (pattern.startsWith('/mitt-medlemsdemokrati')) return meetingId;
  return pattern.startsWith('/tillitsvalgt') ? unitId : enquiryId;
};
const address = (pattern: string) => pattern.replace(':id', idIn(pattern));
const open = routePatterns.filter(({ isPublic }) => isPublic).map(({ pattern }) => pattern);
const personal = routePatterns.filter(({ isPublic }) => !isPublic).map(({ pattern }) => address(pattern));
const desk = personal.filter((path) => /^\/(medlemsservice|activities\/mine\/arranger)/.test(path));
const representatives = personal.filter((path) => path.startsWith('/tillitsvalgt/'));
// A member who opens a step of the joining is sent home; the steps are walked in joining.spec.ts.
const members = personal.filter(
  (path) =>
    path !== '/invitasjon' && ![...desk, ...representatives].includes(path) && !path.startsWith('/hefinn/'),
);

async function expectSoundPage(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
  await expect(page).toHaveTitle(/^(.{3,} – )?Min side – Norsk Humanistlag$/);
  await expect(page.locator('h1:visible')).not.toHaveText(/^\s*$/);
  await page.setViewportSize(small);
  await expectAccessible(page);
  await page.setViewportSize(large);
  await expectAccessible(page);
  const width = await page.getByRole('main').evaluate((main) => {
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    return main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });
  expect(width, 'width of the content').toBeLessThanOrEqual(960);
  expect(await unlisted(page), 'stored, and not on the page of cookies').toEqual([]);
}

async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  const titles = new Set<string>();
  for (const path of paths) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe({ '/404': 404, '/500': 500 }[path] ?? 200);
      await expect(page).toHaveURL(path);
      await expectSoundPage(page);
      titles.add(await page.title());
    });
  }
  expect(titles.size, 'titles tell pages apart').toBeGreaterThan(paths.length - 3);
}

test('the open pages, for a visitor', async ({ page, watch }) => {
  test.setTimeout(120_000);
  watch.expectFault(/status 404: GET \/404/);
  watch.expectFault(/status 500: GET \/500/);
  await visitAll(page, open);
});

/** Of the addresses with an id, those that name something else than the enquiry it is the id of. */
const absent: readonly [page: string, answer: RegExp][] = [
  ['/kvittering/', /status 404: GET \/api\/giving\/(gifts|agreement-receipts|statements)\//],
  ['/magasininn/les/', /status 404: GET \/api\/magazine\/issues\//],
  ['/meldinger/brev/', /status 404: GET \/api\/unit-messages\//],
  ['/avmelding/', /status 404: GET \/api\/unsubscriptions\//],
  ['/medlemsservice/barn/', /status 404: GET \/api\/staff\/child-registrations\//],
  ['/medlemsservice/verv/', /status 404: GET \/api\/staff\/units\//],
  ['/medlemsservice/ny-innlogging/', /status 404: GET \/api\/staff\/recoveries\//],
  ['/medlemsservice/dodsfall/', /status 404: GET \/api\/staff\/death-reports\//],
];
const expectAbsent = (watch: PortalWatch, paths: readonly string[]) => {
  for (const [page, answer] of absent)
    if (paths.some((path) => path.startsWith(page))) watch.expectFault(answer);
};

const half = Math.ceil(members.length / 2);
for (const [part, paths] of [members.slice(0, half), members.slice(half)].entries()) {
  test(`the pages of a member, part ${part + 1}`, async ({ page, watch }) => {
    test.setTimeout(120_000);
    expectAbsent(watch, paths);
    await signInAt(page, demoAccounts.kari.email);
    await visitAll(page, paths);
  });
}

test('the pages of member service', async ({ page, watch }) => {
  test.setTimeout(120_000);
  expectAbsent(watch, desk);
  await signInAt(page, demoAccounts.mona.email);
  await visitAll(page, desk);
});

test('the pages of somebody who leads a chapter', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAt(page, demoAccounts.liv.email);
  await visitAll(page, representatives);
});

test('somebody without the role is told so at the desk', async ({ page, watch }) => {
  watch.expectFault(/status 403: GET \/api\/staff\//);
  await signInAt(page, demoAccounts.uten.email, '/medlemsservice');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denne siden er for medlemsservice');
  await expectSoundPage(page);
});

test('the home page of somebody who is not a member, and an enquiry that is not theirs', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 404: GET \/api\/enquiries\//);
  await signInAt(page, demoAccounts.jon.email);
  await expect(page.getByRole('heading', { name: 'Du er ikke medlem' })).toBeVisible();
  await expectSoundPage(page);
  await page.goto(`/henvendelser/${enquiryId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vi fant ikke henvendelsen');
  await expectSoundPage(page);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the open pages and the sign-in', async ({ page }) => {
    for (const path of ['/', '/hefinn', '/personvern']) {
      await page.goto(path);
      await expectSoundPage(page);
    }
    await page.goto('/home');
    await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(small);
    await expectAccessible(page);
  });

  test('the pages of a member', async ({ page }) => {
    await signInAt(page, demoAccounts.liv.email);
    await expectSoundPage(page);
    await page.goto('/ny-henvendelse');
    await page.getByRole('button', { name: 'Send henvendelse' }).click();
    await expect(page.getByRole('link', { name: 'Skriv et emne' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(small);
    await expectAccessible(page);
  });
});
