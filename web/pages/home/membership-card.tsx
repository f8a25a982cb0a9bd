import { useQuery } from '@tanstack/react-query';
import type { MembershipCard as Membership } from '#contract/overview-endpoints.ts';
import { overviewQuery } from '#web/api/enquiry-queries.ts';
import { formatDate } from '#web/texts/format.ts';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonWord } from '#web/ui/skeleton.tsx';
import { texts } from './home-texts.ts';
import { JoiningCard, NotMemberCard } from './not-member-card.tsx';

/** The membership, or how to become a member. */
export function MembershipCard({ isJoining }: { isJoining: boolean }) {
  const query = useQuery({ ...overviewQuery(), select: ({ membership }) => membership });
  if (query.data === null) return isJoining ? <JoiningCard /> : <NotMemberCard />;
  return (
    <Card id="membership" title={texts.membership.title} tone="night">
      <QueryState query={query} skeleton={<FactsSkeleton />}>
        {(membership) => membership && <Facts membership={membership} />}
      </QueryState>
    </Card>
  );
}

function Facts({ membership }: { membership: Membership }) {
  const { number, name, memberSinceOn, chapter, region } = membership;
  return (
    <>
      <p className="member-name">{name}</p>
      <FactList
        facts={[
          [texts.membership.number, number],
          [texts.membership.since, formatDate(memberSinceOn)],
          [texts.membership.chapter, chapter ?? texts.membership.noChapter],
          ...(region ? [[texts.membership.region, region] as const] : []),
        ]}
      />
    </>
  );
}

/** The same lines, so that the cards below stay where they are. */
function FactsSkeleton() {
  const { number, since, chapter, region } = texts.membership;
  return (
    <div aria-hidden="true">
      <p className="member-name">
        <SkeletonWord />
      </p>
      <FactList facts={[number, since, chapter, region].map((name) => [name, <SkeletonWord key={name} />])} />
    </div>
  );
}
