/**
 * What member service reads. Somebody else may have been at it, so nothing is taken from the cache alone; and it is
 * about other people, so nothing of it is kept in the tab.
 */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DeskCase, QueueOwner, QueueState } from '#contract/desk-case-endpoints.ts';
import type { EnquiryTopic } from '#contract/enquiry-endpoints.ts';
import { call } from '../../../api/call.ts';
import { keepAnswer } from '../../../api/keep-answer.ts';

export type QueueFilter = {
  state: QueueState;
  owner: QueueOwner;
  search: string;
  topic?: EnquiryTopic;
  /** Its id. */
  tag?: string;
  cursor?: string;
};
/** Why a person is looked at: one of the two. */
export type LookGround = { enquiryId?: string; reasonId?: string };

const queues = ['desk-queue'] as const;
const fresh = { staleTime: 0, meta: { isAboutOthers: true } };
/** Each look is written in the log: only what somebody asked for is one. */
const onlyAsked = { ...fresh, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

export const queueQuery = (filter: QueueFilter) =>
  queryOptions({
    queryKey: [...queues, filter],
    queryFn: ({ signal }) => call('GET /api/staff/enquiries', { query: filter, signal }),
    ...fresh,
  });

export const queueCountsQuery = () =>
  queryOptions({
    queryKey: [...queues, 'counts'],
    queryFn: ({ signal }) => call('GET /api/staff/queue-counts', { signal }),
    ...fresh,
  });

/** What has happened to several cases at once shows in every part of the queue. */
export const forgetQueue = (client: QueryClient) => client.invalidateQueries({ queryKey: queues });

export const tagsQuery = () =>
  queryOptions({
    queryKey: ['desk-tags'],
    queryFn: ({ signal }) => call('GET /api/staff/tags', { signal }),
    meta: fresh.meta,
  });
/** Cases show their tags, too. */
export async function forgetTags(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: tagsQuery().queryKey }), forgetQueue(client)]);
}

export const queueViewsQuery = () =>
  queryOptions({
    queryKey: ['desk-queue-views'],
    queryFn: ({ signal }) => call('GET /api/staff/queue-views', { signal }),
    meta: fresh.meta,
  });

export const colleaguesQuery = () =>
  queryOptions({
    queryKey: ['desk-colleagues'],
    queryFn: ({ signal }) => call('GET /api/staff/colleagues', { signal }),
    meta: fresh.meta,
  });

export const forwardUnitsQuery = () =>
  queryOptions({
    queryKey: ['desk-units'],
    queryFn: ({ signal }) => call('GET /api/staff/units', { signal }),
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['desk-case', id],
    queryFn: ({ signal }) => call('GET /api/staff/enquiries/:id', { params: { id }, signal }),
    ...onlyAsked,
  });

export const deskPersonQuery = (id: string, ground: LookGround) =>
  queryOptions({
    queryKey: ['desk-person', id, ground],
    queryFn: ({ signal }) => call('GET /api/staff/persons/:id', { params: { id }, query: ground, signal }),
    ...onlyAsked,
    retry: false,
  });

const blocksKey = ['desk-blocks'] as const;
export const textBlocksQuery = () =>
  queryOptions({
    queryKey: blocksKey,
    queryFn: ({ signal }) => call('GET /api/staff/text-blocks', { signal }),
    ...fresh,
  });
export const forgetTextBlocks = (client: QueryClient) => client.invalidateQueries({ queryKey: blocksKey });

export const statisticsQuery = (weeks: '4' | '12' | '26') =>
  queryOptions({
    queryKey: ['desk-statistics', weeks],
    queryFn: ({ signal }) => call('GET /api/staff/statistics', { query: { weeks }, signal }),
    ...fresh,
  });

const deliveriesKey = ['desk-deliveries'] as const;
/** AvtaleGiro: files, and payments that need a hand. */
export const giroQuery = () =>
  queryOptions({
    queryKey: ['desk', 'giro'],
    queryFn: ({ signal }) => call('GET /api/staff/giro', { signal }),
    ...fresh,
  });

export const deliveriesQuery = () =>
  queryOptions({
    queryKey: deliveriesKey,
    queryFn: ({ signal }) => call('GET /api/staff/deliveries', { signal }),
    ...fresh,
  });
export const forgetDeliveries = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: deliveriesKey });

/** @param month `YYYY-MM`; this one unless said */
export const lookControlQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: ['desk-control', month],
    queryFn: ({ signal }) =>
      call('GET /api/staff/look-control', { ...(month && { query: { month } }), signal }),
    ...fresh,
  });

/** After an act: the case is what the server answered. */
export function keepCase(client: QueryClient, deskCase: DeskCase): void {
  keepAnswer(client, caseQuery(deskCase.id).queryKey, deskCase);
  void client.invalidateQueries({ queryKey: queues });
}
