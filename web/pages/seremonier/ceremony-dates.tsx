import { useQuery } from '@tanstack/react-query';
import type { ActivitySummary } from '#contract/activity-values.ts';
import type { DatedCeremony } from '#contract/ceremony-endpoints.ts';
import { activitiesQuery, mySignUpsQuery } from '#web/api/activity-queries.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/use-session.ts';
import {
  phaseTones,
  phaseWords,
  placesLeftWords,
  priceWords,
  whenWords,
  whereWords,
} from '#web/texts/activity-words.ts';
import { capitalise } from '#web/texts/format.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { texts } from './seremonier-texts.ts';

/** As the list of activities has them in its address. */
const slugs = { naming: 'navnefest', confirmation: 'konfirmasjon' };

/** Those of one's own chapter and region first. */
export function CeremonyDates({ kind }: { kind: DatedCeremony }) {
  const { account } = useSession();
  const mine = useQuery({ ...mySignUpsQuery(), enabled: account !== null });
  const own = mine.data?.own ?? null;
  const query = useQuery({
    ...activitiesQuery({ type: kind, ...(own && { own: own.chapterId }) }),
    enabled: !account || !mine.isPending,
  });
  const { dates: words } = texts;
  return (
    <section id="datoer">
      <h2>{words.title}</h2>
      <QueryState query={query} skeleton={<SkeletonRows />}>
        {({ activities, total }) =>
          activities.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <>
              {own && <p>{words.near}</p>}
              <ul className="rows" aria-label={words.title}>
                {activities.map((one) => (
                  <DateRow key={one.id} activity={one} />
                ))}
              </ul>
              {total > activities.length && (
                <p>
                  <PageLink to={paths.activities} search={{ type: slugs[kind] }}>
                    {words.all}
                  </PageLink>
                </p>
              )}
            </>
          )
        }
      </QueryState>
    </section>
  );
}

function DateRow({ activity }: { activity: ActivitySummary }) {
  const when = whenWords(activity);
  const { id, title, unit, phase, placesLeft } = activity;
  const left = placesLeftWords(placesLeft);
  return (
    <li className="row activity-row">
      <p className="activity-row__when">{capitalise(when)}</p>
      <PageLink to={activityPaths.one(id)} className="row__link">
        {title}
        <span className="ds-sr-only">, {when}</span>
      </PageLink>
      <p className="row__details">
        <span>{whereWords(activity)}</span>
        <span>{unit.name}</span>
        <span>{priceWords(activity)}</span>
        {left && <span>{left}</span>}
      </p>
      {phase !== 'open' && (
        <p className="row__tags activity-row__tags">
          <StateTag tone={phaseTones[phase]}>{phaseWords[phase]}</StateTag>
        </p>
      )}
    </li>
  );
}
