import { expect, type Locator } from '@playwright/test';

/**
 * Waits for what a job does in its own time: reloads the page of `wanted` until it is there. It is looked for when all
 * answers have come, however long the machine takes for them.
 */
export async function reloadUntil(wanted: Locator, timeout: number): Promise<void> {
  const page = wanted.page();
  // Answers that the tab kept would be shown until the new ones come.
  await page.addInitScript(() => sessionStorage.removeItem('answers:v1'));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(wanted).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout });
}
