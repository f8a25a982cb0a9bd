/** What a visit to all parts of the portal leaves in the browser is what the page of cookies says, also where something is typed. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';
import { unlisted } from './support/stored-names.ts';

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
  await page.evaluate(() => localStorage.setItem('planted', '1'));
  expect(await unlisted(page), 'planted: what the page does not say is found').toHaveLength(1);
});
