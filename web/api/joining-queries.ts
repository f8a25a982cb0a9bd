/** The joining and the welcome in the data cache. */
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Always asked for again: another device may have gone on meanwhile. */
export const joiningQuery = () =>
  queryOptions({
    queryKey: ['joining'],
    queryFn: ({ signal }) => call('GET /api/joining', { signal }),
    staleTime: 0,
  });

export const welcomeQuery = () =>
  queryOptions({
    queryKey: ['welcome'],
    queryFn: ({ signal }) => call('GET /api/welcome', { signal }),
    staleTime: 0,
  });
