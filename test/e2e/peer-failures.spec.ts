/** How comparable portals are known to fail on a page, and that it does not happen here: Gi Effektivt and The Guardian. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('Gi Effektivt: fields without a label: here each has a name of its own', async ({ page }) => {
  await signInAt(page, demoAccounts.kari.email, '/administrer-giveravtale');
  await page.getByRole('button', { name: 'Endre', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Endre avtalen' })).toBeVisible();
  const fields = page.locator('main :is(input, select, textarea):visible');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) await expect(field).toHaveAccessibleName(/\p{L}{2}/u);
});

test('The Guardian: a stop that failed showed nothing, or a link that no key reached: here it is said, with a way on', async ({
  page,
  watch,
}) => {
  watch.expectFault(/^failed: POST \/api\/giving\/agreements\/[^/]+\/stop/);
  await page.route('**/api/giving/agreements/*/stop', (route) => route.abort('connectionreset'));
  await signInAt(page, demoAccounts.kari.email, '/administrer-giveravtale');
  await page.getByRole('button', { name: 'Stopp avtalen' }).click();
  await page.getByRole('heading', { name: 'Stoppe avtalen?' }).waitFor();
  await page.getByRole('button', { name: 'Stopp avtalen' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Vi fikk ikke svar' })).toBeVisible();
  // The same button is there to try again with, and every link leads somewhere.
  await expect(page.getByRole('button', { name: 'Stopp avtalen' })).toBeEnabled();
  await expect(page.locator('a:not([href])')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Behold avtalen' }).click();
  await expect(page.getByText('Avtalen er stoppet')).toHaveCount(0);
});
