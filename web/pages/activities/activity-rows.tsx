import type { ActivitySummary } from '#contract/activity-values.ts';
import {
  activityTypeWords,
  phaseTones,
  phaseWords,
  priceWords,
  whenWords,
  whereWords,
} from '#web/texts/activity-words.ts';
import { capitalise } from '#web/texts/format.ts';
import { activityPaths } from '#web/ui/activity-paths.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { StateTag } from '#web/ui/state-tag.tsx';
import { detailTexts } from './activities-texts.ts';

export function ActivityRows({
  activities,
  label,
}: {
  activities: readonly ActivitySummary[];
  label: string;
}) {
  return (
    <ul className="rows" aria-label={label}>
      {activities.map((activity) => (
        <li className="row activity-row" key={activity.id}>
          <p className="activity-row__when">{capitalise(whenWords(activity))}</p>
          <PageLink to={activityPaths.one(activity.id)} className="row__link">
            {activity.title}
            {activities.some((other) => other !== activity && other.title === activity.title) && (
              <span className="ds-sr-only">, {whenWords(activity)}</span>
            )}
          </PageLink>
          <p className="activity-row__summary">{activity.summary}</p>
          <p className="row__details">
            <span>{whereWords(activity)}</span>
            <span>{activity.unit.name}</span>
            <span>{activityTypeWords[activity.type]}</span>
            <span>{priceWords(activity)}</span>
          </p>
          {(activity.phase !== 'open' || activity.audience === 'members') && (
            <p className="row__tags activity-row__tags">
              {activity.phase !== 'open' && (
                <StateTag tone={phaseTones[activity.phase]}>{phaseWords[activity.phase]}</StateTag>
              )}
              {activity.audience === 'members' && <StateTag tone="info">{detailTexts.forMembers}</StateTag>}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
