import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstWrongPart, partNamed } from './form-parts.ts';

const parts = { who: ['name', 'day'], where: ['street'] } as const;

test('an address that names no part leads to the first', () => {
  assert.equal(partNamed(['who', 'where'], 'where'), 'where');
  for (const name of [undefined, 'something else', ['where']])
    assert.equal(partNamed(['who', 'where'], name), 'who');
});

test('the first part with something wrong', () => {
  assert.equal(
    firstWrongPart(parts, (field) => field === 'street'),
    'where',
  );
  assert.equal(
    firstWrongPart(parts, (field) => field === 'street' || field === 'day'),
    'who',
  );
  assert.equal(
    firstWrongPart(parts, () => false),
    null,
  );
});
