import type { InferDataFromTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

type Kept<Key extends QueryKey> = InferDataFromTag<unknown, Key> | undefined;

/**
 * Keeps what a write answered as the answer of a query. A fetch of it that is on its way may have been answered before
 * the write, and would put the old state back: it is dropped, and made again where the answer is on the screen.
 * @param answer the whole of it, or a function of the answer that is there
 */
export function keepAnswer<Key extends QueryKey>(
  client: QueryClient,
  queryKey: Key,
  answer: NoInfer<Updater<Kept<Key>, Kept<Key>>>,
): void {
  const query = { queryKey, exact: true };
  const isOnItsWay = client.isFetching(query) > 0;
  void client.cancelQueries(query);
  client.setQueryData(queryKey, answer);
  if (isOnItsWay) void client.invalidateQueries(query);
}
