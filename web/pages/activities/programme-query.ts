import { queryOptions } from '@tanstack/react-query';
import type { ActivityFilter } from '#contract/activity-endpoints.ts';
import { allPages } from '#web/api/all-pages.ts';
import { call } from '#web/api/call.ts';

/** So much of a programme fits on a notice board. */
const programmePages = 10;

/** All pages of what was found, for paper. */
export const programmeQuery = ({ page: _page, ...query }: ActivityFilter) =>
  queryOptions({
    queryKey: ['activities', 'programme', query],
    queryFn: ({ signal }) =>
      allPages(
        (page) => call('GET /api/activities', { query: { ...query, page: String(page) }, signal }),
        programmePages,
      ),
  });
