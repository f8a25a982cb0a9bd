/** The pages of development: the server's configuration is kept, what was built is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { developmentHtml } from './development-front.ts';

test('a page of development has the title and the configuration of the server, and the sources', () => {
  const config = '<script type="application/json" id="config">{"signIn":{}}</script>';
  const built = `<html><head><title>Gi en gave</title><script>early()</script>${config}<script type="module" nonce="x" src="/assets/boot-1.js"></script></head><body><div id="root" data-kind="prerendered">…</div></body></html>`;
  const html = developmentHtml(built);
  assert.ok(html.includes('<title>Gi en gave</title>') && html.includes(config));
  assert.ok(html.includes('src="/web/boot.ts"') && html.includes('data-kind="shell"'));
  assert.ok(!html.includes('/assets/') && !html.includes('early()'));
});
