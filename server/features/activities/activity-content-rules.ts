/** What an organiser has filled in, looked at as a whole. */
import type { ActivityContent } from '#contract/activity-organiser-endpoints.ts';
import { type ChangedField, isCeremony } from '#contract/activity-values.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { readMapPoint } from '#contract/values/map-point.ts';

export type ActivityTimes = { startsAt: Date; endsAt: Date; deadlineAt: Date | null };
export type LocalTimes = { starts: string; ends: string; deadline: string | null };

export const localTimes = (content: ActivityContent): LocalTimes => ({
  starts: `${content.startsOn}T${content.startsTime}`,
  ends: `${content.endsOn}T${content.endsTime}`,
  deadline: content.deadlineOn && `${content.deadlineOn}T${content.deadlineTime ?? '23:59'}`,
});

/**
 * @param momentOf the moment of a time in Norway; null where the clock never shows it
 * @returns the moments, or what is wrong with which field
 */
export function checkContent(
  content: ActivityContent,
  momentOf: (local: string) => Date | null,
): { times: ActivityTimes } | { faults: FieldProblem[] } {
  const { starts, ends, deadline } = localTimes(content);
  const [startsAt, endsAt] = [momentOf(starts), momentOf(ends)];
  const deadlineAt = deadline && momentOf(deadline);
  const faults: FieldProblem[] = [];
  const fault = (path: string, code: FieldProblem['code']) => faults.push({ path, code });
  if (!startsAt) fault('/startsTime', 'INVALID');
  if (!endsAt) fault('/endsTime', 'INVALID');
  if (startsAt && endsAt && endsAt <= startsAt) fault('/endsTime', 'INVALID');
  if (deadline && (!deadlineAt || (startsAt && deadlineAt > startsAt))) fault('/deadlineOn', 'INVALID');
  if (!content.place && !content.isDigital) fault('/place', 'REQUIRED');
  if (content.point && !readMapPoint(content.point)) fault('/point', 'INVALID');
  if (content.ageFrom !== null && content.ageTo !== null && content.ageTo < content.ageFrom)
    fault('/ageTo', 'INVALID');
  if (faults.length > 0 || !startsAt || !endsAt) return { faults };
  return { times: { startsAt, endsAt, deadlineAt: deadlineAt || null } };
}

/** Only where children may come is there a price for them. An annual meeting is for members, each for themselves; a ceremony is for those who are signed up by another, on one day at one place. */
export function byItsType(content: ActivityContent): ActivityContent {
  if (content.type === 'annual-meeting')
    return { ...content, audience: 'members', takesChildren: false, maxGuests: 0 };
  return isCeremony(content.type)
    ? {
        ...content,
        audience: 'everybody',
        takesChildren: true,
        maxGuests: 0,
        priceChildKroner: 0,
        endsOn: content.startsOn,
        isDigital: false,
        digitalLink: null,
      }
    : { ...content, priceChildKroner: content.takesChildren ? content.priceChildKroner : 0 };
}

/** Of a meeting that members are summoned to: it stays the annual meeting of its unit on its day. The time may change. */
export function summonedFaults(
  before: { unitId: string; type: ActivityContent['type']; startsLocal: string },
  content: ActivityContent,
): FieldProblem[] {
  const isOther = {
    '/unitId': content.unitId !== before.unitId,
    '/type': content.type !== before.type,
    '/startsOn': content.startsOn !== before.startsLocal.slice(0, 10),
  };
  return Object.entries(isOther).flatMap(([path, is]) => (is ? [{ path, code: 'INVALID' }] : []));
}

export type Told = {
  startsAt: Date;
  endsAt: Date;
  place: string | null;
  isDigital: boolean;
  digitalLink: string | null;
  title: string;
  description: string;
};

/** Changes that participants are notified of. */
export function changesBetween(before: Told, after: Told): ChangedField[] {
  const isOther: Record<ChangedField, boolean> = {
    time: +before.startsAt !== +after.startsAt || +before.endsAt !== +after.endsAt,
    place: before.place !== after.place || before.isDigital !== after.isDigital,
    link: before.digitalLink !== after.digitalLink,
    title: before.title !== after.title,
    description: before.description !== after.description,
  };
  return (Object.keys(isOther) as ChangedField[]).filter((field) => isOther[field]);
}
