/** The page with a style sheet of the reader's own, as a reader with low vision or dyslexia has it. */
import type { Page } from '@playwright/test';
import { sidewaysFaults } from './accessibility.ts';

/** Text set wider (WCAG 1.4.12), and text twice as large (1.4.4). */
export const widerText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
export const largerText = 'html { font-size: 200% !important }';

/** @returns text that is cut off, and what makes the page scroll sideways */
export async function faultsWith(page: Page, rule: string, css: string): Promise<string[]> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, dt, h1, h2, h3, a, button, label)')]
      .filter((one) => one.checkVisibility() && /hidden|clip/.test(getComputedStyle(one).overflow))
      .filter((one) => one.clientHeight > 1 && one.scrollHeight > one.clientHeight + 2)
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  const faults = [...cut, ...(await sidewaysFaults(page))].map((fault) => `${rule}: ${fault}`);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return faults;
}
