import { expect, type Page } from '@playwright/test';

/** Waits until the server has each draft of the tab as it is now: the line that says so may be of what was written before. */
export const draftsAreKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          Object.keys(sessionStorage).filter(
            (name) =>
              name.startsWith('draft:') &&
              JSON.parse(sessionStorage.getItem(name) ?? '{}').isSynced === false,
          ),
        ),
      { message: 'drafts that only the tab has' },
    )
    .toEqual([]);
