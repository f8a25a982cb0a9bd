/** What member service reads of registered children. Always asked for again. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

const list = ['desk-children'] as const;

export const deskChildrenQuery = () =>
  queryOptions({
    queryKey: list,
    queryFn: ({ signal }) => call('GET /api/staff/child-registrations', { signal }),
    staleTime: 0,
  });

export const deskChildQuery = (id: string) =>
  queryOptions({
    queryKey: [...list, id],
    queryFn: ({ signal }) => call('GET /api/staff/child-registrations/:id', { params: { id }, signal }),
    staleTime: 0,
    retry: false,
  });

export function forgetDeskChildren(client: QueryClient): void {
  client.removeQueries({ queryKey: [...list] });
}
