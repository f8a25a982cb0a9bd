import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { keepAnswer } from './keep-answer.ts';

type Report = { state: string; note: string };
const ready = { state: 'ready', note: '' };
const delivered = { state: 'delivered', note: '' };

/** A query whose fetches wait for the test to answer them. */
function reportQuery() {
  const fetches: PromiseWithResolvers<Report>[] = [];
  const query = queryOptions({
    queryKey: ['report'],
    queryFn() {
      const fetch = Promise.withResolvers<Report>();
      fetches.push(fetch);
      return fetch.promise;
    },
  });
  return { query, fetches };
}
const show = (client: QueryClient, query: ReturnType<typeof reportQuery>['query']) =>
  new QueryObserver(client, query).subscribe(() => {});

describe('the answer of a write', () => {
  test('a fetch that began before the write does not put the old state back', async () => {
    const client = new QueryClient();
    const { query, fetches } = reportQuery();
    client.setQueryData(query.queryKey, ready);
    const fetching = client.fetchQuery(query);
    keepAnswer(client, query.queryKey, delivered);
    fetches[0]?.resolve(ready);
    await fetching;
    assert.deepEqual(client.getQueryData(query.queryKey), delivered);
    assert.equal(client.getQueryState(query.queryKey)?.status, 'success');
    assert.equal(client.isFetching(), 0);
    client.clear();
  });

  test('on the screen it is fetched again, for what others have written since', async () => {
    const client = new QueryClient();
    const { query, fetches } = reportQuery();
    show(client, query);
    keepAnswer(client, query.queryKey, delivered);
    assert.deepEqual(client.getQueryData(query.queryKey), delivered);
    assert.equal(fetches.length, 2);
    const shown = client.fetchQuery(query);
    fetches[0]?.resolve(ready);
    fetches[1]?.resolve({ ...delivered, note: 'from a colleague' });
    assert.equal((await shown).note, 'from a colleague');
    assert.equal(client.getQueryData(query.queryKey)?.note, 'from a colleague');
    client.clear();
  });

  test('is not fetched again where no fetch was on its way', () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
    const { query, fetches } = reportQuery();
    client.setQueryData(query.queryKey, ready);
    show(client, query);
    keepAnswer(client, query.queryKey, (report) => report && { ...report, note: 'ours' });
    assert.deepEqual(client.getQueryData(query.queryKey), { ...ready, note: 'ours' });
    assert.equal(fetches.length, 0);
    client.clear();
  });

  test('a part of an answer that has not come yet is left to its fetch, and the page gets it', async () => {
    const client = new QueryClient();
    const { query, fetches } = reportQuery();
    show(client, query);
    keepAnswer(client, query.queryKey, (report) => report && { ...report, note: 'ours' });
    assert.equal(client.getQueryData(query.queryKey), undefined);
    assert.equal(fetches.length, 2);
    const shown = client.fetchQuery(query);
    fetches[0]?.resolve(ready);
    fetches[1]?.resolve({ ...ready, note: 'ours' });
    assert.equal((await shown).note, 'ours');
    client.clear();
  });
});
