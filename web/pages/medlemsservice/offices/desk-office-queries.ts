/** The units and their offices as the desk sees them, in the data cache. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

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

export const staffReplyAddressQuery = (unitId: string) =>
  queryOptions({
    queryKey: ['staff-reply-address', unitId],
    queryFn: ({ signal }) =>
      call('GET /api/staff/units/:id/reply-address', { params: { id: unitId }, signal }),
    staleTime: 0,
    meta: { isAboutOthers: true },
  });
