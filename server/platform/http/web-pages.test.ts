import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadWebPages, serveWebPages } from './web-pages.ts';

const page = (words: string) =>
  `<!doctype html><html lang="x"><script>early()</script><!--config--><script type="module" nonce="<!--nonce-->" src="/assets/boot.js"></script><p>${words}</p>`;

describe('the built pages as they are served', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  let app: FastifyInstance;
  before(async () => {
    for (const name of ['pages', 'pages/nn', 'assets', 'earlier']) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'assets/app-2.js'), 'new');
    writeFileSync(path.join(folder, 'earlier/app-1.js'), 'old');
    writeFileSync(path.join(folder, 'earlier/app-2.js'), 'copy');
    writeFileSync(path.join(folder, 'earlier/.replaced.json'), '{}');
    for (const [file, words] of [
      ['start.html', 'Hei på deg'],
      ['404.html', 'Fant ikke siden'],
      ['500.html', 'Referanse <!--reference-->'],
      ['plain.html', 'Bare på bokmål'],
      ['nn/start.html', 'Hei på dykk <!--origin-->/'],
      ['nn/404.html', 'Fann ikkje sida'],
      ['nn/500.html', 'Noko gjekk gale'],
    ] as const)
      writeFileSync(path.join(folder, 'pages', file), page(words));
    const set = { routes: [{ path: '/', file: 'start.html' }], notFound: '404.html', error: '500.html' };
    const nn = {
      routes: [{ path: '/', file: 'nn/start.html' }],
      notFound: 'nn/404.html',
      error: 'nn/500.html',
    };
    const routes = [...set.routes, { path: '/plain', file: 'plain.html' }];
    const manifest = { ...set, routes, languages: { nn }, profileHash: 'x' };
    writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(manifest));
    app = Fastify();
    const { sendErrorPage } = await serveWebPages(app, {
      clock: { now: () => new Date('2026-11-27T19:00:00Z') },
      pages: { ...loadWebPages(folder, 'x'), earlierAssets: path.join(folder, 'earlier') },
      origin: 'http://localhost:3000',
      config: { name: '</script>' },
      connectTo: [],
      factsOf: async (address) => (address === '/' ? { name: '</script><script>alert(1)</script>' } : null),
    });
    app.get('/fails', (_request, reply) => sendErrorPage(reply, 'ref-1'));
  });
  after(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  async function get(url: string, encoding?: string) {
    const headers = { host: 'localhost:3000', ...(encoding && { 'accept-encoding': encoding }) };
    const answer = await app.inject({ url, headers });
    const { rawPayload } = answer;
    const body = answer.headers['content-encoding'] ? brotliDecompressSync(rawPayload) : rawPayload;
    const policy = String(answer.headers['content-security-policy']);
    const [, nonce] = /script-src 'nonce-([\w-]{22})' 'strict-dynamic' 'sha256-[^']+';/.exec(policy) ?? [];
    return {
      status: answer.statusCode,
      encoding: answer.headers['content-encoding'],
      body: String(body),
      nonce,
    };
  }

  for (const [url, status, words] of [
    ['/', 200, 'Hei på deg'],
    ['/finnes-ikke', 404, 'Fant ikke siden'],
    ['/fails', 500, 'Referanse ref-1'],
  ] as const) {
    test('assets never change, and those of the release before are still there', async () => {
      for (const [name, content] of [
        ['app-1.js', 'old'],
        ['app-2.js', 'new'],
      ]) {
        const answer = await app.inject(`/assets/${name}`);
        assert.equal(answer.body, content);
        assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
      }
      assert.equal((await app.inject('/assets/.replaced.json')).statusCode, 404);
    });

    test(`${url}: the page names its script by the nonce of this answer, compressed or not`, async () => {
      const answers = [await get(url), await get(url), await get(url, 'gzip, br'), await get(url, 'br')];
      for (const answer of answers) {
        assert.equal(answer.status, status);
        assert.ok(answer.nonce);
        assert.ok(answer.body.includes(`<script type="module" nonce="${answer.nonce}" src=`));
        assert.ok(answer.body.endsWith(`<p>${words}</p>`), answer.body);
        assert.ok(answer.body.includes('\\u003c/script>'));
        assert.doesNotMatch(answer.body, /<!--/);
      }
      assert.equal(new Set(answers.map(({ nonce }) => nonce)).size, answers.length);
      assert.deepEqual(
        answers.map(({ encoding }) => encoding),
        [undefined, undefined, 'br', 'br'],
      );
    });
  }

  const inLanguage = (url: string, cookie = '') =>
    app.inject({ url, headers: { host: 'localhost:3000', cookie } });

  test('an address that asks for a language gets it, and it is remembered for a year', async () => {
    const answer = await inLanguage('/?sprak=nn', 'other=1');
    assert.match(answer.body, /<p>Hei på dykk http:\/\/localhost:3000\/<\/p>/);
    assert.equal(
      answer.headers['set-cookie'],
      'sprak=nn.1795806000; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
    );
    const next = await inLanguage('/', 'other=1; sprak=nn.1795806000');
    assert.match(next.body, /Hei på dykk/);
    assert.equal(next.headers['set-cookie'], undefined);
    assert.equal(next.headers.vary, 'accept-encoding, cookie');
    assert.match((await inLanguage('/?sprak=nb', 'sprak=nn')).body, /Hei på deg/);
  });

  test('a page says that its language was chosen here; a link of another site shows a language and chooses none', async () => {
    const from = (site: string) =>
      app.inject({
        url: '/?sprak=nn',
        headers: { host: 'localhost:3000', cookie: 'sprak=en.1795000000', 'sec-fetch-site': site },
      });
    const chosen = await from('same-origin');
    assert.match(chosen.body, /<html data-language-chosen /);
    assert.match(String(chosen.headers['set-cookie']), /^sprak=nn\.1795806000;/);
    for (const site of ['cross-site', 'same-site', 'none']) {
      const shown = await from(site);
      assert.match(shown.body, /Hei på dykk/);
      assert.doesNotMatch(shown.body, /data-language-chosen/);
      assert.match(String(shown.headers['set-cookie']), /^sprak=nn\.0;/);
    }
  });

  test('a page that is not translated, and a language that is not known, are answered in bokmål', async () => {
    assert.match((await inLanguage('/plain', 'sprak=nn')).body, /Bare på bokmål/);
    const unknown = await inLanguage('/?sprak=sv', 'sprak=en');
    assert.match(unknown.body, /Hei på deg/);
    assert.equal(unknown.headers['set-cookie'], undefined);
  });

  test('a missing page and a failure are in the language of the reader', async () => {
    assert.match((await inLanguage('/finnes-ikke', 'sprak=nn')).body, /Fann ikkje sida/);
    assert.match((await inLanguage('/fails', 'sprak=nn')).body, /Noko gjekk gale/);
  });

  test('facts for search engines are data that cannot end their element, and are on their page only', async () => {
    const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await get('/')).body)?.[1];
    assert.deepEqual(JSON.parse(facts!), { name: '</script><script>alert(1)</script>' });
    assert.doesNotMatch((await get('/finnes-ikke')).body, /ld\+json/);
  });
});
