import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sizeFrom } from './trial-size.ts';

const sizes = { rounds: { full: 50, small: 1 }, seconds: { full: 10, small: 0.1 } };
const parts = ['pglite', 'postgresql'] as const;

test('a trial is full unless the command line says otherwise', () => {
  assert.deepEqual(sizeFrom([], sizes, parts), { rounds: 50, seconds: 10, only: parts });
  assert.deepEqual(sizeFrom(['--small'], sizes), { rounds: 1, seconds: 0.1, only: [] });
  assert.deepEqual(sizeFrom(['--small', '--rounds=5', '--only=pglite'], sizes, parts), {
    rounds: 5,
    seconds: 0.1,
    only: ['pglite'],
  });
});

test('what is not understood is refused', () => {
  for (const args of [['5'], ['--round=5'], ['--rounds=many'], ['--rounds=0'], ['--only=mysql']])
    assert.throws(() => sizeFrom(args, sizes, parts), Error, args[0]);
});
