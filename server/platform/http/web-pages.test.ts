import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { loadWebPages, serveWebPages } from './web-pages.ts';

const page = (words: string) =>
  `<!doctype html><script>early()</script><!--config--><script type="module" nonce="<!--nonce-->" src="/assets/boot.js"></script><p>${words}</p>`;

describe('the built pages as they are served', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  let app: FastifyInstance;
  before(async () => {
    for (const name of ['pages', 'assets', 'earlier']) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'assets/app-2.js'), 'new');
    writeFileSync(path.join(folder, 'earlier/app-1.js'), 'old');
    writeFileSync(path.join(folder, 'earlier/app-2.js'), 'copy');
    writeFileSync(path.join(folder, 'earlier/.replaced.json'), '{}');
    for (const [file, words] of [
      ['start.html', 'Hei på deg'],
      ['404.html', 'Fant ikke siden'],
      ['500.html', 'Referanse <!--reference-->'],
    ] as const)
      writeFileSync(path.join(folder, 'pages', file), page(words));
    const routes = [{ path: '/', file: 'start.html' }];
    const manifest = { routes, notFound: '404.html', error: '500.html', profileHash: 'x' };
    writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(manifest));
    app = Fastify();
    const { sendErrorPage } = await serveWebPages(app, {
      pages: { ...loadWebPages(folder, 'x'), earlierAssets: path.join(folder, 'earlier') },
      origin: 'http://localhost:3000',
      config: { name: '</script>' },
      connectTo: [],
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
});
