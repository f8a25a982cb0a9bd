/** `/home`: the person's own start page. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { attentionQuery } from '#web/api/home-queries.ts';
import { meQuery } from '#web/api/me-query.ts';
import { loadPart } from '#web/session/code-failure.ts';
import { useSession } from '#web/session/use-session.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ActivitiesCard } from './activities-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { ChildrenCard } from './children-card.tsx';
import { EnquiriesCard } from './enquiries-card.tsx';
import { fetchCards } from './fetch-cards.ts';
import { GivingCard } from './giving-card.tsx';
import { texts } from './home-texts.ts';
import { MagazineCard } from './magazine-card.tsx';
import { MeetingsCard } from './meetings-card.tsx';
import { MembershipCard } from './membership-card.tsx';
import { MoreLinks } from './more-links.tsx';
import { OfficesCard } from './offices-card.tsx';

const DeathReported = lazy(() =>
  loadPart(() => import('./death-reported.tsx')).then((module) => ({ default: module.DeathReported })),
);

export function HomePage() {
  const { account } = useSession();
  const client = useQueryClient();
  // A layout effect, for it runs before the cards' queries begin.
  useLayoutEffect(() => fetchCards(client), [client]);
  const me = useQuery(meQuery());
  const { isPending, failureCount } = useQuery(attentionQuery());
  const [isHeightKnown, setIsHeightKnown] = useState(false);
  if (!isHeightKnown && (!isPending || failureCount > 0)) setIsHeightKnown(true);
  const firstName = me.data?.callName ?? account?.name.split(' ')[0];
  return (
    <div className="prints-card">
      <PageHeading>{firstName ? texts.greeting(firstName) : texts.greetingWithoutName}</PageHeading>
      <ToldOfDeath />
      <MembershipCard />
      <AttentionCard />
      {/* How tall the card above gets is not known before its answer: shown then, these do not move. */}
      <div className="card-grid" hidden={!isHeightKnown}>
        <EnquiriesCard />
        <ChildrenCard />
        <ActivitiesCard />
        <MagazineCard />
        <GivingCard />
        <MeetingsCard />
        <OfficesCard />
      </div>
      <MoreLinks />
    </div>
  );
}

/** Stays when the person has answered: the thanks are said in its place. */
function ToldOfDeath() {
  const { data } = useQuery(attentionQuery());
  const [isTold, setIsTold] = useState(false);
  const isReported = data?.matters.some(({ code }) => code === 'DEATH_REPORTED') ?? false;
  if (isReported && !isTold) setIsTold(true);
  return isTold ? (
    <Suspense>
      <DeathReported />
    </Suspense>
  ) : null;
}
