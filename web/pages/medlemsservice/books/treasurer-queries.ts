/** What the treasurer reads. Somebody else may have been at it, and it is about others: nothing is kept in the tab. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Reconciliation } from '#contract/books-endpoints.ts';
import type { TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { call } from '../../../api/call.ts';
import { keepAnswer } from '../../../api/keep-answer.ts';

const fresh = { staleTime: 0, meta: { isAboutOthers: true } };

/** @param year four digits; the one before this unless said */
export const taxReportQuery = (year: string | undefined) =>
  queryOptions({
    queryKey: ['tax-report', year ?? 'newest'],
    queryFn: ({ signal }) => call('GET /api/staff/tax-report', { ...(year && { query: { year } }), signal }),
    ...fresh,
  });

/** After an act: the year is what the server answered. */
export function keepTaxReport(client: QueryClient, asked: string | undefined, answer: TaxReportYear): void {
  keepAnswer(client, taxReportQuery(asked).queryKey, answer);
}

/** @param month `YYYY-MM`; this one unless said */
export const reconciliationQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: ['reconciliation', month ?? 'this'],
    queryFn: ({ signal }) =>
      call('GET /api/staff/reconciliation', { ...(month && { query: { month } }), signal }),
    ...fresh,
  });
/** After an act on a day of another month, that month is shown when somebody goes there. */
export function keepReconciliation(
  client: QueryClient,
  asked: string | undefined,
  shown: Reconciliation,
  answer: Reconciliation,
): void {
  if (answer.month === shown.month) keepAnswer(client, reconciliationQuery(asked).queryKey, answer);
  void client.invalidateQueries({ queryKey: reconciliationQuery(answer.month).queryKey });
}

/** All months: what a statement says may be of any. */
export const forgetReconciliations = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['reconciliation'] });

export const bankStatementsQuery = () =>
  queryOptions({
    queryKey: ['bank-statements'] as const,
    queryFn: ({ signal }) => call('GET /api/staff/bank-statements', { signal }),
    ...fresh,
  });

const booksKey = ['books'] as const;
export const booksQuery = () =>
  queryOptions({
    queryKey: booksKey,
    queryFn: ({ signal }) => call('GET /api/staff/books', { signal }),
    ...fresh,
  });
export const forgetBooks = (client: QueryClient) => client.invalidateQueries({ queryKey: booksKey });
