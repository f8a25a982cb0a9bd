/** `/activities/mine`: what one is signed up for, and the calendar it can be in. */
import { useQuery } from '@tanstack/react-query';
import { mySignUpsQuery } from '#web/api/activity-queries.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { mineTexts as texts } from './activities-texts.ts';
import { CalendarFeedCard } from './calendar-feed-card.tsx';
import { SignUpRows } from './sign-up-rows.tsx';

export function MyActivitiesPage() {
  const query = useQuery({ ...mySignUpsQuery(), staleTime: 0 });
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ coming, past, feedPath }) => (
          <>
            <section>
              <h2>{texts.coming}</h2>
              <SignUpRows signUps={coming} label={texts.coming} />
              <p>
                <ButtonLink to={paths.activities} variant="secondary">
                  {texts.find}
                </ButtonLink>
              </p>
            </section>
            <CalendarFeedCard path={feedPath} />
            {past.length > 0 && (
              <section>
                <h2>{texts.past}</h2>
                <SignUpRows signUps={past} label={texts.past} isPast />
              </section>
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
