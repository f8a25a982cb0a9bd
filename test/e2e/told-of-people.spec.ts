/** The watch over what browsers tell of people sees each kind of leak: planted here, in a browser of its own. */
import { watchCanaries } from './support/canary-watch.ts';
import { expect, test } from './support/portal-test.ts';

const secret = 'ola@medlem.example';

test('a leak in an address, and each place where a browser keeps things after signing out, is seen', async ({
  browser,
  baseURL,
}) => {
  if (!baseURL) throw new Error('There is no portal');
  const context = await browser.newContext();
  const told = watchCanaries(baseURL, undefined);
  told.follow(context);
  const page = await context.newPage();
  await page.goto(`${baseURL}/personvern`);
  expect(told.leaks()).toEqual([]);

  await test.step('an address that is asked for, one that is shown, and one behind a token', async () => {
    await page.goto(`${baseURL}/personvern?from=${encodeURIComponent(secret)}`);
    const content = Buffer.from(JSON.stringify({ name: 'Kari Lund' })).toString('base64url');
    await page.evaluate((hint) => history.replaceState(null, '', `/personvern#hint=${hint}`), content);
    await expect.poll(() => told.leaks().join('\n')).toMatch(/name «Kari Lund»: Page /);
    expect(told.leaks().join('\n')).toMatch(/e-mail «ola@medlem\.example»: GET /);
  });

  await test.step('what is stored is not checked before, and is checked after', async () => {
    await page.evaluate(keepEverywhere, secret);
    await context.addCookies([{ name: 'who', value: encodeURIComponent(secret), url: baseURL }]);
    await told.searchStored(context);
    expect(told.leaks().join('\n')).not.toContain('after signing out');
    await page.goto(`${baseURL}/id/oauth2/v2.0/logout`);
    await told.searchStored(context);
    const after = told.leaks().filter((leak) => leak.includes('after signing out'));
    for (const place of ['cookie who', 'local storage x', 'session storage y', 'database z', 'cache w'])
      expect(after.join('\n')).toContain(`${place} is still there after signing out, with e-mail`);
    expect(after.join('\n')).toContain('session storage draft:x is still there after signing out.');
  });
  await context.close();
});

/** Runs in the page. */
async function keepEverywhere(what: string): Promise<void> {
  localStorage.setItem('x', what);
  sessionStorage.setItem('y', what);
  sessionStorage.setItem('draft:x', '');
  await (await caches.open('w')).put('/kept', new Response(what));
  await new Promise((done) => {
    const opening = indexedDB.open('z');
    opening.onupgradeneeded = () => opening.result.createObjectStore('s').put(what, 1);
    opening.onsuccess = done;
  });
}
