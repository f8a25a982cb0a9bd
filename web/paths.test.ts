import assert from 'node:assert/strict';
import { test } from 'node:test';
import { routePatternOf } from './build/route-patterns.ts';
import { paths } from './paths.ts';

test('every address that links are made of is a page', () => {
  for (const path of Object.values(paths)) {
    const address = typeof path === 'function' ? path('0190-x') : path;
    assert.ok(routePatternOf(address), address);
  }
});

test('an unknown address is no page', () => {
  for (const address of [
    '/nei',
    '/henvendelser/a/b',
    '/home/x',
    '//home/x',
    '/page-2',
    '/using-typescript',
  ]) {
    assert.equal(routePatternOf(address), null, address);
  }
});

test('an address with an id belongs to its pattern, a slash at the end does not matter', () => {
  assert.equal(routePatternOf('/henvendelser/42')?.pattern, '/henvendelser/:id');
  assert.equal(routePatternOf('/henvendelser/')?.pattern, '/henvendelser');
  assert.equal(routePatternOf('/')?.isPublic, true);
  assert.equal(routePatternOf('/home')?.isPublic, false);
});
