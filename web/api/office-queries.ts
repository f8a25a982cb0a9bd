/** Offices and units in the data cache. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

export const myOfficesQuery = () =>
  queryOptions({
    queryKey: ['offices', 'mine'],
    queryFn: ({ signal }) => call('GET /api/offices', { signal }),
    staleTime: 30_000,
  });

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

export const unitTreeQuery = () =>
  queryOptions({
    queryKey: ['offices', 'tree'],
    queryFn: ({ signal }) => call('GET /api/staff/unit-tree', { signal }),
    staleTime: 0,
  });

export const staffUnitOfficesQuery = (id: string) =>
  queryOptions({
    queryKey: ['offices', 'staff', id],
    queryFn: ({ signal }) => call('GET /api/staff/units/:id/offices', { params: { id }, signal }),
    staleTime: 0,
  });

/** After anything that changes who holds what, and so what needs the person. */
export async function forgetOffices(client: QueryClient): Promise<void> {
  await Promise.all(
    ['offices', 'attention', 'my-sign-ups', 'organised'].map((key) =>
      client.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
