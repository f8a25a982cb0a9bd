/** What acts differently has different names (WCAG 2.4.4, 2.4.6): a list of links or buttons is also read without its page. */
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Call after `axeFindings`, which has loaded axe. @returns names that several buttons, or links to different places, have */
export const sameNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { setup, teardown, commons } = (window as unknown as { axe: typeof axe }).axe;
    teardown();
    setup(document.documentElement);
    const placesByName = new Map<string, Set<string>>();
    const controls = document.querySelectorAll<HTMLElement>('a[href], button, summary');
    for (const [at, control] of [...controls].entries()) {
      const isOffered = control.checkVisibility() && !control.closest('[aria-hidden=true]');
      if (!isOffered) continue;
      // What a user has called a thing is told apart by the rest of its row.
      const row = control.matches('.row__link, .queue-beside__link') && control.closest('li')?.textContent;
      const name = (row || commons.text.accessibleText(control)).replace(/\s+/g, ' ').trim();
      // What a press on a button does is not in the document: each is an act of its own, but for these.
      const isSession = /^Logg (inn|ut)$/.test(name);
      const place = control instanceof HTMLAnchorElement ? control.href : isSession ? name : `button ${at}`;
      placesByName.set(name, (placesByName.get(name) ?? new Set()).add(place));
    }
    teardown();
    return [...placesByName]
      .filter(([, places]) => places.size > 1)
      .map(([name, places]) => `«${name}»: ${[...places].join(', ')}`);
  });
