/** `/kvittering/aar`: the years in which one has given, and their statements. */
import { useQuery } from '@tanstack/react-query';
import { oneOffPlace, paths } from '#web/paths.ts';
import { formatDate, kroner } from '#web/texts/format.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { texts } from './arsoppgave-texts.ts';
import { statementsQuery } from './statement-queries.ts';

export function StatementListPage() {
  const query = useQuery(statementsQuery());
  return (
    <>
      <PageHeading lead={texts.listLead}>{texts.listTitle}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ years }) =>
          years.length === 0 ? (
            <EmptyState title={texts.none.title}>
              <p>{texts.none.text}</p>
              <ButtonLink to={paths.donorAgreement} hash={oneOffPlace}>
                {texts.none.link}
              </ButtonLink>
            </EmptyState>
          ) : (
            <ul className="charges" aria-label={texts.list}>
              {years.map(({ year, givenOre, isReady, readyOn }) => (
                <li key={year}>
                  {isReady ? (
                    <PageLink to={`/kvittering/aar/${year}`}>{texts.open(year)}</PageLink>
                  ) : (
                    <span>{year}</span>
                  )}
                  <strong>{kroner(givenOre)}</strong>
                  {!isReady && <span className="charges__note">{texts.coming(formatDate(readyOn))}</span>}
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}
