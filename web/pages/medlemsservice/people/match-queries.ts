/** What member service has to find out with an enquiry, in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MatchCase } from '#contract/match-endpoints.ts';
import { call } from '../../../api/call.ts';
import { keepAnswer } from '../../../api/keep-answer.ts';
import { caseQuery } from '../frame/desk-queries.ts';

const keys = {
  match: (id: string) => ['desk-match', id] as const,
  signIns: (id: string) => ['desk-sign-ins', id] as const,
};

/** Each look is written in the log, and nothing of it is kept in the tab: only what somebody asked for is one. */
const onlyAsked = {
  staleTime: 0,
  meta: { isAboutOthers: true },
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: keys.match(id),
    queryFn: ({ signal }) => call('GET /api/staff/enquiries/:id/match', { params: { id }, signal }),
    ...onlyAsked,
  });

export const signInsQuery = (id: string) =>
  queryOptions({
    queryKey: keys.signIns(id),
    queryFn: ({ signal }) => call('GET /api/staff/enquiries/:id/sign-ins', { params: { id }, signal }),
    ...onlyAsked,
  });

/** The enquiry may be somebody else's now. */
export function keepMatch(client: QueryClient, id: string, answer: { match: MatchCase | null }): void {
  keepAnswer(client, matchQuery(id).queryKey, answer);
  void client.invalidateQueries({ queryKey: keys.signIns(id) });
}

/** An undone tie opens the case again. */
export async function forgetMatch(client: QueryClient, id: string): Promise<void> {
  await client.invalidateQueries({ queryKey: keys.signIns(id) });
  await client.invalidateQueries({ queryKey: keys.match(id) });
  await client.invalidateQueries({ queryKey: caseQuery(id).queryKey });
}
