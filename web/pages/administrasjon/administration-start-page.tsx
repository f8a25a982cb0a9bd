/** `/administrasjon`: what there is to set up. */
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '#web/api/me-query.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { CardGrid, LinkCard } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AdministrationForbidden } from './administration-page.tsx';
import { administrationPaths } from './administration-paths.ts';
import { administrationTexts as texts } from './administration-texts.ts';

/** One for each page, in the order that an organisation is set up. */
const cards = [
  { to: administrationPaths.profile, ...texts.cards.profile },
  { to: administrationPaths.units, ...texts.cards.units },
  { to: administrationPaths.roles, ...texts.cards.roles },
  { to: administrationPaths.moveIns, ...texts.cards.moveIns },
  { to: administrationPaths.goingLive, ...texts.cards.goingLive },
  { to: administrationPaths.subscribers, ...texts.cards.subscribers },
];

export function AdministrationStartPage() {
  const query = useQuery(meQuery());
  const isForbidden = query.data?.isAdministrator === false;
  usePageTitle(isForbidden ? texts.forbidden.title : null);
  if (isForbidden) return <AdministrationForbidden />;
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {() => (
          <CardGrid>
            {cards.map(({ to, title, text }) => (
              <LinkCard key={to} to={to} title={title}>
                {text}
              </LinkCard>
            ))}
          </CardGrid>
        )}
      </QueryState>
    </>
  );
}
