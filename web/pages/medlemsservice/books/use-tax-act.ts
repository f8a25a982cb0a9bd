import { useQueryClient } from '@tanstack/react-query';
import type { TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { keepTaxReport, taxReportQuery } from '#web/pages/medlemsservice/books/treasurer-queries.ts';
import { useYearAct } from './use-year-act.ts';

/** One button's act on a year of the gift report. @param asked the year of the address, if it names one */
export function useTaxAct(
  asked: string | undefined,
  words: { button: string; done: string | null },
  run: (idempotencyKey: string) => Promise<TaxReportYear>,
) {
  const client = useQueryClient();
  return useYearAct({ queryKey: taxReportQuery(asked).queryKey }, words, async (idempotencyKey) =>
    keepTaxReport(client, asked, await run(idempotencyKey)),
  );
}
