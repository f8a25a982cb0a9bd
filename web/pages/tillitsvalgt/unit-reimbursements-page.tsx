/** `/tillitsvalgt/:id/utlegg`: the claims that the treasurer of the unit decides; with `?krav=`, one of them. */
import { ReimbursementQueue, ReimbursementView } from '#web/forms/reimbursement-queue.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { usePageSearch } from '#web/ui/page-address.ts';
import { queueTexts as texts } from './documents-texts.ts';
import { UnitPage } from './unit-page.tsx';

export function UnitReimbursementsPage() {
  const { krav } = usePageSearch();
  return (
    <UnitPage title={texts.title} lead={texts.lead} isForDeciders>
      {({ unit }) => {
        const place = { queue: unit.id, to: officePaths.unitReimbursements(unit.id) };
        return typeof krav === 'string' ? (
          <ReimbursementView key={krav} {...place} id={krav} />
        ) : (
          <ReimbursementQueue {...place} />
        );
      }}
    </UnitPage>
  );
}
