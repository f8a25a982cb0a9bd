/**
 * The code that was sent to a new contact point. It is kept in the tab: a phone often loads the page again while its
 * user looks for the code in another app.
 */
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PendingCode } from '#contract/verification-endpoints.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';

const pendingQuery = queryOptions<PendingCode | null>({
  queryKey: ['pending-contact-change'],
  queryFn: skipToken,
  staleTime: Infinity,
});

/** @returns the code that can still be typed in, or null; and what sets or forgets it */
export function usePendingContactChange(): [PendingCode | null, (code: PendingCode | null) => void] {
  const client = useQueryClient();
  const { data } = useQuery(pendingQuery);
  const isValid = data && Date.parse(data.expiresAt) > Date.now();
  return [isValid ? data : null, (code) => keepAnswer(client, pendingQuery.queryKey, code)];
}
