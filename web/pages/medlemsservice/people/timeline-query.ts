import { queryOptions } from '@tanstack/react-query';
import type { HappeningKind } from '#contract/desk-timeline-endpoints.ts';
import { call } from '#web/api/call.ts';
import type { LookGround } from '#web/pages/medlemsservice/frame/desk-queries.ts';

/** One page of what has happened. Each look is written in the log: only what somebody asked for is one. */
export const timelineQuery = (
  id: string,
  asked: LookGround & { kind?: HappeningKind; cursor?: string | undefined },
) =>
  queryOptions({
    queryKey: ['desk-timeline', id, asked],
    queryFn: ({ signal }) =>
      call('GET /api/staff/persons/:id/timeline', { params: { id }, query: asked, signal }),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isAboutOthers: true },
  });
