/** Leaving, in the data cache. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

/** Always refetched when opened: it must be current. */
export const leavingQuery = () =>
  queryOptions({
    queryKey: ['leaving'],
    queryFn: ({ signal }) => call('GET /api/leaving', { signal }),
    staleTime: 0,
  });
