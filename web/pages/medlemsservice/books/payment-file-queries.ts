import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PaymentFiles } from '#contract/payment-file-endpoints.ts';
import { call } from '#web/api/call.ts';
import { keepAnswer } from '#web/api/keep-answer.ts';

/** Others' names are in them: each fetch is a logged look. */
export const paymentFilesQuery = () =>
  queryOptions({
    queryKey: ['payment-files'] as const,
    queryFn: ({ signal }) => call('GET /api/staff/payment-files', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isAboutOthers: true },
  });

export const keepPaymentFiles = (client: QueryClient, answer: PaymentFiles): void =>
  keepAnswer(client, paymentFilesQuery().queryKey, answer);
