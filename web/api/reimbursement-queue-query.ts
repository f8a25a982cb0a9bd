/** The claims that the reader decides, in the data cache: apart, since the desk fetches the rest when it is asked for. */
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** Others' claims are never refetched automatically: each fetch is a logged access. */
export const fetchedWhenAsked = {
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { isAboutOthers: true },
} as const;
export const queueKey = ['reimbursements'] as const;
/** A unit, or null for the whole organisation. */
export type Queue = string | null;

export const reimbursementsQuery = (queue: Queue) =>
  queryOptions({
    queryKey: [...queueKey, queue],
    queryFn: ({ signal }) =>
      queue === null
        ? call('GET /api/staff/reimbursements', { signal })
        : call('GET /api/units/:id/reimbursements', { params: { id: queue }, signal }),
    ...fetchedWhenAsked,
  });
