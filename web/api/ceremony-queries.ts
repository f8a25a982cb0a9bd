/** Ceremonies in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { StaffRounds } from '#contract/ceremony-desk-endpoints.ts';
import { call } from './call.ts';
import { keepAnswer } from './keep-answer.ts';

export const ceremoniesQuery = () =>
  queryOptions({
    queryKey: ['ceremonies'],
    queryFn: ({ signal }) => call('GET /api/ceremonies', { signal }),
    staleTime: 60_000,
  });

/** Always asked for again: a turn may have come, or gone. */
export const myCeremoniesQuery = () =>
  queryOptions({
    queryKey: ['my-ceremonies'],
    queryFn: ({ signal }) => call('GET /api/ceremonies/mine', { signal }),
    staleTime: 0,
  });

/** Asked for as often as the server says is worth while, and at once when the network is back. */
export const ticketQuery = (roundId: string) =>
  queryOptions({
    queryKey: ['ceremony-ticket', roundId],
    queryFn: ({ signal }) => call('GET /api/ceremony-rounds/:id/ticket', { params: { id: roundId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const ticket = state.data?.ticket;
      const isStanding = ticket?.state === 'waiting' || ticket?.state === 'admitted';
      return isStanding ? ticket.askAgainSeconds * 1000 : false;
    },
    // The turn may come while another tab is looked at.
    refetchIntervalInBackground: true,
  });

/** After a place was taken or given up. */
export async function forgetTurn(client: QueryClient): Promise<void> {
  const keys = ['my-ceremonies', 'ceremony-ticket', 'my-activity'];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

/** About others: nothing of it is kept in the tab. */
export const staffRoundsQuery = () =>
  queryOptions({
    queryKey: ['desk-ceremonies'],
    queryFn: ({ signal }) => call('GET /api/staff/ceremony-rounds', { signal }),
    staleTime: 0,
    meta: { isAboutOthers: true },
  });

export const keepStaffRounds = (client: QueryClient, rounds: StaffRounds) => {
  keepAnswer(client, staffRoundsQuery().queryKey, rounds);
  void client.invalidateQueries({ queryKey: ['ceremonies'] });
};
