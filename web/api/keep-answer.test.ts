import assert from 'node:assert/strict';
import { test } from 'node:test';
import { QueryClient } from '@tanstack/react-query';
import { keepAnswer } from './keep-answer.ts';

test('a fetch that began before the write does not put the old state back', async () => {
  const client = new QueryClient();
  const queryKey = ['report'];
  client.setQueryData(queryKey, { state: 'ready' });
  const late = Promise.withResolvers<object>();
  const fetching = client.fetchQuery({ queryKey, queryFn: () => late.promise, staleTime: 0 });
  keepAnswer(client, queryKey, { state: 'delivered' });
  late.resolve({ state: 'ready' });
  await fetching.catch(() => {});
  assert.deepEqual(client.getQueryData(queryKey), { state: 'delivered' });
  assert.equal(client.getQueryState(queryKey)?.status, 'success');
  assert.equal(client.isFetching(), 0);
  client.clear();
});
