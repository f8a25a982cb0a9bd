/** What was last pressed on a page and what came of it: for a press after which nothing happens, which no log of the server shows. */
import type { BrowserContext } from '@playwright/test';

type PageWithPresses = Window & { lastPresses?: string[] };

/** Runs in each page: keeps the last presses in memory. What is typed is not noted. */
export function notePresses(): void {
  const mostPresses = 6;
  const page = window as PageWithPresses;
  page.lastPresses = [];
  for (const type of ['pointerdown', 'pointerup', 'click', 'submit']) {
    addEventListener(
      type,
      ({ target, timeStamp }) => {
        if (!(target instanceof Element)) return;
        const control = target.closest('button, a, summary, label, form') ?? target;
        const words = control.localName === 'form' ? '' : (control.textContent ?? '').trim().slice(0, 20);
        page.lastPresses?.push(`${type} ${control.localName}«${words}» ${Math.round(timeStamp)} ms`);
        page.lastPresses = page.lastPresses?.slice(-mostPresses);
      },
      { capture: true, passive: true },
    );
  }
}

/** @returns a line for each page that is open */
export async function lastPresses(contexts: Iterable<BrowserContext>): Promise<string[]> {
  const pages = [...contexts].flatMap((context) => context.pages());
  return Promise.all(
    pages.map((page) =>
      Promise.race([
        page.evaluate(() => (window as PageWithPresses).lastPresses?.join(', ') ?? ''),
        new Promise<string>((later) => setTimeout(later, 1000, 'does not answer')),
      ]).catch(() => 'gone'),
    ),
  );
}
