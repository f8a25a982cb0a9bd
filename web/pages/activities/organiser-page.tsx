/** `/activities/mine/arranger`: the activities of the units one may organise for. */

import { useQuery } from '@tanstack/react-query';
import { organisedQuery } from '#web/api/activity-queries.ts';
import { usePageTitle } from '#web/frame/page-title.ts';
import { paths } from '#web/paths.ts';
import { longDayOf, phaseTones, phaseWords } from '#web/texts/activity-words.ts';
import { capitalise, formatTime } from '#web/texts/format.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { organiserTexts as texts } from './organiser-texts.ts';

export function OrganiserPage() {
  const query = useQuery(organisedQuery());
  const mayNot = query.data?.units.length === 0;
  usePageTitle(mayNot ? texts.mayNot : null);
  if (mayNot)
    return (
      <>
        <PageHeading lead={texts.mayNotText}>{texts.mayNot}</PageHeading>
        <p>
          <ButtonLink to={paths.activities}>{texts.back}</ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ activities }) => (
          <>
            <p>
              <ButtonLink to={activityPaths.organised('ny')}>{texts.new}</ButtonLink>
            </p>
            {activities.length === 0 && <p>{texts.none}</p>}
            <ul className="rows" aria-label={texts.list}>
              {activities.map((activity) => (
                <li className="row" key={activity.id}>
                  <p className="row__tags">
                    <StateTag tone={phaseTones[activity.phase]}>{phaseWords[activity.phase]}</StateTag>
                  </p>
                  <PageLink to={activityPaths.organised(activity.id)} className="row__link">
                    {activity.title}
                    <span className="ds-sr-only">, {longDayOf(activity.startsAt)}</span>
                  </PageLink>
                  <p className="row__details">
                    <span>{`${capitalise(longDayOf(activity.startsAt))} ${formatTime(activity.startsAt)}`}</span>
                    <span>{activity.unit}</span>
                    <span>{texts.places(activity.places, activity.capacity)}</span>
                    {activity.waiting > 0 && <span>{texts.waiting(activity.waiting)}</span>}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </>
  );
}
