/** What has happened with a person, at the desk: from a case with gifts, and with a written reason without. */
import type { Page } from '@playwright/test';
import { demoAccounts, demoPersons } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const sizes = [
  { width: 320, height: 800 },
  { width: 1600, height: 1000 },
];
test.use({ viewport: sizes[1]!, environment: { BROWSER_TEST_OF: 'person-timeline' } });

async function accessibleAtBoth(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
}

test('the desk reads what has happened, narrows it, and goes on to older and to the case', async ({
  page,
}) => {
  const { id } = demoPersons.kari;
  await signInAt(page, demoAccounts.mona.email, `/medlemsservice/personer/${id}`, { afresh: true });
  await page.getByLabel('Begrunnelse').fill('Ringte og spurte hva som har skjedd');
  await page.getByRole('button', { name: 'Vis personen' }).click();
  const timeline = page.getByRole('region', { name: 'Tidslinje' });
  await timeline.getByRole('button', { name: 'Vis tidslinjen' }).click();
  await expect(
    timeline.getByText('Gaver og avtaler ser du bare når du kommer fra en henvendelse.'),
  ).toBeVisible();
  await expect(timeline.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await accessibleAtBoth(page);

  await timeline.getByLabel('Vis', { exact: true }).selectOption('Henvendelser');
  await expect(timeline.getByRole('listitem').first()).toContainText('Henvendelse');
  const link = timeline
    .getByRole('listitem')
    .filter({ hasText: 'Henvendelse mottatt' })
    .first()
    .getByRole('link');
  const subject = (await link.textContent())!;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();

  await page.getByRole('link', { name: 'Se personen' }).click();
  await timeline.getByRole('button', { name: 'Vis tidslinjen' }).click();
  const older = timeline.getByRole('button', { name: 'Vis eldre' });
  await expect(older).toBeVisible();
  const before = await timeline.getByRole('listitem').count();
  await older.click();
  await expect.poll(() => timeline.getByRole('listitem').count()).toBeGreaterThan(before);
  await expect(timeline.getByRole('list').and(page.locator(':focus'))).toHaveCount(1);

  await timeline.getByLabel('Vis', { exact: true }).selectOption('Gaver og avtaler');
  await expect(timeline.getByText('Gaver og avtaler ser du bare')).toHaveCount(0);
  await accessibleAtBoth(page);

  await timeline.getByLabel('Vis', { exact: true }).selectOption('Oppslag');
  const look = timeline.getByRole('listitem').filter({ hasText: 'Oppslag: med begrunnelse' }).first();
  await expect(look).toContainText('Mona Eide');
});
