/** `/medlemsservice/utbetalinger`: fetched when it is opened, since the other pages of the desk need none of it. */
import { lazy, Suspense } from 'react';
import { loadPart } from '#web/session/code-failure.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

const PaymentFileList = lazy(() =>
  loadPart(() => import('./payment-file-list.tsx')).then((part) => ({ default: part.PaymentFileList })),
);

export const PaymentsPage = () => (
  <Suspense fallback={<SkeletonRows />}>
    <PaymentFileList />
  </Suspense>
);
