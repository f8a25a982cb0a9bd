/** What the treasurer reads. Somebody else may have been at it, and it is about others: nothing is kept in the tab. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { call } from './call.ts';

const fresh = { staleTime: 0, meta: { isAboutOthers: true } };

const taxKey = (year: string | undefined) => ['tax-report', year ?? 'newest'] as const;
/** @param year four digits; the one before this unless said */
export const taxReportQuery = (year: string | undefined) =>
  queryOptions({
    queryKey: taxKey(year),
    queryFn: ({ signal }) => call('GET /api/staff/tax-report', { ...(year && { query: { year } }), signal }),
    ...fresh,
  });

/** After an act: the year is what the server answered. */
export function keepTaxReport(client: QueryClient, asked: string | undefined, answer: TaxReportYear): void {
  client.setQueryData(taxKey(asked), answer);
}
