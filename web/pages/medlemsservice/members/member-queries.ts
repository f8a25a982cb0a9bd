/** What the list of members reads. It is about others: nothing is kept in the tab. */
import { queryOptions } from '@tanstack/react-query';
import type { MemberChoice } from '#contract/member-list-endpoints.ts';
import { call } from '#web/api/call.ts';

const fresh = { staleTime: 0, meta: { isAboutOthers: true } };

export const memberFiguresQuery = (choice: MemberChoice) =>
  queryOptions({
    queryKey: ['member-figures', choice],
    queryFn: ({ signal }) => call('GET /api/staff/member-figures', { query: choice, signal }),
    ...fresh,
  });

export const memberViewsQuery = () =>
  queryOptions({
    queryKey: ['member-views'],
    queryFn: ({ signal }) => call('GET /api/staff/member-views', { signal }),
    ...fresh,
  });
