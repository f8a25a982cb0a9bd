import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createCookieBrowser } from '../../test/support/cookie-browser.ts';
import { type IdentityFixture, startIdentityProvider } from '../../test/support/identity-provider-fixture.ts';
import { codeIn, enterCode, requestCode, startSignIn } from '../../test/support/sign-in.ts';

const origin = 'https://portal.example';
const isOurs = (line: string) => /^(__Host-)?idp_/.test(line);

describe('cookies behind https', () => {
  let f: IdentityFixture;
  before(async () => {
    f = await startIdentityProvider({ origin });
  });
  after(() => f.stop());

  /** Keeps what was set, as the browser would see it. */
  function browse() {
    const set: string[] = [];
    const inner = createCookieBrowser(f.origin);
    const noted =
      <A extends unknown[]>(ask: (...args: A) => ReturnType<typeof inner.get>) =>
      async (...args: A) => {
        const answer = await ask(...args);
        set.push(...answer.headers.getSetCookie().filter(isOurs));
        return answer;
      };
    const get = noted(inner.get);
    const post = noted(inner.post);
    const browser: typeof inner = {
      jar: inner.jar,
      get,
      post,
      async follow(answer) {
        let current = answer;
        for (;;) {
          const location = current.headers.get('location');
          const { pathname, search } = new URL(location ?? '/', origin);
          if (!pathname.startsWith('/id/')) return current;
          // As the proxy in front would: the portal itself speaks http.
          current = await get(`${pathname}${search}`);
        }
      },
    };
    return { browser, set };
  }

  test('every cookie has the prefix and what it asks for, and two sign-ins begun side by side both end well', async () => {
    const { browser, set } = browse();
    const [one, two] = [await startSignIn(browser, origin), await startSignIn(browser, origin)];
    await requestCode(browser, one.page, 'vert@medlem.example');
    const first = f.codeFor('vert@medlem.example');
    await requestCode(browser, two.page, 'vert2@medlem.example');
    assert.ok(codeIn(await enterCode(browser, one.page, first)));
    assert.ok(set.length >= 6);
    for (const line of set) {
      assert.match(line, /^__Host-idp_/);
      assert.match(line, /; ?path=\/(;|$)/i);
      assert.match(line, /; ?secure/i);
      assert.match(line, /; ?httponly/i);
      assert.doesNotMatch(line, /domain=/i);
    }
    // Signed in now: the other begun sign-in is still its own.
    assert.match((await browser.get(two.page)).body, /Telefonnummer eller e-post/);
  });

  test('what a neighbouring domain plants without the prefix is not read', async () => {
    const { browser } = browse();
    const { page } = await startSignIn(browser, origin);
    for (const cookie of [...browser.jar.values()])
      Object.assign(cookie, { name: cookie.name.replace('__Host-', '').replace(/\.[\w-]{20,}/, '') });
    assert.equal((await browser.get(page)).status, 400);
  });

  test('sign-ins that were begun and left do not pile up', async () => {
    const { browser } = browse();
    let last = '';
    for (let n = 0; n < 15; n++) last = (await startSignIn(browser, origin)).page;
    assert.equal((await browser.get(last)).status, 200);
    const begun = [...browser.jar.values()].filter(({ name }) => /^__Host-idp_resume\.[\w-]+$/.test(name));
    assert.ok(begun.length <= 6, String(begun.length));
  });
});
