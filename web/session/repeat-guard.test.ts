import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayRepeat } from './repeat-guard.ts';

const memoryStorage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
};
const minuteMs = 60_000;
const now = Date.UTC(2026, 10, 21);

test('a remedy is tried once, and again only after five minutes', () => {
  const storage = memoryStorage();
  assert.equal(mayRepeat('page:/home', storage, now), true);
  assert.equal(mayRepeat('page:/home', storage, now + minuteMs), false);
  assert.equal(mayRepeat('page:/other', storage, now + minuteMs), true);
  assert.equal(mayRepeat('page:/home', storage, now + 6 * minuteMs), true);
});

test('where nothing can be noted, nothing is tried: a loop is worse', () => {
  const refusing = { getItem: () => null, setItem: () => assert.fail('refused') };
  assert.equal(mayRepeat('page:/home', refusing, now), false);
});
