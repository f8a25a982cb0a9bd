/** What a walk through the portal leaves in the browser is what the page of cookies says, and signing out takes it. */
import type { Page } from '@playwright/test';
import {
  cookies,
  localKeys,
  type StoredThing,
  tabKeys,
} from '#web/pages/informasjonskapsler/stored-in-browser-texts.ts';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

/** `msal.…` fits whatever begins so, and `draft:…` likewise. */
const patternsOf = (things: readonly StoredThing[]): RegExp[] =>
  things
    .flatMap(({ name }) => name.split(', '))
    .map((name) => new RegExp(`^${name.replace(/[.|*+?^${}()[\]\\]/g, '\\$&').replaceAll('…', '.*')}$`));

const listed = { cookies: patternsOf(cookies), local: patternsOf(localKeys), tab: patternsOf(tabKeys) };

async function unlisted(page: Page): Promise<string[]> {
  const stored = {
    cookies: (await page.context().cookies()).map(({ name }) => name),
    local: await page.evaluate(() => Object.keys(localStorage)),
    tab: await page.evaluate(() => Object.keys(sessionStorage)),
  };
  return (['cookies', 'local', 'tab'] as const).flatMap((place) =>
    stored[place]
      .filter((name) => !listed[place].some((pattern) => pattern.test(name)))
      .map((name) => `${place}: ${name}`),
  );
}

test('a visitor leaves nothing behind, a member only what the page says', async ({ page }) => {
  test.slow();
  for (const address of ['/', '/hefinn', '/giveravtale', '/magasininn', '/activities', '/kontakt-oss']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.context().cookies(), address).toEqual([]);
    expect(await unlisted(page), address).toEqual([]);
  }
  await signInAt(page, demoAccounts.kari.email);
  const found = new Set(await unlisted(page));
  for (const address of ['/henvendelser', '/ny-henvendelse', '/mine-opplysninger', '/registrere-barn']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (address === '/ny-henvendelse') await page.getByLabel('Emne').fill('Et utkast som blir igjen');
    for (const name of await unlisted(page)) found.add(name);
  }
  expect([...found]).toEqual([]);
});
