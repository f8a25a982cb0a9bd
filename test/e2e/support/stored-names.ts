/** The names of what a page keeps in the browser, held against the page of cookies. */
import type { Page } from '@playwright/test';
import {
  cookies,
  localKeys,
  type StoredThing,
  tabKeys,
} from '#web/pages/informasjonskapsler/stored-in-browser-texts.ts';

/** `msal.…` fits whatever begins so, and `draft:…` likewise. */
const patternsOf = (things: readonly StoredThing[]): RegExp[] =>
  things
    .flatMap(({ name }) => name.split(', '))
    .map((name) => new RegExp(`^${name.replace(/[.|*+?^${}()[\]\\]/g, '\\$&').replaceAll('…', '.*')}$`));

const listed = { cookies: patternsOf(cookies), local: patternsOf(localKeys), tab: patternsOf(tabKeys) };

/** What the page has stored and no row of the page of cookies names. @returns `place: name` */
export async function unlisted(page: Page): Promise<string[]> {
  const stored = {
    cookies: (await page.context().cookies()).map(({ name }) => name),
    local: await page.evaluate(async () => [...Object.keys(localStorage), ...(await caches.keys())]),
    tab: await page.evaluate(() => Object.keys(sessionStorage)),
  };
  return (['cookies', 'local', 'tab'] as const).flatMap((place) =>
    stored[place]
      .filter((name) => !listed[place].some((pattern) => pattern.test(name)))
      .map((name) => `${place}: ${name}`),
  );
}
