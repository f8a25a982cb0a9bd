/** How an activity is shown to its organisers. */
import type { ActivityContent, OrganisedActivity } from '#contract/activity-organiser-endpoints.ts';
import { writeMapPoint } from '#contract/values/map-point.ts';
import type { ActivityRow } from './activity-repository.ts';
import { phaseOf } from './sign-up-rules.ts';

export const organisedOf = (activity: ActivityRow, now: Date): OrganisedActivity => ({
  id: activity.id,
  title: activity.title,
  unit: activity.unitName,
  capacity: activity.capacity,
  startsAt: activity.startsAt.toISOString(),
  phase: phaseOf(activity, activity.taken, now),
  places: activity.taken,
  waiting: activity.waiting,
});

/** As the organiser's form has it. */
export function contentOf(activity: ActivityRow, questions: ActivityContent['questions']): ActivityContent {
  const { unitId, type, title, summary, description, isDigital, digitalLink, capacity, audience } = activity;
  const { ageFrom, ageTo, takesChildren, maxGuests, refundRule, offerHours } = activity;
  const [startsOn = '', startsTime = ''] = activity.startsLocal.split('T');
  const [endsOn = '', endsTime = ''] = activity.endsLocal.split('T');
  const [deadlineOn = null, deadlineTime = null] = activity.deadlineLocal?.split('T') ?? [];
  return {
    unitId,
    type,
    title,
    summary,
    description,
    isDigital,
    digitalLink,
    capacity,
    audience,
    ageFrom,
    ageTo,
    takesChildren,
    maxGuests,
    refundRule,
    offerHours,
    startsOn,
    startsTime,
    endsOn,
    endsTime,
    deadlineOn,
    deadlineTime,
    place: activity.place ?? '',
    point: activity.point ? writeMapPoint(activity.point) : '',
    accessNote: activity.accessNote ?? '',
    priceMemberKroner: Math.round(activity.priceMemberOre / 100),
    priceOtherKroner: Math.round(activity.priceOtherOre / 100),
    priceChildKroner: Math.round(activity.priceChildOre / 100),
    questions: questions.map(({ id, words, kind, isRequired, isHealth }) => ({
      id,
      words,
      kind,
      isRequired,
      isHealth,
    })),
  };
}
