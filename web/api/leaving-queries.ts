/** Leaving, in the data cache. */
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Always asked for again when opened: what would happen must be what is so now. */
export const leavingQuery = () =>
  queryOptions({
    queryKey: ['leaving'],
    queryFn: ({ signal }) => call('GET /api/leaving', { signal }),
    staleTime: 0,
  });
