/** The gate that every page state passes: axe with its whole set of rules, and no scrolling sideways. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// All of them: tags do not add up, «wcag22aa» alone is one single rule.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** @returns the violations, one line for each element, and how far the page scrolls sideways */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await movementsEnded(page);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 200)}`),
  );
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (sideways > 0) faults.push(`scrolls ${sideways} px sideways: ${await page.evaluate(stickingOut)}`);
  return faults;
}

/** The innermost elements beyond the edge, of which one is the cause. */
const stickingOut = () =>
  [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .filter((one, _index, all) => !all.some((other) => other !== one && one.contains(other)))
    .map((one) => one.outerHTML.slice(0, 120))
    .slice(0, 5)
    .join(' · ');

export async function expectAccessible(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await accessibilityFaults(page), `${page.url()} at ${width} px`).toEqual([]);
}

/** A colour that is still fading in has not the contrast it will have. */
async function movementsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A message that counts down its 15 seconds is no movement to wait for.
    const short = document
      .getAnimations()
      .filter((movement) => Number(movement.effect?.getComputedTiming().endTime) <= 2000);
    await Promise.all(short.map((movement) => movement.finished.catch(() => {})));
  });
}
