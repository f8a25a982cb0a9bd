/** The yearly statements in the data cache: a delivery may have changed them, so they are asked for when opened. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

export const statementsQuery = () =>
  queryOptions({
    queryKey: ['giving', 'statements'],
    queryFn: ({ signal }) => call('GET /api/giving/statements', { signal }),
    staleTime: 0,
  });

/** @param year four digits */
export const yearStatementQuery = (year: string) =>
  queryOptions({
    queryKey: ['giving', 'statement', year],
    queryFn: ({ signal }) => call('GET /api/giving/statements/:year', { params: { year }, signal }),
    staleTime: 0,
  });
