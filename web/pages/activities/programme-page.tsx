/** `/activities/utskrift`: what was found, for the notice board. */
import { useQuery } from '@tanstack/react-query';
import type { ActivityList } from '#contract/activity-endpoints.ts';
import { paths } from '#web/paths.ts';
import { priceWords, whenWords, whereWords } from '#web/texts/activity-words.ts';
import { capitalise } from '#web/texts/format.ts';
import { organisation } from '#web/texts/organisation.ts';
import { Button } from '#web/ui/button.tsx';
import { usePageSearch } from '#web/ui/page-address.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { listTexts as texts } from './activities-texts.ts';
import { filterOf, searchOf } from './activity-filter.ts';
import { programmeQuery } from './programme-query.ts';

export function ProgrammePage() {
  const shown = filterOf(usePageSearch());
  // A notice board is for everybody.
  const { mine: _mine, ...filter } = shown;
  const query = useQuery(programmeQuery(filter));
  const unitId = filter.chapter ?? filter.region;
  const unit = query.data?.units.find(({ id }) => id === unitId);
  return (
    <>
      <PageHeading above={organisation.name}>
        {unit ? texts.printTitleOf(unit.name) : texts.printTitle}
      </PageHeading>
      <p className="actions">
        <Button onClick={() => window.print()}>{texts.printButton}</Button>
        <PageLink to={paths.activities} search={searchOf(shown) as Record<string, string>}>
          {texts.back}
        </PageLink>
      </p>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ activities }) => (
          <Programme activities={activities.filter(({ phase }) => phase !== 'cancelled')} />
        )}
      </QueryState>
    </>
  );
}

function Programme({ activities }: Pick<ActivityList, 'activities'>) {
  if (activities.length === 0) return <p>{texts.noneToPrint}</p>;
  return (
    <>
      <ul className="programme">
        {activities.map((activity) => (
          <li key={activity.id}>
            <p className="programme__when">{capitalise(whenWords(activity))}</p>
            <h2 className="programme__title">{activity.title}</h2>
            <p>{activity.summary}</p>
            <p>
              {whereWords(activity)}. {activity.unit.name}. {priceWords(activity)}.
            </p>
          </li>
        ))}
      </ul>
      <p>
        {texts.printLead}
        {`${location.host}${paths.activities}`}
      </p>
    </>
  );
}
