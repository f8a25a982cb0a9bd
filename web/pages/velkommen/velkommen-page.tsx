/** `/velkommen`: right after joining, and as often as one likes. */
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Welcome } from '#contract/joining-endpoints.ts';
import { welcomeQuery } from '#web/api/joining-queries.ts';
import { paths } from '#web/paths.ts';
import { renewName } from '#web/session/renew-name.ts';
import { useSession } from '#web/session/use-session.ts';
import { Card } from '#web/ui/card.tsx';
import { CommunitiesCard } from '#web/ui/communities-card.tsx';
import { NotCounting } from '#web/ui/not-counting.tsx';
import { PictureHeading } from '#web/ui/picture-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { GreeterCard } from './greeter-card.tsx';
import { NextSteps } from './next-steps.tsx';
import { texts } from './velkommen-texts.ts';
import welcomePicture from './welcome.svg?no-inline';
import { WelcomeMembership } from './welcome-membership.tsx';

export function VelkommenPage() {
  const query = useQuery(welcomeQuery());
  const { account } = useSession();
  const isMember = Boolean(query.data?.welcome);
  const needsName = isMember && account?.isJoining === true;
  useEffect(() => {
    if (needsName) void renewName();
  }, [needsName]);
  if (query.data?.welcome === null) return <Navigate to={paths.home} replace />;
  const callName = query.data?.welcome?.callName;
  return (
    <>
      <PictureHeading picture={welcomePicture} lead={texts.lead}>
        {callName ? texts.title(callName) : texts.titleWithoutName}
      </PictureHeading>
      <QueryState
        query={query}
        skeleton={
          <Card>
            <SkeletonText lines={4} />
          </Card>
        }
      >
        {({ welcome }) =>
          welcome && (
            <>
              <GreeterCard welcome={welcome} />
              <WelcomeMembership welcome={welcome} />
              <NextSteps welcome={welcome} />
              <OurMessages />
              <Grant welcome={welcome} />
            </>
          )
        }
      </QueryState>
    </>
  );
}

/** So that a letter is not taken for a fraud. */
function OurMessages() {
  const { title, ...lines } = texts.messages;
  return (
    <details className="fold">
      <summary>{title}</summary>
      <ul>
        {Object.values(lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}

/** Not what a welcome is about: last, and folded. */
function Grant({ welcome: { notCountingBecause, otherCommunities } }: { welcome: Welcome }) {
  const elsewhere = otherCommunities && otherCommunities.answer !== 'no' ? otherCommunities : null;
  if (notCountingBecause.length === 0 && !elsewhere) return null;
  return (
    <details className="fold">
      <summary>{texts.grant}</summary>
      <NotCounting reasons={notCountingBecause} level={2} />
      {elsewhere && <CommunitiesCard otherCommunities={elsewhere} isTitled />}
    </details>
  );
}
