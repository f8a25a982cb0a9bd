/** The first answers of all cards in one call. Everything after that is asked for by each card's own query. */
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { HomePage } from '#contract/home-page-endpoints.ts';
import type { Problem } from '#contract/problem.ts';
import { mySignUpsQuery } from '#web/api/activity-queries.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { givingSummaryQuery } from '#web/api/giving-queries.ts';
import {
  attentionQuery,
  childrenQuery,
  enquiryCountsQuery,
  membershipCardQuery,
} from '#web/api/home-queries.ts';
import { magazineQuery } from '#web/api/magazine-queries.ts';
import { democracyQuery } from '#web/api/meeting-queries.ts';
import { myOfficesQuery } from '#web/api/own-office-queries.ts';

type Part<Value> = { value: Value } | { problem: Problem };

/**
 * Asks for the cards without an answer, before their own queries do. A card with a problem is as after a failed call of
 * its own: it is asked for again alone, by its query or by «Prøv igjen».
 * @param listening settles when all cards' queries have begun: an early answer may be there before, and a query that begins
 *   after a failure, or with an answer that is old at once, asks for itself
 */
export function fetchCards(client: QueryClient, listening: Promise<void>): void {
  let home: Promise<HomePage> | undefined;
  const fetchCard = <Value>(
    { queryKey }: { queryKey: DataTag<QueryKey, Value, Error> },
    partOf: (home: HomePage) => Part<Value>,
  ) => {
    const queryFn = async (): Promise<Value> => {
      home ??= call('GET /api/home');
      const [answer] = await Promise.all([home, listening]);
      const part = partOf(answer);
      if ('problem' in part) throw new ApiError(part.problem);
      return part.value;
    };
    // Static: an answer that has grown old is its own query's to renew. The card shows the error.
    client.query({ queryKey, queryFn, staleTime: 'static' }).catch(() => {});
  };
  fetchCard(membershipCardQuery(), ({ membershipCard }) => membershipCard);
  fetchCard(attentionQuery(), ({ attention }) => attention);
  fetchCard(enquiryCountsQuery(), ({ enquiryCounts }) => enquiryCounts);
  fetchCard(childrenQuery(), ({ children }) => children);
  fetchCard(mySignUpsQuery(), ({ signUps }) => signUps);
  fetchCard(magazineQuery(), ({ magazine }) => magazine);
  fetchCard(givingSummaryQuery(), ({ giving }) => giving);
  fetchCard(democracyQuery(), ({ democracy }) => democracy);
  fetchCard(myOfficesQuery(), ({ offices }) => offices);
}
