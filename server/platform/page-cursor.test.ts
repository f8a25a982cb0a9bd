import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPageCursor } from './page-cursor.ts';

const cursors = createPageCursor(Buffer.alloc(32, 1));
const place = ['2026-11-21T12:00:00.000Z', null, 'æ'];

test('a cursor opens for its own list, and for nothing else', () => {
  const cursor = cursors.seal('enquiries open', place);
  assert.match(cursor, /^[\w-]+$/);
  assert.deepEqual(cursors.open('enquiries open', cursor), place);
  assert.equal(cursors.open('enquiries closed', cursor), null);
  assert.equal(createPageCursor(Buffer.alloc(32, 2)).open('enquiries open', cursor), null);
});

test('what was changed, cut or made up is none', () => {
  const cursor = cursors.seal('list', place);
  const changed = Buffer.from(cursor, 'base64url');
  changed[changed.length - 3]! ^= 1;
  for (const text of [
    '',
    'x',
    cursor.slice(0, -4),
    cursor.slice(4),
    changed.toString('base64url'),
    '%00',
    '{}',
  ])
    assert.equal(cursors.open('list', text), null, text);
});
