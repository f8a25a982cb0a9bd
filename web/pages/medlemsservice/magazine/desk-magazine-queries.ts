/** The magazine at the desk. A look at what somebody has paid is written in the log, so that only what is asked for is one. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { StaffArticles } from '#contract/magazine-article-endpoints.ts';
import type { StaffMagazinePayments } from '#contract/staff-magazine-endpoints.ts';
import { call } from '../../../api/call.ts';
import { keepAnswer } from '../../../api/keep-answer.ts';
import { staffMagazineQuery } from '../../../api/magazine-queries.ts';

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

/** @param issueId of the issue whose articles are edited */
export const staffArticlesQuery = (issueId: string) =>
  queryOptions({
    queryKey: ['desk-magazine-articles', issueId],
    queryFn: ({ signal }) =>
      call('GET /api/staff/magazine-issues/:id/articles', { params: { id: issueId }, signal }),
    staleTime: 0,
  });

/** The list of issues says how many articles each has. */
export function keepStaffArticles(client: QueryClient, issueId: string, articles: StaffArticles): void {
  keepAnswer(client, staffArticlesQuery(issueId).queryKey, articles);
  void client.invalidateQueries({ queryKey: staffMagazineQuery().queryKey });
}
