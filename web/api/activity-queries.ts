/** Activities in the data cache. */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ActivityFilter } from '#contract/activity-endpoints.ts';
import { call } from './call.ts';

export const activitiesQuery = (query: ActivityFilter) =>
  queryOptions({
    queryKey: ['activities', query],
    queryFn: ({ signal }) => call('GET /api/activities', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ['activity', id],
    queryFn: ({ signal }) => call('GET /api/activities/:id', { params: { id }, signal }),
    staleTime: 30_000,
  });

/** Always asked for again: a place may have been offered, or gone. */
export const myActivityQuery = (id: string) =>
  queryOptions({
    queryKey: ['my-activity', id],
    queryFn: ({ signal }) => call('GET /api/activities/:id/mine', { params: { id }, signal }),
    staleTime: 0,
  });

export const mySignUpsQuery = () =>
  queryOptions({
    queryKey: ['my-sign-ups'],
    queryFn: ({ signal }) => call('GET /api/sign-ups', { signal }),
    staleTime: 30_000,
  });

export const organisedQuery = () =>
  queryOptions({
    queryKey: ['organised'],
    queryFn: ({ signal }) => call('GET /api/organiser/activities', { signal }),
    staleTime: 0,
  });

export const organisedActivityQuery = (id: string) =>
  queryOptions({
    queryKey: ['organised', id],
    queryFn: ({ signal }) => call('GET /api/organiser/activities/:id', { params: { id }, signal }),
    staleTime: 0,
  });

export const participantsQuery = (id: string) =>
  queryOptions({
    queryKey: ['participants', id],
    queryFn: ({ signal }) =>
      call('GET /api/organiser/activities/:id/participants', { params: { id }, signal }),
    staleTime: 0,
  });

/** After anything that changes who comes, or what it is they come to. */
export async function forgetActivities(client: QueryClient): Promise<void> {
  const keys = [
    'activities',
    'activity',
    'my-activity',
    'my-sign-ups',
    'organised',
    'participants',
    'my-ceremonies',
  ];
  await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
