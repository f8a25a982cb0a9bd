import type { Page } from '@playwright/test';

/** Every word that was ever to be seen where the header has its button, also for one frame only. */
export async function noteHeader(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('noteHeader', (words: string) => void seen.add(words));
  await page.addInitScript(() => {
    // In a frame of a silent sign-in nothing is to be seen.
    if (self !== top) return;
    const note = (globalThis as unknown as { noteHeader(words: string): void }).noteHeader;
    let last = '';
    const look = () => {
      for (const element of document.querySelectorAll<HTMLElement>('header button, header a.ds-button')) {
        const words = element.textContent ?? '';
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!isSeen || words === last) continue;
        last = words;
        note(words);
      }
    };
    const lookAtEachFrame = () => {
      look();
      requestAnimationFrame(lookAtEachFrame);
    };
    lookAtEachFrame();
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return seen;
}
