/** Getting around without a pointer. */
import { expect, type Locator, type Page } from '@playwright/test';

const longestWay = 80;

/**
 * Presses Tab until the element has the focus, as somebody without a mouse does.
 * Every stop on the way must be on the screen and show that it has the focus.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const stops: string[] = [];
  for (let step = 0; step < longestWay; step++) {
    // Asked of the element that is there now: it may have been drawn again since.
    if (await target.evaluate((element) => document.activeElement === element)) return;
    await page.keyboard.press('Tab');
    const stop = await stopNow(page);
    stops.push(stop.name);
    if (stop.name !== 'body') {
      expect(stop.isOnScreen, `«${stop.name}» has the focus outside the screen`).toBe(true);
      expect(stop.isMarked, `«${stop.name}» does not show that it has the focus`).toBe(true);
    }
  }
  throw new Error(`Not reached with Tab: ${target}. Stops: ${stops.join(' → ')}`);
}

/** Goes there with Tab and presses Enter. */
export async function tabAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes there with Tab and types. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** What has the focus now, and whether somebody who sees can tell. */
export const stopNow = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // A card that is one link has its ring around the whole card.
    const isMarked = [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow, content } = getComputedStyle(element, part);
      if (part && content === 'none') return false;
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
    const name = element.textContent?.trim() || `#${element.id || element.tagName.toLowerCase()}`;
    // Of what is higher or wider than the window: the part in it.
    const middle = (from: number, to: number, size: number) =>
      Math.min((Math.max(from, 0) + Math.min(to, size)) / 2, size - 1);
    const above = document.elementFromPoint(
      Math.max(middle(left, right, innerWidth), 0),
      Math.max(middle(top, bottom, innerHeight), 0),
    );
    const isOwn = above && (element.contains(above) || above.contains(element) || above.closest('label'));
    return {
      name: element === document.body ? 'body' : name.slice(0, 40),
      isOnScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      isMarked,
      isCovered: !isOwn,
    };
  });
