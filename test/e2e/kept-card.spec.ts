/** The membership card that a member keeps on the device: shown without a network, and gone with the sign-in. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { inDays } from '../support/days.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

const show = (page: Page) => page.getByRole('button', { name: 'Vis kortet' });
const keep = (page: Page) => page.getByRole('button', { name: 'Behold kortet på denne enheten' });
const remove = (page: Page) => page.getByRole('button', { name: 'Fjern kortet fra enheten' });

/** What of a card there is in the browser. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
/** What the browser says of a page that it asks for without a network. */
const withoutNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const nothing = { caches: [], workers: 0, databases: [] };

async function keepCard(page: Page): Promise<void> {
  await show(page).click();
  await keep(page).click();
  await expect(remove(page)).toBeVisible();
}

test('chosen, it is shown without a network; nothing of it is left after the sign-out', async ({
  page,
  watch,
}) => {
  await signInAt(page, demoAccounts.kari.email, '/home');
  await expect(show(page)).toBeVisible();
  expect(await kept(page), 'not chosen').toEqual(nothing);
  await show(page).click();
  await expect(keep(page)).toBeVisible();
  await expectAccessible(page);
  await keep(page).click();
  await expect(remove(page)).toBeVisible();
  await expectAccessible(page);
  expect(await kept(page)).toEqual({ caches: ['medlemskort'], workers: 1, databases: [] });
  expect(await page.locator('iframe[src="/medlemskort-ramme"]').count()).toBe(0);

  await test.step('without a network: logo, name of the organisation, code', async () => {
    watch.allowFault(withoutNetwork);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medlemskort');
    await expect(page.locator('.logo__name')).not.toBeEmpty();
    await expect(page.locator('.logo-mark')).toBeVisible();
    await expect(page.getByText('Kari Lund')).toBeVisible();
    await expect(page.getByRole('img', { name: /^QR-kode/ })).toBeVisible();
    await expect(page.getByText(/Du er uten nett/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('with a network: the page itself', async () => {
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Prøv Min side igjen' }).click();
    await expect(show(page)).toBeVisible();
  });

  await test.step('signed out', async () => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Logg ut' }).click();
    await expect(page).not.toHaveURL(/\/home$/);
    await page.goto('/logget-ut');
    expect(await kept(page)).toEqual(nothing);
  });
});

test('it goes when it is removed, when its time is out, and when somebody else signs in', async ({
  page,
  watch,
}) => {
  watch.allowFault(withoutNetwork);
  await signInAt(page, demoAccounts.kari.email, '/home');
  await keepCard(page);
  await remove(page).click();
  await expect(keep(page)).toBeVisible();
  expect(await kept(page)).toEqual(nothing);

  await test.step('its time is out', async () => {
    await keep(page).click();
    await expect(remove(page)).toBeVisible();
    await page.evaluate(async () => {
      const cache = await caches.open('medlemskort');
      const card = (await cache.match('/home'))!;
      const headers = new Headers(card.headers);
      headers.set('expires', new Date(Date.now() - 1000).toUTCString());
      await cache.put('/home', new Response(await card.text(), { headers }));
    });
    await page.context().setOffline(true);
    await page.reload().catch(() => {});
    await expect(page.getByText('Kari Lund')).toHaveCount(0);
    await page.context().setOffline(false);
    await page.goto('/home');
    await expect(show(page)).toBeVisible();
    expect(await kept(page)).toEqual(nothing);
  });

  await test.step('the card of another member', async () => {
    await keepCard(page);
    await page.evaluate(async () => {
      const cache = await caches.open('medlemskort');
      const headers = new Headers((await cache.match('/home'))!.headers);
      headers.set('etag', '000000');
      await cache.put('/home', new Response('', { headers }));
    });
    await page.goto('/home');
    await expect(show(page)).toBeVisible();
    await expect.poll(() => kept(page)).toEqual(nothing);
  });
});

test('it is renewed when it is seen with a network, and goes when the membership has ended', async ({
  page,
}) => {
  await signInAt(page, demoAccounts.kari.email, '/home');
  await keepCard(page);
  const expires = () =>
    page.evaluate(async () => {
      const card = await caches.match('/home', { cacheName: 'medlemskort' });
      return Date.parse(card?.headers.get('expires') ?? '');
    });
  await page.evaluate(async () => {
    const cache = await caches.open('medlemskort');
    const card = (await cache.match('/home'))!;
    const headers = new Headers(card.headers);
    headers.set('expires', new Date(Date.now() + 60_000).toUTCString());
    await cache.put('/home', new Response(await card.text(), { headers }));
  });
  await page.goto('/home');
  await expect(show(page)).toBeVisible();
  await expect.poll(expires).toBeGreaterThan(Date.parse(`${inDays(1)}T00:00:00Z`));

  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), isMember: false } });
  });
  await page.goto('/home');
  await expect.poll(() => kept(page)).toEqual(nothing);
});
