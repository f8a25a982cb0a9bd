import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** What is held changes with everything one does. */
export const myDataQuery = () =>
  queryOptions({
    queryKey: ['my-data'],
    queryFn: ({ signal }) => call('GET /api/my-data', { signal }),
    staleTime: 0,
  });

export const myChoicesQuery = () =>
  queryOptions({
    queryKey: ['my-choices'],
    queryFn: ({ signal }) => call('GET /api/my-choices', { signal }),
    staleTime: 0,
  });

export const mySessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call('GET /api/sessions', { signal }),
    staleTime: 0,
  });

export const myIdentifiersQuery = () =>
  queryOptions({
    queryKey: ['sign-in-identifiers'],
    queryFn: ({ signal }) => call('GET /api/sign-in-identifiers', { signal }),
    staleTime: 0,
  });

export const consentsQuery = () =>
  queryOptions({
    queryKey: ['consents'],
    queryFn: ({ signal }) => call('GET /api/consents', { signal }),
    staleTime: 0,
  });

export const restrictionQuery = () =>
  queryOptions({
    queryKey: ['restriction'],
    queryFn: ({ signal }) => call('GET /api/restriction', { signal }),
    staleTime: 0,
  });

export const retentionQuery = () =>
  queryOptions({
    queryKey: ['retention'],
    queryFn: ({ signal }) => call('GET /api/retention', { signal }),
    staleTime: 0,
  });

/** Somebody may have looked since. */
export const looksQuery = () =>
  queryOptions({
    queryKey: ['looks'],
    queryFn: ({ signal }) => call('GET /api/looks', { signal }),
    staleTime: 0,
  });
