/** New second steps of colleagues, which somebody else at the desk approves: on the smallest phone and a wide screen. */
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const asked = { askedAt: '2026-11-20T09:00:00.000Z', countsFrom: '2026-11-22T09:00:00.000Z' };
const colleague = {
  id: '00000000-0000-4000-8000-00000000fa01',
  name: 'Ingrid Sæther',
  kind: 'phone',
  value: '+47 •• •• •• 12',
  isMine: false,
  ...asked,
};
const own = {
  id: '00000000-0000-4000-8000-00000000fa02',
  name: 'Mona Eide',
  kind: 'email',
  value: 'm•••@medlemsservice.example',
  isMine: true,
  ...asked,
};

for (const width of [320, 1600])
  test(`a colleague's second step is approved, and one's own cannot be, at ${width} px`, async ({ page }) => {
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    const answer = (status: number, factors: object[]) => ({
      status,
      headers,
      body: JSON.stringify({ factors, isSignInRecent: true }),
    });
    await page.setViewportSize({ width, height: 900 });
    let waiting = [colleague, own];
    await page.route('**/api/staff/sign-in-factors', (route) => route.fulfill(answer(200, waiting)));
    await page.route('**/api/staff/sign-in-factors/*/approvals', (route) => {
      // A page that asks again is told the same.
      waiting = [own];
      return route.fulfill(answer(201, waiting));
    });
    await signInAt(page, demoAccounts.mona.email, '/medlemsservice/ny-innlogging');
    const section = page.getByRole('region', { name: 'Nytt andre steg for ansatte og tillitsvalgte' });
    const rows = section.getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('En annen i medlemsservice må godkjenne det.');
    await expect(rows.nth(1).getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`colleague-factor-${width}.png`), fullPage: true });
    await rows.nth(0).getByRole('button', { name: 'Godkjenn for Ingrid Sæther' }).click();
    await expect(page.getByText('Godkjent for Ingrid Sæther')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expectAccessible(page);
  });
