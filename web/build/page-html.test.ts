import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { type PageParts, pageHtml } from './page-html.ts';

const preloads = {
  app: ['app.js'],
  pages: [['/', ['start-page.js'], 'Min side']] satisfies PageParts['preloads']['pages'],
  signIn: ['msal.js'],
  afterSignIn: ['home-page.js'],
};
const startPage: PageParts = {
  kind: 'prerendered',
  title: 'Min side',
  description: null,
  body: '',
  returningBody: 'shell',
  criticalCss: '',
  stylesheet: '/all.css',
  bootScript: '/boot.js',
  bodyFont: null,
  favicon: '/icon.svg',
  preloads,
};

/** @returns what the early script of the start page asks for */
function askedFor(accounts: string, hash: string): string[] {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(pageHtml(startPage)) ?? [];
  const asked: { href: string }[] = [];
  const window: Record<string, unknown> = {
    localStorage: { getItem: () => accounts },
    location: { hash, pathname: '/' },
    document: {
      documentElement: { classList: { add() {} } },
      createElement: () => ({}),
      head: { append: (link: { href: string }) => asked.push(link) },
    },
  };
  runInNewContext(script, Object.assign(window, { self: window, top: window }));
  return asked.map(({ href }) => href);
}

test('a visitor asks for no script ahead; a signed-in user for the page’s, and on the way back for that of the own page', () => {
  assert.deepEqual(askedFor('[]', ''), []);
  assert.deepEqual(askedFor('["one"]', ''), ['/msal.js', '/app.js', '/start-page.js', '/all.css']);
  assert.deepEqual(askedFor('[]', '#code=1&state=2'), ['/msal.js', '/app.js', '/home-page.js', '/all.css']);
});
