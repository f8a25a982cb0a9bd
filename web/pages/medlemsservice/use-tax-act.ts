import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TaxReportYear } from '#contract/tax-report-endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';
import { keepTaxReport, taxReportQuery } from '#web/api/treasurer-queries.ts';
import { failureOf, sendOnce } from '#web/forms/sending.ts';
import { showToast } from '#web/frame/toasts.tsx';

/**
 * One button's act on a year of the gift report. What it answers is shown; where it is refused, the year is read anew.
 * @param asked the year of the address, if it names one
 */
export function useTaxAct(
  asked: string | undefined,
  words: { button: string; done: string | null },
  run: (idempotencyKey: string) => Promise<TaxReportYear>,
) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const idempotencyKey = crypto.randomUUID();
      return sendOnce(() => run(idempotencyKey));
    },
    onSuccess: (answer) => {
      keepTaxReport(client, asked, answer);
      if (words.done) showToast(words.done);
    },
    onError: (problem) => {
      if (problem instanceof ApiError && problem.code !== 'SIGN_IN_AGAIN')
        void client.invalidateQueries({ queryKey: taxReportQuery(asked).queryKey });
    },
  });
  const needsSignIn = error instanceof ApiError && error.code === 'SIGN_IN_AGAIN';
  return {
    act: () => mutate(),
    isPending,
    needsSignIn,
    problem: error && !needsSignIn ? failureOf(error, words.button, []).text : null,
  };
}
