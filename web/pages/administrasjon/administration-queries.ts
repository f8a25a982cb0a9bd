/** What administrators read. Another administrator may change it meanwhile, and it is about others: nothing is kept in the tab. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Roles, Units } from '#contract/administration-endpoints.ts';
import type { SetupTests } from '#contract/setup-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';

const fresh = { staleTime: 0, meta: { isAboutOthers: true } };

export const rolesQuery = () =>
  queryOptions({
    queryKey: ['administration', 'roles'],
    queryFn: ({ signal }) => call('GET /api/administration/roles', { signal }),
    ...fresh,
  });

/** After an act: the roles are what the server answered. */
export const keepRoles = (client: QueryClient, answer: Roles): void =>
  keepAnswer(client, rolesQuery().queryKey, answer);

export const goingLiveQuery = () =>
  queryOptions({
    queryKey: ['administration', 'going-live'],
    queryFn: ({ signal }) => call('GET /api/setup/checks', { signal }),
    ...fresh,
  });

export const setupTestsQuery = () =>
  queryOptions({
    queryKey: ['administration', 'setup-tests'],
    queryFn: ({ signal }) => call('GET /api/setup/tests', { signal }),
    ...fresh,
  });
/** After an act: what the server answered. */
export const keepSetupTests = (client: QueryClient, answer: SetupTests): void =>
  keepAnswer(client, setupTestsQuery().queryKey, answer);

export const unitsQuery = () =>
  queryOptions({
    queryKey: ['administration', 'units'],
    queryFn: ({ signal }) => call('GET /api/administration/units', { signal }),
    ...fresh,
  });
/** After a change: the units are what the server answered. */
export const keepUnits = (client: QueryClient, answer: Units): void =>
  keepAnswer(client, unitsQuery().queryKey, answer);

export const residentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['administration', 'units', id, 'residents'],
    queryFn: ({ signal }) => call('GET /api/administration/units/:id/residents', { params: { id }, signal }),
    ...fresh,
  });

export const chapterMovesQuery = () =>
  queryOptions({
    queryKey: ['administration', 'chapter-moves'],
    queryFn: ({ signal }) => call('GET /api/administration/chapter-moves', { signal }),
    ...fresh,
  });

export const subscribersQuery = () =>
  queryOptions({
    queryKey: ['administration', 'subscribers'],
    queryFn: ({ signal }) => call('GET /api/administration/subscribers', { signal }),
    ...fresh,
  });

export const subscriberQuery = (id: string) =>
  queryOptions({
    queryKey: ['administration', 'subscribers', id],
    queryFn: ({ signal }) => call('GET /api/administration/subscribers/:id', { params: { id }, signal }),
    ...fresh,
  });

export const conflictsQuery = () =>
  queryOptions({
    queryKey: ['administration', 'conflicts'],
    queryFn: ({ signal }) => call('GET /api/administration/register-conflicts', { signal }),
    ...fresh,
  });
