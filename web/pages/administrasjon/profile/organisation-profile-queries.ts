/** What administrators read of the profile. Another may change it meanwhile: nothing is kept in the tab. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ProfileVersions } from '#contract/profile-version-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';

export const profileVersionsQuery = () =>
  queryOptions({
    queryKey: ['administration', 'profile'],
    queryFn: ({ signal }) => call('GET /api/administration/profile', { signal }),
    staleTime: 0,
    meta: { isAboutOthers: true },
  });

/** After an act: what the server answered. */
export const keepVersions = (client: QueryClient, answer: ProfileVersions): void =>
  keepAnswer(client, profileVersionsQuery().queryKey, answer);
