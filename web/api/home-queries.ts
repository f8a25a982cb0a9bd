/** The cards of «Min side» in the data cache, one by one. The page fetches their first answers in one call. */
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const membershipCardQuery = () =>
  queryOptions({
    queryKey: ['membership-card'],
    queryFn: ({ signal }) => call('GET /api/membership-card', { signal }),
  });

export const childrenQuery = () =>
  queryOptions({
    queryKey: ['children'],
    queryFn: ({ signal }) => call('GET /api/children', { signal }),
  });

export const enquiryCountsQuery = () =>
  queryOptions({
    queryKey: ['enquiry-counts'],
    queryFn: ({ signal }) => call('GET /api/enquiry-counts', { signal }),
  });

/** May be urgent: refetched each time, with the former answer shown in the meantime. */
export const attentionQuery = () =>
  queryOptions({
    queryKey: ['attention'],
    queryFn: ({ signal }) => call('GET /api/attention', { signal }),
    staleTime: 0,
  });

/** Whether a card is valid now: an answer of five minutes ago is none. */
export const cardCheckQuery = (code: string) =>
  queryOptions({
    queryKey: ['membership-card-check', code],
    queryFn: ({ signal }) => call('GET /api/membership-cards/:code', { params: { code }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
