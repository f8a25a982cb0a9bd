/** `/medlemsservice/utbetalinger`: approved claims, paid by a file for the bank that two have to do with. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { loadPart } from '#web/session/code-failure.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TreasurerPage } from './treasurer-page.tsx';
import { paymentFilesQuery } from './treasurer-queries.ts';
import { paymentsPageTexts as texts } from './treasurer-texts.ts';

const PaymentFileList = lazy(() =>
  loadPart(() => import('./payment-file-list.tsx')).then((part) => ({ default: part.PaymentFileList })),
);

export function PaymentsPage() {
  const query = useQuery(paymentFilesQuery());
  return (
    <TreasurerPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {(shown) => (
          <Suspense fallback={<SkeletonRows />}>
            <PaymentFileList shown={shown} />
          </Suspense>
        )}
      </QueryState>
    </TreasurerPage>
  );
}
