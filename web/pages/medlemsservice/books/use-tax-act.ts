import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { usePress } from '#web/forms/use-press.tsx';
import { keepTaxReport, taxReportQuery } from '#web/pages/medlemsservice/books/treasurer-queries.ts';

/**
 * One button's act on a year of the gift report. What it answers is shown; where it is refused, the year is read again.
 * @param asked the year of the address, if it names one
 */
export function useTaxAct(
  asked: string | undefined,
  words: { button: string; done: string | null },
  run: (idempotencyKey: string) => Promise<TaxReportYear>,
) {
  const client = useQueryClient();
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const { press, isBusy, problem } = usePress((error) => {
    if (!(error instanceof ApiError)) return;
    const isOld = error.code === 'SIGN_IN_AGAIN';
    setNeedsSignIn(isOld);
    if (!isOld) void client.invalidateQueries({ queryKey: taxReportQuery(asked).queryKey });
  });
  const keep = async (idempotencyKey: string) => keepTaxReport(client, asked, await run(idempotencyKey));
  return { act: () => void press(words.button, keep, words.done), isBusy, needsSignIn, problem };
}
