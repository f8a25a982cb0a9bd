/** The yearly statement, seen and downloaded by a donor who gave last year. */
import { readFile } from 'node:fs/promises';
import { demoAccounts } from '../../dev/seed/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/portal-test.ts';
import { signInAt } from './support/sign-in-steps.ts';

const year = new Date().getFullYear() - 1;

for (const width of [390, 1280])
  test(`last year's statement at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 850 });
    await signInAt(page, demoAccounts.nils.email, '/kvittering/aar');
    await expectAccessible(page);

    await page.getByRole('link', { name: `Årsoppgave for ${year}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Årsoppgave for ${year}`);
    await expect(page.getByText('vi mangler fødselsnummeret ditt')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: `${year}` })).toContainText('1 000 kr');
    await expectAccessible(page);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Last ned som PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Årsoppgave ${year}.pdf`);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await expectAccessible(page);
  });
