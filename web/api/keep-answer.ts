import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Keeps what a write answered as the answer of a query. A fetch of it that is on its way may have been answered before the
 * write, and would put the old state back: it is dropped.
 */
export function keepAnswer(client: QueryClient, queryKey: QueryKey, answer: object): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, answer);
}
