/** What member service reads of numbers that two have given. Always asked for again. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

const list = ['desk-numbers'] as const;

export const deskNumbersQuery = () =>
  queryOptions({
    queryKey: list,
    queryFn: ({ signal }) => call('GET /api/staff/number-cases', { signal }),
    staleTime: 0,
  });

export const deskNumberQuery = (id: string) =>
  queryOptions({
    queryKey: [...list, id],
    queryFn: ({ signal }) => call('GET /api/staff/number-cases/:id', { params: { id }, signal }),
    staleTime: 0,
    retry: false,
  });

export function forgetDeskNumbers(client: QueryClient): void {
  client.removeQueries({ queryKey: [...list] });
}
