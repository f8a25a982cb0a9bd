/** What somebody has paid for the magazine, at the desk: each look is written in the log, so that only what is asked for is one. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { StaffMagazinePayments } from '#contract/staff-magazine-endpoints.ts';
import { call } from '../../../api/call.ts';
import { keepAnswer } from '../../../api/keep-answer.ts';

/** @param enquiryId of the case */
export const deskMagazinePaymentsQuery = (enquiryId: string) =>
  queryOptions({
    queryKey: ['desk-magazine-payments', enquiryId],
    queryFn: ({ signal }) =>
      call('GET /api/staff/enquiries/:id/magazine', { params: { id: enquiryId }, signal }),
    staleTime: 0,
    meta: { isAboutOthers: true },
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What an act has answered with is what stands now. */
export const keepDeskMagazinePayments = (
  client: QueryClient,
  enquiryId: string,
  payments: StaffMagazinePayments,
) => keepAnswer(client, deskMagazinePaymentsQuery(enquiryId).queryKey, payments);
