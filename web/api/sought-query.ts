/** What member service is finding out for the person, in the data cache. */
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Always asked for again: member service may have answered. */
export const soughtQuery = () =>
  queryOptions({
    queryKey: ['sought-record'],
    queryFn: ({ signal }) => call('GET /api/sought-record', { signal }),
    staleTime: 0,
  });
