/** What stands around every page: head, foot, messages, focus, scrolling, and pages that are missing. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { newSubject, sendEnquiry } from './support/enquiry-steps.ts';
import { faultsOfHeaders } from './support/page-headers.ts';
import { expect, test } from './support/portal-test.ts';
import { newPerson, signInAt } from './support/sign-in-steps.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const documentLoads = (page: Page): string[] => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname);
  });
  return loads;
};

test('the foot says who we are, and leads to where it should', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  for (const [name, href] of [
    ['Kontakt oss', '/kontakt-oss'],
    ['Norsk Humanistlag', 'https://www.humanistlaget.example/'],
    ['Humanistlagets Ungdom', 'https://ungdom.humanistlaget.example/'],
    ['Personvern', '/personvern'],
    ['Informasjonskapsler', '/informasjonskapsler'],
    ['Tilgjengelighet', '/tilgjengelighet'],
  ] as const) {
    await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(footer(page).locator('a[href="mailto:medlemsservice@humanistlaget.example"]')).toHaveText(
    'medlemsservice@humanistlaget.example',
  );
  await expect(footer(page)).toContainText('Organisasjonsnummer 312 345 676');
  const button = footer(page).getByRole('button', { name: 'Logg inn' });
  await expect(button).toHaveCount(1);
  await expect(button).toHaveClass(/footer-session-wide/);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(button).toHaveCount(1);
  await expect(button).toHaveClass(/footer-session-small/);
  await button.click();
  await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'Kontakt oss' })).toHaveAttribute(
    'href',
    '/kontakt-oss',
  );
});

test('the first stop of the keyboard leads past the head', async ({ page }) => {
  await page.goto('/personvern');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Hopp til hovedinnhold' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an unknown address is a page with status 404, a failing server one with 500', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 404: GET \/finnes-ikke\/her/);
  watch.expectFault(/status 500: GET \/500/);
  const missing = await page.goto('/finnes-ikke/her?x=1');
  expect(missing?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Vi finner ikke siden');
  await expect(page).toHaveTitle(/^Vi finner ikke siden/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Gå til forsiden' }).click();
  await expect(page).toHaveURL('/');

  const failed = await page.goto('/500');
  expect(failed?.status()).toBe(500);
  await expect(heading(page)).toHaveText('Noe gikk galt');
  await expect(page.getByRole('link', { name: 'Gå til forsiden' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('medlemsservice@humanistlaget.example');
  await expectAccessible(page);
});

test('an unknown address inside the app is the same page', async ({ page, watch }) => {
  watch.expectFault(/status 404: GET \/finnes-ikke/);
  await signInAt(page, newPerson());
  await page.goto('/finnes-ikke');
  await expect(heading(page)).toHaveText('Vi finner ikke siden');
  // A link that is pressed before the app has started loads a document, and that gives the focus to no heading.
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Gå til Min side' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL('/home');
});

test('every kind of answer carries the strict headers', async ({ request }) => {
  for (const [path, status] of [
    ['/', 200],
    ['/home', 200],
    ['/personvern', 200],
    ['/404', 404],
    ['/finnes-ikke', 404],
    ['/500', 500],
    ['/id/logg-inn/finnes-ikke', 400],
    ['/id/finnes-ikke', 404],
    ['/id/oauth2/v2.0/authorize', 400],
    ['/id/oauth2/v2.0/logout', 200],
  ] as const) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect(response.status(), path).toBe(status);
    expect(response.headers()['content-type'], path).toMatch(/^text\/html/);
    expect(faultsOfHeaders(path, response.headers()), path).toEqual([]);
  }
});

test('going to another page moves the focus to its heading and changes the title', async ({ page }) => {
  const loads = documentLoads(page);
  await signInAt(page, demoAccounts.kari.email);
  loads.length = 0;
  for (const [link, title] of [
    ['Mine opplysninger', 'Mine opplysninger'],
    ['Aktiviteter', 'Aktiviteter'],
    ['Mitt personvern', 'Mitt personvern'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${title} – Min side`));
    expect(await page.evaluate(() => scrollY), 'a new page begins at the top').toBe(0);
    await page.getByRole('navigation', { name: 'Områder' }).getByRole('link', { name: 'Min side' }).click();
    await expect(heading(page)).toHaveText('Hei, Kari!');
    await expect(heading(page)).toBeFocused();
  }
  expect(loads, 'no document is loaded').toEqual([]);
});

test('going back comes to where one had scrolled, also after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signInAt(page, newPerson());
  await page.goto('/personvern');
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(1);
  const target = page.getByRole('contentinfo').getByRole('link', { name: 'Tilgjengelighet' });
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await target.scrollIntoViewIfNeeded();
  // The router notes a position a tenth of a second after the last movement.
  await expect(async () => {
    const position = await page.evaluate(() => scrollY);
    await page.waitForTimeout(250);
    expect(await page.evaluate(() => scrollY)).toBe(position);
  }).toPass();
  // Read in the moment of the press.
  const before = await target.evaluate((link) => {
    const position = scrollY;
    (link as HTMLElement).click();
    return position;
  });
  expect(before).toBeGreaterThan(300);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/personvern');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain('scroll-restoration');
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('of two pages asked for at once the last one comes; going back in the middle of a movement works', async ({
  page,
}) => {
  await signInAt(page, demoAccounts.per.email);
  await page.route('**/assets/activities-*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 700));
    await route.continue();
  });
  await expect(page.getByRole('main').getByRole('link', { name: 'Aktiviteter', exact: true })).toBeVisible();
  // In one go: a press of the mouse would miss a link that moves because the first page has come.
  await page.evaluate(() => {
    for (const link of ['main a[href="/activities"]', 'footer a[href="/personvern"]'])
      document.querySelector<HTMLElement>(link)?.click();
  });
  await expect(heading(page)).toHaveText('Personvern');
  await page.waitForTimeout(1000);
  await expect(page).toHaveURL('/personvern');
  await expect(heading(page)).toHaveText('Personvern');

  for (const waitMs of [0, 30, 80, 150, 0, 30]) {
    await page.evaluate(async (milliseconds) => {
      scrollTo(0, 400);
      document.querySelector<HTMLElement>('footer a[href="/tilgjengelighet"]')?.click();
      await new Promise((later) => setTimeout(later, milliseconds));
      history.back();
    }, waitMs);
    await expect(page).toHaveURL('/personvern');
    await expect(heading(page)).toHaveText('Personvern');
  }
});

test('a message stands at the foot of the window for 15 seconds, waits while it is looked at, and can be closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await signInAt(page, newPerson(), '/ny-henvendelse');
  await sendEnquiry(page, newSubject(), 'Dette er en melding som er lang nok.');
  await page.getByRole('link', { name: 'Se henvendelsen' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Meldingen er sendt' });
  /** The library counts down with an animation: that is where its time can be read and moved. */
  const clock = (to?: number) =>
    toast.evaluate((element, time) => {
      const [movement] = element
        .getAnimations({ subtree: true })
        .concat(document.getAnimations())
        .filter((one) => one.effect?.getComputedTiming().duration === 15_000);
      if (movement && time !== undefined) movement.currentTime = time;
      return movement?.playState ?? 'none';
    }, to);
  const send = async () => {
    await page.getByLabel('Skriv mer').fill('Og én ting til.');
    await page.getByRole('button', { name: 'Send melding' }).click();
    await expect(toast).toBeVisible();
  };

  await send();
  const box = await toast.boundingBox();
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 500), 'in the middle').toBeLessThan(12);
  await expect.poll(async () => 700 - ((await toast.boundingBox())?.y ?? 0)).toBeLessThan(160);
  await toast.hover();
  await expect.poll(() => clock(), 'waits under the pointer').toBe('paused');
  await expectAccessible(page);
  await page.mouse.move(5, 5);
  await expect.poll(() => clock()).toBe('running');
  await toast.getByRole('button', { name: 'Lukk meldingen' }).focus();
  await expect.poll(() => clock(), 'waits while it has the focus').toBe('paused');
  await page.getByLabel('Skriv mer').focus();
  await expect.poll(() => clock()).toBe('running');
  await toast.hover();
  await expect.poll(() => clock()).toBe('paused');
  await clock(14_950);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(toast).toHaveCount(0);

  await page.setViewportSize({ width: 320, height: 700 });
  await send();
  const bar = await page.getByRole('navigation', { name: 'Områder' }).boundingBox();
  const foot = () => toast.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(foot, 'above the bar of a phone').toBeLessThan(bar?.y ?? 0);
  await toast.getByRole('button', { name: 'Lukk meldingen' }).click();
  await expect(toast).toHaveCount(0);
});

test('what cannot be fetched is tried three times more, then said, and can be tried again', async ({
  page,
  watch,
}) => {
  watch.expectFault(/status 503: GET \/api\/enquiries/);
  await signInAt(page, newPerson());
  let asked = 0;
  await page.route('**/api/enquiries?*', (route) => {
    asked += 1;
    return route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      headers: { 'cache-control': 'no-store' },
      json: { type: 'about:blank', title: 'Service Unavailable', status: 503, code: 'UNAVAILABLE' },
    });
  });
  await page.getByRole('link', { name: 'Henvendelsene dine' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Dette kunne ikke hentes' });
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expect(notice).toContainText('Vent noen minutter og prøv igjen');
  expect(asked).toBe(4);
  await expectAccessible(page);
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(page.getByText('Du har ingen åpne henvendelser')).toBeVisible();
});

test.describe('for those who ask for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change without a movement', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        console.error('moved');
        return start(update);
      };
    });
    await signInAt(page, newPerson());
    await page.getByRole('link', { name: 'Henvendelsene dine' }).click();
    await expect(heading(page)).toHaveText('Henvendelser');
  });

  test('larger text and other colours are there at once', async ({ page }) => {
    await page.goto('/');
    const looks = await page.locator('h1').evaluate((title) => {
      const look = () => getComputedStyle(title).fontSize;
      const before = look();
      title.style.color = 'red';
      title.style.fontSize = '200px';
      return { before, after: look(), moving: document.getAnimations().length };
    });
    expect(looks).toMatchObject({ after: '200px', moving: 0 });
    expect(looks.before).not.toBe(looks.after);
  });
});

test('security.txt says where to report a vulnerability', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:sikkerhet@humanistlaget.example',
    'Preferred-Languages': 'nb, nn, en',
  });
  expect(fields.Canonical).toBe(`${baseURL}/.well-known/security.txt`);
  expect(new Date(fields.Expires ?? '').getTime()).toBeGreaterThan(Date.now());
});
