/** `/tillitsvalgt/:id/dokumenter`: what the organisation has written for those elected. */
import { useQuery } from '@tanstack/react-query';
import { unitDocumentsQuery } from '#web/api/office-queries.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { officePaths } from '#web/ui/office-paths.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { documentsTexts as texts } from './documents-texts.ts';
import { UnitPage } from './unit-page.tsx';

export function DocumentsPage() {
  return (
    <UnitPage title={texts.title} lead={texts.lead}>
      {({ unit }) => <Documents unitId={unit.id} />}
    </UnitPage>
  );
}

function Documents({ unitId }: { unitId: string }) {
  const query = useQuery(unitDocumentsQuery(unitId));
  return (
    <QueryState query={query} skeleton={<SkeletonRows />}>
      {({ documents }) => (
        <>
          <ul className="rows" aria-label={texts.list}>
            {documents.map(({ title, about, url }) => (
              <li className="row" key={url}>
                <a className="row__link" href={url}>
                  {title}
                </a>
                <p className="row__details">{about}</p>
              </li>
            ))}
          </ul>
          <Card title={texts.money} tone="warm">
            <p>{texts.moneyText}</p>
            <p>
              <ButtonLink to={officePaths.reimbursement(unitId)}>{texts.moneyLink}</ButtonLink>
            </p>
          </Card>
        </>
      )}
    </QueryState>
  );
}
