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

/** In place of the step of the joining: a member puts it right here. One who is not registered elsewhere is sent home. */
export function MemberCommunities() {
  const query = useQuery(welcomeQuery());
  const answered = query.data?.welcome?.otherCommunities;
  if (query.data && (!answered || answered.answer === 'no')) return <Navigate to={paths.home} replace />;
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonForm />}>
        {({ welcome }) =>
          welcome?.otherCommunities && (
            <CommunitiesCard otherCommunities={welcome.otherCommunities} isTitled={false} />
          )
        }
      </QueryState>
      <p>
        <PageLink to={paths.home}>{texts.home}</PageLink>
      </p>
    </>
  );
}
