/** The person's own details in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Profile } from '#contract/profile-endpoints.ts';
import { call } from './call.ts';
import { attentionQuery, membershipCardQuery } from './home-queries.ts';
import { keepAnswer } from './keep-answer.ts';
import { meQuery } from './me-query.ts';

/** Always asked for again when opened: what is edited must be what is stored. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => call('GET /api/profile', { signal }),
    staleTime: 0,
  });

/** @param postalCode four digits */
export const chapterQuery = (postalCode: string) =>
  queryOptions({
    queryKey: ['chapter', postalCode],
    queryFn: ({ signal }) =>
      call('GET /api/profile/chapters/:postalCode', { params: { postalCode }, signal }),
  });

/** Just saved: the cards and the greeting that show some of it are asked for again. */
export function keepProfile(client: QueryClient, profile: Profile): void {
  keepAnswer(client, profileQuery().queryKey, profile);
  void client.invalidateQueries({ queryKey: meQuery().queryKey });
  void client.invalidateQueries({ queryKey: attentionQuery().queryKey });
  void client.invalidateQueries({ queryKey: membershipCardQuery().queryKey });
}
