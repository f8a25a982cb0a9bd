/** Who the signed-in person is here. */
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const meQuery = () =>
  queryOptions({ queryKey: ['me'], queryFn: ({ signal }) => call('GET /api/me', { signal }) });
