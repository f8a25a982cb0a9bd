import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageParts } from './page-html.ts';
import { usedCss } from './used-css.ts';

const page: PageParts = {
  kind: 'prerendered',
  language: 'nb',
  offered: { languages: ['nb', 'nn'], address: '/' },
  title: 'Min side',
  description: null,
  body: '<main class="card"><details open><summary>Mer</summary></details></main>',
  returningBody: null,
  criticalCss: `
    .card { color: red }
    .table { color: red }
    details[open] > summary { font-weight: 600 }
    .card:hover { color: red }
    .signed-in .card { color: blue }
    [aria-busy="true"] { opacity: 0.5 }
    .measuring h2 { margin: 0 }
    .languages { display: flex }
    .table { animation: unused 1s }
    @keyframes unused { to { opacity: 0 } }`,
  stylesheet: '/all.css',
  bootScript: '/boot.js',
  bodyFont: null,
  favicon: '/icon.svg',
  preloads: { app: [], page: [], signIn: [], afterSignIn: [] },
};

test('a page has the rules of its own elements, in each state they can have, and no others', async () => {
  const css = await usedCss(page);
  for (const kept of ['.card {', 'details[open]', '.card:hover', '.languages'])
    assert.ok(css.includes(kept), kept);
  for (const left of ['.table', '@keyframes']) assert.ok(!css.includes(left), left);
});

test('it keeps what the scripts of an open page add: a signed-in reader, a pressed button, the question about counting', async () => {
  const css = await usedCss(page);
  for (const kept of ['.signed-in', '[aria-busy', '.measuring h2']) assert.ok(css.includes(kept), kept);
});
