import { useQuery } from '@tanstack/react-query';
import type { MembershipCard as Membership } from '#contract/home-endpoints.ts';
import { membershipCardQuery } from '#web/api/home-queries.ts';
import { paths } from '#web/paths.ts';
import { formatDate } from '#web/texts/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonWord } from '#web/ui/skeleton.tsx';
import { texts } from './home-texts.ts';
import { NotMemberCard } from './not-member-card.tsx';

/** The membership, or how to become a member. */
export function MembershipCard() {
  const query = useQuery({ ...membershipCardQuery(), select: ({ membership }) => membership });
  if (query.data === null) return <NotMemberCard />;
  return (
    <Card id="membership" title={texts.membership.title} tone="night">
      <QueryState query={query} skeleton={<FactsSkeleton />}>
        {(membership) => membership && <Facts membership={membership} />}
      </QueryState>
      {!query.isError && (
        <p className="actions">
          <Button variant="secondary" onClick={() => print()}>
            {texts.membership.print}
          </Button>
          <PageLink to={paths.leaving}>{texts.membership.leave}</PageLink>
        </p>
      )}
    </Card>
  );
}

function Facts({ membership }: { membership: Membership }) {
  const { number, name, memberSinceOn, chapter, region, validYear, code, qr } = membership;
  return (
    <div className="member-card">
      <div className="member-card__facts">
        <p className="member-name">{name}</p>
        <FactList
          facts={[
            [texts.membership.number, number],
            [texts.membership.since, formatDate(memberSinceOn)],
            [texts.membership.chapter, chapter ?? texts.membership.noChapter],
            ...(region ? [[texts.membership.region, region] as const] : []),
            [texts.membership.validYear, String(validYear)],
          ]}
        />
        <p>
          <PageLink to={paths.membershipCardCheck(code)}>{texts.membership.check}</PageLink>
        </p>
      </div>
      <svg
        className="member-card__code"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={texts.membership.qr}
      >
        <path d={qr.path} />
      </svg>
    </div>
  );
}

/** The same lines, so that the cards below stay where they are. */
function FactsSkeleton() {
  const { number, since, chapter, region, validYear, check } = texts.membership;
  return (
    <div className="member-card" aria-hidden="true">
      <div className="member-card__facts">
        <p className="member-name">
          <SkeletonWord />
        </p>
        <FactList
          facts={[number, since, chapter, region, validYear].map((name) => [
            name,
            <SkeletonWord key={name} />,
          ])}
        />
        <p>
          <SkeletonWord words={check} />
        </p>
      </div>
      <span className="member-card__code ds-skeleton" />
    </div>
  );
}
