/** Contact points and codes in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

const key = ['contact-points'] as const;

/** Always asked for again: a code lives ten minutes, and another device may have used it. */
export const contactPointsQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/verification/contact-points', { signal }),
    staleTime: 0,
  });

export const forgetContactPoints = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: key });
