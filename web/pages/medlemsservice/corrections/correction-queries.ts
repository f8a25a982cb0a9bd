import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PersonDetails } from '#contract/desk-act-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';

const keyOf = (id: string) => ['desk-details', id] as const;

/** Each look is written in the log: only what somebody asked for is one. */
export const detailsQuery = (id: string, ground: LookGround) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      call('GET /api/staff/persons/:id/details', { params: { id }, query: ground, signal }),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isAboutOthers: true },
  });

/** After an act: the details are what the server answered, and the page around them is read again. */
export function keepDetails(client: QueryClient, id: string, details: PersonDetails): void {
  keepAnswer(client, keyOf(id), details);
  void client.invalidateQueries({ queryKey: ['desk-person', id] });
}
