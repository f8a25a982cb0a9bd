import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Somebody may have looked since. */
export const looksQuery = () =>
  queryOptions({
    queryKey: ['looks'],
    queryFn: ({ signal }) => call('GET /api/looks', { signal }),
    staleTime: 0,
  });
