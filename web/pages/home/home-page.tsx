/** `/home`: the person's own start page. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { givingSummaryQuery } from '#web/api/giving-queries.ts';
import { attentionQuery } from '#web/api/home-queries.ts';
import { meQuery } from '#web/api/me-query.ts';
import { loadPart } from '#web/session/code-failure.ts';
import { useSession } from '#web/session/use-session.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ActivitiesCard } from './activities-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { ChildrenCard } from './children-card.tsx';
import { EnquiriesCard } from './enquiries-card.tsx';
import { fetchCards } from './fetch-cards.ts';
import { GivingCard } from './giving-card.tsx';
import { homeRows } from './home-order.ts';
import { texts } from './home-texts.ts';
import { LeftCard } from './left-card.tsx';
import { MagazineCard } from './magazine-card.tsx';
import { MeetingsCard } from './meetings-card.tsx';
import { MembershipCard } from './membership-card.tsx';
import { MoreLinks } from './more-links.tsx';
import { OfficesCard } from './offices-card.tsx';

const DeathReported = lazy(() =>
  loadPart(() => import('./death-reported.tsx')).then((module) => ({ default: module.DeathReported })),
);

const FirstQuestions = lazy(() =>
  loadPart(() => import('./first-questions.tsx')).then((module) => ({ default: module.FirstQuestions })),
);

const NotMemberCard = lazy(() =>
  loadPart(() => import('./not-member-card.tsx')).then((module) => ({ default: module.NotMemberCard })),
);

const rows = {
  activities: ActivitiesCard,
  children: ChildrenCard,
  enquiries: EnquiriesCard,
  giving: GivingCard,
  magazine: MagazineCard,
  meetings: MeetingsCard,
  offices: OfficesCard,
};

/** While it is not known who is here nothing is seen; each row must be there when its answer comes. */
const everything = { isMember: true, hasLeft: false, isAdult: true, isGuardian: true, isElected: true };

export function HomePage() {
  const { account } = useSession();
  const client = useQueryClient();
  // A layout effect, for it runs before the cards' queries begin.
  const [listening] = useState(() => Promise.withResolvers<void>());
  useLayoutEffect(() => fetchCards(client, listening.promise), [client, listening]);
  const { data: me } = useQuery(meQuery());
  const { isPending, failureCount } = useQuery(attentionQuery());
  const { data: giving } = useQuery(givingSummaryQuery());
  // After the cards' own effects, in which their queries begin.
  useEffect(() => listening.resolve(), [listening]);
  useEffect(() => {
    // Fetched then: it comes with the code of the sign-in, for which the page does not wait.
    if (me?.isMember === false)
      void loadPart(() => import('#web/session/kept-card.ts')).then(
        ({ forgetKeptCard }) => forgetKeptCard(),
        () => {},
      );
  }, [me]);
  const [isHeightKnown, setIsHeightKnown] = useState(false);
  if (!isHeightKnown && (!isPending || failureCount > 0)) setIsHeightKnown(true);
  const firstName = me?.callName ?? account?.name.split(' ')[0];
  const gives = giving != null && (giving.agreement !== null || giving.givenOre > 0);
  return (
    <div className="prints-card">
      <PageHeading
        before={
          <p className="way-on no-print">
            <PageLink to="/finn-fram">{texts.find}</PageLink>
          </p>
        }
      >
        {firstName ? texts.greeting(firstName) : texts.greetingWithoutName}
      </PageHeading>
      <ToldOfDeath />
      {me?.isMember !== false && <MembershipCard />}
      <AttentionCard />
      <AskedOnce />
      {/* How tall the card above gets is not known before its answer: shown then, these do not move. */}
      <div className="home-rows" hidden={!isHeightKnown}>
        {homeRows(me ?? everything, gives).map((row) => {
          if (row === 'membership')
            return me?.hasLeft ? (
              <LeftCard key={row} />
            ) : (
              <Suspense key={row}>
                <NotMemberCard />
              </Suspense>
            );
          const Row = rows[row];
          return <Row key={row} />;
        })}
      </div>
      {isHeightKnown && <MoreLinks me={me} />}
    </div>
  );
}

/** Stays when the last question has been answered: the thanks are said in its place. */
function AskedOnce() {
  const { data } = useQuery(attentionQuery());
  const [isAsked, setIsAsked] = useState(false);
  if (data?.unasked && !isAsked) setIsAsked(true);
  return isAsked ? (
    <Suspense>
      <FirstQuestions />
    </Suspense>
  ) : null;
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
