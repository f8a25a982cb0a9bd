/** Registered children in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { childrenQuery } from '#web/api/home-queries.ts';

/** Always asked for again: the other guardian may have answered, or ended it. */
export const childRegistrationsQuery = () =>
  queryOptions({
    queryKey: ['child-registrations'],
    queryFn: ({ signal }) => call('GET /api/child-registrations', { signal }),
    staleTime: 0,
  });

export const registrationStartQuery = () =>
  queryOptions({
    queryKey: ['child-registration-start'],
    queryFn: ({ signal }) => call('GET /api/child-registration-start', { signal }),
    staleTime: 0,
  });

/** Asked with a write's verb so that the code is in no address and no log. */
export const guardianInvitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['guardian-invitation', code],
    queryFn: ({ signal }) => call('PUT /api/guardian-invitations/opened', { body: { code }, signal }),
    staleTime: 0,
  });

/** After anything that changes what the person has registered. */
export function forgetChildren(client: QueryClient): void {
  for (const { queryKey } of [childRegistrationsQuery(), childrenQuery()])
    void client.invalidateQueries({ queryKey });
}
