/** Follows what a test's browsers tell of people: in addresses, and in what they keep after signing out. */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { demoCanaries } from '../../support/canaries.ts';
import { keepTyped } from '../../support/portal-leaks.ts';

/** A page of ours without scripts, opened when a test is over. Not the portal's. */
export const emptyPath = '/empty';

export type CanaryWatch = {
  /** Watches this browser too, from now on. */
  follow(context: BrowserContext): void;
  /** Looks through what a browser keeps, if no user is signed in there any more. Its pages are left. */
  searchStored(context: BrowserContext): Promise<void>;
  /** One sentence for each leak so far. */
  leaks(): string[];
};

/** @param origin of the portal @param dataDir of the portal, for what is looked through when it stops */
export function watchCanaries(origin: string, dataDir: string | undefined): CanaryWatch {
  const canaries = demoCanaries();
  const known = new Set(canaries.added().map(([, value]) => value));
  const addresses = new Set<string>();
  const signedOut = new WeakSet<BrowserContext>();
  const stored: string[] = [];

  function learn(request: Request): void {
    if (!['POST', 'PUT', 'PATCH'].includes(request.method())) return;
    if (!request.url().startsWith(`${origin}/api/`)) return;
    canaries.addBody(bodyOf(request));
  }

  function follow(context: BrowserContext): void {
    context.on('request', (request) => {
      const { referer } = request.headers();
      addresses.add(`${request.method()} ${request.url()}`);
      // Our own address is looked at where it is opened.
      if (referer && !request.url().startsWith(`${origin}/`))
        addresses.add(`Referer of ${request.url()}: ${referer}`);
      learn(request);
      // The way out, and the way in again.
      if (/\/oauth2\/v2\.0\/logout(\?|$)/.test(request.url())) signedOut.add(context);
      if (/\/oauth2\/v2\.0\/token(\?|$)/.test(request.url())) signedOut.delete(context);
    });
    const followPage = (page: Page) =>
      page.on('framenavigated', (frame) => addresses.add(`Page ${frame.url()}`));
    context.on('page', followPage);
    // What a test closes by itself can no longer be searched.
    context.on('close', () => signedOut.delete(context));
    context.pages().forEach(followPage);
  }

  async function searchStored(context: BrowserContext): Promise<void> {
    if (!signedOut.has(context)) return;
    for (const [place, content] of await contentsOf(context, origin)) {
      for (const hit of canaries.hitsIn(content))
        stored.push(`${place} is still there after signing out, with ${hit}.`);
      if (isOfSession.test(place)) stored.push(`${place} is still there after signing out.`);
    }
  }

  function leaks(): string[] {
    const added = canaries.added().filter(([, value]) => !known.has(value));
    if (dataDir && added.length > 0) keepTyped(dataDir, added);
    const told = [...addresses].flatMap((address) =>
      canaries.hitsIn(address).map((hit) => `An address tells ${hit}: ${address}`),
    );
    return [...told, ...stored];
  }

  return { follow, searchStored, leaks };
}

function bodyOf(request: Request): unknown {
  try {
    return request.postDataJSON();
  } catch {
    return null; // a file
  }
}

/** What belongs to a sign-in, and goes with it. */
const isOfSession = /^(local storage|session storage) (account|person:|answers:|draft:|sending:|msal\.3[|.])/;

/** Cookies, local storage and databases; each tab's own storage; kept answers. `place name` and content. */
async function contentsOf(context: BrowserContext, origin: string): Promise<[string, string][]> {
  await context.setOffline(false);
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  const found: [string, string][] = cookies.map(({ name, value }) => [`cookie ${name}`, value]);
  for (const { localStorage, indexedDB = [] } of origins as OriginState[]) {
    for (const { name, value } of localStorage) found.push([`local storage ${name}`, value]);
    for (const database of indexedDB) found.push([`database ${database.name}`, JSON.stringify(database)]);
  }
  for (const page of context.pages()) {
    // A page without scripts: what the tab keeps is read as it was left.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(origin + emptyPath, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(origin + emptyPath);
    found.push(...(await page.evaluate(storedInTab)));
  }
  return found;
}
type OriginState = { localStorage: { name: string; value: string }[]; indexedDB?: { name: string }[] };

/** Runs in the page. */
async function storedInTab(): Promise<[string, string][]> {
  const found: [string, string][] = Object.entries(sessionStorage).map(([name, value]) => [
    `session storage ${name}`,
    String(value),
  ]);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      found.push([`cache ${name}`, `${request.url} ${await (await cache.match(request))?.text()}`]);
  }
  return found;
}
