/** `/medlemsservice/fodselsnumre`: numbers that somebody has given and another person has; no names. */

import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '#web/pages/medlemsservice/frame/desk-paths.ts';
import { deskNumbersQuery } from '#web/pages/medlemsservice/people/desk-number-queries.ts';
import { formatMoment } from '#web/texts/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { DeskPage } from '../frame/desk-page.tsx';
import { texts } from './desk-number-texts.ts';

export function DeskNumbersPage() {
  const query = useQuery(deskNumbersQuery());
  const now = new Date();
  return (
    <DeskPage title={texts.title} lead={texts.lead} error={query.error}>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ cases }) =>
          cases.length === 0 ? (
            <EmptyState title={texts.emptyTitle}>
              <p>{texts.emptyText}</p>
            </EmptyState>
          ) : (
            <>
              <p>{texts.count(cases.length)}</p>
              <ul className="rows" aria-label={texts.list}>
                {cases.map(({ id, givenAt }) => (
                  <li className="row" key={id}>
                    <PageLink className="row__link" to={deskPaths.deskNumber(id)}>
                      {texts.open(givenAt === null ? texts.unknownTime : formatMoment(givenAt, now))}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </DeskPage>
  );
}
