/** What member service has to find out with an enquiry, in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MatchCase } from '#contract/match-endpoints.ts';
import { call } from './call.ts';
import { deskCaseQuery } from './desk-queries.ts';

const keys = {
  match: (id: string) => ['desk-match', id] as const,
  signIns: (id: string) => ['desk-sign-ins', id] as const,
};

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: keys.match(id),
    queryFn: ({ signal }) => call('GET /api/staff/enquiries/:id/match', { params: { id }, signal }),
    staleTime: 0,
  });

export const signInsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.signIns(id),
    queryFn: ({ signal }) => call('GET /api/staff/enquiries/:id/sign-ins', { params: { id }, signal }),
    staleTime: 0,
  });

/** The decision has written an answer, and the enquiry may be somebody else's now. */
export async function keepMatch(
  client: QueryClient,
  id: string,
  answer: { match: MatchCase | null },
): Promise<void> {
  client.setQueryData(keys.match(id), answer);
  client.removeQueries({ queryKey: keys.signIns(id) });
  await client.invalidateQueries({ queryKey: deskCaseQuery(id).queryKey });
}

/** An undone tie opens the case again. */
export async function forgetMatch(client: QueryClient, id: string): Promise<void> {
  await client.invalidateQueries({ queryKey: keys.signIns(id) });
  await client.invalidateQueries({ queryKey: keys.match(id) });
  await client.invalidateQueries({ queryKey: deskCaseQuery(id).queryKey });
}
