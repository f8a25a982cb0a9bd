/** `/medlemsservice/utlegg`: the claims of all units for the organisation's treasurer; with `?krav=`, one of them. */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { reimbursementsQuery } from '#web/api/reimbursement-queue-query.ts';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { loadPart } from '#web/session/code-failure.ts';
import { usePageSearch } from '#web/ui/page-address.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TreasurerPage } from './treasurer-page.tsx';
import { deskClaimTexts as texts } from './treasurer-texts.ts';

// They lie with the pages of the elected, who use them most.
const load = () => loadPart(() => import('#web/forms/reimbursement-queue.tsx'));
const ReimbursementQueue = lazy(() => load().then((parts) => ({ default: parts.ReimbursementQueue })));
const ReimbursementView = lazy(() => load().then((parts) => ({ default: parts.ReimbursementView })));

const place = { queue: null, to: deskPaths.deskReimbursements };

export function DeskReimbursementsPage() {
  const { krav } = usePageSearch();
  const isOne = typeof krav === 'string';
  const { error } = useQuery({ ...reimbursementsQuery(null), enabled: !isOne });
  return (
    <TreasurerPage title={texts.title} lead={texts.lead} error={error}>
      <Suspense fallback={<SkeletonRows />}>
        {isOne ? <ReimbursementView key={krav} {...place} id={krav} /> : <ReimbursementQueue {...place} />}
      </Suspense>
    </TreasurerPage>
  );
}
