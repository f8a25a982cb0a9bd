/** What member service reads, in the data cache. Somebody else may have been at it: nothing is taken from the cache alone. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DeskCase } from '#contract/desk-case-endpoints.ts';
import { call } from './call.ts';

const keys = {
  queues: ['desk-queue'] as const,
  case: (id: string) => ['desk-case', id] as const,
};

export const deskQueueQuery = (state: 'open' | 'closed') =>
  queryOptions({
    queryKey: [...keys.queues, state],
    queryFn: ({ signal }) => call('GET /api/staff/enquiries', { query: { state }, signal }),
    staleTime: 0,
  });

export const deskCaseQuery = (id: string) =>
  queryOptions({
    queryKey: keys.case(id),
    queryFn: ({ signal }) => call('GET /api/staff/enquiries/:id', { params: { id }, signal }),
    staleTime: 0,
  });

/** After an act: the case is what the server answered. */
export function keepCase(client: QueryClient, deskCase: DeskCase): void {
  client.setQueryData(keys.case(deskCase.id), deskCase);
  void client.invalidateQueries({ queryKey: keys.queues });
}
