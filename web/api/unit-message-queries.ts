/** What is written to the members of a unit, in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** While one waits, it is looked at again: it can be taken back for a minute. */
export const unitMessagesQuery = (unitId: string) =>
  queryOptions({
    queryKey: ['unit-messages', unitId],
    queryFn: ({ signal }) => call('GET /api/units/:id/messages', { params: { id: unitId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.messages.some((one) => one.state === 'waiting' || one.state === 'leaving') ? 10_000 : false,
  });

export const forgetUnitMessages = (client: QueryClient, unitId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: unitMessagesQuery(unitId).queryKey });

/** What was written to oneself. */
export const unitLetterQuery = (id: string) =>
  queryOptions({
    queryKey: ['unit-letter', id],
    queryFn: ({ signal }) => call('GET /api/unit-messages/:id', { params: { id }, signal }),
  });
