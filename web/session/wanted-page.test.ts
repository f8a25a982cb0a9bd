import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { wantedPage } from './wanted-page.ts';

const origin = 'https://minside.example';
const foreign = [
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'https://minside.example//evil.example/x',
  'https://minside.example/\\evil.example',
  'https://minside.example.evil.example/',
  'https://minside.example:8443/',
  'https:\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//',
  'https://',
];
/** Those that are led out of the portal, or to an error, by a way of finding the page. */
const ledAway = (find: (url: string, origin: string) => string): string[] =>
  foreign.filter((url) => {
    const page = find(url, origin);
    return !URL.canParse(page, origin) || new URL(page, origin).origin !== origin;
  });

describe('the page that was wanted before the sign-in', () => {
  test('is kept with path, query and hash', () => {
    for (const page of ['/', '/home', '/henvendelser/1?vis=alt&x=1#svar', '/%2f%2fevil.example', '/a//b'])
      assert.equal(wantedPage(`${origin}${page}`, origin), page);
    assert.equal(wantedPage('/home?x=//evil.example', origin), '/home?x=//evil.example');
  });

  test('a foreign address leads to the start page, however it is written', () => {
    assert.deepEqual(ledAway(wantedPage), []);
    for (const url of foreign) assert.equal(wantedPage(url, origin), '/', url);
  });

  test('planted: a way that only takes the host away is found', () => {
    const found = ledAway((url, base) => {
      const { pathname, search, hash } = URL.canParse(url, base) ? new URL(url, base) : new URL(base);
      return pathname + search + hash;
    });
    assert.ok(found.includes('https://minside.example//evil.example/x'));
  });
});
