/** What those elected see of their units, in the data cache. */
import { queryOptions } from '@tanstack/react-query';
import type { MemberPurpose } from '#contract/unit-member-endpoints.ts';
import { call } from '#web/api/call.ts';

export const unitQuery = (id: string) =>
  queryOptions({
    queryKey: ['offices', 'unit', id],
    queryFn: ({ signal }) => call('GET /api/units/:id', { params: { id }, signal }),
    staleTime: 30_000,
  });

export const unitOfficesQuery = (id: string) =>
  queryOptions({
    queryKey: ['offices', 'roster', id],
    queryFn: ({ signal }) => call('GET /api/units/:id/offices', { params: { id }, signal }),
    staleTime: 0,
  });

/** Never refetched automatically: each fetch is a logged access that the people in it can see. */
export const unitMembersQuery = (
  id: string,
  query: { purpose: MemberPurpose; search: string; cursor?: string },
) =>
  queryOptions({
    queryKey: ['unit-members', id, query],
    queryFn: ({ signal }) => call('GET /api/units/:id/members', { params: { id }, query, signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const memberFilesQuery = (id: string) =>
  queryOptions({
    queryKey: ['member-files', id],
    queryFn: ({ signal }) => call('GET /api/units/:id/member-files', { params: { id }, signal }),
    staleTime: 0,
  });

/** Not yet deleted, of whatever unit, also when the office is over. */
export const memberFilesLeftQuery = () =>
  queryOptions({
    queryKey: ['member-files'],
    queryFn: ({ signal }) => call('GET /api/member-files', { signal }),
    staleTime: 0,
  });

export const newMembersQuery = (id: string) =>
  queryOptions({
    queryKey: ['new-members', id],
    queryFn: ({ signal }) => call('GET /api/units/:id/new-members', { params: { id }, signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const unitFiguresQuery = (id: string) =>
  queryOptions({
    queryKey: ['unit-figures', id],
    queryFn: ({ signal }) => call('GET /api/units/:id/figures', { params: { id }, signal }),
  });

export const grantComparisonQuery = (id: string) =>
  queryOptions({
    queryKey: ['grant-comparison', id],
    queryFn: ({ signal }) => call('GET /api/units/:id/grant-comparison', { params: { id }, signal }),
  });

export const handoverQuery = (id: string) =>
  queryOptions({
    queryKey: ['offices', 'handover', id],
    queryFn: ({ signal }) => call('GET /api/units/:id/handover', { params: { id }, signal }),
    staleTime: 0,
  });

export const unitDocumentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['unit-documents', id],
    queryFn: ({ signal }) => call('GET /api/units/:id/documents', { params: { id }, signal }),
  });

export const unitReplyAddressQuery = (unitId: string) =>
  queryOptions({
    queryKey: ['unit-reply-address', unitId],
    queryFn: ({ signal }) => call('GET /api/units/:id/reply-address', { params: { id: unitId }, signal }),
    staleTime: 0,
  });
