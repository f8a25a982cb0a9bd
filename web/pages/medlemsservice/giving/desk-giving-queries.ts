/** A donor's giving at the desk: each look is written in the log, so that only what somebody asked for is one. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { StaffGiving } from '#contract/giving-values.ts';
import { call } from '../../../api/call.ts';
import { keepAnswer } from '../../../api/keep-answer.ts';

/** @param enquiryId of the case */
export const deskGivingQuery = (enquiryId: string) =>
  queryOptions({
    queryKey: ['desk-giving', enquiryId],
    queryFn: ({ signal }) =>
      call('GET /api/staff/enquiries/:id/giving', { params: { id: enquiryId }, signal }),
    staleTime: 0,
    meta: { isAboutOthers: true },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What an act has answered with is what stands now. */
export const keepDeskGiving = (client: QueryClient, enquiryId: string, giving: StaffGiving) =>
  keepAnswer(client, deskGivingQuery(enquiryId).queryKey, giving);
