/** From page to page: the start page, the areas, and where signing out ends in the demo. */
import type { Locator, Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { stopNow } from './support/keyboard.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

// As in the demo: its public site does not exist.
test.use({ environment: { AFTER_SIGN_OUT: 'portal' } });

test('the start page leads a signed-in user on, and does not ask to join or to sign in', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await expect(main.getByRole('link', { name: 'Bli medlem' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Er jeg medlem?' })).toBeVisible();
  await signInAt(page, demoAccounts.kari.email);
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt oss' });
  await expect(help).toHaveAttribute('href', '/ny-henvendelse');
  await page.getByRole('banner').getByRole('link', { name: 'Norsk Humanistlag, til forsiden' }).click();
  await expect(page).toHaveURL('/');
  await expect(main.getByText('Du er logget inn.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Bli medlem' })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: /Er jeg medlem|Slik logger du inn/ })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Gå til Min side' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hei, Kari!');
});

test('ceremonies and the report of a death are one press from the start page', async ({ page }) => {
  for (const [link, title] of [
    ['Seremonier', 'Seremonier gjennom livet'],
    ['humanistisk gravferd', 'Humanistisk gravferd'],
    ['Si fra om et dødsfall', 'Si fra om et dødsfall'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('signing out ends on a page of the portal that leads on', async ({ page }) => {
  await signInAt(page, demoAccounts.per.email);
  await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/logget-ut\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logg inn' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Logg inn igjen' }).click();
  await expect(page.getByLabel('Telefonnummer eller e-post')).toBeVisible();
});

const areas = (page: Page) => page.getByRole('navigation', { name: 'Områder' });
/** Links of these words in this order, the number of what is new left out. */
const expectLinks = (within: Locator, words: string[]) =>
  expect(within.getByRole('link')).toHaveText(words.map((word) => new RegExp(`^${word}(\\d|$)`)));

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the areas are in the header, and what is about oneself under one’s name, also by keyboard', async ({
    page,
  }) => {
    await signInAt(page, demoAccounts.kari.email);
    await expect(areas(page).getByRole('link').first()).toHaveAttribute('aria-current', 'page');
    await expectLinks(areas(page), [
      ...['Min side', 'Aktiviteter', 'Seremonier', 'Gaver', 'Magasinet', 'Henvendelser', 'Varsler'],
      'Tillitsvalgt',
    ]);
    const name = areas(page).getByRole('button', { name: 'Kari', exact: true });
    await name.press('Enter');
    await expect(areas(page).getByRole('link', { name: 'Mitt personvern' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(areas(page).getByRole('link', { name: 'Mitt personvern' })).toBeHidden();
    await expect(name).toBeFocused();
    await name.press('Enter');
    await page.keyboard.press('Tab');
    await expect(areas(page).getByRole('link', { name: 'Mine opplysninger' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine opplysninger');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(areas(page).getByRole('link', { name: 'Mitt personvern' })).toBeHidden();
    await areas(page).getByRole('link', { name: 'Seremonier' }).click();
    await expect(page).toHaveURL('/activities/seremonier');
    await expect(areas(page).locator('[aria-current]:visible')).toHaveText(['Seremonier']);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a bar at the foot of the window leads to the areas, and «Mer» to the rest', async ({ page }) => {
    await signInAt(page, demoAccounts.kari.email);
    const bar = areas(page).getByRole('list').first();
    await expectLinks(bar, ['Min side', 'Aktiviteter', 'Gaver', 'Varsler']);
    await page.evaluate(() => scrollTo(0, 900));
    const box = await areas(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    await page.getByRole('button', { name: 'Mer' }).click();
    const menu = areas(page).getByRole('list').last();
    await expectLinks(menu, [
      ...['Seremonier', 'Magasinet', 'Henvendelser', 'Tillitsvalgt', 'Mine opplysninger', 'Barna dine'],
      ...['Årsmøter og valg', 'Slik får du varsler', 'Mitt personvern'],
    ]);
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Barna dine' }).click();
    await expect(page).toHaveURL('/registrere-barn/bekreftelse');
    await expect(areas(page).getByRole('link', { name: 'Barna dine' })).toBeHidden();
  });

  test('what has the focus is never under the bar, and the end of the page is above it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await signInAt(page, demoAccounts.aud.email);
    await expect(page.locator('[aria-busy=true], .ds-skeleton')).toHaveCount(0);
    const covered: string[] = [];
    for (let stops = 0; stops < 80; stops++) {
      await page.keyboard.press('Tab');
      const stop = await stopNow(page);
      if (stop.name === 'body') break;
      if (stop.isCovered || !stop.isOnScreen) covered.push(stop.name);
    }
    expect(covered).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [foot, bar] = await Promise.all([
      page.getByRole('contentinfo').boundingBox(),
      areas(page).boundingBox(),
    ]);
    // In whole pixels: one cannot scroll by less.
    expect(Math.round((foot?.y ?? 0) + (foot?.height ?? 0))).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('a visitor has the open areas, before any script', async ({ openBrowser }) => {
    const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/activities/seremonier');
    await expectLinks(areas(page), [...['Aktiviteter', 'Seremonier', 'Gi', 'Kontakt oss']]);
    await expect(areas(page).locator('[aria-current]')).toHaveText(['Seremonier']);
  });
});
