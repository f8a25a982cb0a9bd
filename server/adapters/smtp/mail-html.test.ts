import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailHtml } from './mail-html.ts';

test('a text becomes paragraphs with its addresses as links, under a heading, in its language', () => {
  const html = mailHtml({
    subject: 'Du har fått svar',
    text: 'Hei, Kari!\n\nLogg inn her:\nhttps://minside.example/henvendelser/1.\n\nVenleg helsing\nMin side',
    language: 'nn',
  });
  assert.match(html, /<html lang="nn">/);
  assert.match(html, /<h1 [^>]*>Du har fått svar<\/h1>/);
  assert.equal(html.match(/<p /g)?.length, 3);
  assert.ok(html.includes('Logg inn her:<br>\n<a href="https://minside.example/henvendelser/1">'));
  assert.ok(html.includes('>https://minside.example/henvendelser/1</a>.</p>'));
});

test('what an author has typed stays text', () => {
  const html = mailHtml({
    subject: '<b>',
    text: '<img src=x onerror=alert(1)>\n\nhttps://x.example/?a="><script>',
  });
  assert.doesNotMatch(html, /<(img|script|b)\b/);
  assert.match(html, /&lt;img src=x/);
});

test('it loads nothing and sets no colour', () => {
  const html = mailHtml({ subject: 'x', text: 'y' });
  assert.doesNotMatch(html, /src=|url\(|@import|<link|background|[^-]color:/);
  assert.match(html, /<meta name="color-scheme" content="light dark">/);
});
