/** Where the focus goes when the control that had it is replaced by a panel, a receipt or nothing. */
import type { Locator } from '@playwright/test';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test('a page that loses the focus after a press is found', async ({ page, watch }) => {
  watch.expectFault(/the focus is lost after «Endre» on blank/);
  await page.goto('about:blank');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Endre';
    button.addEventListener('click', () => button.remove());
    document.body.append(button);
  });
  const fault = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.getByRole('button', { name: 'Endre' }).click();
  await fault;
});

const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};

test('a panel takes the focus, and gives it back to the button that opened it', async ({ page }) => {
  await signInAt(page, demoAccounts.kari.email, '/administrer-giveravtale');
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  for (const [opens, title, cancels] of [
    ['Endre', 'Endre avtalen', 'Avbryt'],
    ['Ta en pause', 'Ta en pause', 'Avbryt'],
    ['Stopp avtalen', 'Stoppe avtalen?', 'Behold avtalen'],
    ['Endre', 'Endre avtalen', 'Avbryt'],
  ] as const) {
    await press(button(opens));
    await expect(main.getByRole('heading', { name: title })).toBeFocused();
    await press(button(cancels));
    await expect(button(opens)).toBeFocused();
  }
  await press(button('Ta en pause'));
  await press(button('Start pausen'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await press(button('Avslutt pausen nå'));
  await expect(button('Ta en pause')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a form without a heading is come to by its first field', async ({ page }) => {
  await signInAt(page, demoAccounts.per.email);
  await page.goto('/giveravtale');
  // The form is there at once where its draft is.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/drafts/new-gift')),
  );
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await press(page.getByRole('button', { name: 'Gi en gave én gang' }));
  const amount = page.getByRole('form', { name: 'Heller gi én gang?' }).getByLabel(/^Beløp/);
  await expect(amount).toBeFocused();
  await amount.fill('200');
  await press(page.getByRole('button', { name: 'Gi med Vipps' }));
  await expect(page.getByRole('button', { name: 'Avvis' })).toBeVisible();
});

test('a form that is still on its way is come to by the heading above it', async ({ page }) => {
  await signInAt(page, demoAccounts.per.email);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/drafts/new-gift', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/giveravtale');
  await press(page.getByRole('button', { name: 'Gi en gave én gang' }));
  await expect(page.getByRole('heading', { name: 'Heller gi én gang?' })).toBeFocused();
  letGo();
  await expect(page.getByRole('form', { name: 'Heller gi én gang?' })).toBeVisible();
});

test('what is closed gives the focus back to its opener, though it was still on its way when it was opened', async ({
  page,
}) => {
  await signInAt(page, demoAccounts.mona.email, '/medlemsservice/seremonier');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/drafts/ceremony-round.*', async (route) => {
    await held;
    await route.fallback();
  });
  const row = page.getByRole('listitem').filter({ hasText: 'Vinterens navnefester' });
  const opener = row.getByRole('button', { name: 'Endre Vinterens navnefester' });
  await press(opener);
  await expect(row.getByRole('heading')).toBeFocused();
  goOn();
  await press(row.getByRole('button', { name: 'Avbryt' }));
  await expect(opener).toBeFocused();
});

test('a question takes the focus, and not the button that says yes', async ({ page }) => {
  await signInAt(page, demoAccounts.mona.email, '/medlemsservice/tekster');
  const rows = page.getByRole('main').getByRole('listitem');
  const remove = rows.first().getByRole('button', { name: /^Slett/ });
  await press(remove);
  await expect(rows.first().locator('legend')).toBeFocused();
  await press(rows.first().getByRole('button', { name: 'Nei, behold' }));
  await expect(remove).toBeFocused();
  const next = await rows.nth(1).getByRole('heading').textContent();
  await press(remove);
  await press(rows.first().getByRole('button', { name: 'Ja, slett' }));
  await expect(page.getByRole('heading', { name: next ?? '' })).toBeFocused();
});
