/** `/home`: the person's own start page. */
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '#web/api/me-query.ts';
import { useSession } from '#web/session/use-session.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ActivitiesCard } from './activities-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { ChildrenCard } from './children-card.tsx';
import { EnquiriesCard } from './enquiries-card.tsx';
import { GivingCard } from './giving-card.tsx';
import { texts } from './home-texts.ts';
import { MagazineCard } from './magazine-card.tsx';
import { MeetingsCard } from './meetings-card.tsx';
import { MembershipCard } from './membership-card.tsx';
import { MoreLinks } from './more-links.tsx';
import { OfficesCard } from './offices-card.tsx';

export function HomePage() {
  const { account } = useSession();
  const me = useQuery(meQuery());
  const firstName = me.data?.callName ?? account?.name.split(' ')[0];
  return (
    <div className="prints-card">
      <PageHeading>{firstName ? texts.greeting(firstName) : texts.greetingWithoutName}</PageHeading>
      <MembershipCard />
      <AttentionCard />
      <div className="card-grid">
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
