/** Pictures of pages for docs/screenshots. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { smallPng } from './small-png.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/screenshots');
/** Set by `npm run screenshots`. */
export const isWanted = process.env.SCREENSHOTS === '1';
const heights = { 320: 720, 390: 844, 1280: 800 };
type Width = keyof typeof heights;
export const both: Width[] = [390, 1280];
export const phone: Width[] = [390];

/** Without this a picture might show half a font, a skeleton or a movement. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const movement of document.getAnimations()) {
      if (Number(movement.effect?.getComputedTiming().endTime) <= 2000) movement.finish();
    }
  });
}

/** What is in the window, or the whole page. */
export async function keep(page: Page, name: string, fullPage: boolean): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, `${name}.png`), smallPng(await page.screenshot({ fullPage })));
}

/** The whole page, at each width. */
export async function shoot(
  page: Page,
  name: string,
  widths: Width[] = both,
  dark: Width[] = [],
): Promise<void> {
  const take = async (width: Width, suffix: string) => {
    await page.setViewportSize({ width, height: heights[width] });
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    await keep(page, `${name}-${width}${suffix}`, true);
  };
  for (const width of widths) await take(width, '');
  if (dark.length === 0) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const width of dark) await take(width, '-dark');
  await page.emulateMedia({ colorScheme: 'light' });
}
