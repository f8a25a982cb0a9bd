import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { keepAnswers, restoreAnswers } from './kept-answers.ts';

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
const kept = (ageMs: number) => {
  const client = new QueryClient();
  client.setQueryData(['me'], { name: 'Kari' }, { updatedAt: Date.now() - ageMs });
  const storage = memoryStorage();
  keepAnswers(client, storage, 'kari:');
  return storage;
};
const since = () => Date.now() - 300_000;

test('what was fetched is there again after a reload, with its age', () => {
  const client = new QueryClient();
  restoreAnswers(client, kept(60_000), 'kari:', since());
  assert.deepEqual(client.getQueryData(['me']), { name: 'Kari' });
  assert.ok((client.getQueryState(['me'])?.dataUpdatedAt ?? 0) < Date.now() - 50_000);
});

test('a user does not get what was kept for another, and nothing older than five minutes', () => {
  const client = new QueryClient();
  const storage = kept(60_000);
  restoreAnswers(client, storage, 'ola:', since());
  assert.equal(client.getQueryData(['me']), undefined);
  assert.equal(storage.getItem('answers:v1'), null);
  restoreAnswers(client, kept(400_000), 'kari:', since());
  assert.equal(client.getQueryData(['me']), undefined);
});
