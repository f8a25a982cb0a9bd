import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { welcomeQuery } from '#web/api/joining-queries.ts';
import { paths } from '#web/paths.ts';
import { settlingTexts as texts } from '#web/texts/communities-texts.ts';
import { CommunitiesCard } from '#web/ui/communities-card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonForm } from '#web/ui/skeleton.tsx';
import { ChangeCommunities } from './change-communities.tsx';

/** In place of the step of the joining: what a member can do about it, and another answer. A non-member is sent home. */
export function MemberCommunities() {
  const query = useQuery(welcomeQuery());
  if (query.data && !query.data.welcome) return <Navigate to={paths.home} replace />;
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {({ welcome }) => {
          const answered = welcome?.otherCommunities ?? null;
          return (
            <>
              {answered && answered.answer !== 'no' && (
                <CommunitiesCard otherCommunities={answered} isTitled={false} />
              )}
              <ChangeCommunities key={answered?.answer} answer={answered?.answer ?? ''} />
            </>
          );
        }}
      </QueryState>
      <p>
        <PageLink to={paths.home}>{texts.home}</PageLink>
      </p>
    </>
  );
}
