/** `/mitt-personvern`: who has looked at one's data, and where to ask for the rest. */
import { useQuery } from '@tanstack/react-query';
import { looksQuery } from '#web/api/privacy-queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CardGrid, LinkCard } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { LookList } from './look-list.tsx';
import { texts } from './mitt-personvern-texts.ts';

export function MittPersonvernPage() {
  const query = useQuery(looksQuery());
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <CardGrid>
        {texts.ways.map(({ to, title, text }) => (
          <LinkCard key={to} to={to} title={title}>
            {text}
          </LinkCard>
        ))}
      </CardGrid>
      <section aria-labelledby="looks">
        <h2 id="looks">{texts.looks}</h2>
        <p>{texts.looksLead}</p>
        <QueryState query={query} skeleton={<SkeletonRows />}>
          {({ looks, isMore }) => (
            <>
              {looks.length === 0 ? <p>{texts.none}</p> : <LookList looks={looks} />}
              {isMore && <p>{texts.more}</p>}
            </>
          )}
        </QueryState>
      </section>
      <h2>{texts.askFor}</h2>
      <p>
        <ButtonLink to={paths.newEnquiry} variant="secondary">
          {texts.write}
        </ButtonLink>
      </p>
      <p>
        <PageLink to={paths.privacy}>{texts.statement}</PageLink>
      </p>
    </>
  );
}
