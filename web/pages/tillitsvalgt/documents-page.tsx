/** `/tillitsvalgt/:id/dokumenter`: what the organisation has written for those elected. */
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { DocumentList } from './document-list.tsx';
import { documentsTexts as texts } from './documents-texts.ts';
import { UnitPage } from './unit-page.tsx';

export function DocumentsPage() {
  return (
    <UnitPage title={texts.title} lead={texts.lead}>
      {({ unit }) => (
        <>
          <DocumentList unitId={unit.id} />
          <Card title={texts.money} tone="warm">
            <p>{texts.moneyText}</p>
            <p>
              <ButtonLink to={officePaths.reimbursement(unit.id)}>{texts.moneyLink}</ButtonLink>
            </p>
            <p>
              <PageLink to={officePaths.ownReimbursements}>{texts.ownClaims}</PageLink>
            </p>
          </Card>
        </>
      )}
    </UnitPage>
  );
}
