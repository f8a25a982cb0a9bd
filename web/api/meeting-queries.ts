/** Annual meetings in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const democracyQuery = () =>
  queryOptions({
    queryKey: ['democracy'],
    queryFn: ({ signal }) => call('GET /api/my-democracy', { signal }),
    staleTime: 0,
  });

export const meetingQuery = (id: string) =>
  queryOptions({
    queryKey: ['meeting', id],
    queryFn: ({ signal }) => call('GET /api/meetings/:id', { params: { id }, signal }),
    staleTime: 0,
  });

export const unitMeetingsQuery = (unitId: string) =>
  queryOptions({
    queryKey: ['unit-meetings', unitId],
    queryFn: ({ signal }) => call('GET /api/units/:id/meetings', { params: { id: unitId }, signal }),
    staleTime: 0,
  });

/** After anything that changes what is sent in, answered or published. */
export async function forgetMeetings(client: QueryClient): Promise<void> {
  await Promise.all(
    ['democracy', 'meeting', 'unit-meetings', 'attention'].map((key) =>
      client.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
