/** Trying again has one effect: what a page sends carries the key of its submit. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');

/** Asking Vipps or the queue how it stands: as often as one likes. */
const asksOnly = /\/(checks|tickets|leave)'/;

/** @returns each `call('POST …')` of a source text that is given neither a key nor a request made elsewhere */
function keyless(source: string): string[] {
  return [...source.matchAll(/call\('POST [^']+'/g)].flatMap(({ 0: begin, index }) => {
    let end = index + 'call('.length;
    for (let depth = 1; depth > 0; end += 1) depth += { '(': 1, ')': -1 }[source[end] as '(' | ')'] ?? 0;
    const whole = source.slice(index, end);
    return asksOnly.test(begin) || /idempotencyKey|, request\)/.test(whole) ? [] : [whole];
  });
}

test('whatever a page posts carries the key of its submit', () => {
  const files = globSync('web/pages/**/*.tsx', { cwd: root });
  assert.ok(files.length > 200);
  assert.deepEqual(
    files.flatMap((file) => keyless(readFileSync(path.join(root, file), 'utf8'))),
    [],
  );
});

test('one without is found', () => {
  assert.equal(keyless("send: (body) => call('POST /api/gifts', { body: { ...f(body) } }),").length, 1);
  assert.equal(
    keyless("send: (body, idempotencyKey) => call('POST /api/gifts', { idempotencyKey }),").length,
    0,
  );
});
