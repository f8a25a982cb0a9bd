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
          {activity.phase === 'cancelled' && <Phase activity={activity} />}
          <p className="activity-row__when">
            <Struck isStruck={activity.phase === 'cancelled'}>{capitalise(whenWords(activity))}</Struck>
          </p>
          <PageLink to={activityPaths.one(activity.id)} className="row__link">
            <Struck isStruck={activity.phase === 'cancelled'}>{activity.title}</Struck>
            {activities.some((other) => other !== activity && other.title === activity.title) && (
              <span className="ds-sr-only">, {whenWords(activity)}</span>
            )}
          </PageLink>
          {activity.phase !== 'cancelled' && <p className="activity-row__summary">{activity.summary}</p>}
          <p className="row__details">
            <span>{whereWords(activity)}</span>
            <span>{activity.unit.name}</span>
            <span>{activityTypeWords[activity.type]}</span>
            <span>{priceWords(activity)}</span>
          </p>
          {activity.phase !== 'cancelled' &&
            (activity.phase !== 'open' || activity.audience === 'members') && <Phase activity={activity} />}
        </li>
      ))}
    </ul>
  );
}

/** How it stands and who it is for: first where it is called off, else last. */
function Phase({ activity: { phase, audience } }: { activity: ActivitySummary }) {
  return (
    <p className="row__tags activity-row__tags">
      {phase !== 'open' && <StateTag tone={phaseTones[phase]}>{phaseWords[phase]}</StateTag>}
      {audience === 'members' && <StateTag tone="info">{detailTexts.forMembers}</StateTag>}
    </p>
  );
}

/** What has been called off is crossed out, so that it does not look like what is on. */
function Struck({ isStruck, children }: { isStruck: boolean; children: string }) {
  return isStruck ? <s>{children}</s> : children;
}
