/** The focus is on something after a press (WCAG 2.4.3): said in the console as one goes on, or asked once after a press. */
import type { Page } from '@playwright/test';

/**
 * Runs in each page: notes as an error in the console when the focus is on nothing after a press on a button, while the address
 * is the same and the page is quiet (WCAG 2.4.3).
 */
export function noteLostFocus(): void {
  const [lookMs, mostLooks, lostLooks] = [100, 30, 5];
  let timer = 0;
  const follow = (words: string, address: string, looks: number, lost: number) => {
    // On paper nothing has the focus.
    if (location.href !== address || looks > mostLooks || matchMedia('print').matches) return;
    const isBusy = document.querySelector('[aria-busy=true]');
    const now = document.activeElement === document.body && !isBusy ? lost + 1 : 0;
    if (now >= lostLooks) console.error(`the focus is lost after «${words}» on ${location.pathname}`);
    else timer = window.setTimeout(() => follow(words, address, looks + 1, now), lookMs);
  };
  // The user goes on through the document, and may come past its edge.
  addEventListener('keydown', ({ key }) => key === 'Tab' && clearTimeout(timer), true);
  addEventListener(
    'click',
    ({ target, isTrusted }) => {
      clearTimeout(timer);
      // The page of a sign-out presses its own button, and is about to go.
      if (!isTrusted) return;
      const button = (target as Element).closest?.('button, summary');
      if (button) follow(button.getAttribute('aria-label') ?? button.textContent, location.href, 0, 0);
    },
    true,
  );
}

/** @returns whether the focus is on nothing, for a second or until the page has moved it */
export const focusIsLost = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { timeout: 1000 })
    .then(
      () => false,
      () => true,
    );
