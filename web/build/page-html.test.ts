import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { type PageParts, pageHtml } from './page-html.ts';

const preloads = {
  app: ['app.js'],
  page: ['start-page.js'],
  signIn: ['msal.js'],
  afterSignIn: ['home-page.js'],
};
const startPage: PageParts = {
  kind: 'prerendered',
  language: 'nb',
  offered: { languages: ['nb', 'nn'], address: '/' },
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

/** @returns what the early script of the start page asks for, at once and then when something is touched */
function askedFor(accounts: string, hash: string, touched?: { mark: string; savesData?: boolean }): string[] {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(pageHtml(startPage)) ?? [];
  const asked: { href: string }[] = [];
  const listeners: ((event: object) => void)[] = [];
  const window: Record<string, unknown> = {
    addEventListener: (_type: string, listener: (event: object) => void) => listeners.push(listener),
    navigator: { connection: { saveData: touched?.savesData ?? false } },
    localStorage: { getItem: () => accounts },
    location: { hash },
    document: {
      documentElement: { classList: { add() {} } },
      createElement: () => ({}),
      head: { append: (link: { href: string }) => asked.push(link) },
    },
  };
  runInNewContext(script, Object.assign(window, { self: window, top: window }));
  const target = { closest: (selector: string) => (selector === touched?.mark ? {} : null) };
  if (touched) for (const listener of [...listeners, ...listeners]) listener({ target });
  return asked.map(({ href }) => href);
}

test('a visitor asks for no script ahead; a signed-in user for the page’s, and on the way back for that of the own page', () => {
  assert.deepEqual(askedFor('[]', ''), []);
  assert.deepEqual(askedFor('["one"]', ''), ['/msal.js', '/app.js', '/start-page.js', '/all.css']);
  assert.deepEqual(askedFor('[]', '#code=1&state=2'), ['/msal.js', '/app.js', '/home-page.js', '/all.css']);
});

test('the rules in the page stand before those of the style sheet that its script asks for', () => {
  const html = pageHtml(startPage);
  assert.ok(html.indexOf('<style>') < html.indexOf('<script>'));
});

test('the first touch of «Logg inn» fetches the own page ahead, once; that of a link does not, nor does saving data', () => {
  const ownPage = ['/msal.js', '/app.js', '/home-page.js'];
  assert.deepEqual(askedFor('[]', '', { mark: '[data-sign-in]' }), ownPage);
  assert.deepEqual(askedFor('[]', '', { mark: 'a' }), []);
  assert.deepEqual(askedFor('[]', '', { mark: '[data-sign-in]', savesData: true }), []);
});

test('a page names its language and leads to the others that it is there in', () => {
  const html = pageHtml({ ...startPage, language: 'nn' });
  assert.match(html, /<html lang="nn"/);
  assert.match(html, /<link rel="alternate" hreflang="nn" href="<!--origin-->\/\?sprak=nn">/);
  assert.match(html, /<a href="\?sprak=nb" lang="nb" hreflang="nb">Bokmål<\/a>/);
  assert.match(html, /<a href="\?sprak=nn" lang="nn" hreflang="nn" aria-current="true">Nynorsk<\/a>/);
  assert.doesNotMatch(html, /English/);
});

test('a page in one language offers none, and one without an address of its own has no alternates', () => {
  const single = pageHtml({ ...startPage, offered: { languages: ['nb'], address: '/' } });
  assert.doesNotMatch(single, /hreflang/);
  const shell = pageHtml({ ...startPage, offered: { languages: ['nb', 'nn', 'en'], address: null } });
  assert.doesNotMatch(shell, /rel="alternate"/);
  assert.match(shell, /English/);
});
