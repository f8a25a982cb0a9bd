/** Claims for money laid out, in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Reimbursement } from '#contract/reimbursement-endpoints.ts';
import { call } from './call.ts';
import { keepAnswer } from './keep-answer.ts';
import { fetchedWhenAsked, type Queue, queueKey } from './reimbursement-queue-query.ts';

const own = ['own-reimbursements'] as const;
export const ownReimbursementsQuery = () =>
  queryOptions({
    queryKey: own,
    queryFn: ({ signal }) => call('GET /api/reimbursements', { signal }),
    staleTime: 0,
  });

export const forgetOwnReimbursements = (client: QueryClient) => client.invalidateQueries({ queryKey: own });

export const reimbursementQuery = (queue: Queue, id: string) =>
  queryOptions({
    queryKey: ['reimbursement', queue, id],
    queryFn: ({ signal }) =>
      queue === null
        ? call('GET /api/staff/reimbursements/:id', { params: { id }, signal })
        : call('GET /api/unit-reimbursements/:id', { params: { id }, signal }),
    retry: false,
    ...fetchedWhenAsked,
  });

/** After an act: the claim is what the server answered, and the list is fetched when it is next opened. */
export function keepReimbursement(client: QueryClient, queue: Queue, claim: Reimbursement): void {
  keepAnswer(client, reimbursementQuery(queue, claim.id).queryKey, claim);
  void client.invalidateQueries({ queryKey: queueKey, refetchType: 'none' });
}
