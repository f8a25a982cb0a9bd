import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import Fastify from 'fastify';
import { faultsByYardsticks, faultsOfHeaders } from '../../../test/e2e/support/page-headers.ts';
import { serveKeptCard } from './card-worker-routes.ts';
import { setSecurityHeaders } from './security-headers.ts';

test('the worker may ask our own origin only, and the frame registers that worker and runs nothing', async () => {
  const app = Fastify();
  await setSecurityHeaders(app);
  serveKeptCard(app, { folder: 'web', origin: 'https://minside.example' });
  const worker = await app.inject('/medlemskort.js');
  assert.equal(worker.body, readFileSync('web/card-worker.js', 'utf8'));
  assert.match(String(worker.headers['content-type']), /^text\/javascript/);
  assert.equal(worker.headers['content-security-policy'], "default-src 'none'; connect-src 'self'");
  assert.equal(worker.headers['cache-control'], 'no-cache');
  const frame = await app.inject('/medlemskort-ramme');
  assert.doesNotMatch(frame.body, /<script/);
  const rules = String(frame.headers['content-security-policy']).split('; ');
  for (const rule of [
    'worker-src minside.example/medlemskort.js',
    "default-src 'none'",
    "script-src 'none'",
    'trusted-types medlemskort',
  ])
    assert.ok(rules.includes(rule), rule);
  const headers = frame.headers as Record<string, string>;
  assert.deepEqual(faultsOfHeaders('/medlemskort-ramme', headers), []);
  assert.deepEqual(faultsByYardsticks({ headers, html: frame.body }), []);
  assert.deepEqual(faultsOfHeaders('/home', headers), [
    'trusted-types is «medlemskort»',
    "frame-ancestors is «'self'»",
  ]);
});

test('the worker keeps nothing, and answers only the opening of a page', () => {
  const source = readFileSync('web/card-worker.js', 'utf8');
  assert.doesNotMatch(source, /\.put\(|\.add\(|addAll|caches\.open/);
  assert.match(source, /mode === 'navigate'/);
});
